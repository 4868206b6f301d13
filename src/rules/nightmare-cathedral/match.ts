import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import type { AreaId } from './content/types';
import { landOf } from './land';
import { SLEEP, TAKE } from './moves';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from './state';
import { isEmpty, muster, raiseLevel } from './units';

interface Match {
  /** The seats that still have to take an area, and after that those whose Dreamer still has to lie down, in order. */
  left: Seat[];
}

const inTurn = (s: NightmareCathedral): Seat[] => Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);

const hasOther = (s: NightmareCathedral, seat: Seat): boolean =>
  landOf(s).inPlay.some((area) => !landOf(s).corner[area] && s.control[area] === seat);

/** N2.6: one of a seat's two areas is a corner, the other is not. */
function listFreeAreas(s: NightmareCathedral, seat: Seat): AreaId[] {
  const { inPlay, corner } = landOf(s);
  const isWanted = (area: AreaId) => (s.stronghold[seat] > 0 ? !corner[area] : !hasOther(s, seat) || corner[area]);
  return inPlay.filter((area) => isWanted(area) && isEmpty(s, area));
}

/** Sets up an area that a seat takes: followers, and a Stronghold if it is a corner. */
function settleIn(s: NightmareCathedral, seat: Seat, area: AreaId): void {
  const { corner, byCathedral } = landOf(s);
  for (let i = byCathedral[area] ? 1 : 2; i > 0; i--) muster(s, area, seat);
  if (!corner[area]) return;
  s.stronghold[seat] = area;
  s.winged[seat] = area;
  raiseLevel(s, seat, area);
}

/** N2.7: Shadows fill the areas that are still empty. */
function settleShadows(s: NightmareCathedral): void {
  const { inPlay, byCathedral } = landOf(s);
  for (const area of inPlay) {
    if (!isEmpty(s, area)) continue;
    for (let i = byCathedral[area] ? 1 : 2; i > 0 && s.supply[SHADOWS] > 0; i--) muster(s, area, SHADOWS);
  }
}

export const match = declareProcedure<NightmareCathedral, Match, CathedralMove>('match', {
  begin(s, l, table) {
    l.left = [...inTurn(s), ...inTurn(s).reverse()];
    table.say({ key: 'began', seat: s.first, nightmares: s.nightmares.slice() });
  },

  takeArea: ask({
    who: (_, l) => l.left[0] ?? null,
    moves: (s, l, seat) => listFreeAreas(s, seat).map((area) => TAKE[area]),
    play(s, l, seat, move, table) {
      if (move.type !== 'take') return;
      l.left.shift();
      settleIn(s, seat, move.area);
      table.say({ key: 'took', seat, area: move.area });
      table.again();
    },
  }),

  shadows(s, l, table) {
    settleShadows(s);
    l.left = inTurn(s);
    table.say({ key: 'shadowsRose' });
  },

  sleep: ask({
    who: (_, l) => l.left[0] ?? null,
    moves: () => SLEEP,
    play(s, l, seat, move, table) {
      if (move.type !== 'sleep') return;
      l.left.shift();
      s.dreamer[seat] = move.night;
      table.say({ key: 'slept', seat, night: move.night });
      table.again();
    },
  }),

  turns(s, l, table) {
    table.call('turn', { others: [], passed: false });
    table.again();
  },
});
