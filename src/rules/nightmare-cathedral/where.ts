import type { Seat } from '../kernel/types';

import type { Where } from './content/effects';
import type { AreaId } from './content/types';
import { landOf, signMarkedIn } from './land';
import type { NightmareCathedral } from './state';
import { findUnderWay } from './underWay';
import { isPresent } from './units';

/** The areas that count as controlled for a seat's own effects, one bit each: while it fortifies also what it has paid away (N5.5). */
export function bitsControlledBy(s: NightmareCathedral, seat: Seat): number {
  let bits = findUnderWay(s, seat)?.controlled ?? 0;
  for (const area of landOf(s).inPlay) if (s.control[area] === seat) bits |= 1 << area;
  return bits;
}

/** Those of some areas that count as controlled. */
export function areasControlledBy(s: NightmareCathedral, seat: Seat, areas: readonly AreaId[]): AreaId[] {
  const bits = bitsControlledBy(s, seat);
  return areas.filter((area) => (bits >> area) & 1);
}

/** The areas that an effect speaks of. Who controls them is asked besides, where the word asks for it. */
export function areasOf(s: NightmareCathedral, seat: Seat, where: Where, here: AreaId): readonly AreaId[] {
  const { inPlay, adjacent, signs } = landOf(s);
  switch (where) {
    case 'any':
    case 'oneAny':
      return inPlay;
    case 'here':
      return here > 0 ? [here] : [];
    case 'next':
      return here > 0 ? adjacent[here] : [];
    case 'winged':
      return [s.winged[seat]];
    case 'nextToWinged':
      return adjacent[s.winged[seat]];
    case 'controlled':
    case 'oneControlled':
      return areasControlledBy(s, seat, inPlay);
    case 'fortress':
      return inPlay.filter((area) => s.levels[area] > 0 && s.fortress[area] === seat);
    case 'marked': {
      const sign = signMarkedIn(s);
      return inPlay.filter((area) => signs[area] === sign);
    }
    case 'present':
      return inPlay.filter((area) => isPresent(s, area, seat));
  }
}
