import type { Card, Seat, Table } from '../kernel/types';

import type { Koty } from './state';

export const HAND = 4;

export function takeFromHand(s: Koty, seat: Seat, card: Card): Card {
  const hand = s.hands[seat];
  const place = hand.indexOf(card);
  hand.splice(place, 1);
  if (place < s.caught[seat]) s.caught[seat]--;
  return card;
}

/**
 * Shuffles the discard pile into a new pile if a card is needed and the pile is empty (KO3.4). Returns whether there is
 * a card now.
 */
function refill(s: Koty, table: Table): boolean {
  if (s.pile.length > 0) return true;
  if (s.discard.length === 0) return false;
  s.pile = s.discard;
  s.discard = [];
  table.shuffle(s.pile);
  table.say({ key: 'reshuffled', count: s.pile.length });
  return true;
}

/** Takes the top card of the pile. Callers make sure that the pile or the discard pile holds a card. */
export function takeTop(s: Koty, table: Table): Card {
  refill(s, table);
  return s.pile.pop()!;
}

/**
 * Draws one by one until the hand holds four cards (KO3.3). If both piles are empty, the match ends with this turn
 * (KO9.2).
 */
export function drawToFour(s: Koty, seat: Seat, table: Table): void {
  const hand = s.hands[seat];
  while (hand.length < HAND && !s.exhausted) {
    if (!refill(s, table)) {
      s.exhausted = true;
      return;
    }
    const cards: Card[] = [];
    while (hand.length < HAND && s.pile.length > 0) {
      const card = s.pile.pop()!;
      hand.push(card);
      cards.push(card);
    }
    table.say({ key: 'drew', seat, count: cards.length, secret: { to: [seat], cards } });
  }
}
