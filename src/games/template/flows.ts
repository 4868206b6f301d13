import type { Event } from '../../rules/kernel/types';
import type { Flow } from '../../table/scene';

import { PILE, handOf } from './keys';

/** Where something came from that newly lies somewhere. A card that is known by its face finds its way by itself. */
export const flows = ({ key, seat = 0 }: Event): readonly Flow[] =>
  key === 'drew' ? [{ from: PILE, to: handOf(seat) }] : [];
