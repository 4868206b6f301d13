import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { DECK, crowsOf } from './cards';
import { bitsOfAll, look, stopLooking } from './lands';
import { LOOK, REMEMBER } from './moves';
import { isLastRound, scoreRound } from './score';
import type { Sen, SenMove } from './state';

export const DEALT = 4;
export const FIRST_LOOKS = 2;

/** How many lands each seat has looked at before the first turn. A seat that has memorised its lands has one more. */
interface Looks {
  looks: number[];
}

const seatsLooking = (l: Looks): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < l.looks.length; seat++) if (l.looks[seat] <= FIRST_LOOKS) seats.push(seat);
  return seats;
};

/** The match goes round after round until it is over; a turn is a procedure of its own. */
export const match = declareProcedure<Sen, Looks, SenMove>('match', {
  deal(s, l, table) {
    s.closed = DECK.slice();
    table.shuffle(s.closed);
    for (let seat = 0; seat < s.seats; seat++) {
      s.dreams[seat] = s.closed.splice(-DEALT);
      s.met[seat] = [0, 0, 0, 0];
      s.shown[seat] = [0, 0, 0, 0];
    }
    s.open = [s.closed.pop()!];
    l.looks = Array.from({ length: s.seats }, () => 0);
    table.say({ key: 'dealt', round: s.rounds.length + 1, seat: s.turn });
  },

  // S3.1: all seats look at once and in any order, so that nobody waits for a person who takes long.
  look: ask({
    who: (_, l) => seatsLooking(l),
    moves(s, l, seat) {
      if (l.looks[seat] === FIRST_LOOKS) return REMEMBER;
      const moves: SenMove[] = [];
      for (let land = 0; land < DEALT; land++) if (!((s.met[seat][land] >> seat) & 1)) moves.push(LOOK[seat][land]);
      return moves;
    },
    play(s, l, seat, move, table) {
      l.looks[seat] = l.looks[seat] + 1;
      if (move.type === 'look') {
        look(s, seat, seat, move.land);
        table.say({
          key: 'looked',
          seat,
          dream: seat,
          land: move.land,
          secret: { to: [seat], card: s.dreams[seat][move.land] },
        });
      } else stopLooking(s, seat);
      table.again();
    },
  }),

  turns(s, l, table) {
    table.call('turn');
  },

  // S8.3: land by land, and whoever ended the round last, so that everybody sees the sums grow.
  reveal(s, l, table) {
    const all = bitsOfAll(s);
    for (let after = 1; after <= s.seats; after++) {
      const seat = (s.turn + after) % s.seats;
      const lands = s.dreams[seat];
      for (let land = 0; land < lands.length; land++) {
        s.met[seat][land] = all;
        s.shown[seat][land] = all;
        const isLast = land === lands.length - 1;
        table.say({ key: 'revealed', seat, land, ...(isLast && { crows: lands.map(crowsOf) }) });
      }
    }
  },

  count(s, l, table) {
    const called = s.called;
    const written = scoreRound(
      s.dreams.map((lands) => lands.map(crowsOf)),
      called ? s.turn : null,
      s.options,
    );
    const points = written.map((one) => one.points);
    s.rounds.push({ ended: s.turn, called, crows: written.map((one) => one.crows), points });
    s.totals = s.totals.map((total, seat) => total + points[seat]);
    table.say({ key: 'compared', seat: s.turn });
    table.say({
      key: 'counted',
      round: s.rounds.length,
      seat: s.turn,
      called,
      written: written.map((one) => ({ ...one })),
    });
  },

  next(s, l, table) {
    if (isLastRound(s.options, s.rounds.length, s.totals)) return table.finish();
    s.turn = (s.turn + 1) % s.seats; // S8.4: the seat to the left of the one that ended the round begins
    s.called = false;
    table.goto('deal');
  },
});
