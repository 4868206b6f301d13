import type { Card, Seat } from '../../rules/kernel/types';
import { canDream, measureProgress } from '../../rules/nightmare-cathedral/conditions';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { Condition } from '../../rules/nightmare-cathedral/content/effects';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';

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

/** Whether all that a Dream asks for is there; it may still have to wait for its moment. */
export const isReady = (view: NightmareCathedral, seat: Seat, card: Card): boolean =>
  card !== 0 && canDream(view, seat, card);

export interface Progress {
  readonly condition: Condition;
  readonly have: number;
  readonly want: number;
}

/** How far a seat is with each condition of a Dream. */
export const progressOf = (view: NightmareCathedral, seat: Seat, card: Card): Progress[] =>
  DREAMS[card].need.map((condition) => {
    const [have, want] = measureProgress(view, seat, condition);
    return { condition, have: Math.min(have, want), want };
  });
