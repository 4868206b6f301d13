import type { Card } from '../kernel/types';

import type { Tokens } from './state';
import { pointsOf } from './tokens';

/** Places by points; who is level is ranked by the highest card played in the match (C8.3). */
export function placesByPoints(tokens: readonly Tokens[], stories: readonly (readonly Card[])[]): number[] {
  const points = tokens.map(pointsOf);
  const highest = stories.map((story) => Math.max(0, ...story));
  return points.map(
    (mine, seat) =>
      1 + points.filter((other, i) => other > mine || (other === mine && highest[i] > highest[seat])).length,
  );
}
