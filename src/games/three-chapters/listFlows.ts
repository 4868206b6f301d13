import type { Token } from '../../rules/three-chapters/ability';
import { ghostAt } from '../../rules/three-chapters/chairs';
import type { ThreeChaptersEvent } from '../../rules/three-chapters/state';
import type { CardFlow } from '../../table/scene';

import { ghostOf, handOf, placeOfOwnCards, storyOf, tokensOf, trickOf } from './keys';

const flow = (from: string, to: string): CardFlow => ({ from, to });
const SEATS = [0, 1, 2, 3, 4, 5];

const rewards = (from: string, seat: number, tokens: readonly string[]): CardFlow[] =>
  tokens.map((token) => flow(from, tokensOf(seat, token as Token)));

/** Says where cards and tokens come from that appear somewhere new. Flows of seats that are not there do no harm. */
export function listFlows(event: ThreeChaptersEvent): readonly CardFlow[] {
  switch (event.key) {
    case 'dealt': // for the viewer this place is the middle of the table
      return SEATS.map((seat) => flow(placeOfOwnCards(seat), handOf(seat)));
    case 'allKept':
      return SEATS.map((seat) => flow(handOf(seat), placeOfOwnCards(seat)));
    case 'kept':
      return [flow(handOf(event.seat), placeOfOwnCards(event.seat))];
    case 'gave':
      return [flow(handOf(event.seat), ghostOf(event.seat))];
    case 'passed': // hands go to the next seat that is there; the last seat's go to the first
      return [
        ...SEATS.map((seat) => flow(handOf(seat), handOf(seat + 1))),
        ...SEATS.slice(1)
          .reverse()
          .map((seat) => flow(handOf(seat), handOf(0))),
      ];
    case 'chapterTwo':
      return SEATS.map((seat) => flow(placeOfOwnCards(seat), handOf(seat)));
    case 'played': {
      const { seat, chair } = event;
      if (seat === undefined) return [flow(ghostOf(ghostAt(chair)), trickOf({ seat: ghostAt(chair), isGhost: true }))];
      return [flow(handOf(seat), trickOf({ seat, isGhost: false }))];
    }
    case 'won':
      return event.seat === undefined
        ? []
        : rewards(trickOf({ seat: event.seat, isGhost: false }), event.seat, ['stars']);
    case 'paid':
      return rewards(trickOf({ seat: event.seat, isGhost: false }), event.seat, Object.keys(event.reward));
    case 'counted':
    case 'mostGems':
      return rewards(storyOf({ seat: event.seat, isGhost: false }), event.seat, Object.keys(event.reward));
    default:
      return [];
  }
}
