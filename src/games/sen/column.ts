import type { Box } from '../../table/box';
import { TARGET } from '../../theme/space';

import { ASPECT, GAP, heightOf, type Block, type Spots, type Way } from './blocks';
import { share } from './share';

/** A card this narrow is as high as a finger is wide; nothing is drawn smaller while there is room. */
const LEAST = Math.ceil((TARGET - GAP) / ASPECT);
/** Between two blocks, one below the other and side by side. */
const BETWEEN = 8;
const ASIDE = 16;
/** What it costs to break a dream into one row more. */
const FOLD = 0.7;

/** What a card gains by being larger than enough. */
const MORE = 0.25;

export interface Laid {
  readonly good: number;
  readonly spots: Spots;
}

export const join = (parts: readonly Spots[]): Spots =>
  parts.reduce(
    (all, part) => ({
      ...all,
      ...part,
      dreams: { ...all.dreams, ...part.dreams },
      plates: { ...all.plates, ...part.plates },
    }),
    {},
  );

/** How good cards of this width are in a place of this width: twice as wide is one more, too small for a finger is bad. */
function goodness(block: Block, way: Way, card: number): number {
  const missing = Math.max(0, TARGET - way.cell) + Math.max(0, LEAST - card);
  const enough = Math.log2(Math.max(1, Math.min(card, block.enough)));
  const more = Math.log2(Math.max(1, card / block.enough));
  return block.weight * (enough + MORE * more - FOLD * way.folds) - 10 * missing;
}

/** Ways whose places a finger can meet; all, if there is no such way. */
function touchable(ways: readonly Way[]): readonly Way[] {
  const large = ways.filter((way) => way.cell >= TARGET);
  return large.length > 0 ? large : ways;
}

/** Every choice of one way a block. */
const choices = (blocks: readonly Block[], width: number): Way[][] =>
  blocks
    .map((block) => touchable(block.ways(width)))
    .reduce<Way[][]>((all, ways) => all.flatMap((chosen) => ways.map((way) => [...chosen, way])), [[]]);

/** Blocks one below the other, in the best of all their ways. */
export function column(blocks: readonly Block[], box: Box): Laid {
  let best: { good: number; ways: Way[]; cards: number[] } | null = null;
  for (const ways of choices(blocks, box.width)) {
    const room = box.height - (blocks.length - 1) * BETWEEN - ways.reduce((sum, way) => sum + way.fixed, 0);
    const heights = share(
      room,
      ways.map((way, i) => {
        const most = Math.max(1, Math.min(blocks[i].widest, way.cell - GAP));
        const unit = way.rows * ASPECT;
        return {
          least: Math.min(LEAST, most) * unit,
          most: most * unit,
          weight: blocks[i].weight * Math.sqrt(way.rows),
        };
      }),
    );
    const cards = heights.map((height, i) => height / (ways[i].rows * ASPECT));
    const good = cards.reduce((sum, card, i) => sum + goodness(blocks[i], ways[i], card), 0);
    if (best === null || good > best.good) best = { good, ways, cards };
  }
  const { good, ways, cards } = best!;
  const taken = ways.reduce((sum, way, i) => sum + heightOf(way, cards[i]), 0);
  const between = blocks.length > 1 ? (box.height - taken) / (blocks.length - 1) : 0;
  let y = box.y + (blocks.length > 1 ? 0 : (box.height - taken) / 2);
  const spots = ways.map((way, i) => {
    const height = heightOf(way, cards[i]);
    const laid = way.lay({ ...box, y, height }, cards[i]);
    y += height + between;
    return laid;
  });
  return { good, spots: join(spots) };
}

/** Two boxes side by side. */
export function sides(box: Box, left: number): [Box, Box] {
  const width = (box.width - ASIDE) * left;
  return [
    { ...box, width },
    { ...box, x: box.x + width + ASIDE, width: box.width - ASIDE - width },
  ];
}

/** Two blocks side by side as one, with cards of one size. */
export function beside(one: Block, other: Block, left: number): Block {
  const pair = (a: Way, b: Way): Way => ({
    rows: a.rows,
    fixed: Math.max(a.fixed, b.fixed),
    cell: Math.min(a.cell, b.cell),
    folds: Math.max(a.folds, b.folds),
    lay(box, card) {
      const [near, far] = sides(box, left);
      return join([a.lay({ ...near, y: box.y + box.height - heightOf(a, card) }, card), b.lay(far, card)]);
    },
  });
  return {
    weight: one.weight + other.weight,
    enough: Math.min(one.enough, other.enough),
    widest: Math.min(one.widest, other.widest),
    ways(width) {
      const [near, far] = sides({ x: 0, y: 0, width, height: 0 }, left);
      return one
        .ways(near.width)
        .flatMap((a) => other.ways(far.width).flatMap((b) => (a.rows === b.rows ? [pair(a, b)] : [])));
    },
  };
}
