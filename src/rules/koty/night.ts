import { ask, declareProcedure } from '../kernel/flow';
import type { Card, Seat, Table } from '../kernel/types';

import { kindOf } from './cards';
import { LANDS, isFreeLand } from './lands';
import { takeFromHand } from './piles';
import type { Koty, KotyMove, LandPlace } from './state';
import { areRivals } from './teams';

/** Lists every land of every dream for which something holds. */
function placesWhere(s: Koty, holds: (place: LandPlace) => boolean): LandPlace[] {
  const places: LandPlace[] = [];
  for (let dream = 0; dream < s.seats; dream++) {
    for (let land = 0; land < LANDS; land++) {
      const place = { dream, land };
      if (holds(place)) places.push(place);
    }
  }
  return places;
}

const topKind = (s: Koty, { dream, land }: LandPlace) => {
  const [top] = s.dreams[dream][land].top;
  return top === undefined ? null : kindOf(top);
};

const isFreePlace = (s: Koty, { dream, land }: LandPlace): boolean => isFreeLand(s.dreams[dream][land]);

/** Lists what a seat may do with a night card in its turn; there is nothing for an owl. */
export function listNightMoves(s: Koty, seat: Seat, card: Card): KotyMove[] {
  switch (kindOf(card)) {
    case 'moth':
      if (placesWhere(s, (place) => isFreePlace(s, place)).length === 0) return [];
      return placesWhere(s, (place) => topKind(s, place) === 'cat').map((place) => ({ type: 'moth', card, ...place }));
    case 'bat':
      return placesWhere(s, (place) => areRivals(s, seat, place.dream) && topKind(s, place) === 'crow').map(
        (place) => ({ type: 'bat', card, ...place }),
      );
    case 'dragon':
      return [{ type: 'dragon', card }];
    default:
      return [];
  }
}

/** KO10.4: the moth is spent, and the seat is asked next where the cat goes. */
export function playMoth(s: Koty, seat: Seat, card: Card, { dream, land }: LandPlace, table: Table): void {
  s.discard.push(takeFromHand(s, seat, card));
  table.say({ key: 'lured', seat, dream, land, card });
  table.call('moth', { dream, land });
}

/** KO10.5: a rival's crow becomes a 9. */
export function playBat(s: Koty, seat: Seat, card: Card, { dream, land }: LandPlace, table: Table): void {
  s.discard.push(takeFromHand(s, seat, card));
  const crow = s.dreams[dream][land].top.pop()!;
  s.middle = [crow];
  table.say({ key: 'snatched', seat, dream, land, cards: [card, crow] });
  table.call('lay', { from: 'middle' });
}

/** KO10.6: all crows on top leave, and the dragon becomes a 9. */
export function playDragon(s: Koty, seat: Seat, card: Card, table: Table): void {
  s.middle = [takeFromHand(s, seat, card)];
  const from = placesWhere(s, (place) => topKind(s, place) === 'crow');
  const cards = from.map(({ dream, land }) => s.dreams[dream][land].top.pop()!);
  s.discard.push(...cards);
  table.say({ key: 'scorched', seat, card, cards, from: from.map((place) => ({ ...place })) });
  table.call('lay', { from: 'middle' });
}

/** A moth carries a cat; the locals say where the cat comes from. */
export const moth = declareProcedure<Koty, LandPlace, KotyMove>('moth', {
  carry: ask({
    who: (s) => s.turn,
    moves: (s) => placesWhere(s, (place) => isFreePlace(s, place)).map((place) => ({ type: 'carry', ...place })),
    play(s, l, seat, move, table) {
      if (move.type !== 'carry') return;
      const cat = s.dreams[l.dream][l.land].top.pop()!;
      s.dreams[move.dream][move.land].top.push(cat);
      table.say({
        key: 'carried',
        seat,
        card: cat,
        from: { dream: l.dream, land: l.land },
        to: { dream: move.dream, land: move.land },
      });
    },
  }),
});
