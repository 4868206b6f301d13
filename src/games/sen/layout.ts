import {
  putBeside,
  cellAt,
  layColumn,
  joinColumns,
  heightOfLine,
  placeWidth,
  cutInTwo,
  type ColumnBlock,
  type Cells,
  type Drawn,
} from '../../table/layout/column';
import { pickFirst, remember } from '../../table/layout/largest';
import { CAPTION_LINE, timesOfPhone } from '../../table/layout/measures';
import { clamp, mirrorIn, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { layDreams, type Dream } from './dreams';
import { CLOSED, OPEN, handKey } from './keys';

/**
 * The margins left and right are so small that two dreams of four lands fit side by side on a width of 360; BOTTOM is
 * the margin below.
 */
const MARGIN = { least: 2, most: 8 };
const TWO_DREAMS = 8 * TARGET + 4;
const BOTTOM = 6;
/** Room above the table: a pile rises above its place, and a card in hand leans out of it. */
const TOP = 9;
/** How much better other layouts have to be before we prefer them to a table that is read from top to bottom. */
const STACKED = 0.5;
/** How much larger the largest cards are for people who ask for large cards. */
const LARGE = 1.3;
/** What the own dream weighs for who asks for large cards: it grows at the cost of all else. */
const LARGE_DREAM = 4;
/** The piles and the hand stand a little further apart than the lands of a dream. */
const APART = 1.15;

/** How many times larger all cards may be on a large table. */
const MOST_TIMES = 1.5;

const SPLITS = [0.36, 0.44, 0.52, 0.6];
const MIDDLES = [0.36, 0.46];

/**
 * Lays out the two piles, with the drawn cards between or below them: a single card in the middle, two cards side by
 * side. For a left hand the piles change sides.
 */
const layPiles = (drawn: Drawn, caption: number, isMirrored: boolean): ColumnBlock => ({
  ...drawn,
  ways: (width) =>
    [1, 2].map((rows) => ({
      rows,
      fixed: rows * (heightOfLine(0) + caption),
      cell: (width / 4) * rows,
      folds: 0,
      lay(box, card) {
        const cell = (width / 4) * rows;
        const pitch = Math.min(cell, placeWidth(card, cell) * APART);
        const at = (step: number, row: number) => {
          const y = box.y + heightOfLine(card) * (row + 0.5) + row * caption;
          return cellAt({ x: box.x + box.width / 2 + step * pitch, y }, card, cell);
        };
        const [far, hand] = [(rows === 1 ? 1.5 : 0.5) * (isMirrored ? -1 : 1), rows - 1];
        return {
          [CLOSED]: at(-far, 0),
          [OPEN]: at(far, 0),
          [handKey(1, 0)]: at(0, hand),
          [handKey(2, 0)]: at(-0.5, hand),
          [handKey(2, 1)]: at(0.5, hand),
        };
      },
    })),
});

/** Finds where everything lies, for dreams with these numbers of lands. The first dream is the viewer's own. */
function layOut([own, ...rivals]: readonly Dream[], size: Size): Cells {
  const text = size.text ?? 1;
  const growth = timesOfPhone(size, MOST_TIMES) * (size.largeCards ? LARGE : 1);
  const isMirrored = size.leftHand === true;
  const drawBlocks = (weight: number, enough: number, widest: number): Drawn => ({
    weight,
    enough: enough * growth,
    widest: widest * growth,
  });
  const ownDream = layDreams([own], drawBlocks(size.largeCards ? LARGE_DREAM : 1.5, 90, 150), text);
  const others = layDreams(rivals, drawBlocks(1.2, 60, 84), text);
  const piles = layPiles(drawBlocks(1, 80, 124), CAPTION_LINE * text, isMirrored);
  const margin = clamp((size.width - TWO_DREAMS) / 2, MARGIN.least, MARGIN.most);
  const box: Rect = { x: margin, y: TOP, width: size.width - 2 * margin, height: size.height - TOP - BOTTOM };
  const lay = (blocks: readonly ColumnBlock[], at: Rect) =>
    layColumn(blocks, isMirrored ? mirrorIn(at, size.width) : at);
  const stacked = lay([others, piles, ownDream], box);
  const broad = (size.width > size.height ? SPLITS : []).flatMap((split) => {
    const [left, right] = cutInTwo(box, split);
    const above = lay([others], left);
    const apart = MIDDLES.map((part) => {
      const [middle, end] = cutInTwo(right, part);
      return joinColumns([above, lay([piles], middle), lay([ownDream], end)]);
    });
    const below = putBeside(piles, ownDream, split, isMirrored);
    return [lay([others, below], box), joinColumns([above, lay([piles, ownDream], right)]), ...apart];
  });
  const all = [{ ...stacked, good: stacked.good + STACKED }, ...broad];
  return pickFirst(all, ({ good }) => good).cells;
}

export const layout = remember(layOut);
