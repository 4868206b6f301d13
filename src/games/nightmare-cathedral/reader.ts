import type { Card, Seat } from '../../rules/kernel/types';
import type { KeepTask } from '../../rules/nightmare-cathedral/effects/keep';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';

import { decodeFace } from './cardFace';
import { dreamsOf, movesOfCard } from './cardMoves';
import { findAsked, getLocals, getStep } from './task';

/** What the reader of cards shows: its tabs, the cards on each, and which lies open first. */

export const TABS = ['developments', 'dreams', 'actions'] as const;
export type Tab = (typeof TABS)[number] | 'looked';

/** The cards that a seat looks at, to keep some of them. */
export function cardsLookedAt(view: NightmareCathedral, seat: Seat): readonly Card[] {
  if (seat < 0 || getStep(view) !== 'keep.keep' || findAsked(view) !== seat) return [];
  return getLocals<KeepTask>(view).looked;
}

export function cardsOn(view: NightmareCathedral, seat: Seat, tab: Tab): readonly Card[] {
  if (seat < 0) return [];
  switch (tab) {
    case 'developments':
      return view.hands[seat];
    case 'dreams':
      return dreamsOf(view, seat);
    case 'looked':
      return cardsLookedAt(view, seat);
    case 'actions':
      return [];
  }
}

/** Whether the own cards lie open in this view: at an open table even who is asked has them face down. */
export const canSeeCards = (view: NightmareCathedral, seat: Seat): boolean =>
  seat >= 0 && ![...view.hands[seat], ...dreamsOf(view, seat)].includes(0);

/** The tabs that there are now; cards that are looked at come first. */
export const tabsOf = (view: NightmareCathedral, seat: Seat): readonly Tab[] =>
  cardsLookedAt(view, seat).length > 0 ? ['looked', ...TABS] : TABS;

/** Every move that is made with a card, also from the market. */
export const movesWith = (view: NightmareCathedral, moves: readonly CathedralMove[], card: Card): CathedralMove[] => [
  ...movesOfCard(moves, card),
  ...moves.filter((move) => move.type === 'market' && view.market[move.slot] === card),
];

/**
 * The card that lies open first: the one that was touched, else one that can be played, else the own one that came
 * last, else the first on the market.
 */
export function findFirstCard(
  view: NightmareCathedral,
  moves: readonly CathedralMove[],
  own: readonly Card[],
  market: readonly Card[],
  face: string | null,
): Card | null {
  const cards = [...own, ...market];
  const drawn = face === null ? null : decodeFace(face);
  if (drawn && 'card' in drawn && cards.includes(drawn.card)) return drawn.card;
  return cards.find((card) => movesWith(view, moves, card).length > 0) ?? own.at(-1) ?? market[0] ?? null;
}
