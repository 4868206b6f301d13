import { font } from './type';

/** How wide a letter is for its size, in the widest of our words: Koszmarów, punktów. */
const LETTER = { display: 0.69, other: 0.6 };

/** How much smaller letters of this face and size must be drawn so that the longest word stands whole in so many points: 1 where it does. */
export function fitting(
  text: string,
  { fontFamily, fontSize }: { readonly fontFamily?: string; readonly fontSize: number },
  room: number,
): number {
  const letter = fontFamily === font.display ? LETTER.display : LETTER.other;
  return Math.min(1, room / (letter * fontSize * Math.max(...text.split(' ').map((word) => word.length))));
}
