import type { Event } from '../../rules/kernel/types';
import type { CardFlow } from '../../table/scene';

import { PILE, handOf } from './keys';

/**
 * Says where a card comes from when it appears somewhere new. A card whose face the viewer knows needs no flow: it is
 * found by its face.
 */
export const listFlows = ({ key, seat = 0 }: Event): readonly CardFlow[] =>
  key === 'drew' ? [{ from: PILE, to: handOf(seat) }] : [];
