import { countTextLines, scaleToFit } from '../theme/scaleToFit';
import { READABLE, space, TARGET } from '../theme/space';
import { type as types, type Type } from '../theme/type';

/** Room for what happened. More of it stands over the edge of the table, which keeps its size. */
export const LINE = 20;
/** Room for a prompt: two lines, three smaller ones, or a button to skip. */
export const PROMPT = 56;
/** From this text size on, words and buttons scroll in the room that they have. */
const LARGE = 1.3;
/** A button's height in words of their usual size, with what lies between two. */
const LARGE_BUTTON = 36;
/** A footer of large text leaves so much of the screen, in points, to the table and to the strip above it: lower, a table has no room for what lies on it. */
const ABOVE = 444;
/** A screen narrower than this, divided by the text size, has the words above a table below their buttons. */
export const STACKED = 230;
/** On a screen as narrow and lower than this they are heard only: what is to be done needs their row. */
const NO_WORDS_ABOVE = 640;
export const hasWordsAbove = ({ width, height }: Screen, text: number): boolean =>
  width / text >= STACKED || height >= NO_WORDS_ABOVE;
/** The height of their row at the usual text size. */
const WORDS_ABOVE = 18;
/** On a screen too low for that it has this part. */
const LEAST = 0.22;
/** Buttons have no more than this part of a footer of large text: what they are about is still to be read. */
const MOST_BUTTONS = 0.55;
export const BESIDE = 210;
/** A screen lower than this has no room for words below the table. */
const LOW = 520;
/** Room for the coach of a lesson, cat and sentence, and the most of a screen that it may take. */
const COACH = 160;
const MOST_COACH = 0.27;
/** In large text the footer of a lesson has this part of the screen: sentences are long, and scroll. */
const LESSON = 0.42;

interface Screen {
  readonly width: number;
  readonly height: number;
}

export const isBesideTable = ({ width, height }: Screen): boolean => height < LOW && width > height;

/** The coach in a game that needs the height for its table: so much of the screen, within these bounds; at least four small lines. */
const SLIM_COACH = { part: 0.15, least: 88, most: 104 };

/** Where the coach stands in one row below the table: words that are large scroll in the usual room. */
export const isSlimCoach = (isSlim: boolean, isBeside: boolean, text: number): boolean =>
  isSlim && !isBeside && text <= LARGE;

export const getSlimCoachHeight = ({ height }: Pick<Screen, 'height'>, text: number): number =>
  Math.round(Math.max(SLIM_COACH.least, Math.min(SLIM_COACH.most, height * SLIM_COACH.part)) * text);

/** How high a coach is whose words are not large: the same in each step of a lesson. */
export const getCoachHeight = ({ height }: Screen, text: number): number => Math.min(COACH * text, height * MOST_COACH);

/** What a footer's height and width follow from: the screen, the text size and the game, never the words. */
export interface FooterSizes {
  readonly isLarge: boolean;
  readonly isBeside: boolean;
  /** Its height is the same all through a match, so that the table above keeps its own. */
  readonly isFixed: boolean;
  /** How wide its words and buttons may be. */
  readonly wide: number;
  /** The height of rows of buttons. */
  readonly buttons: number;
  /** The height of both, the words and the buttons, where they are large and fixed. */
  readonly all: number;
  readonly coach: number;
}

const heightOfRows = (rows: number): number => (rows === 0 ? 0 : rows * TARGET + (rows - 1) * space.s + space.xs);

export function getFooterSizes(
  screen: Screen,
  text: number,
  rows: number,
  isBeside: boolean,
  hasCoach: boolean,
): FooterSizes {
  const isLarge = text > LARGE;
  const above = hasWordsAbove(screen, text) ? ABOVE : ABOVE - WORDS_ABOVE * text;
  const most = (hasCoach ? screen.height * LESSON : Math.max(screen.height * LEAST, screen.height - above)) - space.s;
  const words = (LINE + PROMPT) * text;
  const wish = rows * LARGE_BUTTON * text;
  const all = hasCoach ? most : Math.min(most, words + (rows > 0 ? space.s + wish : 0));
  return {
    isLarge,
    isBeside,
    isFixed: !isBeside,
    wide: (isBeside ? BESIDE : Math.min(screen.width, widthOfWords(text))) - 2 * space.m,
    buttons: isLarge ? Math.min(wish, most * MOST_BUTTONS) : heightOfRows(rows),
    all,
    coach: getCoachHeight(screen, text),
  };
}

/** How wide the words below a table may be: larger letters may have longer lines. */
export const widthOfWords = (text: number): number => READABLE * Math.min(text, LARGE);

/** The height of the row of a slim footer, in words of their usual size. */
const SLIM = 48;
/** More buttons have no room in the row of a slim footer. */
export const MOST_SLIM_BUTTONS = 2;
/** A button has at most this part of the row: alone or above another one, and beside another one. */
const SLIM_BUTTON = { alone: 0.45, beside: 0.28 };

/** What a slim footer's height and widths follow from. The height does not depend on the buttons. */
export interface SlimSizes {
  readonly height: number;
  readonly wide: number;
  /** Large buttons stand above one another. */
  readonly isStacked: boolean;
  /** The most width that one button has, and that all have together. */
  readonly button: number;
  readonly buttons: number;
}

export function getSlimSizes(
  screen: { readonly width: number; readonly height: number },
  text: number,
  count: number,
): SlimSizes {
  const isLarge = text > LARGE;
  const most = Math.max(screen.height * LEAST, screen.height - ABOVE) - 2 * space.s;
  const wide = Math.min(screen.width, READABLE) - 2 * space.s;
  const isStacked = isLarge && count > 1;
  const button = Math.floor(wide * (count > 1 && !isStacked ? SLIM_BUTTON.beside : SLIM_BUTTON.alone));
  return {
    height: isLarge
      ? Math.max(MOST_SLIM_BUTTONS * TARGET + space.s, Math.min(SLIM * text, most))
      : Math.round(SLIM * text),
    wide,
    isStacked,
    button,
    buttons: count === 0 ? 0 : count > 1 && !isStacked ? 2 * button + space.xs : button,
  };
}

/** Letters of a footer of large text shrink no further than to this many times their usual size. */
const LEAST_LARGE = 1.3;
const SHRINK = 0.05;

/** How much smaller letters of this type must be so that the text fits; what does not fit even then scrolls. */
export function shrinkToFit(text: string, type: Type, textScale: number, wide: number, high: number): number {
  const least = Math.min(1, LEAST_LARGE / textScale);
  const fits = (by: number) =>
    countLines(text, type, textScale * by, wide) * types[type].lineHeight * textScale * by <= high;
  const letters = { ...types[type], fontSize: types[type].fontSize * textScale };
  let by = Math.max(least, scaleToFit(text, letters, wide)); // no word is wider than its room
  while (by > least && !fits(by)) by = Math.max(least, by - SHRINK);
  return by;
}

/**
 * How much smaller the letters of buttons must be that share a row of this height; null where they have no room in it,
 * each with this width for its words, and stand above one another.
 */
export function shrinkToShare(labels: readonly string[], textScale: number, wide: number, high: number): number | null {
  const by = Math.min(...labels.map((label) => shrinkToFit(label, 'label', textScale, wide, high)));
  const scale = textScale * by;
  const letters = { ...types.label, fontSize: types.label.fontSize * scale };
  const fits = (label: string) =>
    scaleToFit(label, letters, wide) === 1 &&
    countLines(label, 'label', scale, wide) * types.label.lineHeight * scale <= high;
  return labels.every(fits) ? by : null;
}

export const countLines = (text: string, type: Type, textScale: number, room: number): number =>
  countTextLines(text, { ...types[type], fontSize: types[type].fontSize * textScale }, room);
