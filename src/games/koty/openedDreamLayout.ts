import { ASPECT, PAD, PLATE } from '../../table/layout/measures';
import { centreIn, clamp, inset, openNear, type Rect, type Spot } from '../../table/layout/rect';

import { CAPTION_HEIGHT, BELOW_PLATE, rowIn, stackHeight, type Row } from './dreamRow';

/** A dream drawn large over the rest of the table; in an attack it leaves room for the cards that meet. */
export interface OpenedDream {
  readonly paper: Rect;
  readonly plate: Rect;
  readonly row: Row;
  /** Where the attacking and the defending card lie. */
  readonly met: readonly [Spot, Spot] | null;
}

const WIDEST = 88;
const GAP = 6;
/** A land of an dream dream is at least this wide. */
const LAND = 44;
/**
 * How far the second card that meets lies beside the first, and how wide both are together, in parts of a card's width.
 */
const ASIDE = 0.62;
const MEETING = 1 + ASIDE;
/** Room around the cards that meet, beside the lands and below them. */
const BESIDE = 24;
const UNDER = 12;

/** Places two cards that meet within a strip; the second lies partly on the first. */
export function meeting(middle: number, y: number, width: number, left: number, right: number): [Spot, Spot] {
  const half = (width * MEETING) / 2;
  const x = clamp(middle, left + half, right - half);
  return [
    { x: x - (width * ASIDE) / 2, y, width },
    { x: x + (width * ASIDE) / 2, y: y + 4, width },
  ];
}

/** The height of an dream dream without its cards. */
const fixedHeight = (text: number) => 2 * PAD + PLATE.narrow * text + BELOW_PLATE + CAPTION_HEIGHT * text;

function layIn(paper: Rect, card: number, pitch: number, text: number, width = paper.width): OpenedDream {
  const plate = { ...inset(paper, PAD), width: width - 2 * PAD, height: PLATE.narrow * text };
  return {
    paper,
    plate,
    row: rowIn({ ...paper, width }, plate.y + plate.height + BELOW_PLATE, card, pitch),
    met: null,
  };
}

/** Opens a dream with these numbers of cards near the place where it lies closed. */
export function openDream(arena: Rect, near: Rect, counts: readonly number[], text: number): OpenedDream {
  const tall = stackHeight(Math.max(...counts));
  const fixed = fixedHeight(text);
  const width = arena.width - 2 * PAD;
  const card = Math.min(WIDEST, (arena.height - fixed) / tall, width / 4 - GAP);
  const pitch = Math.max(card + GAP, Math.min(LAND, width / 4));
  return layIn(openNear(arena, near, 4 * pitch + 2 * PAD, fixed + tall * card), card, pitch, text);
}

/** Opens a dream that is attacked. The cards that meet lie below its lands, or beside them where the arena is low. */
export function openAttackedDream(arena: Rect, counts: readonly number[], land: number, text: number): OpenedDream {
  const tall = stackHeight(Math.max(...counts));
  const fixed = fixedHeight(text);
  const width = arena.width - 2 * PAD;
  const under = CAPTION_HEIGHT * text + UNDER;
  const below = Math.min(WIDEST, (arena.height - fixed - under) / (tall + ASPECT), width / 4 - GAP);
  const beside = Math.min(WIDEST, (arena.height - fixed) / tall, (width - 4 * GAP - BESIDE) / (4 + MEETING));
  const isBelow = below >= beside;
  const card = isBelow ? below : beside;
  const aside = isBelow ? 0 : card * MEETING + BESIDE;
  const pitch = Math.max(card + GAP, Math.min(LAND, (width - aside) / 4));
  const forRow = 4 * pitch + 2 * PAD;
  const height = fixed + tall * card + (isBelow ? ASPECT * card + under : 0);
  const middle = centreIn(arena, forRow + aside, height);
  const paper = isBelow ? { ...middle, height, y: arena.y + Math.max(0, (arena.height - height) / 4) } : middle;
  const dream = layIn(paper, card, pitch, text, forRow);
  const y = isBelow
    ? paper.y + height - PAD - under / 2 - (CAPTION_HEIGHT * text) / 2 - (ASPECT * card) / 2
    : dream.row.y + (ASPECT * card) / 2;
  const [from, to] = [isBelow ? PAD : forRow, paper.width - PAD];
  const at = isBelow ? dream.row.x + land * pitch : paper.x + paper.width;
  return { ...dream, met: meeting(at, y, card, paper.x + from, paper.x + to) };
}
