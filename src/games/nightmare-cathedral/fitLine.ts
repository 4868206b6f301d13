import { countTextLines, scaleToFit } from '../../theme/scaleToFit';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The average width of a letter, as a part of its size. */
export const LETTER = 0.56;

/** The size of letters with which a text takes one line of this width, at most `most`. */
export const fitLine = (text: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, LETTER * text.length));

const STEP = 0.5;

/**
 * The size of letters with which each of these texts has room in a box without a break inside a word, between `least`
 * and `most`; what has no room even with the least is cut.
 */
export function fitBox(texts: readonly string[], box: Box, most: number, least: number, line: number): number {
  const hasRoom = (fontSize: number) =>
    texts.every(
      (text) =>
        scaleToFit(text, { fontSize }, box.width) === 1 &&
        countTextLines(text, { fontSize }, box.width) * fontSize * line <= box.height,
    );
  let size = most;
  while (size > least && !hasRoom(size)) size = Math.max(least, size - STEP);
  return size;
}
