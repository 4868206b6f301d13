import { clamp, type Box } from '../../table/box';

import { ASPECT, CAPTION, PAD, PLATE, STEP, rowIn, type Row } from './measures';
import type { Spot } from './ours';

/** A dream drawn large over the rest of the table; in an attack with room before it for the cards that meet. */
export interface Opened {
  readonly paper: Box;
  readonly plate: Box;
  readonly row: Row;
  /** Where the attacking and the defending card lie. */
  readonly met: readonly [Spot, Spot];
}

const WIDEST = 88;
const GAP = 6;
/** The second card lies so far beside the first, in parts of its width. */
const ASIDE = 0.62;

/** Two cards that meet, the second partly on the first, within a strip. */
export function meeting(middle: number, y: number, card: number, left: number, right: number): [Spot, Spot] {
  const half = (card * (1 + ASIDE)) / 2;
  const x = clamp(middle, left + half, right - half);
  return [
    { x: x - (card * ASIDE) / 2, y, card },
    { x: x + (card * ASIDE) / 2, y: y + 4, card },
  ];
}

/** As high as the land with the most cards, in parts of a card's width. */
const tallest = (counts: readonly number[]) => ASPECT + STEP * Math.max(0, ...counts.map((count) => count - 1));

/** A dream with so many cards in each land, opened near where it lies closed. */
export function openedDream(arena: Box, near: Box, counts: readonly number[], text: number): Opened {
  const tall = tallest(counts);
  const fixed = 2 * PAD + PLATE * text + 2 + CAPTION * text;
  const card = Math.min(WIDEST, (arena.height - fixed) / tall, (arena.width - 2 * PAD) / 4 - GAP);
  const pitch = Math.max(card + GAP, Math.min(44, (arena.width - 2 * PAD) / 4));
  const width = Math.min(arena.width, 4 * pitch + 2 * PAD);
  const height = fixed + tall * card;
  const x = clamp(near.x + near.width / 2 - width / 2, arena.x, arena.x + arena.width - width);
  const y = clamp(near.y + near.height / 2 - height / 2, arena.y, arena.y + arena.height - height);
  return laidIn({ x, y, width, height }, card, pitch, text);
}

function laidIn(paper: Box, card: number, pitch: number, text: number, rowWidth = paper.width): Opened {
  const plate = { x: paper.x + PAD, y: paper.y + PAD, width: rowWidth - 2 * PAD, height: PLATE * text };
  const row = rowIn({ ...paper, width: rowWidth }, plate.y + plate.height + 2, card, pitch);
  return { paper, plate, row, met: meeting(paper.x, paper.y, card, paper.x, paper.x + paper.width) };
}

/** An attack on a dream with so many cards in each land: others meet below its lands, or beside them where the arena is low. */
export function attackedDream(arena: Box, counts: readonly number[], land: number, text: number): Opened {
  const tall = tallest(counts);
  const fixed = 2 * PAD + PLATE * text + 2 + CAPTION * text;
  const width = arena.width - 2 * PAD;
  const under = CAPTION * text + 12;
  const below = Math.min(WIDEST, (arena.height - fixed - under) / (tall + ASPECT), width / 4 - GAP);
  const beside = Math.min(WIDEST, (arena.height - fixed) / tall, (width - 4 * GAP - 24) / (4 + 1 + ASIDE));
  if (below >= beside) {
    const pitch = Math.max(below + GAP, Math.min(44, width / 4));
    const height = fixed + (tall + ASPECT) * below + under;
    const paper = {
      x: arena.x + (arena.width - 4 * pitch - 2 * PAD) / 2,
      y: arena.y + Math.max(0, (arena.height - height) / 4),
      width: 4 * pitch + 2 * PAD,
      height,
    };
    const opened = laidIn(paper, below, pitch, text);
    const y = paper.y + height - PAD - 6 - CAPTION * text - (ASPECT * below) / 2;
    return {
      ...opened,
      met: meeting(opened.row.x + land * pitch, y, below, paper.x + PAD, paper.x + paper.width - PAD),
    };
  }
  const pitch = Math.max(beside + GAP, Math.min(44, (width - beside * (1 + ASIDE) - 24) / 4));
  const rowWidth = 4 * pitch + 2 * PAD;
  const height = fixed + tall * beside;
  const paper = {
    x: arena.x + Math.max(0, (arena.width - rowWidth - beside * (1 + ASIDE) - 24) / 2),
    y: arena.y + (arena.height - height) / 2,
    width: rowWidth + beside * (1 + ASIDE) + 24,
    height,
  };
  const opened = laidIn(paper, beside, pitch, text, rowWidth);
  return {
    ...opened,
    met: meeting(
      paper.x + paper.width,
      opened.row.y + (ASPECT * beside) / 2,
      beside,
      paper.x + rowWidth,
      paper.x + paper.width - PAD,
    ),
  };
}
