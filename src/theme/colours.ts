/** Colours named by their use, so that no screen needs to know which theme is on. */
export interface Colours {
  /** The background of every screen; the other two are its gradient, from top to bottom. */
  readonly ground: string;
  readonly groundTop: string;
  readonly groundBottom: string;
  /** Surfaces on the ground: a box of settings, a list. */
  readonly panel: string;
  /** Surfaces on a panel: a chip, a round button. */
  readonly chip: string;
  readonly text: string;
  readonly quiet: string;
  /** The bright paper that asks for attention: whose turn it is, a prompt. */
  readonly paper: string;
  readonly ink: string;
  readonly quietInk: string;
  /** The main button of a screen. */
  readonly call: string;
  readonly onCall: string;
  readonly second: string;
  readonly onSecond: string;
  /** A third colour beside those of the buttons; what stands on it is as on them. */
  readonly third: string;
  /** The outline of what may be touched now. */
  readonly glow: string;
  /** The colour of the chosen item, as text or icon. */
  readonly active: string;
  readonly idle: string;
  readonly bar: string;
  readonly line: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly shelf: string;
  readonly shelfEdge: string;
  readonly shadow: string;
  /** Covers everything while a dialog is open. */
  readonly veil: string;
}

/** Colours that a game puts in the place of those of the house, in dark themes and in light ones. */
export type Tint = Readonly<
  Record<'dark' | 'light', Pick<Colours, 'panel' | 'chip' | 'line'> & Partial<Pick<Colours, 'quiet'>>>
>;

const CREAM = '#fff1d6';
const INK = '#1b1038';
const HONEY = '#fbc04a';
const MINT = '#8fd6cc';
const LILAC = '#d3a6ff';

/** What is the same by night and by day: ink, and what it stands on. */
const BRIGHT = {
  ink: INK,
  quietInk: '#574879',
  call: HONEY,
  onCall: INK,
  second: MINT,
  onSecond: INK,
  third: LILAC,
} as const;

export const dark: Colours = {
  ...BRIGHT,
  ground: '#2a1a5e',
  groundTop: '#1f1450',
  groundBottom: '#4b2f7c',
  panel: '#20144a',
  chip: '#3a2668',
  text: CREAM,
  quiet: '#d9c8f4',
  paper: CREAM,
  glow: '#fbd98a',
  active: HONEY,
  idle: '#b7a4dc',
  bar: '#1c1240',
  line: '#8a72bd',
  danger: '#ff8f86',
  onDanger: INK,
  shelf: '#7a4fa0',
  shelfEdge: '#5b3a80',
  shadow: '#0b0620',
  veil: '#0b0620cc',
};

export const light: Colours = {
  ...BRIGHT,
  ground: '#f6ecdc',
  groundTop: '#fbf3e4',
  groundBottom: '#efe4f3',
  panel: '#fffaf0',
  chip: '#e2d3ec',
  text: INK,
  quiet: '#574879',
  paper: '#fffdf7',
  glow: '#a5630a',
  active: '#8a4b00',
  idle: '#66568a',
  bar: '#fffaf0',
  line: '#8d79b5',
  danger: '#a8243a',
  onDanger: '#ffffff',
  shelf: '#b98fc9',
  shelfEdge: '#9a70ad',
  shadow: '#5a3f6e',
  veil: '#1b1038b3',
};

export const darkContrast: Colours = {
  ...dark,
  ground: '#0b0620',
  groundTop: '#0b0620',
  groundBottom: '#0b0620',
  panel: '#000000',
  chip: '#1c1240',
  text: '#ffffff',
  quiet: '#ffffff',
  paper: '#ffffff',
  ink: '#000000',
  quietInk: '#000000',
  onCall: '#000000',
  onSecond: '#000000',
  idle: '#ffffff',
  bar: '#000000',
  line: '#ffffff',
  danger: '#ffb3ad',
  onDanger: '#000000',
};

export const lightContrast: Colours = {
  ...light,
  ground: '#ffffff',
  groundTop: '#ffffff',
  groundBottom: '#ffffff',
  panel: '#ffffff',
  chip: '#f0eaf6',
  text: '#000000',
  quiet: '#000000',
  paper: '#ffffff',
  ink: '#000000',
  quietInk: '#000000',
  onCall: '#000000',
  onSecond: '#000000',
  glow: '#7a3f00',
  active: '#6b3400',
  idle: '#1b1038',
  bar: '#ffffff',
  line: '#000000',
  danger: '#8a0f26',
};
