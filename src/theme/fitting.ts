import { font } from './type';

/** How wide a letter is for its size, in the widest of our words: Koszmarów, punktów. */
const LETTER = { display: 0.69, other: 0.6 };

interface Drawn {
  readonly fontFamily?: string;
  readonly fontSize: number;
}

/** About how wide most letters are for their size. */
const USUAL = { display: 0.58, other: 0.53 };

/** About how many lines a text of this face and size takes in so many points, where it may break between words. */
export function linesOf(text: string, { fontFamily, fontSize }: Drawn, room: number): number {
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

/** How much smaller letters of this face and size must be drawn so that the longest word stands whole in so many points: 1 where it does. */
export function fitting(text: string, { fontFamily, fontSize }: Drawn, room: number): number {
  const letter = fontFamily === font.display ? LETTER.display : LETTER.other;
  return Math.min(1, room / (letter * fontSize * Math.max(...text.split(' ').map((word) => word.length))));
}
