import { TARGET } from '../../theme/space';

import { cutLeft, type Box } from './box';
import { largest } from './largest';
import { ASPECT } from './measures';

/** Blocks of cards one below the other: which way to lay each out, and how large its cards are, so that all together are best. */

/** Around the card in its place. */
const AROUND = 6;
/** A card this narrow is as high as a finger is wide; nothing is drawn smaller while there is room. */
const LEAST = Math.ceil((TARGET - AROUND) / ASPECT);
/** Between two blocks, one below the other and side by side. */
const BETWEEN = 8;
const ASIDE = 16;
/** What it costs to break a row into one more. */
const FOLD = 0.7;
/** What a card gains by being larger than enough. */
const MORE = 0.25;

/** A place, and how wide the card in its middle is; 0 where none lies. */
export interface Cell extends Box {
  readonly card: number;
}

/** By the key of what lies there. */
export type Cells = Readonly<Record<string, Cell>>;

/** One way to lay out a block. */
export interface Way {
  /** Rows of cards, and the height that does not grow with the cards. */
  readonly rows: number;
  readonly fixed: number;
  /** How wide a place may be. */
  readonly cell: number;
  /** How many rows more it has than are easy to remember. */
  readonly folds: number;
  lay(box: Box, card: number): Cells;
}

/** How large the cards of a block should be. */
export interface Drawn {
  readonly weight: number;
  /** Cards wider than this gain little, and cards wider than that nothing. */
  readonly enough: number;
  readonly widest: number;
}

export interface Block extends Drawn {
  ways(width: number): readonly Way[];
}

export interface Laid {
  readonly good: number;
  readonly cells: Cells;
}

/** From one row of cards so wide to the next; and from one place to the next, which a finger must meet but which ends with its cell. */
export const lineHeight = (card: number): number => card * ASPECT + AROUND;
export const placeWidth = (card: number, cell: number): number => Math.min(cell, Math.max(TARGET, card + AROUND));

export function cellAt({ x, y }: Pick<Box, 'x' | 'y'>, card: number, widest: number): Cell {
  const [width, height] = [placeWidth(card, widest), lineHeight(card)];
  return { x: x - width / 2, y: y - height / 2, width, height, card };
}

export const both = (one: Laid, other: Laid): Laid => ({
  good: one.good + other.good,
  cells: { ...one.cells, ...other.cells },
});

/** How good cards so wide are: twice as wide is one more, too small for a finger is bad. */
function goodness({ weight, enough }: Drawn, { cell, folds }: Way, card: number): number {
  const missing = Math.max(0, TARGET - cell) + Math.max(0, LEAST - card);
  const size = Math.log2(Math.max(1, Math.min(card, enough))) + MORE * Math.log2(Math.max(1, card / enough));
  return weight * (size - FOLD * folds) - 10 * missing;
}

/** Every choice of one way a block; of ways whose places a finger can't meet only where there are no others. */
const choices = (blocks: readonly Block[], width: number): Way[][] =>
  blocks
    .map((block) => {
      const ways = block.ways(width);
      const large = ways.filter(({ cell }) => cell >= TARGET);
      return large.length > 0 ? large : ways;
    })
    .reduce<Way[][]>((all, ways) => all.flatMap((chosen) => ways.map((way) => [...chosen, way])), [[]]);

/** Shares a height out among the cards of blocks by weight; what a block may not take goes to the others. Too little shrinks all alike. */
function cardsIn(room: number, blocks: readonly Block[], ways: readonly Way[]): number[] {
  const most = ways.map(({ cell }, i) => Math.max(1, Math.min(blocks[i].widest, cell - AROUND)));
  const taken = (cards: readonly number[]) => cards.reduce((sum, card, i) => sum + card * ways[i].rows * ASPECT, 0);
  if (taken(most) <= room) return most;
  const least = most.map((card) => Math.min(LEAST, card));
  if (taken(least) >= room) return least.map((card) => (card * Math.max(0, room)) / taken(least));
  const weights = ways.map(({ rows }, i) => blocks[i].weight * Math.sqrt(rows));
  const parts = (unit: number) =>
    ways.map(({ rows }, i) => Math.min(most[i], Math.max(least[i], (unit * weights[i]) / (rows * ASPECT))));
  return parts(largest((unit) => taken(parts(unit)) <= room, 0, room / Math.min(...weights)));
}

const heightOf = ({ fixed, rows }: Way, card: number): number => fixed + rows * card * ASPECT;

/** Blocks one below the other, in the best of all their ways. */
export function column(blocks: readonly Block[], box: Box): Laid {
  let best: { good: number; ways: Way[]; cards: number[] } | null = null;
  for (const ways of choices(blocks, box.width)) {
    const fixed = ways.reduce((sum, way) => sum + way.fixed, (blocks.length - 1) * BETWEEN);
    const cards = cardsIn(box.height - fixed, blocks, ways);
    const good = cards.reduce((sum, card, i) => sum + goodness(blocks[i], ways[i], card), 0);
    if (best === null || good > best.good) best = { good, ways, cards };
  }
  const { good, ways, cards } = best!;
  const heights = ways.map((way, i) => heightOf(way, cards[i]));
  const spare = box.height - heights.reduce((sum, height) => sum + height, 0);
  const isAlone = blocks.length === 1;
  let y = box.y + (isAlone ? spare / 2 : 0);
  const laid = ways.map((way, i) => {
    const cells = way.lay({ ...box, y, height: heights[i] }, cards[i]);
    y += heights[i] + (isAlone ? 0 : spare / (blocks.length - 1));
    return cells;
  });
  return { good, cells: Object.assign({}, ...laid) as Cells };
}

/** Two boxes side by side. */
export const sides = (box: Box, left: number): [Box, Box] => cutLeft(box, (box.width - ASIDE) * left, ASIDE);

/** Two blocks side by side as one, with cards of one size. */
export function beside(one: Block, other: Block, left: number): Block {
  const pair = (a: Way, b: Way): Way => ({
    rows: a.rows,
    fixed: Math.max(a.fixed, b.fixed),
    cell: Math.min(a.cell, b.cell),
    folds: Math.max(a.folds, b.folds),
    lay(box, card) {
      const [near, far] = sides(box, left);
      return { ...a.lay({ ...near, y: box.y + box.height - heightOf(a, card) }, card), ...b.lay(far, card) };
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

/** The same for a left hand: what was on the right is on the left, but the cells of a group keep their order. */
export function mirrorGroups(cells: Cells, width: number, groupOf: (key: string) => string): Cells {
  const keys = Object.keys(cells);
  const moved = keys.map((key) => {
    const group = keys.filter((other) => groupOf(other) === groupOf(key)).map((other) => cells[other]);
    const left = Math.min(...group.map(({ x }) => x));
    const right = Math.max(...group.map((cell) => cell.x + cell.width));
    return [key, { ...cells[key], x: cells[key].x + width - right - left }] as const;
  });
  return Object.fromEntries(moved);
}
