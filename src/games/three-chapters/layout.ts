import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';
import { ASPECT, CAPTION, GAP, LINE, PAD, PLATE, SMALL, type Box } from './measures';

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
/** So many cards are in a hand; when no more than some are left, they lie in a row. */
const MOST = { first: 8, last: 4 };
const LARGEST = { hand: 180, middle: 160 };
/** How much larger cards are for who wants them large. */
const LARGE = 1.25;
/** Below a paper's plate. */
const ROW = 18;
const HIGHEST = 104;
/** Papers narrower than this need two lines below the plate. */
const NARROW = 128;
/** At the side of a low screen. */
const SIDE = 0.34;
/** While cards are kept the middle is for some of them, however many play. */
const KEPT = 4;
/** Names below the cards of a trick are worth as much as cards half as large again. */
const NAMED = 0.6;
/** Cards are tried in steps of so many points. */
const STEP = 3;

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

/** The rows of a hand of cards so wide; null when fingers could not tell them apart. */
function rowsOf(most: number, card: number, rows: number, step: number, width: number): { readonly across: number; readonly height: number } | null {
  const across = Math.ceil(most / rows);
  if (card > width || (across > 1 && (width - card) / (across - 1) < TARGET)) return null;
  return { across, height: card * ASPECT + (rows - 1) * step };
}

/** How large the cards of a full trick are in the middle. */
export function trickCard(chairs: number, width: number, height: number, text: number): { readonly card: number; readonly rows: number; readonly isNamed: boolean } | null {
  let best = null;
  let most = -Infinity;
  for (const rows of [1, 2]) {
    const pitch = (width + GAP) / Math.ceil(chairs / rows);
    for (const isNamed of [true, false]) {
      const row = (height - (rows - 1) * GAP) / rows - (isNamed ? CAPTION * text : 0);
      if (pitch - GAP < TARGET || row < TARGET) continue;
      const card = Math.min(LARGEST.middle, pitch - GAP, row / ASPECT);
      const worth = Math.log2(card) + (isNamed ? NAMED : 0);
      if (worth > most) [best, most] = [{ card, rows, isNamed }, worth];
    }
  }
  return best;
}

type Mine = Pick<Spots, 'middle' | 'own' | 'hand'>;

/** What the table is laid out for. */
interface Task {
  readonly chapter: 'draft' | 'tricks' | 'counting';
  readonly chairs: number;
  /** How many cards a hand may hold. */
  readonly most: number;
  readonly text: number;
  /** Of a card in hand. */
  readonly largest: number;
  /** Of the own paper: what may be chosen from. */
  readonly heights: readonly number[];
}

/** Middle, own paper and hand, one below the other, so that all can be read as well as possible; the own paper may lie elsewhere. */
function mine(box: Box, { chapter, chairs, most, text, largest, heights }: Task, elsewhere?: Box): Mine {
  const nothing = { ...box, y: box.y + box.height, height: 0 };
  if (chapter === 'counting') {
    const own = elsewhere ?? { ...box, y: nothing.y - heights[heights.length - 1], height: heights[heights.length - 1] };
    return { own, middle: { ...box, height: (elsewhere ? nothing.y : own.y - GAP) - box.y }, hand: { box: nothing, card: largest, across: most, step: 0 } };
  }
  let best: { readonly worth: number; readonly hand: Hand; readonly height: number; readonly own: number } | null = null;
  for (const [extra, own] of (elsewhere ? [0] : heights).entries()) {
    for (let card = 30; card <= largest; card += STEP) {
      for (const rows of most > MOST.last ? [1, 2] : [1]) {
        for (const step of rows === 1 ? [0] : [Math.max(TARGET, card * 0.7), card * ASPECT + GAP]) {
          const way = rowsOf(most, card, rows, step, box.width - 2 * PAD);
          if (!way) continue;
          const middle = trickCard(chairs, box.width, box.height - own - way.height - 4 * GAP, text);
          if (!middle) continue;
          const isCovered = rows > 1 && step < card * ASPECT;
          const isCrowded = (card + GAP) * way.across > box.width;
          const worth = 1.8 * Math.log2(card) + Math.log2(middle.card) + (middle.isNamed ? NAMED : 0) + 0.3 * extra + (card >= SMALL ? 0.2 : 0) - (isCovered ? 1.3 : 0) - (isCrowded ? 0.5 : 0);
          if (!best || worth > best.worth) best = { worth, height: way.height, own, hand: { box, card, across: way.across, step } };
        }
      }
    }
  }
  const height = best?.height ?? box.height / 2;
  const handBox = { ...box, y: box.y + box.height - height, height };
  const hand = best?.hand ?? { box, card: 30, across: most / 2, step: TARGET };
  const own = best?.own ?? heights[0];
  const ownBox = elsewhere ?? { ...box, y: handBox.y - 2 * GAP - own, height: own };
  const end = elsewhere ? handBox.y - 2 * GAP : ownBox.y - GAP;
  return { hand: { ...hand, box: handBox }, own: ownBox, middle: { ...box, height: end - box.y } };
}

/** Papers at the side, the own one the last of them where there is room for it. */
function beside(others: number, box: Box, task: Task, isLeft: boolean): Omit<Spots, 'arena'> {
  const { text } = task;
  const least = PLATE * text + 2 * PAD + ROW;
  const width = Math.min(260, box.width * SIDE);
  const rest = box.width - width - 2 * GAP;
  const right: Box = { ...box, x: isLeft ? box.x : box.x + width + 2 * GAP, width: rest };
  const x = isLeft ? box.x + rest + 2 * GAP : box.x;
  const own = PLATE * text + 2 * LINE * text + 3 * PAD + 4;
  const high = Math.min(HIGHEST * text, (box.height - own) / others - GAP);
  if (high >= least) {
    const papers = Array.from({ length: others }, (_, index): Box => ({ x, y: box.y + index * (high + GAP), width, height: high }));
    const y = box.y + others * (high + GAP);
    return { papers, ...mine(right, task, { x, y, width, height: Math.min(Math.max(own, 1.3 * HIGHEST * text), box.y + box.height - y) }) };
  }
  const across = others * least + (others - 1) * GAP <= box.height ? 1 : 2;
  const rows = Math.ceil(others / across);
  const side: Box = { x, y: box.y, width, height: Math.min(box.height, rows * (HIGHEST * text + GAP) - GAP) };
  return { papers: grid(others, side, across), ...mine(right, task) };
}

/** Papers in a row above the rest, or in two. */
function above(others: number, box: Box, task: Task): Omit<Spots, 'arena'> {
  const { text } = task;
  const across = others <= 3 || box.width / others >= 110 ? others : Math.ceil(others / 2);
  const rows = Math.ceil(others / across);
  const isNarrow = box.width / across < NARROW * text;
  const least = PLATE * text + 2 * PAD + (isNarrow ? 2 * LINE * text + GAP : ROW);
  const row = Math.max(least, Math.min(HIGHEST * text, (box.height * 0.22) / rows - GAP));
  const top: Box = { ...box, height: rows * (row + GAP) - GAP };
  const below: Box = { ...box, y: top.y + top.height + GAP, height: box.height - top.height - GAP };
  return { papers: grid(others, top, across), ...mine(below, task) };
}

/** The own paper in one line; with a line below its plate; with cards that can be made out. */
const ownHeights = (text: number): readonly number[] => [Math.max(TARGET, PLATE * text + PAD), PLATE * text + LINE * text + 3 * PAD + 24, PLATE * text + 2 * PAD + 78];

export function layout(chairs: number, others: number, chapter: Task['chapter'], inHand: number, size: Size): Spots {
  const text = size.text ?? 1;
  const box: Box = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const isDrafting = chapter === 'draft';
  const task: Task = { chapter, chairs: isDrafting ? KEPT : chairs, most: inHand > MOST.last ? MOST.first : MOST.last, text, largest: LARGEST.hand * (size.largeCards ? LARGE : 1), heights: isDrafting ? [PLATE * text] : ownHeights(text) };
  const spots = size.width > size.height * 1.05 ? beside(others, box, task, size.leftHand === true) : above(others, box, task);
  return { ...spots, arena: { x: 2, y: 2, width: size.width - 4, height: Math.min(size.height - 4, spots.hand.box.y - 4) } };
}
