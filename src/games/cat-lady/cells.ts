import { FOODS } from '../../rules/cat-lady/cats';
import { ASPECT, PAD } from '../../table/layout/measures';
import { clamp, cutLeft, cutTop, middleOf, type Rect, type Spot } from '../../table/layout/rect';
import { breakIntoRows } from '../../table/layout/spread';
import { TARGET } from '../../theme/space';

import { APART } from './measures';
import type { Sizes } from './sizes';

/**
 * How many things lie beside the grid: three strays, the deck, four foods and the points. The points come last, unless
 * the foods fill a row of their own.
 */
export const CELLS = 9;
export const FOR_A_ROW = 5;
const STRAYS = 3;

/**
 * Places the nine cards, and the arrows of the rows in a column and those of the columns in a row. The discard pile lies
 * in the corner between the arrows, where the cat token waits before it is placed.
 */
export function layGrid({ x, y }: Rect, { unit, across, down, arrow }: Sizes, isMirrored: boolean) {
  const arrowX = isMirrored ? x + arrow / 2 : x + 3 * across + arrow / 2;
  const arrowY = y + 3 * down + arrow / 2;
  const first = { x: (isMirrored ? x + arrow : x) + across / 2, y: y + down / 2 };
  return {
    grid: { ...first, card: unit, across, down, arrow, arrowX, arrowY, isMirrored },
    discard: { x: arrowX, y: arrowY, width: (arrow - 2 * PAD) / ASPECT },
  };
}

export type Grid = ReturnType<typeof layGrid>['grid'];

/** Places what lies beside the grid in so many columns. */
export function layCells(box: Rect, columns: number, { stray, token, cellHeight }: Sizes) {
  const rows = Math.ceil(CELLS / columns);
  const pitch = Math.min(box.width / columns, stray + 14 > TARGET + 10 ? stray * 1.3 : TARGET + 10);
  const down = Math.min(box.height / rows, cellHeight * 1.12);
  const first = middleOf(box);
  const lies = breakIntoRows(rows * columns, columns, first, pitch, down);
  const cell = (index: number, width: number): Spot => ({ ...lies[index], width });
  const small = (index: number) => cell(index, Math.min(token, pitch - 2, down - 2));
  const isRow = columns === FOR_A_ROW;
  return {
    strays: [0, 1, 2].map((index) => cell(index, stray)),
    deck: cell(STRAYS, stray),
    points: small(isRow ? STRAYS + 1 : CELLS - 1),
    food: FOODS.map((_, i) => small(STRAYS + (isRow ? 2 : 1) + i)),
  };
}

/** Stacks of a hand need less room than cats, because only their corners have to be seen. */
const STACK = 0.5;

/** Divides the area between the viewer's cats and hand, side by side by how many there are of each. */
export function cutOwnBoxes(box: Rect, isTogether: boolean, cats: number, stacks: number): [cats: Rect, hand: Rect] {
  const { width, height } = box;
  if (!isTogether) return cutTop(box, Math.min((height - APART) * 0.53, height - APART - TARGET), APART);
  const part = (1 + cats) / (2 + cats + STACK * stacks);
  const forHand = Math.max(TARGET, width * 0.28);
  return cutLeft(box, clamp(width * part, TARGET, width - APART - forHand), APART);
}
