import { clamp, type Box } from '../../table/layout/box';
import {
  beside,
  both,
  cellAt,
  column,
  lineHeight,
  mirrorGroups,
  placeWidth,
  sides,
  type Block,
  type Cells,
  type Drawn,
} from '../../table/layout/column';
import { remembered } from '../../table/layout/largest';
import { LINE } from '../../table/layout/measures';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { layDreams, type Dream } from './dreams';
import { CLOSED, OPEN, handCell, landPlace, plateCell } from './keys';

/** Left and right, but so little that two dreams of four lands still stand side by side on 360 points; and below. */
const MARGIN = { least: 2, most: 8 };
const TWO_DREAMS = 8 * TARGET + 4;
const BOTTOM = 6;
/** A pile rises above its place, and a card in hand leans out of it. */
const TOP = 9;
/** How much worse other cards may be for a table that is read from top to bottom. */
const STACKED = 0.5;
/** How much larger the largest cards are for who wants them large. */
const LARGE = 1.3;
/** Piles and the hand stand a little further apart than the lands of a dream. */
const APART = 1.15;

const SPLITS = [0.36, 0.44, 0.52, 0.6];
const MIDDLES = [0.36, 0.46];

/** The two piles, and between or below them what was drawn: one card in the middle, two side by side. */
const layPiles = (drawn: Drawn, caption: number): Block => ({
  ...drawn,
  ways: (width) =>
    [1, 2].map((rows) => ({
      rows,
      fixed: rows * (lineHeight(0) + caption),
      cell: (width / 4) * rows,
      folds: 0,
      lay(box, card) {
        const cell = (width / 4) * rows;
        const pitch = Math.min(cell, placeWidth(card, cell) * APART);
        const at = (step: number, row: number) => {
          const y = box.y + lineHeight(card) * (row + 0.5) + row * caption;
          return cellAt({ x: box.x + box.width / 2 + step * pitch, y }, card, cell);
        };
        const [far, hand] = [rows === 1 ? 1.5 : 0.5, rows - 1];
        return {
          [CLOSED]: at(-far, 0),
          [OPEN]: at(far, 0),
          [handCell(1, 0)]: at(0, hand),
          [handCell(2, 0)]: at(-0.5, hand),
          [handCell(2, 1)]: at(0.5, hand),
        };
      },
    })),
});

/** Where everything lies, for dreams of so many lands: the first is the own one. */
function layOut([own, ...rivals]: readonly Dream[], size: Size): Cells {
  const text = size.text ?? 1;
  const grown = size.largeCards ? LARGE : 1;
  const drawn = (weight: number, enough: number, widest: number): Drawn => ({
    weight,
    enough: enough * grown,
    widest: widest * grown,
  });
  const mine = layDreams([own], drawn(1.5, 90, 150), text);
  const others = layDreams(rivals, drawn(1.2, 60, 84), text);
  const piles = layPiles(drawn(1, 80, 124), LINE * text);
  const margin = clamp((size.width - TWO_DREAMS) / 2, MARGIN.least, MARGIN.most);
  const box: Box = { x: margin, y: TOP, width: size.width - 2 * margin, height: size.height - TOP - BOTTOM };
  const stacked = column([others, piles, mine], box);
  const laid = [{ ...stacked, good: stacked.good + STACKED }];
  if (size.width > size.height) {
    for (const split of SPLITS) {
      const [left, right] = sides(box, split);
      const above = column([others], left);
      laid.push(column([others, beside(piles, mine, split)], box), both(above, column([piles, mine], right)));
      for (const part of MIDDLES) {
        const [middle, end] = sides(right, part);
        laid.push(both(above, both(column([piles], middle), column([mine], end))));
      }
    }
  }
  const { cells } = laid.reduce((best, one) => (one.good > best.good ? one : best));
  if (!size.leftHand) return cells;
  const owns = new Set(Array.from({ length: own.lands }, (_, land) => landPlace(own.seat, land)));
  owns.add(plateCell(own.seat));
  return mirrorGroups(cells, size.width, (key) => {
    const [kind, index] = key.split(':');
    if (kind === 'hand') return `hand ${index}`;
    return kind === 'land' || kind === 'plate' ? (owns.has(key) ? 'own' : 'rivals') : key;
  });
}

export const layout = remembered(layOut);
