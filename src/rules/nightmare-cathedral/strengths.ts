import type { Strength } from './content/types';
import { isAgainstShadows, type Conflict } from './falling';
import { hasFortress, strengthOfShadows, strengthOf } from './fighting';
import type { NightmareCathedral } from './state';

/** What both sides of a conflict under way come to, and why one of them won. */

/** Returns the strength of one side by what stands and lies there now (N6.3). */
export function strengthAt(s: NightmareCathedral, l: Conflict, index: 0 | 1): Strength {
  if (index === 1 && isAgainstShadows(l)) return strengthOfShadows(s, l.area, l.drawn[0]);
  return strengthOf(s, l.area, l.sides[index], l.sides[1 - index], l.laid[index]);
}

/** Returns the strengths with which the sides met; before the hits are counted, those that they would meet with now. */
export const strengthsOf = (s: NightmareCathedral, l: Conflict): readonly [Strength, Strength] =>
  l.met ? l.met.strengths : [strengthAt(s, l, 0), strengthAt(s, l, 1)];

/** Returns how often each side is hit: a defence takes away one attack (N6.3). */
export const hitsOn = ([first, second]: readonly [Strength, Strength]): readonly [number, number] => [
  Math.max(0, second.attack - first.defence),
  Math.max(0, first.attack - second.defence),
];

export type WinReason = 'stronghold' | 'fortress' | 'units' | 'named';

/** Returns why the winner of a conflict won (N6.5). */
export function reasonOfWin(s: NightmareCathedral, l: Conflict): WinReason {
  if (hasFortress(s, l.area, l.winner)) return s.stronghold[l.winner] === l.area ? 'stronghold' : 'fortress';
  return l.named ? 'named' : 'units';
}
