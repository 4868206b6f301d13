import type { Card, Dice, Recall, Seat, Zone } from './types';

/** A seat that sees only what lies open for everybody. */
export const NOBODY: Seat = -1;

const everything: Recall = () => true;

export function sees(zone: Zone, seat: Seat, index: number): boolean {
  const { seen } = zone;
  if (typeof seen === 'function') return seen(seat, index);
  return seen === 'all' || seen === seat;
}

function knows(zone: Zone, seat: Seat, index: number, recall: Recall): boolean {
  if (sees(zone, seat, index)) return true;
  const { known } = zone;
  if (known === undefined) return false;
  return (known === 'all' || known(seat, index)) && recall(zone.name, index);
}

/** Lays every card that the seat may not see face down. */
export function blank(zones: readonly Zone[], seat: Seat): void {
  for (const zone of zones) {
    for (let i = 0; i < zone.cards.length; i++) if (!sees(zone, seat, i)) zone.cards[i] = 0;
  }
}

/** Deals the cards that the seat does not know anew over the places where they could lie. */
export function mix(zones: readonly Zone[], seat: Seat, dice: Dice, recall: Recall = everything): void {
  const backs = new Map<string, { cards: Card[]; zones: Zone[]; places: number[] }>();
  for (const zone of zones) {
    const whole = zone.seen === 'all' || zone.seen === seat;
    if (whole) continue;
    const back = zone.back ?? '';
    let hidden = backs.get(back);
    if (!hidden) backs.set(back, (hidden = { cards: [], zones: [], places: [] }));
    for (let i = 0; i < zone.cards.length; i++) {
      if (knows(zone, seat, i, recall)) continue;
      hidden.cards.push(zone.cards[i]);
      hidden.zones.push(zone);
      hidden.places.push(i);
    }
  }
  for (const { cards, zones: owners, places } of backs.values()) {
    dice.shuffle(cards);
    for (let i = 0; i < cards.length; i++) owners[i].cards[places[i]] = cards[i];
  }
}
