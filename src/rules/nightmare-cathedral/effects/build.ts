import { ask, procedure } from '../../kernel/flow';
import type { Seat } from '../../kernel/types';
import { mustGoOn } from '../carrying';
import { landOf } from '../land';
import { DONE, LEVEL } from '../moves';
import { NONE, type CathedralMove, type NightmareCathedral } from '../state';
import { canLevel, followers, raiseLevel } from '../units';

export interface Building {
  readonly seat: Seat;
  /** Followers to pay for the next level, and those after it. */
  costs: number[];
  /** The areas that counted as controlled when the effect began, one bit each: there it may build till the end (N5.5). */
  controlled: number;
  /** Where the level that is being paid for will stand. */
  area: number;
}

export function sites(s: NightmareCathedral, l: Building): CathedralMove[] {
  const moves: CathedralMove[] = [];
  if (l.costs.length === 0 || followers(s, l.seat) < l.costs[0]) return moves;
  for (const area of landOf(s).inPlay)
    if ((l.controlled >> area) & 1 && canLevel(s, l.seat, area)) moves.push(LEVEL[area]);
  return moves;
}

/** N5.5: each level is paid with followers from anywhere. */
export const build = procedure<NightmareCathedral, Building, CathedralMove>('build', {
  look(s, l, table) {
    if (sites(s, l).length === 0) table.leave();
  },
  site: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => (mustGoOn(s) ? sites(s, l) : [...sites(s, l), DONE]),
    play(s, l, seat, move, table) {
      if (move.type !== 'level') return table.leave();
      l.area = move.area;
      table.call('lose', { seat, left: l.costs[0], where: 'any', here: 0 });
    },
  }),
  raise(s, l, table) {
    l.costs.shift();
    // a fortress of a rival can't have come up meanwhile, and the block was there
    raiseLevel(s, l.seat, l.area);
    table.say({ key: 'built', seat: l.seat, area: l.area, levels: s.levels[l.area] });
    l.area = NONE;
    table.goto('look');
  },
});
