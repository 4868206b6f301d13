import { remembered } from '../../table/layOut';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import type { Drawn, Spots } from './blocks';
import { beside, column, join, sides, type Laid } from './column';
import { dreamsBlock, type Dream } from './dreams';
import { mirrored } from './mirror';
import { pilesBlock } from './piles';

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

const SPLITS = [0.36, 0.44, 0.52, 0.6];
const MIDDLES = [0.36, 0.46];

const both = (one: Laid, other: Laid): Laid => ({ good: one.good + other.good, spots: join([one.spots, other.spots]) });

/** Where everything lies, for dreams of so many lands: the first is the own one. */
function laidOut([own, ...rivals]: readonly Dream[], size: Size): Spots {
  const text = size.text ?? 1;
  const grown = size.largeCards ? LARGE : 1;
  const drawn = (weight: number, enough: number, widest: number): Drawn => ({
    weight,
    enough: enough * grown,
    widest: widest * grown,
  });
  const mine = dreamsBlock([own], drawn(1.5, 90, 150), text);
  const others = dreamsBlock(rivals, drawn(1.2, 60, 84), text);
  const piles = pilesBlock(drawn(1, 80, 124), text);
  const margin = Math.max(MARGIN.least, Math.min(MARGIN.most, (size.width - TWO_DREAMS) / 2));
  const box = { x: margin, y: TOP, width: size.width - 2 * margin, height: size.height - TOP - BOTTOM };
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
  const { spots } = laid.reduce((best, one) => (one.good > best.good ? one : best));
  return size.leftHand ? mirrored(spots, own.seat, size.width) : spots;
}

export const layout = remembered(laidOut);
