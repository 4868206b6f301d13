import { ask, declareProcedure } from '../../kernel/flow';
import type { Seat } from '../../kernel/types';
import { mustGoOn } from '../carrying';
import { landOf } from '../land';
import { DONE, LEVEL } from '../moves';
import { NONE, type CathedralMove, type NightmareCathedral } from '../state';
import { canLevel, countFollowersOf, raiseLevel } from '../units';

export interface Building {
  readonly seat: Seat;
  /** How many followers the next level costs, and those after it. */
  costs: number[];
  /**
   * The areas that the seat controlled when the effect began, one bit each: it may build there until the effect ends
   * (N5.5).
   */
  controlled: number;
  /** The area where the level will stand that is being paid for. */
  area: number;
}

export function listSites(s: NightmareCathedral, l: Building): CathedralMove[] {
  const moves: CathedralMove[] = [];
  if (l.costs.length === 0 || countFollowersOf(s, l.seat) < l.costs[0]) return moves;
  for (const area of landOf(s).inPlay)
    if ((l.controlled >> area) & 1 && canLevel(s, l.seat, area)) moves.push(LEVEL[area]);
  return moves;
}

/** N5.5: each level is paid with followers from anywhere. */
export const build = declareProcedure<NightmareCathedral, Building, CathedralMove>('build', {
  look(s, l, table) {
    if (listSites(s, l).length === 0) table.leave();
  },
  site: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => (mustGoOn(s) ? listSites(s, l) : [...listSites(s, l), DONE]),
    play(s, l, seat, move, table) {
      if (move.type !== 'level') return table.leave();
      l.area = move.area;
      table.call('lose', { seat, left: l.costs[0], where: 'any', here: 0 });
    },
  }),
  raise(s, l, table) {
    l.costs.shift();
    // No rival can have built a fortress here meanwhile, and the level was available, so we need not check again.
    raiseLevel(s, l.seat, l.area);
    table.say({ key: 'built', seat: l.seat, area: l.area, levels: s.levels[l.area] });
    l.area = NONE;
    table.goto('look');
  },
});
