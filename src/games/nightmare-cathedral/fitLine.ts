export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The average width of a letter, as a part of its size. */
export const LETTER = 0.56;

/** The size of letters with which a text takes one line of this width, at most `most`. */
export const fitLine = (text: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, LETTER * text.length));
