import { rank } from '../kernel/rank';
import type { Card, Wins } from '../kernel/types';

import type { Tokens } from './state';
import { pointsOf } from './tokens';

export const wins: Wins = 'most';

/** Places by points; who is level is ranked by the highest card played in the match (C8.3). */
export function placesByPoints(tokens: readonly Tokens[], stories: readonly (readonly Card[])[]): number[] {
  const highest = stories.map((story) => Math.max(0, ...story));
  return rank(
    tokens.map((own, seat) => [pointsOf(own), highest[seat]]),
    wins,
  );
}
