import { declareProcedure } from '../kernel/flow';

import { isComplete } from './lands';
import type { Koty, KotyMove } from './state';

/** The seats take turns until a dream is complete or the cards run out (KO9). */
export const match = declareProcedure<Koty, object, KotyMove>('match', {
  turn(_s, _l, table) {
    table.call('turn');
  },

  next(s, _, table) {
    const why = s.dreams.some(isComplete) ? 'dream' : s.exhausted ? 'cards' : null;
    if (why) {
      table.say({ key: 'ended', seat: s.turn, why });
      table.say({ key: 'compared', seat: s.turn });
      return table.finish();
    }
    s.turn = (s.turn + 1) % s.seats;
    table.goto('turn');
  },
});
