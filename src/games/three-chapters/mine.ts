import type { Box } from '../../table/layout/box';
import { ASPECT, GAP, PAD, SMALL } from '../../table/layout/measures';
import { TARGET } from '../../theme/space';

import { CAPTION } from './measures';

/** What the viewer has before it, each as large as the others allow: the middle of the table, the own paper, the hand. */

/** The hand in rows, each partly on the one above where room is short. */
export interface Hand {
  readonly box: Box;
  readonly card: number;
  /** How many cards are in a row, and how far it is from one row to the next. */
  readonly across: number;
  readonly step: number;
}

export interface Mine {
  /** What is kept, the trick, or what is counted. */
  readonly middle: Box;
  readonly own: Box;
  readonly hand: Hand;
}

/** What the table is laid out for. */
export interface Task {
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

/** In the middle no card is wider. */
const WIDEST = 160;
/** In one row lie no more than these. */
const ONE_ROW = 4;
/** To see who played the cards of a trick is worth as much as cards nearly twice as large. */
const WHO = { named: 0.9, marked: 0.8, nobody: 0 };
/** From this width on a name stands below a card; the height of a mark alone. */
const NAMEABLE = 84;
const MARKED = 20;
/** The hand is what is decided with: its size counts so many times that of the middle. */
const HAND = 2.6;
/** Cards are tried in steps of so many points. */
const STEP = 3;

/** The rows of a hand of cards so wide; null when fingers could not tell them apart. */
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
  /** What stands below each of who played it, and how much room it takes. */
  readonly who: keyof typeof WHO;
  readonly below: number;
}

/** How large the cards of a full trick are in the middle: with who played them by mark and name, where most of a name can be read, by the mark alone, or not at all. */
export function trickCard(chairs: number, width: number, height: number, text: number): TrickCard | null {
  let best = null;
  let most = -Infinity;
  for (const rows of [1, 2]) {
    const pitch = (width + GAP) / Math.ceil(chairs / rows);
    for (const who of ['named', 'marked', 'nobody'] as const) {
      if (who === 'named' && pitch < NAMEABLE * text) continue;
      const below = who === 'named' ? CAPTION * text : who === 'marked' ? MARKED : 0;
      const row = (height - (rows - 1) * GAP) / rows - below;
      if (pitch - GAP < TARGET || row < TARGET) continue;
      const card = Math.min(WIDEST, pitch - GAP, row / ASPECT);
      const worth = Math.log2(card) + WHO[who];
      if (worth > most) [best, most] = [{ card, rows, who, below }, worth];
    }
  }
  return best;
}

/** Middle, own paper and hand, one below the other, so that all can be read as well as possible; the own paper may lie elsewhere. */
export function mine(box: Box, { chapter, chairs, most, text, largest, heights }: Task, elsewhere?: Box): Mine {
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
