import { ask, declareProcedure } from '../kernel/flow';
import type { Table } from '../kernel/types';

import { layNine, placesForNine } from './lands';
import { LAY } from './moves';
import { takeTop } from './piles';
import type { Koty, KotyMove } from './state';

/**
 * Where the cards come from that are laid into the dream of the seat whose turn it is: the top of the pile, or the
 * middle.
 */
export interface Lay {
  readonly from: 'pile' | 'middle';
}

function layOn(s: Koty, { from }: Lay, land: number, table: Table): void {
  const seat = s.turn;
  const place = s.dreams[seat][land];
  if (from === 'pile') {
    layNine(place, takeTop(s, table), false);
    return table.say({ key: 'laid', seat, land, from });
  }
  const [nine, cat] = s.middle;
  s.middle = [];
  layNine(place, nine, true);
  if (cat === undefined) return table.say({ key: 'laid', seat, land, from, card: nine });
  place.top.push(cat);
  table.say({ key: 'paired', seat, land, cards: [nine, cat] });
}

/** KO4.4: a card that fits on no land is lost. */
function lose(s: Koty, { from }: Lay, table: Table): void {
  const cards = from === 'pile' ? [takeTop(s, table)] : s.middle.splice(0);
  s.discard.push(...cards);
  table.say({ key: 'lost', seat: s.turn, from, cards });
}

/** Lays a 9, or a 9 with a cat on it, into the dream of the seat whose turn it is. */
export const lay = declareProcedure<Koty, Lay, KotyMove>('lay', {
  where: ask({
    who: (s) => (placesForNine(s, s.turn).length > 1 ? s.turn : null),
    moves: (s) => placesForNine(s, s.turn).map((land) => LAY[land]),
    play(s, l, _seat, move, table) {
      if (move.type !== 'lay') return;
      layOn(s, l, move.land, table);
      table.leave();
    },
  }),

  // with one land or none there is nothing to choose
  only(s, l, table) {
    const [land] = placesForNine(s, s.turn);
    if (land === undefined) lose(s, l, table);
    else layOn(s, l, land, table);
  },
});
