import type { CardFlow } from '../../table/scene';

import type { SenEvent } from './events';
import { CLOSED, OPEN, handPlace, landPlace } from './keys';

const flow = (from: string, to: string): CardFlow => ({ from, to });

/**
 * Every dream gets its lands from the closed pile. A table has at most five dreams of four; flows to places that are
 * not there do no harm.
 */
const DEAL: readonly CardFlow[] = [0, 1, 2, 3, 4]
  .flatMap((dream) => [0, 1, 2, 3].map((land) => flow(CLOSED, landPlace(dream, land))))
  .concat(flow(CLOSED, OPEN));

/** S12.2: the two lands leave, the others close the gaps and a new land comes last. */
function closeUp(dream: number, [one, other]: readonly [number, number], lands: number): CardFlow[] {
  const kept = Array.from({ length: lands + 1 }, (_, land) => land).filter((land) => land !== one && land !== other);
  return [
    flow(landPlace(dream, one), OPEN),
    flow(landPlace(dream, other), OPEN),
    ...kept.map((from, to) => flow(landPlace(dream, from), landPlace(dream, to))),
    flow(CLOSED, landPlace(dream, lands - 1)),
  ];
}

/** Says where cards come from that appear somewhere new. */
export function listFlows(event: SenEvent): readonly CardFlow[] {
  switch (event.key) {
    case 'dealt':
      return DEAL;
    case 'took':
      return [flow(OPEN, landPlace(event.seat, event.land)), flow(landPlace(event.seat, event.land), OPEN)];
    case 'drew':
      return [flow(CLOSED, handPlace(0))];
    case 'drewTwo':
      return [flow(CLOSED, handPlace(0)), flow(CLOSED, handPlace(1))];
    case 'put':
      return [flow(handPlace(0), landPlace(event.seat, event.land)), flow(landPlace(event.seat, event.land), OPEN)];
    case 'discarded':
    case 'used':
      return [flow(handPlace(0), OPEN)];
    case 'kept':
      return [flow(handPlace(0), OPEN), flow(handPlace(1), OPEN), flow(handPlace(1), handPlace(0))];
    case 'swapped': {
      const one = landPlace(event.one.dream, event.one.land);
      const other = landPlace(event.other.dream, event.other.land);
      return [flow(one, other), flow(other, one)];
    }
    case 'settled': {
      const { seat, right, claimed, lands } = event;
      return right ? closeUp(seat, claimed, lands) : [flow(CLOSED, landPlace(seat, lands - 1))];
    }
    default:
      return [];
  }
}
