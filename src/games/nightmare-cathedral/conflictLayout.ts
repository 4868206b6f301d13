import { remembered } from '../../table/layout/largest';
import { clamp, cutTop, divide, inset, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';

import { layout } from './layout';

/**
 * Where the parts of a conflict lie. `lay`: who looks takes part and may lay cards, so the hand lies below. `over`: the
 * result stands where the hand was, and nothing else moves. `watch`: others fight, on a lower paper with both sides
 * abreast.
 */
export type ConflictForm = 'lay' | 'over' | 'watch';

/** One side: its name and sums, its cards, and a few words about them. */
export interface SideRects {
  readonly head: Rect;
  readonly cards: Rect;
  readonly words: Rect;
}

export interface ConflictLayout {
  readonly paper: Rect;
  readonly title: Rect;
  readonly stage: Rect;
  /** Above or on the left the side that lies farther, then the nearer one. */
  readonly sides: readonly [SideRects, SideRects];
  /** Who won, and the buttons of whoever has to decide. */
  readonly result: Rect;
  /** The drawer of the hand, on the paper or beside it; null while it lies under the paper. */
  readonly hand: Rect | null;
}

const GAP = 4;
/** The card of a hand is at most this wide while it may be laid; below it stand the words of the drawer. */
const CARD = 104;
const ASPECT = 1.4;
const FOOT = 19;
/** The widest paper, and the widest card on it. */
const WIDEST = 800;
const WIDEST_CARD = 124;
/** The part of a low paper that shows others fighting. */
const WATCHED = 0.6;
/** Text grows no further than this in the lines of a paper, low or not: else there were no room for cards. */
const MOST_TEXT = { low: 1.3, high: 1.6 };
/** A lower stage could not be seen, and a smaller place for cards not be touched. */
const LEAST_STAGE = 32;
const LEAST_CARDS = 46;

/** Papers lower than this have small lines: with both sides one above the other, or abreast. */
const LOW = { stacked: 400, abreast: 290 };

/** What a paper of this height gives to its lines, in points. */
const linesOf = (height: number, text: number, low = LOW.stacked) => {
  const isSmall = height < low;
  const scale = Math.min(text, MOST_TEXT[isSmall ? 'low' : 'high']);
  return {
    pad: isSmall ? 6 : 8,
    gap: isSmall ? 3 : 5,
    title: Math.round((isSmall ? 20 : 28) * scale),
    head: Math.round((isSmall ? 24 : 32) * scale),
  };
};

type Lines = ReturnType<typeof linesOf>;

/** A low stage is still to be seen; a high one would take from the cards. */
const stageHeight = (free: number, part: number, width: number): number =>
  clamp(Math.min(free * part, 200, width * 0.3), LEAST_STAGE, free);

/** Both sides one above the other: cards at the left, words beside them. */
function stacked(box: Rect, text: number): Pick<ConflictLayout, 'title' | 'stage' | 'sides'> {
  const { gap, title, head } = linesOf(box.height, text);
  const [titleBox, below] = cutTop(box, title, gap);
  const free = below.height - 2 * head - 4 * gap;
  const stage = stageHeight(free, 0.24, box.width);
  const [stageBox, rest] = cutTop(below, stage, gap);
  const each = (rest.height - gap) / 2;
  const side = (y: number): SideRects => {
    const [headBox, row] = cutTop({ ...rest, y, height: each }, head, gap);
    const height = Math.min(row.height, WIDEST_CARD * ASPECT);
    const words = Math.min(row.width * 0.42, 260);
    return {
      head: headBox,
      cards: { ...row, width: row.width - words - 2 * gap, height },
      words: { ...row, x: row.x + row.width - words, width: words, height },
    };
  };
  return { title: titleBox, stage: stageBox, sides: [side(rest.y), side(rest.y + each + gap)] };
}

/** Both sides abreast: words below the cards. */
function abreast(box: Rect, { gap, title, head }: Lines): Pick<ConflictLayout, 'title' | 'stage' | 'sides'> {
  const [titleBox, below] = cutTop(box, title, gap);
  const words = head;
  const free = below.height - head - words - 3 * gap;
  const stage = Math.min(stageHeight(free, 0.42, box.width), Math.max(LEAST_STAGE, free - LEAST_CARDS));
  const [stageBox, rest] = cutTop(below, stage, gap);
  const [left, right] = divide(rest, 2, gap * 2);
  const side = (column: Rect): SideRects => {
    const [headBox, row] = cutTop(column, head, gap);
    const [cards, wordsBox] = cutTop(row, row.height - words - gap, gap);
    return { head: headBox, cards, words: wordsBox };
  };
  return { title: titleBox, stage: stageBox, sides: [side(left), side(right)] };
}

/** The room of the paper, what of it the result takes, and the drawer of the hand below or beside. */
interface Room {
  readonly rows: Rect;
  readonly result: Rect;
  readonly hand: Rect;
  readonly lay: Rect;
  readonly over: Rect;
  readonly watch: Rect;
}

const union = (one: Rect, other: Rect): Rect => {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

/** The lower part of a paper, at least so high that cards on it can be touched. */
function atFoot(box: Rect, part: number, text: number): Rect {
  const { pad, gap, title, head } = linesOf(0, text);
  const least = 2 * pad + 5 * gap + title + 3 * head + LEAST_STAGE + LEAST_CARDS;
  const height = Math.min(box.height, Math.max(box.height * part, least));
  return { ...box, y: box.y + box.height - height, height };
}

function room(seats: number, size: Size): Room {
  const { width, height, text = 1 } = size;
  const laid = layout(seats, size, false);
  const drawers = union(laid.hand, laid.dreams);
  if (laid.isBroad) {
    const paper = laid.conflict;
    const rows = { ...paper, height: paper.height * 0.76 };
    const result = { ...paper, y: rows.y + rows.height, height: paper.height - rows.height };
    return { rows, result, hand: drawers, lay: paper, over: paper, watch: atFoot(paper, WATCHED, text) };
  }
  const isLow = laid.tracks.x > laid.map.x + laid.map.width / 2;
  if (isLow) {
    const paper = { x: 2, y: 2, width: laid.map.x + laid.map.width, height: height - 4 };
    const beside = { x: laid.tracks.x, y: 2, width: width - laid.tracks.x - 2, height: height - 4 };
    return {
      rows: paper,
      result: beside,
      hand: drawers,
      lay: paper,
      over: union(paper, beside),
      watch: atFoot(paper, WATCHED, text),
    };
  }
  const across = Math.min(width - 2 * GAP, WIDEST);
  const all = { x: (width - across) / 2, y: 2, width: across, height: height - 2 };
  const below = clamp(height * 0.28, 140, 250);
  const hand = Math.min(CARD * ASPECT + FOOT + 3, below - 2 * GAP);
  const rows = { ...all, height: all.height - below };
  return {
    rows,
    result: { ...all, y: rows.y + rows.height, height: below },
    // It lies on the paper, or what lies on the action board would show beside its cards.
    hand: { ...inset(all, GAP), y: all.y + all.height - hand - GAP, height: hand },
    lay: all,
    over: all,
    watch: atFoot(laid.conflict, WATCHED, text),
  };
}

function layOut(seats: number, size: Size, form: ConflictForm): ConflictLayout {
  const { text = 1 } = size;
  const { rows, result, hand, lay, over, watch } = room(seats, size);
  if (form === 'watch') {
    const lines = linesOf(watch.height, text, LOW.abreast * text);
    const { pad, gap, head } = lines;
    const [upper, lower] = cutTop(inset(watch, pad), watch.height - 2 * pad - head - gap, gap);
    return { paper: watch, ...abreast(upper, lines), result: lower, hand: null };
  }
  const paper = form === 'lay' ? lay : over;
  const { pad, gap } = linesOf(rows.height, text);
  const box = inset(rows, pad);
  return {
    paper,
    ...stacked(box, text),
    result: { ...inset(result, pad), y: result.y + gap, height: result.height - gap - pad },
    hand: form === 'lay' ? hand : null,
  };
}

/** Finds where the parts of a conflict lie, in this form. */
export const conflictLayout = remembered(layOut);

/** Where cards lie in a row: side by side, or over one another when there are many. */
export function spotsIn(box: Rect, count: number): { x: number; y: number; width: number }[] {
  // Two lie whole beside each other, which most rows need; only more than that lie over one another.
  const width = Math.min(box.height / ASPECT, WIDEST_CARD, count === 2 ? (box.width - 6) / 2 : box.width);
  const pitch = count < 2 ? 0 : Math.min(width + 6, (box.width - width) / (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + width / 2 + index * pitch,
    y: box.y + box.height / 2,
    width,
  }));
}
