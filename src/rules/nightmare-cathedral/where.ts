import type { Seat } from '../kernel/types';

import type { Where } from './content/effects';
import type { AreaId } from './content/types';
import { landOf, markedSign } from './land';
import type { NightmareCathedral } from './state';
import { isPresent } from './units';

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
      return inPlay.filter((area) => s.control[area] === seat);
    case 'fortress':
      return inPlay.filter((area) => s.levels[area] > 0 && s.fortress[area] === seat);
    case 'marked': {
      const sign = markedSign(s);
      return inPlay.filter((area) => signs[area] === sign);
    }
    case 'present':
      return inPlay.filter((area) => isPresent(s, area, seat));
  }
}
