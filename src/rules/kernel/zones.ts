import type { Card, Dice, Recall, Seat, Zone } from './types';

/** An onlooker without a seat, who sees only what every seat sees. */
export const NOBODY: Seat = -1;

const everything: Recall = () => true;

/** Says whether something holds for a seat. It holds for an onlooker if it holds for every seat. */
function holds(of: (seat: Seat) => boolean, seat: Seat, seats: number): boolean {
  if (seat !== NOBODY) return of(seat);
  for (let anySeat = 0; anySeat < seats; anySeat++) if (!of(anySeat)) return false;
  return true;
}

export function canSee(zone: Zone, seat: Seat, index: number, seats: number): boolean {
  const { seen } = zone;
  if (typeof seen === 'function') return holds((anySeat) => seen(anySeat, index), seat, seats);
  return seen === 'all' || seen === seat;
}

function knows(zone: Zone, seat: Seat, index: number, seats: number, recall: Recall): boolean {
  // An onlooker knows a card only if every seat knows it; whether a seat sees the card or remembers it makes no
  // difference.
  if (seat === NOBODY) return holds((anySeat) => knows(zone, anySeat, index, seats, recall), seat, seats);
  // We ask this first: an app may keep a card in sight to help people, but a bot can still forget it.
  if (zone.known?.(seat, index)) return recall(zone.name, index);
  return canSee(zone, seat, index, seats);
}

/** Turns every card face down that the seat may not see. */
export function hideCards(zones: readonly Zone[], seat: Seat, seats: number): void {
  for (const zone of zones) {
    for (let i = 0; i < zone.cards.length; i++) if (!canSee(zone, seat, i, seats)) zone.cards[i] = 0;
  }
}

/** Shuffles the cards that the seat does not know among the places where they could lie. */
export function shuffleUnseen(
  zones: readonly Zone[],
  seat: Seat,
  seats: number,
  dice: Dice,
  recall: Recall = everything,
): void {
  const backs = new Map<string, { cards: Card[]; zones: Zone[]; places: number[] }>();
  for (const zone of zones) {
    if (zone.seen === 'all' && !zone.known) continue;
    const back = zone.back ?? '';
    let hidden = backs.get(back);
    if (!hidden) backs.set(back, (hidden = { cards: [], zones: [], places: [] }));
    for (let i = 0; i < zone.cards.length; i++) {
      if (knows(zone, seat, i, seats, recall)) continue;
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
