import type { Scores } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { MoveGain } from '../../table/face';

import { scoresIn } from './currentScores';
import { makePhrase } from './phrases';

const sumOf = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** The parts of a score that advice tells apart. */
const PARTS: readonly { readonly name: string; count(scores: Scores): number }[] = [
  { name: 'cats', count: ({ feeding }) => feeding.points },
  { name: 'toys', count: ({ toys }) => sumOf(toys) },
  { name: 'costumes', count: ({ costumes }) => costumes.points },
  { name: 'leftover', count: ({ leftover }) => leftover.points },
  { name: 'lostCats', count: ({ lostCats, points }) => lostCats.points + points },
];

const HALF = 0.5;

/** Lists what has changed between two states of Cat Lady, as a seat counts it: part by part, and what rivals lose. */
export function listGains(before: CatLady, after: CatLady, seat: Seat): MoveGain[] {
  const [was, is] = [scoresIn(before), scoresIn(after)];
  const own = PARTS.flatMap(({ name, count }): MoveGain[] => {
    const amount = count(is[seat]) - count(was[seat]);
    if (amount === 0) return [];
    return [{ why: makePhrase(`advice.${name}.${amount > 0 ? 'more' : 'less'}`), amount, worth: amount }];
  });
  const food = (s: CatLady) => Object.values(s.food[seat]).reduce((sum, count) => sum + count, 0);
  const more = food(after) - food(before);
  const cats = after.cats[seat].length - before.cats[seat].length;
  return [
    ...own,
    ...(more > 0 ? [{ why: makePhrase('advice.food'), amount: more, worth: more * HALF }] : []),
    ...(cats > 0 ? [{ why: makePhrase('advice.newCats'), amount: cats, worth: cats }] : []),
  ];
}
