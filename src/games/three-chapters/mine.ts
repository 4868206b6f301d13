import { ASPECT, GAP, PAD, SMALL } from '../../table/layout/measures';
import type { Rect } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT } from './measures';

/**
 * Sizes of what the viewer has on its side: the middle of the table, its own paper and its hand. Each is as large as
 * the others allow.
 */

/** The hand in rows; where room is short, each row lies partly on the one above. */
export interface Hand {
  readonly box: Rect;
  readonly card: number;
  /** How many cards are in a row, and the distance from one row to the next. */
  readonly across: number;
  readonly step: number;
}

export interface Mine {
  /** The area for kept cards, the trick, or the cards that are counted. */
  readonly middle: Rect;
  readonly own: Rect;
  readonly hand: Hand;
}

/** What the table is laid out for. */
export interface Task {
  readonly chapter: 'draft' | 'tricks' | 'counting';
  readonly chairs: number;
  /** How many cards a hand may hold. */
  readonly most: number;
  readonly text: number;
  /** The greatest width of a card in hand. */
  readonly largest: number;
  /** The heights that the viewer's own paper may have. */
  readonly heights: readonly number[];
}

/** The widest card in the middle. */
const WIDEST = 160;
/** A hand of no more cards than this lies in one row. */
const ONE_ROW = 4;
/** What it counts to see who played the cards of a trick: as much as cards nearly twice as large. */
const WHO = { named: 0.9, marked: 0.8, nobody: 0 };
/** From this width on a name stands below a card. MARKED is the height of a mark alone. */
const NAMEABLE = 84;
const MARKED = 20;
/** People decide with the hand, so its size counts this many times as much as that of the middle. */
const HAND = 2.6;
/** Widths of cards are tried in steps of this many points. */
const STEP = 3;

/** Says how a hand of cards of this width fits into rows; null if fingers could not tell the cards apart. */
function rowsOf(
  most: number,
  card: number,
  rows: number,
  step: number,
  width: number,
): { readonly across: number; readonly height: number } | null {
  const across = Math.ceil(most / rows);
  if (card > width || (across > 1 && (width - card) / (across - 1) < TARGET)) return null;
  return { across, height: card * ASPECT + (rows - 1) * step };
}

export interface TrickCard {
  readonly card: number;
  readonly rows: number;
  /** What stands below each card to show who played it, and how much room it takes. */
  readonly who: keyof typeof WHO;
  readonly below: number;
}

/**
 * Finds how large the cards of a full trick can be. Below them stand mark and name where most of a name fits, or the
 * mark alone, or nothing.
 */
export function trickCard(chairs: number, width: number, height: number, text: number): TrickCard | null {
  let best = null;
  let most = -Infinity;
  for (const rows of [1, 2]) {
    const pitch = (width + GAP) / Math.ceil(chairs / rows);
    for (const who of ['named', 'marked', 'nobody'] as const) {
      if (who === 'named' && pitch < NAMEABLE * text) continue;
      const below = who === 'named' ? CAPTION_HEIGHT * text : who === 'marked' ? MARKED : 0;
      const row = (height - (rows - 1) * GAP) / rows - below;
      if (pitch - GAP < TARGET || row < TARGET) continue;
      const card = Math.min(WIDEST, pitch - GAP, row / ASPECT);
      const worth = Math.log2(card) + WHO[who];
      if (worth > most) [best, most] = [{ card, rows, who, below }, worth];
    }
  }
  return best;
}

/**
 * Lays out middle, own paper and hand one below the other, so that all can be read as well as possible. With
 * `elsewhere` the own paper lies outside of this box.
 */
export function mine(box: Rect, { chapter, chairs, most, text, largest, heights }: Task, elsewhere?: Rect): Mine {
  const nothing = { ...box, y: box.y + box.height, height: 0 };
  if (chapter === 'counting') {
    const own = elsewhere ?? {
      ...box,
      y: nothing.y - heights[heights.length - 1],
      height: heights[heights.length - 1],
    };
    return {
      own,
      middle: { ...box, height: (elsewhere ? nothing.y : own.y - GAP) - box.y },
      hand: { box: nothing, card: largest, across: most, step: 0 },
    };
  }
  let best: { readonly worth: number; readonly hand: Hand; readonly height: number; readonly own: number } | null =
    null;
  for (const [extra, own] of (elsewhere ? [0] : heights).entries()) {
    for (let card = 30; card <= largest; card += STEP) {
      for (const rows of most > ONE_ROW ? [1, 2] : [1]) {
        for (const step of rows === 1 ? [0] : [Math.max(TARGET, card * 0.7), card * ASPECT + GAP]) {
          const way = rowsOf(most, card, rows, step, box.width - 2 * PAD);
          if (!way) continue;
          const middle = trickCard(chairs, box.width, box.height - own - way.height - 4 * GAP, text);
          if (!middle) continue;
          const isCovered = rows > 1 && step < card * ASPECT;
          const isCrowded = (card + GAP) * way.across > box.width;
          const worth =
            HAND * Math.log2(card) +
            Math.log2(middle.card) +
            WHO[middle.who] +
            0.3 * extra +
            (card >= SMALL ? 0.2 : 0) -
            (isCovered ? 1.3 : 0) -
            (isCrowded ? 3 : 0);
          if (!best || worth > best.worth)
            best = { worth, height: way.height, own, hand: { box, card, across: way.across, step } };
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
