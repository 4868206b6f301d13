import type { Seat } from '../../rules/kernel/types';
import { landOf } from '../../rules/nightmare-cathedral/land';
import { partsOf } from '../../rules/nightmare-cathedral/score';
import { SIDES, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { MoveGain } from '../../table/face';

import { areaName } from './names';
import { makePhrase } from './phrases';

/** What these are worth in points, about. */
const WORTH = { area: 1.5, follower: 0.4, card: 0.6, dream: 0.8, level: 0.7, step: 0.5 };

const PARTS = ['ritual', 'fortresses', 'devoured', 'upgrades', 'dreams'] as const;

const followersOf = (s: NightmareCathedral, seat: Seat): number =>
  s.units.reduce((sum, units, at) => (at % SIDES === seat ? sum + units : sum), 0);
const levelsOf = (s: NightmareCathedral, seat: Seat): number =>
  s.levels.reduce((sum, levels, area) => (s.fortress[area] === seat ? sum + levels : sum), 0);

/** What can be counted besides points, and what one of it is worth. */
const COUNTS: readonly {
  readonly name: string;
  readonly worth: number;
  count(s: NightmareCathedral, seat: Seat): number;
}[] = [
  { name: 'followers', worth: WORTH.follower, count: followersOf },
  { name: 'levels', worth: WORTH.level, count: levelsOf },
  { name: 'cards', worth: WORTH.card, count: (s, seat) => s.hands[seat].length },
  { name: 'dreamCards', worth: WORTH.dream, count: (s, seat) => s.dreams[seat].length },
  { name: 'steps', worth: WORTH.step, count: (s, seat) => s.ritual[seat * 2] + s.ritual[seat * 2 + 1] },
];

/** Lists what has changed between two states of Nightmare Cathedral, as a seat counts it. */
export function listGains(before: NightmareCathedral, after: NightmareCathedral, seat: Seat): MoveGain[] {
  const [was, is] = [partsOf(before)[seat], partsOf(after)[seat]];
  const gain = (name: string, amount: number, worth: number): MoveGain[] =>
    amount === 0 ? [] : [{ why: makePhrase(`advice.${name}.${amount > 0 ? 'more' : 'less'}`), amount, worth }];
  const areas = landOf(after).inPlay.flatMap((area): MoveGain[] => {
    const [had, has] = [before.control[area] === seat, after.control[area] === seat];
    if (had === has) return [];
    const why = makePhrase(`advice.area.${has ? 'taken' : 'lost'}`, { area: areaName(after, area) });
    return [{ why, amount: 1, worth: has ? WORTH.area : -WORTH.area }];
  });
  return [
    ...PARTS.flatMap((part) => gain(part, is[part] - was[part], is[part] - was[part])),
    ...COUNTS.flatMap(({ name, worth, count }) => {
      const amount = count(after, seat) - count(before, seat);
      return gain(name, amount, amount * worth);
    }),
    ...areas,
  ];
}
