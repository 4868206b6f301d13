import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';
import { ASPECT, CAPTION, GAP, PAD, PLATE, type Box } from './measures';

/** Where everything lies while no paper is open. */
export interface Spots {
  /** The papers of the others, in the order in which they play after the viewer. */
  readonly papers: readonly Box[];
  /** What is kept, the trick, or what is counted. */
  readonly middle: Box;
  readonly own: Box;
  readonly hand: Hand;
  /** Where a paper may lie over the rest. */
  readonly arena: Box;
}

/** The hand in rows, each partly on the one above where room is short. */
export interface Hand {
  readonly box: Box;
  readonly card: number;
  /** How many cards are in a row, and how far it is from one row to the next. */
  readonly across: number;
  readonly step: number;
}

const MARGIN = 4;
const MOST = 8;
const LARGEST = { hand: 150, middle: 130 };
/** How much larger cards are for who wants them large. */
const LARGE = 1.25;
/** A paper's plate and below it a row of cards, at least this high. */
const ROW = 18;
const HIGHEST = 104;
/** At the side of a low screen. */
const SIDE = 0.34;

/** As they sit: up along the left, across, down along the right; so many in a row. */
function grid(count: number, box: Box, across: number): Box[] {
  const rows = Math.ceil(count / across);
  const height = (box.height - (rows - 1) * GAP) / rows;
  const lengths = Array.from({ length: rows }, (_, row) => Math.min(across, count - row * across));
  return lengths.flatMap((length, row) => {
    const width = (box.width - (length - 1) * GAP) / length;
    return Array.from({ length }, (_, index): Box => ({ x: box.x + index * (width + GAP), y: box.y + row * (height + GAP), width, height }));
  });
}

/** The rows of a hand of eight cards so wide; null when fingers could not tell them apart. */
function rowsOf(card: number, rows: number, step: number, width: number): { readonly across: number; readonly height: number } | null {
  const across = Math.ceil(MOST / rows);
  if (card > width || (width - card) / (across - 1) < TARGET) return null;
  return { across, height: card * ASPECT + (rows - 1) * step };
}

/** How large the cards of a full trick are in the middle. */
export function trickCard(chairs: number, width: number, height: number, text: number): { readonly card: number; readonly rows: number; readonly isNamed: boolean } | null {
  const ways = [1, 2].flatMap((rows) =>
    [true, false].flatMap((isNamed) => {
      const pitch = (width + GAP) / Math.ceil(chairs / rows);
      const row = (height - (rows - 1) * GAP) / rows - (isNamed ? CAPTION * text : 0);
      if (pitch - GAP < TARGET || row < TARGET) return [];
      const card = Math.min(LARGEST.middle, pitch - GAP, row / ASPECT);
      return [{ card, rows, isNamed, worth: Math.log2(card) + (isNamed ? 0.6 : 0) }];
    }),
  );
  return ways.sort((one, other) => other.worth - one.worth)[0] ?? null;
}

function mine(box: Box, chairs: number, text: number, largest: number): Pick<Spots, 'middle' | 'own' | 'hand'> {
  const own = Math.max(TARGET, PLATE * text + PAD, 22 + CAPTION * text);
  let best: { readonly worth: number; readonly hand: Hand; readonly height: number } | null = null;
  for (let card = 30; card <= largest; card += 2) {
    for (const rows of [1, 2]) {
      for (const step of rows === 1 ? [0] : [Math.max(TARGET, card * 0.7), card * ASPECT + GAP]) {
        const way = rowsOf(card, rows, step, box.width - 2 * PAD);
        if (!way) continue;
        const middle = trickCard(chairs, box.width, box.height - own - way.height - 4 * GAP, text);
        if (!middle) continue;
        const isCovered = rows > 1 && step < card * ASPECT;
        const isCrowded = (card + GAP) * way.across > box.width;
        const worth = 1.8 * Math.log2(card) + Math.log2(middle.card) + (middle.isNamed ? 0.6 : 0) - (isCovered ? 0.4 : 0) - (isCrowded ? 0.5 : 0);
        if (!best || worth > best.worth) best = { worth, height: way.height, hand: { box, card, across: way.across, step } };
      }
    }
  }
  const height = best?.height ?? box.height / 2;
  const handBox = { ...box, y: box.y + box.height - height, height };
  const hand = best?.hand ?? { box, card: 30, across: MOST / 2, step: TARGET };
  const ownBox = { ...box, y: handBox.y - 2 * GAP - own, height: own };
  return { hand: { ...hand, box: handBox }, own: ownBox, middle: { ...box, height: ownBox.y - GAP - box.y } };
}

export function layout(chairs: number, others: number, size: Size): Spots {
  const text = size.text ?? 1;
  const box: Box = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const least = PLATE * text + 2 * PAD + ROW;
  const largest = LARGEST.hand * (size.largeCards ? LARGE : 1);
  const isWide = size.width > size.height * 1.05;
  if (isWide) {
    const width = Math.min(260, box.width * SIDE);
    const rest = box.width - width - 2 * GAP;
    const across = others * least + (others - 1) * GAP <= box.height ? 1 : 2;
    const rows = Math.ceil(others / across);
    const height = Math.min(box.height, rows * (HIGHEST * text + GAP) - GAP);
    const side: Box = { x: size.leftHand ? box.x + rest + 2 * GAP : box.x, y: box.y, width, height };
    const right: Box = { ...box, x: size.leftHand ? box.x : box.x + width + 2 * GAP, width: rest };
    return finish(grid(others, side, across), mine(right, chairs, text, largest), size);
  }
  const across = others <= 3 || box.width / others >= 110 ? others : Math.ceil(others / 2);
  const rows = Math.ceil(others / across);
  const row = Math.max(least, Math.min(HIGHEST * text, (box.height * 0.22) / rows - GAP));
  const top: Box = { ...box, height: rows * (row + GAP) - GAP };
  const below: Box = { ...box, y: top.y + top.height + GAP, height: box.height - top.height - GAP };
  return finish(grid(others, top, across), mine(below, chairs, text, largest), size);
}

const finish = (papers: readonly Box[], rest: Pick<Spots, 'middle' | 'own' | 'hand'>, size: Size): Spots => ({
  papers,
  ...rest,
  arena: { x: 2, y: 2, width: size.width - 4, height: Math.min(size.height - 4, rest.hand.box.y - 4) },
});
