import type { KotyEvent } from '../../rules/koty/events';
import type { CardFlow } from '../../table/scene';

import { DISCARD, MIDDLE, PILE, handOf, landPlace } from './keys';

const flow = (from: string, to: string): CardFlow => ({ from, to });

/**
 * Says where cards come from that appear somewhere new. A card whose face the viewer knows needs no flow: it is found
 * by its face.
 */
export function listFlows(event: KotyEvent): readonly CardFlow[] {
  switch (event.key) {
    case 'drew':
      return [flow(PILE, handOf(event.seat))];
    case 'reshuffled':
      return [flow(DISCARD, PILE)];
    case 'placed':
      return [flow(handOf(event.seat), landPlace(event.seat, event.land))];
    case 'covered':
      return [flow(handOf(event.seat), landPlace(event.dream, event.land))];
    case 'attacked':
    case 'defended':
    case 'fought':
      return [flow(handOf(event.seat), MIDDLE)];
    case 'chased':
    case 'exchanged':
    case 'befriended':
    case 'lured':
    case 'snatched':
      return [flow(handOf(event.seat), DISCARD)];
    case 'caught':
      return [flow(MIDDLE, handOf(event.seat)), flow(handOf(event.seat), DISCARD)];
    case 'scorched':
      return [
        flow(handOf(event.seat), MIDDLE),
        ...event.from.map(({ dream, land }) => flow(landPlace(dream, land), DISCARD)),
      ];
    case 'laid':
      return [flow(event.from === 'pile' ? PILE : MIDDLE, landPlace(event.seat, event.land))];
    case 'paired':
      return [flow(MIDDLE, landPlace(event.seat, event.land))];
    case 'lost':
      return [flow(event.from === 'pile' ? PILE : MIDDLE, DISCARD)];
    case 'repelled':
    case 'declined':
    case 'stopped':
    case 'carried':
    case 'ended':
    case 'compared':
      return [];
  }
}
