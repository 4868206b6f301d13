import type { Seat } from '../../rules/kernel/types';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { listSites, type Building } from '../../rules/nightmare-cathedral/effects/build';
import { listLevels } from '../../rules/nightmare-cathedral/effects/level';
import type { Offer } from '../../rules/nightmare-cathedral/effects/offer';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';

import { findAsked, getLocals, getStep } from './task';

const areasIn = (moves: readonly CathedralMove[]): AreaId[] =>
  moves.flatMap((move) => (move.type === 'level' ? [move.area] : []));

/** Where this seat, if it is asked, may build its next level, or pays for one. */
export function listLevelSites(view: NightmareCathedral, seat: Seat): readonly AreaId[] {
  if (findAsked(view) !== seat) return [];
  switch (getStep(view)) {
    case 'level.choose':
      return areasIn(listLevels(view, getLocals<Offer>(view)));
    case 'build.site':
      return areasIn(listSites(view, getLocals<Building>(view)));
    case 'lose.choose': {
      const below = view.flow[view.flow.length - 2];
      return below?.procedure === 'build' ? [(below.locals as Building).area] : [];
    }
    default:
      return [];
  }
}
