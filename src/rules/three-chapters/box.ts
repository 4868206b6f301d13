import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { DECK } from './cards';
import { DEALT, dealsOf, countKept, countKeptOf } from './draft';

/**
 * Lists how 3 Chapters is set up with real cards and how chapter I is dealt; with few seats it is dealt twice (C2, C3).
 */
export function listBoxSteps(_options: Options, seats: number): readonly BoxStep[] {
  const isTwice = dealsOf(seats) > 1;
  return [
    { name: 'tokens' },
    { name: 'shuffle', facts: { count: DECK.length } },
    ...(seats === 2 ? [{ name: 'ghosts' }] : []),
    { name: 'deal', facts: { count: DEALT } },
    seats === 2
      ? { name: 'keepAndGive', facts: { count: countKeptOf(seats) } }
      : { name: 'keep', facts: { count: countKeptOf(seats), left: DEALT - countKeptOf(seats) } },
    ...(isTwice ? [{ name: 'again', facts: { count: DEALT } }] : []),
    ...(seats === 2 ? [{ name: 'shuffleGhosts', facts: { count: countKept(seats) } }] : []),
    { name: 'hand', facts: { count: countKept(seats), rest: DECK.length - DEALT * dealsOf(seats) * seats } },
  ];
}
