import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { NIGHT, copiesOf, deckOf, type Night } from './cards';
import { LANDS } from './lands';
import { HAND } from './piles';

const night = Object.fromEntries(NIGHT.map((kind) => [kind, copiesOf(kind)])) as Record<Night, number>;
const DAY = deckOf({ moth: 0, bat: 0, owl: 0, dragon: 0 }).length;

/** Koty with real cards: by day, unless people leave night cards in. */
export const box = (options: Options, seats: number): readonly BoxStep[] => [
  { name: 'night', facts: { ...night, count: NIGHT.reduce((sum, kind) => sum + copiesOf(kind), 0) } },
  { name: 'shuffle', facts: { count: DAY } },
  ...(options.teams === true ? [{ name: 'opposite' }] : []),
  { name: 'deal', facts: { count: HAND } },
  { name: 'pile', facts: { count: DAY - HAND * seats } },
  { name: 'lands', facts: { count: LANDS } },
];
