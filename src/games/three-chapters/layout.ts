import { GAP, CAPTION_LINE, PAD, PLATE } from '../../table/layout/measures';
import type { Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { mine, type Mine, type Task } from './mine';

/** Where everything lies while no paper is open. */
export interface Spots extends Mine {
  /** The papers of the others, in the order in which they play after the viewer. */
  readonly papers: readonly Rect[];
  /** The area in which a paper may open over the rest. */
  readonly arena: Rect;
}

const MARGIN = 4;
/**
 * The most cards that a hand may hold. At the end of a match, when no more than `last` are left, the hand is laid out
 * for those.
 */
const MOST = { first: 8, last: 4 };
/** The widest card in hand, and how much wider it is for people who ask for large cards. */
const WIDEST = 180;
const LARGE = 1.25;
/** The least height below a paper's plate, and the greatest height of a paper. */
const ROW = 18;
const HIGHEST = 104;
/**
 * Papers narrower than NARROW need two lines below the plate; they get them if TIGHT is left for the hand and the
 * middle.
 */
const NARROW = 128;
const TIGHT = 150;
/** The share of the width that papers at the side take. */
const SIDE = 0.34;
/** While cards are kept, the middle has room for this many of them, whatever the number of seats. */
const KEPT = 4;

/** Sets papers into a grid, row by row, with so many in a row. */
function grid(count: number, box: Rect, across: number): Rect[] {
  const rows = Math.ceil(count / across);
  const height = (box.height - (rows - 1) * GAP) / rows;
  const lengths = Array.from({ length: rows }, (_, row) => Math.min(across, count - row * across));
  return lengths.flatMap((length, row) => {
    const width = (box.width - (length - 1) * GAP) / length;
    return Array.from({ length }, (_, index): Rect => ({
      x: box.x + index * (width + GAP),
      y: box.y + row * (height + GAP),
      width,
      height,
    }));
  });
}

/** Puts the papers at the side. The viewer's own is the last of them if there is room for it. */
function beside(others: number, box: Rect, task: Task, isLeft: boolean): Omit<Spots, 'arena'> {
  const { text } = task;
  const least = PLATE.narrow * text + 2 * PAD + ROW;
  const width = Math.min(260, box.width * SIDE);
  const rest = box.width - width - 2 * GAP;
  const right: Rect = { ...box, x: isLeft ? box.x : box.x + width + 2 * GAP, width: rest };
  const x = isLeft ? box.x + rest + 2 * GAP : box.x;
  const own = PLATE.narrow * text + 2 * CAPTION_LINE * text + 3 * PAD + 4;
  const high = Math.min(HIGHEST * text, (box.height - own) / others - GAP);
  if (high >= least) {
    const papers = Array.from({ length: others }, (_, index): Rect => ({
      x,
      y: box.y + index * (high + GAP),
      width,
      height: high,
    }));
    const y = box.y + others * (high + GAP);
    return {
      papers,
      ...mine(right, task, {
        x,
        y,
        width,
        height: Math.min(Math.max(own, 1.3 * HIGHEST * text), box.y + box.height - y),
      }),
    };
  }
  const across = others * least + (others - 1) * GAP <= box.height ? 1 : 2;
  const rows = Math.ceil(others / across);
  const side: Rect = { x, y: box.y, width, height: Math.min(box.height, rows * (HIGHEST * text + GAP) - GAP) };
  return { papers: grid(others, side, across), ...mine(right, task) };
}

/** Puts the papers above the rest, in one row or two. */
function above(others: number, box: Rect, task: Task): Omit<Spots, 'arena'> {
  const { text } = task;
  const across = others <= 3 || box.width / others >= 110 ? others : Math.ceil(others / 2);
  const rows = Math.ceil(others / across);
  const twoLines = PLATE.narrow * text + 2 * PAD + 2 * CAPTION_LINE * text + GAP;
  const isRoomy = box.height - rows * (twoLines + GAP) >= task.heights[0] + TIGHT;
  const least = box.width / across < NARROW * text && isRoomy ? twoLines : PLATE.narrow * text + 2 * PAD + ROW;
  const row = Math.max(least, Math.min(HIGHEST * text, (box.height * 0.22) / rows - GAP));
  const top: Rect = { ...box, height: rows * (row + GAP) - GAP };
  const below: Rect = { ...box, y: top.y + top.height + GAP, height: box.height - top.height - GAP };
  return { papers: grid(others, top, across), ...mine(below, task) };
}

/**
 * The heights that the viewer's paper may have: all in one line; with a line below its plate; with cards that can be
 * recognised.
 */
const ownHeights = (text: number): readonly number[] => [
  Math.max(TARGET, PLATE.narrow * text + PAD),
  PLATE.narrow * text + CAPTION_LINE * text + 3 * PAD + 24,
  PLATE.narrow * text + 2 * PAD + 78,
];

export function layout(chairs: number, others: number, chapter: Task['chapter'], inHand: number, size: Size): Spots {
  const text = size.text ?? 1;
  const box: Rect = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const isDrafting = chapter === 'draft';
  const task: Task = {
    chapter,
    chairs: isDrafting ? KEPT : chairs,
    most: inHand > MOST.last ? MOST.first : MOST.last,
    text,
    largest: WIDEST * (size.largeCards ? LARGE : 1),
    heights: isDrafting ? [PLATE.narrow * text] : ownHeights(text),
  };
  const spots =
    size.width > size.height * 1.05 ? beside(others, box, task, size.leftHand === true) : above(others, box, task);
  return {
    ...spots,
    arena: { x: 2, y: 2, width: size.width - 4, height: Math.min(size.height - 4, spots.hand.box.y - 4) },
  };
}
