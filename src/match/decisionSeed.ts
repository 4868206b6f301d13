import type { Seat } from '../rules/kernel/types';

/** The same match at the same decision: the same thoughts of a bot, though the app was killed between. */
export function seedOf(seed: number, played: number, seat: Seat): number {
  const low = Math.imul((seed | 0) ^ Math.floor(seed / 4294967296), 0x9e3779b1);
  return (low ^ Math.imul(played + 1, 0x85ebca6b) ^ Math.imul(seat + 1, 0xc2b2ae35)) >>> 0;
}
