import type { Card, Seat } from '../../rules/kernel/types';
import { measureProgress } from '../../rules/nightmare-cathedral/conditions';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { Condition } from '../../rules/nightmare-cathedral/content/effects';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';

import { isTooLate } from './dreamMoments';

export interface CardDetailProps {
  readonly view: NightmareCathedral;
  readonly viewer: Seat;
  readonly card: Card;
  readonly names: readonly string[];
}

/** The moves that are made with this card. */
export const movesOfCard = (moves: readonly CathedralMove[], card: Card): CathedralMove[] =>
  moves.filter((move) => 'card' in move && move.card === card);

/** The Dreams of a seat, those above the limit last. */
export const dreamsOf = (view: NightmareCathedral, seat: Seat): readonly Card[] =>
  seat < 0 ? [] : [...view.dreams[seat], ...view.visions[seat]];

export interface Progress {
  readonly condition: Condition;
  readonly have: number;
  readonly want: number;
}

/** How far a seat is with each condition of a Dream; what was done too long ago for it counts as not done. */
export const progressOf = (view: NightmareCathedral, seat: Seat, card: Card): Progress[] =>
  DREAMS[card].need.map((condition) => {
    const [have, want] = measureProgress(view, seat, condition);
    return { condition, have: isTooLate(view, seat, condition) ? 0 : Math.min(have, want), want };
  });
