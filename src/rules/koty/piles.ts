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

/** The moment a card is needed and the pile is empty, the discard pile is shuffled and becomes the pile (KO3.4). Whether there is a card now. */
function refill(s: Koty, table: Table): boolean {
  if (s.pile.length > 0) return true;
  if (s.discard.length === 0) return false;
  s.pile = s.discard;
  s.discard = [];
  table.shuffle(s.pile);
  table.say({ key: 'reshuffled', count: s.pile.length });
  return true;
}

/** The top card of the pile: only asked for when the discard pile is not empty either way. */
export function takeTop(s: Koty, table: Table): Card {
  refill(s, table);
  return s.pile.pop()!;
}

/** Back to four cards (KO3.3), one by one; when both piles are empty, the match ends with this turn (KO9.2). */
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
