import { STACKED } from '../../table/footerSizes';
import { countTextLines } from '../../theme/scaleToFit';
import { TARGET, space } from '../../theme/space';
import { type as types, type Type } from '../../theme/type';
import { setText } from '../../words/setText';
import { getLanguage } from '../../words/words';

/** The bar above a table: its size follows from the screen and the text size alone, never from the words. */
export interface HeaderSizes {
  /** The words stand below the buttons. */
  readonly isStacked: boolean;
  readonly gap: number;
  readonly padding: number;
  /** How wide and how high the words may be. */
  readonly room: number;
  readonly height: number;
}

/** How the title of a table and its status are written, each on a line; `shrink` makes the title's letters smaller. */
export type HeaderWords =
  | { readonly kind: 'twoLines'; readonly titleType: Type; readonly shrink?: number }
  /** One text of so many lines at most, in letters smaller by this factor. */
  | { readonly kind: 'oneText'; readonly text: string; readonly shrink: number; readonly lines: number };

/** On a narrower screen the buttons stand closer. */
const NARROW = 380;
/** Letters shrink no further, in points. */
const SMALLEST = 11;
const STEP = 0.05;
const SEPARATOR = ' · ';

/** Sizes for a screen so wide, with a back button before the words and so many buttons after them. */
export function getHeaderSizes(width: number, textScale: number, buttons: number): HeaderSizes {
  const isStacked = width / textScale < STACKED;
  const isNarrow = width < NARROW;
  const gap = isNarrow ? space.xs : space.s;
  const padding = isNarrow ? space.s : space.m;
  const lines = types.number.lineHeight + types.small.lineHeight;
  return {
    isStacked,
    gap,
    padding,
    room: width - 2 * padding - (isStacked ? 0 : (buttons + 1) * (TARGET + gap)),
    height: isStacked ? types.small.lineHeight * textScale : Math.max(TARGET, lines * textScale),
  };
}

export const joinHeader = (title: string, status: string): string => (status ? `${title}${SEPARATOR}${status}` : title);

/**
 * A line each where both fit, else one text whose letters shrink until it fits. If it does not even then, the status stands alone:
 * the table shows which game it is.
 */
export function fitHeader(
  title: string,
  status: string,
  { isStacked, room, height }: Pick<HeaderSizes, 'isStacked' | 'room' | 'height'>,
  textScale: number,
): HeaderWords {
  const count = (text: string, type: Type, shrink = 1) =>
    countTextLines(
      setText(text, getLanguage()), // where it may not break counts
      { ...types[type], fontSize: types[type].fontSize * textScale * shrink },
      room,
    );
  const { fontSize, lineHeight } = types.small;
  const least = Math.min(1, SMALLEST / (fontSize * textScale));
  if (!isStacked && count(status, 'small') === 1) {
    if (count(title, 'number') === 1) return { kind: 'twoLines', titleType: 'number' };
    if (count(title, 'small') === 1) return { kind: 'twoLines', titleType: 'small' };
    if (count(title, 'small', least) === 1) return { kind: 'twoLines', titleType: 'small', shrink: least };
  }
  const both = isStacked ? status || title : joinHeader(title, status);
  const linesAt = (shrink: number) => Math.max(1, Math.floor(height / (lineHeight * textScale * shrink)));
  const fit = (text: string): HeaderWords & { readonly fits: boolean } => {
    let shrink = 1;
    while (shrink > least && count(text, 'small', shrink) > linesAt(shrink)) shrink = Math.max(least, shrink - STEP);
    const lines = linesAt(shrink);
    return { kind: 'oneText', text, shrink, lines, fits: count(text, 'small', shrink) <= lines };
  };
  const joined = fit(both);
  return joined.fits || !status ? joined : fit(status);
}
