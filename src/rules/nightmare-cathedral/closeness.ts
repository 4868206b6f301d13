import type { Card, Seat } from '../kernel/types';

import { canPay, measureProgress } from './conditions';
import { DREAMS } from './content/cards';
import type { Condition, Cost } from './content/effects';
import { landOf } from './land';
import { SIDES, type NightmareCathedral } from './state';

/** How near a deed counts that has not been begun but may be done in the next action. */
const AT_HAND = 0.45;
/** The factor for a cost that cannot be paid yet. */
const NOT_PAID = 0.4;

/**
 * Returns which share of what is asked for has been reached, counting the best areas only and each area up to what is
 * asked for.
 */
function shareOfBest(numbers: readonly number[], areas: number, each: number): number {
  const best = numbers.map((number) => Math.min(number, each)).sort((one, other) => other - one);
  let sum = 0;
  for (let i = 0; i < areas; i++) sum += best[i] ?? 0;
  return sum / (areas * each);
}

/**
 * Returns how near a seat is to a condition; 1 means that it holds. Partial progress counts, so that a bot sees a way
 * there.
 */
function nearness(s: NightmareCathedral, seat: Seat, condition: Condition): number {
  switch (condition[0]) {
    case 'step':
      return shareOfBest([s.ritual[seat * 2], s.ritual[seat * 2 + 1]], condition[1], condition[2]);
    case 'fortresses': {
      const own = landOf(s).inPlay.filter((area) => s.fortress[area] === seat);
      return shareOfBest(
        own.map((area) => s.levels[area]),
        condition[1],
        condition[2],
      );
    }
    case 'crowds':
      if (condition[3] !== 'all') break;
      return shareOfBest(
        landOf(s).inPlay.map((area) => s.units[area * SIDES + seat]),
        condition[1],
        condition[2],
      );
    case 'did':
    case 'winged': {
      const [have, want] = measureProgress(s, seat, condition);
      return have >= want ? 1 : AT_HAND + ((1 - AT_HAND) * have) / want / 2;
    }
  }
  const [have, want] = measureProgress(s, seat, condition);
  return Math.min(1, have / want);
}

const payable = (s: NightmareCathedral, seat: Seat, cost: Cost): number => (canPay(s, seat, cost) ? 1 : NOT_PAID);

/** Returns how near a seat is to playing a Dream: 1 if it may play it now, and less otherwise. */
export function measureCloseness(s: NightmareCathedral, seat: Seat, card: Card): number {
  const { need, cost } = DREAMS[card];
  let near = 1;
  for (const condition of need) near *= nearness(s, seat, condition);
  for (const one of cost) near *= payable(s, seat, one);
  return near;
}
