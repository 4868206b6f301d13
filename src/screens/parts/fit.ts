/**
 * The width of a letter of the display font relative to its size, and the share of a box's width that a name may take.
 */
const LETTER = 0.6;
const ROOM = 0.84;
const LARGEST = 0.2;
/** Smaller, because two lines must fit into the band below the picture. */
const LARGEST_OF_TWO = 0.115;

export interface FittedText {
  /** The font size for a box of width 1. */
  readonly size: number;
  readonly lines: readonly string[];
}

const sizeOf = (lines: readonly string[]) => ROOM / (LETTER * Math.max(...lines.map((line) => line.length)));

/** Makes a name as large as its box allows, on one line, or on two if that makes it larger. */
export function fitText(name: string): FittedText {
  const words = name.split(' ');
  let best: FittedText = { size: Math.min(LARGEST, sizeOf([name])), lines: [name] };
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const size = Math.min(LARGEST_OF_TWO, sizeOf(lines));
    if (size > best.size) best = { size, lines };
  }
  return best;
}
