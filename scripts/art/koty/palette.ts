import { furs, type Fur } from '../fur';

export type Suit = 'blue' | 'yellow' | 'green' | 'pink';

export const koty = {
  ink: '#1b1038',
  cream: '#fff1d6',
  crow: '#17121f',
  grey: '#bdb6d2',
  lamp: '#ffd56e',
} as const;

/** Violet with a white bib: the cat that is all cats. */
export const jokerFur: Fur = {
  fur: '#9382dc',
  shade: '#7361bd',
  deep: '#4c3b92',
  light: '#ece4ff',
  inner: '#f2a6c4',
  iris: '#ffd04e',
};

export const coats: Readonly<Record<Suit, Fur>> = furs;

/** Nested papers of a frame, from the edge inwards. */
export type Papers = readonly [outer: string, middle: string, inner: string];

export const papers = {
  blue: ['#1c2b80', '#2841a6', '#3a5cc8'],
  yellow: ['#5a2450', '#8c3a58', '#c2603f'],
  green: ['#0f3a48', '#175a5c', '#268070'],
  pink: ['#571c62', '#872f80', '#b94a94'],
  crow: ['#1d1830', '#2f2848', '#484062'],
  joker: ['#6038a8', '#7c4fc4', '#9a70dc'],
  night: ['#150c34', '#22164e', '#33246c'],
  ember: ['#240b30', '#451440', '#76254c'],
} as const satisfies Record<string, Papers>;
