import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { NIGHT, copiesOf, deckOf, type Night } from './cards';
import { LANDS } from './lands';
import { HAND } from './piles';

const night = Object.fromEntries(NIGHT.map((kind) => [kind, copiesOf(kind)])) as Record<Night, number>;
const DAY = deckOf({ moth: 0, bat: 0, owl: 0, dragon: 0 }).length;

/** Lists how Koty is set up with real cards. Night cards are taken out; people may leave some in. */
export const listBoxSteps = (options: Options, seats: number): readonly BoxStep[] => [
  { name: 'night', facts: { ...night, count: NIGHT.reduce((sum, kind) => sum + copiesOf(kind), 0) } },
  { name: 'shuffle', facts: { count: DAY } },
  ...(options.teams === true ? [{ name: 'opposite' }] : []),
  { name: 'deal', facts: { count: HAND } },
  { name: 'pile', facts: { count: DAY - HAND * seats } },
  { name: 'lands', facts: { count: LANDS } },
];
