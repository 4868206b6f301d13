import type { Card, Seat, Table } from '../kernel/types';

import { isBasic } from './content/cards';
import type { NightmareCathedral } from './state';

/** Functions for hands and piles of cards. */

export function takeOut(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}

/** Counts the Development cards in a hand besides Basic Combat; everybody can count them. */
export function countSpare(s: NightmareCathedral, seat: Seat): number {
  const hand = s.hands[seat];
  return hand.length > 0 && isBasic(hand[0]) ? hand.length - 1 : hand.length;
}

/** Takes one Development card off the deck, which is renewed from the discards (N5.4); undefined if both are empty. */
function topDevelopment(s: NightmareCathedral, table: Table): Card | undefined {
  if (s.deck.length === 0 && s.discards.length > 0) {
    s.deck = s.discards;
    s.discards = [];
    table.shuffle(s.deck);
    table.say({ key: 'renewed' });
  }
  return s.deck.pop();
}

export function draw(s: NightmareCathedral, seat: Seat, count: number, table: Table): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = topDevelopment(s, table);
    if (card === undefined) break;
    cards.push(card);
    s.hands[seat].push(card);
  }
  if (cards.length > 0) table.say({ key: 'drew', seat, count: cards.length, secret: { to: [seat], cards } });
}

/** Takes the top card of the Dream deck. */
export function findTopDream(s: NightmareCathedral): Card | undefined {
  s.dreamDeckMet.pop();
  return s.dreamDeck.pop();
}

/** Puts a card under the Dream deck, where only this seat knows it. */
export function putUnderDreams(s: NightmareCathedral, seat: Seat, card: Card): void {
  s.dreamDeck.unshift(card);
  s.dreamDeckMet.unshift(1 << seat);
}

export function mixDreams(s: NightmareCathedral, table: Table): void {
  table.shuffle(s.dreamDeck);
  s.dreamDeckMet = s.dreamDeck.map(() => 0);
}

/** Fills an empty slot of the market, or closes it (N4.7). */
export function refillMarket(s: NightmareCathedral, slot: number): void {
  const card = findTopDream(s);
  if (card === undefined) s.market.splice(slot, 1);
  else s.market[slot] = card;
}
