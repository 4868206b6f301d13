import { remember } from '../../table/layout/largest';
import { clamp, cutTop, inset, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';

import {
  putSidesAbreast,
  ROW_ASPECT,
  LEAST_CARDS,
  LEAST_STAGE,
  countRowLines,
  LOW,
  stackSides,
  type Sides,
} from './conflictRows';
import { layout } from './layout';
import { BOARD_GAP } from './layoutParts';

/**
 * Where the parts of a conflict lie. `lay`: who looks takes part and may lay cards, so the hand lies below. `over`: the
 * result stands where the hand was, and nothing else moves. `watch`: others fight, on a lower paper with both sides
 * abreast.
 */
export type ConflictForm = 'lay' | 'over' | 'watch';

export interface ConflictLayout extends Sides {
  readonly paper: Rect;
  /** Who won, and the buttons of whoever has to decide. */
  readonly result: Rect;
  /** The drawer of the hand, on the paper or beside it; null while it lies under the paper. */
  readonly hand: Rect | null;
}

/** The card of a hand is at most this wide while it may be laid; below it stand the words of the drawer. */
const CARD = 104;
const FOOT = 19;
/** The widest paper. */
const WIDEST = 800;
/** The part of a low paper that shows others fighting. */
const WATCHED = 0.6;
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
  const { pad, gap, title, head } = countRowLines(0, text);
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
  const across = Math.min(width - 2 * BOARD_GAP, WIDEST);
  const all = { x: (width - across) / 2, y: 2, width: across, height: height - 2 };
  const below = clamp(height * 0.28, 140, 250);
  const hand = Math.min(CARD * ROW_ASPECT + FOOT + 3, below - 2 * BOARD_GAP);
  const rows = { ...all, height: all.height - below };
  return {
    rows,
    result: { ...all, y: rows.y + rows.height, height: below },
    // It lies on the paper, or what lies on the action board would show beside its cards.
    hand: { ...inset(all, BOARD_GAP), y: all.y + all.height - hand - BOARD_GAP, height: hand },
    lay: all,
    over: all,
    watch: atFoot(laid.conflict, WATCHED, text),
  };
}

function layOut(seats: number, size: Size, form: ConflictForm): ConflictLayout {
  const { text = 1 } = size;
  const { rows, result, hand, lay, over, watch } = room(seats, size);
  if (form === 'watch') {
    const lines = countRowLines(watch.height, text, LOW.abreast * text);
    const { pad, gap, head } = lines;
    const [upper, lower] = cutTop(inset(watch, pad), watch.height - 2 * pad - head - gap, gap);
    return { paper: watch, ...putSidesAbreast(upper, lines), result: lower, hand: null };
  }
  const paper = form === 'lay' ? lay : over;
  const { pad, gap } = countRowLines(rows.height, text);
  const box = inset(rows, pad);
  return {
    paper,
    ...stackSides(box, text),
    result: { ...inset(result, pad), y: result.y + gap, height: result.height - gap - pad },
    hand: form === 'lay' ? hand : null,
  };
}

/** Finds where the parts of a conflict lie, in this form. */
export const conflictLayout = remember(layOut);
