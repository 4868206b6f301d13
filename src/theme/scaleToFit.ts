import { font } from './type';

/** The width of a letter relative to its size, in the widest of our words: Koszmarów, punktów. */
const LETTER = { display: 0.69, other: 0.6 };

interface FontStyle {
  readonly fontFamily?: string;
  readonly fontSize: number;
}

/** The width of an average letter relative to its size. */
const USUAL = { display: 0.58, other: 0.53 };

/** Estimates how many lines a text of this font and size takes in a width, when it may break between words. */
export function countTextLines(text: string, { fontFamily, fontSize }: FontStyle, room: number): number {
  const letter = fontSize * (fontFamily === font.display ? USUAL.display : USUAL.other);
  let lines = 1;
  let filled = 0;
  for (const word of text.split(' ')) {
    const wide = word.length * letter;
    if (filled > 0 && filled + wide > room) {
      lines++;
      filled = 0;
    }
    filled += wide + letter / 2;
  }
  return lines;
}

/**
 * The factor by which letters must shrink so that the longest word fits into a width unbroken; 1 when it fits already.
 */
export function scaleToFit(text: string, { fontFamily, fontSize }: FontStyle, room: number): number {
  const letter = fontFamily === font.display ? LETTER.display : LETTER.other;
  return Math.min(1, room / (letter * fontSize * Math.max(...text.split(' ').map((word) => word.length))));
}
