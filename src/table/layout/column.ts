import { TARGET } from '../../theme/space';

import { findLargest } from './largest';
import { ASPECT } from './measures';
import { cutLeft, mirrorIn, type Rect } from './rect';

/**
 * Stacks blocks of cards: it chooses how to lay out each block and how large its cards are, so that all of them
 * together are best.
 */

/** The space around a card in its place. */
const AROUND = 6;
/** A card this narrow is as high as a finger is wide; nothing is drawn smaller while there is room. */
const LEAST = Math.ceil((TARGET - AROUND) / ASPECT);
/** The gaps between two blocks, one below the other and side by side. */
const BETWEEN = 8;
const ASIDE = 16;
/** The cost of breaking a row into one more. */
const FOLD = 0.7;
/** What a card gains by being larger than enough, compared with growing up to enough. */
const MORE = 0.25;

/** A place, and the width of the card in its middle; 0 when none lies there. */
export interface CardCell extends Rect {
  readonly card: number;
}

/** The cells by the key of what lies there. */
export type Cells = Readonly<Record<string, CardCell>>;

/** One way to lay out a block. */
export interface ColumnWay {
  /** The rows of cards, and the height that does not grow with the cards. */
  readonly rows: number;
  readonly fixed: number;
  /** The width that a place may have at most. */
  readonly cell: number;
  /** How many rows more it has than are easy to remember. */
  readonly folds: number;
  lay(box: Rect, card: number): Cells;
}

/** How large the cards of a block should be. */
export interface Drawn {
  readonly weight: number;
  /** Cards wider than `enough` gain little, cards wider than `widest` nothing. */
  readonly enough: number;
  readonly widest: number;
}

export interface ColumnBlock extends Drawn {
  ways(width: number): readonly ColumnWay[];
}

export interface LaidColumn {
  readonly good: number;
  readonly cells: Cells;
}

/**
 * The distance from one row of cards to the next; and the width of a place, which must fit a finger but ends with its
 * cell.
 */
export const heightOfLine = (card: number): number => card * ASPECT + AROUND;
export const placeWidth = (card: number, cell: number): number => Math.min(cell, Math.max(TARGET, card + AROUND));

export function cellAt({ x, y }: Pick<Rect, 'x' | 'y'>, card: number, widest: number): CardCell {
  const [width, height] = [placeWidth(card, widest), heightOfLine(card)];
  return { x: x - width / 2, y: y - height / 2, width, height, card };
}

/** Columns side by side, as one. */
export const joinColumns = (columns: readonly LaidColumn[]): LaidColumn => ({
  good: columns.reduce((sum, { good }) => sum + good, 0),
  cells: Object.assign({}, ...columns.map(({ cells }) => cells)) as Cells,
});

/** Scores cards of this width: twice as wide counts one more, and too small for a finger is bad. */
function scoreCards({ weight, enough }: Drawn, { cell, folds }: ColumnWay, card: number): number {
  const missing = Math.max(0, TARGET - cell) + Math.max(0, LEAST - card);
  const size = Math.log2(Math.max(1, Math.min(card, enough))) + MORE * Math.log2(Math.max(1, card / enough));
  return weight * (size - FOLD * folds) - 10 * missing;
}

/**
 * Lists every combination of one way per block. Ways whose places are too small for a finger are left out if the block
 * has others.
 */
const listCombinations = (blocks: readonly ColumnBlock[], width: number): ColumnWay[][] =>
  blocks
    .map((block) => {
      const ways = block.ways(width);
      const large = ways.filter(({ cell }) => cell >= TARGET);
      return large.length > 0 ? large : ways;
    })
    .reduce<ColumnWay[][]>((all, ways) => all.flatMap((chosen) => ways.map((way) => [...chosen, way])), [[]]);

/**
 * Divides a height among the cards of the blocks by weight. What a block cannot use goes to the others; when there is
 * too little, all shrink alike.
 */
function fitCards(room: number, blocks: readonly ColumnBlock[], ways: readonly ColumnWay[]): number[] {
  const most = ways.map(({ cell }, i) => Math.max(1, Math.min(blocks[i].widest, cell - AROUND)));
  const heightOfCards = (cards: readonly number[]) =>
    cards.reduce((sum, card, i) => sum + card * ways[i].rows * ASPECT, 0);
  if (heightOfCards(most) <= room) return most;
  const least = most.map((card) => Math.min(LEAST, card));
  if (heightOfCards(least) >= room) return least.map((card) => (card * Math.max(0, room)) / heightOfCards(least));
  const weights = ways.map(({ rows }, i) => blocks[i].weight * Math.sqrt(rows));
  const cardsFor = (unit: number) =>
    ways.map(({ rows }, i) => Math.min(most[i], Math.max(least[i], (unit * weights[i]) / (rows * ASPECT))));
  return cardsFor(findLargest((unit) => heightOfCards(cardsFor(unit)) <= room, 0, room / Math.min(...weights)));
}

const heightOf = ({ fixed, rows }: ColumnWay, card: number): number => fixed + rows * card * ASPECT;

/** Stacks the blocks, in the best combination of their ways. */
export function layColumn(blocks: readonly ColumnBlock[], box: Rect): LaidColumn {
  let best: { good: number; ways: ColumnWay[]; cards: number[] } | null = null;
  for (const ways of listCombinations(blocks, box.width)) {
    const fixed = ways.reduce((sum, way) => sum + way.fixed, (blocks.length - 1) * BETWEEN);
    const cards = fitCards(box.height - fixed, blocks, ways);
    const good = cards.reduce((sum, card, i) => sum + scoreCards(blocks[i], ways[i], card), 0);
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

/** Splits a box into two side by side. */
export const cutInTwo = (box: Rect, left: number): [Rect, Rect] => cutLeft(box, (box.width - ASIDE) * left, ASIDE);

/** Joins two blocks side by side into one, with cards of one size. For a left hand they change sides. */
export function putBeside(first: ColumnBlock, second: ColumnBlock, part: number, isMirrored: boolean): ColumnBlock {
  const pair = (a: ColumnWay, b: ColumnWay): ColumnWay => ({
    rows: a.rows,
    fixed: Math.max(a.fixed, b.fixed),
    cell: Math.min(a.cell, b.cell),
    folds: Math.max(a.folds, b.folds),
    lay(box, card) {
      const [one, other] = cutInTwo(box, part).map((at) => (isMirrored ? mirrorIn(at, 2 * box.x + box.width) : at));
      return { ...a.lay({ ...one, y: box.y + box.height - heightOf(a, card) }, card), ...b.lay(other, card) };
    },
  });
  return {
    weight: first.weight + second.weight,
    enough: Math.min(first.enough, second.enough),
    widest: Math.min(first.widest, second.widest),
    ways(width) {
      const [one, other] = cutInTwo({ x: 0, y: 0, width, height: 0 }, part);
      return first
        .ways(one.width)
        .flatMap((a) => second.ways(other.width).flatMap((b) => (a.rows === b.rows ? [pair(a, b)] : [])));
    },
  };
}
