import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { DECK } from './cards';
import { DEALT, dealsOf, keptInAll, keptOf } from './draft';

/**
 * Lists how 3 Chapters is set up with real cards and how chapter I is dealt; with few seats it is dealt twice (C2, C3).
 */
export function box(_options: Options, seats: number): readonly BoxStep[] {
  const isTwice = dealsOf(seats) > 1;
  return [
    { name: 'tokens' },
    { name: 'shuffle', facts: { count: DECK.length } },
    ...(seats === 2 ? [{ name: 'ghosts' }] : []),
    { name: 'deal', facts: { count: DEALT } },
    seats === 2
      ? { name: 'keepAndGive', facts: { count: keptOf(seats) } }
      : { name: 'keep', facts: { count: keptOf(seats), left: DEALT - keptOf(seats) } },
    ...(isTwice ? [{ name: 'again', facts: { count: DEALT } }] : []),
    ...(seats === 2 ? [{ name: 'shuffleGhosts', facts: { count: keptInAll(seats) } }] : []),
    { name: 'hand', facts: { count: keptInAll(seats), rest: DECK.length - DEALT * dealsOf(seats) * seats } },
  ];
}
