import type { Seat } from '../../kernel/types';
import { landOf } from '../land';
import { FLY } from '../moves';

import { listFlights } from './move';
import { declareOffer } from './offer';

interface Flight {
  readonly seat: Seat;
  left: number;
  /** True if one flight may lead to any area. */
  readonly anywhere: boolean;
}

export const fly = declareOffer<Flight>('fly', {
  choices: (s, { seat, anywhere }) =>
    anywhere
      ? landOf(s)
          .inPlay.filter((area) => area !== s.winged[seat])
          .map((area) => FLY[area])
      : listFlights(s, seat),
  asks: () => true,
  take(s, l, move, table) {
    if (move.type !== 'fly') return;
    s.winged[l.seat] = move.to;
    table.say({ key: 'flew', seat: l.seat, to: move.to });
  },
});
