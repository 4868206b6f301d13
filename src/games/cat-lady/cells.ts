import { FOODS } from '../../rules/cat-lady/cats';
import type { Box, Spot } from '../../table/layout/box';
import { ASPECT, PAD } from '../../table/layout/measures';
import { TARGET } from '../../theme/space';

import { APART } from './measures';
import type { Grown } from './sizes';

export interface Grid {
  /** The middle of the first card. */
  readonly x: number;
  readonly y: number;
  readonly card: number;
  readonly across: number;
  readonly down: number;
  /** How wide the place of an arrow is: those of the rows stand in a column, those of the columns in a row. */
  readonly arrow: number;
  readonly arrowX: number;
  readonly arrowY: number;
  readonly isMirrored: boolean;
}

/** What lies beside the grid: three strays, the deck, four foods, and points: those last, but where the foods fill a row. */
export const CELLS = 9;
export const FOR_A_ROW = 5;
const DECK_AT = 3;

export interface Cells {
  readonly strays: readonly Spot[];
  readonly deck: Spot;
  readonly points: Spot;
  readonly food: readonly Spot[];
}

export function gridIn(x: number, y: number, { unit, across, down, arrow }: Grown, isMirrored: boolean): Grid {
  const left = isMirrored ? x + arrow : x;
  return {
    x: left + across / 2,
    y: y + down / 2,
    card: unit,
    across,
    down,
    arrow,
    arrowX: isMirrored ? x + arrow / 2 : x + 3 * across + arrow / 2,
    arrowY: y + 3 * down + arrow / 2,
    isMirrored,
  };
}

/** In the corner between the arrows, where the cat token waits at first. */
export const withDiscard = (grid: Grid): { readonly grid: Grid; readonly discard: Spot } => ({
  grid,
  discard: { x: grid.arrowX, y: grid.arrowY, width: (grid.arrow - 2 * PAD) / ASPECT },
});

/** In so many columns. */
export function cellsIn({ x, y, width, height }: Box, columns: number, { stray, token, cellHeight }: Grown): Cells {
  const rows = Math.ceil(CELLS / columns);
  const pitch = Math.min(width / columns, stray + 14 > TARGET + 10 ? stray * 1.3 : TARGET + 10);
  const down = Math.min(height / rows, cellHeight * 1.12);
  const middle = (index: number) => ({
    x: x + width / 2 + ((index % columns) - (columns - 1) / 2) * pitch,
    y: y + height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * down,
  });
  const cell = (index: number, size: number): Spot => ({ ...middle(index), width: size });
  const small = (index: number) => cell(index, Math.min(token, pitch - 2, down - 2));
  const isRow = columns === FOR_A_ROW;
  const first = DECK_AT + (isRow ? 2 : 1);
  return {
    strays: [0, 1, 2].map((index) => cell(index, stray)),
    deck: cell(DECK_AT, stray),
    points: small(isRow ? DECK_AT + 1 : CELLS - 1),
    food: FOODS.map((_, i) => small(first + i)),
  };
}

/** Of a hand only corners must be seen. */
const STACK = 0.5;

/** Room for the own cats and the hand, by how much there is of each. */
export function ownBoxes(
  { own: box, isTogether }: { readonly own: Box; readonly isTogether: boolean },
  cats: number,
  stacks: number,
): { readonly cats: Box; readonly hand: Box } {
  const { x, y, width, height } = box;
  if (isTogether) {
    const part = (1 + cats) / (2 + cats + STACK * stacks);
    const forCats = Math.max(TARGET, Math.min(width - APART - Math.max(TARGET, width * 0.28), width * part));
    return {
      cats: { x, y, width: forCats, height },
      hand: { x: x + forCats + APART, y, width: width - forCats - APART, height },
    };
  }
  const tall = Math.min((height - APART) * 0.53, height - APART - TARGET);
  return {
    cats: { x, y, width, height: tall },
    hand: { x, y: y + tall + APART, width, height: height - tall - APART },
  };
}
