import type { Card, Seat } from '../kernel/types';

import { DREAMS } from './content/cards';
import type { AreaFilter, Condition, Cost, Sign } from './content/effects';
import type { AreaId, Dream } from './content/types';
import { countDone } from './did';
import { landOf, signMarkedIn } from './land';
import { countSpare } from './piles';
import { arePiecesComplete } from './rising';
import { SIDES, type NightmareCathedral } from './state';
import { countFollowersOf, isPresent } from './units';

const SIGNS: readonly Sign[] = ['eye', 'candle', 'bone', 'root'];

function fits(s: NightmareCathedral, area: AreaId, filter: AreaFilter): boolean {
  const land = landOf(s);
  if (filter === 'all') return true;
  if (filter === 'cathedral') return land.byCathedral[area];
  if (filter === 'marked') return land.signs[area] === signMarkedIn(s);
  if (filter === 'nightmare') return arePiecesComplete(s) && s.nightmareAt.includes(area);
  return land.signs[area] === filter;
}

function countAreas(s: NightmareCathedral, filter: AreaFilter, counts: (area: AreaId) => boolean): number {
  let count = 0;
  for (const area of landOf(s).inPlay) if (counts(area) && fits(s, area, filter)) count++;
  return count;
}

const countControlled = (s: NightmareCathedral, seat: Seat, filter: AreaFilter) =>
  countAreas(s, filter, (area) => s.control[area] === seat);

function isShared(s: NightmareCathedral, seat: Seat, area: AreaId): boolean {
  if (!isPresent(s, area, seat)) return false;
  for (let other = 0; other < s.seats; other++) if (other !== seat && isPresent(s, area, other)) return true;
  return false;
}

function levelsOf(s: NightmareCathedral, seat: Seat): number {
  let sum = 0;
  for (const area of landOf(s).inPlay) if (s.fortress[area] === seat) sum += s.levels[area];
  return sum;
}

/** Returns how much there is of what a condition asks for, and how much it asks for. */
export function measureProgress(
  s: NightmareCathedral,
  seat: Seat,
  condition: Condition,
): readonly [have: number, want: number] {
  switch (condition[0]) {
    case 'control':
      return [countControlled(s, seat, condition[2] ?? 'all'), condition[1]];
    case 'present':
      return [countAreas(s, condition[2], (area) => isPresent(s, area, seat)), condition[1]];
    case 'eachSymbol':
      return [
        SIGNS.reduce((sum, sign) => sum + Math.min(condition[1], countControlled(s, seat, sign)), 0),
        condition[1] * SIGNS.length,
      ];
    case 'sameSymbol':
      return [Math.max(...SIGNS.map((sign) => countControlled(s, seat, sign))), condition[1]];
    case 'fortresses':
      return [
        countAreas(s, 'all', (area) => s.fortress[area] === seat && s.levels[area] >= condition[2]),
        condition[1],
      ];
    case 'levels':
      return [levelsOf(s, seat), condition[1]];
    case 'crowds':
      return [countAreas(s, condition[3], (area) => s.units[area * SIDES + seat] >= condition[2]), condition[1]];
    case 'followers':
      return [countFollowersOf(s, seat), condition[1]];
    case 'step':
      return [[0, 1].filter((marker) => s.ritual[seat * 2 + marker] >= condition[2]).length, condition[1]];
    case 'upgrades':
      return [s.actions[seat].reduce((sum, upgrades) => sum + upgrades.length, 0), condition[1]];
    case 'winged': {
      const area = s.winged[seat];
      return [s.levels[area] > 0 && s.fortress[area] !== seat ? 1 : 0, 1];
    }
    case 'shared':
      return [countAreas(s, 'all', (area) => isShared(s, seat, area)), condition[1]];
    case 'devouredOwn':
      return [s.devoured[seat], condition[1]];
    case 'did':
      return [countDone(s, seat, condition[1], condition[3]), condition[2]];
  }
}

export function isConditionMet(s: NightmareCathedral, seat: Seat, condition: Condition): boolean {
  const [have, want] = measureProgress(s, seat, condition);
  return have >= want;
}

/**
 * Says whether a seat can pay a cost. The costs of one card never share what they are paid with, so each can be checked
 * by itself.
 */
export function canPay(s: NightmareCathedral, seat: Seat, cost: Cost): boolean {
  if (cost[0] === 'followers') return countFollowersOf(s, seat) >= cost[2];
  if (cost[0] === 'cards') return countSpare(s, seat) >= cost[1];
  return s.limbo[seat] >= cost[1];
}

export const canDream = (s: NightmareCathedral, seat: Seat, card: Card): boolean => {
  const dream: Dream = DREAMS[card];
  return (
    dream.need.every((condition) => isConditionMet(s, seat, condition)) &&
    dream.cost.every((cost) => canPay(s, seat, cost))
  );
};
