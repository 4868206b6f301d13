import { nightmareCathedral } from './nightmare-cathedral';
import type { Owners } from './owners';
import type { Tables } from './tables';
import { threeChaptersBalance } from './three-chapters';

/** What of a game's balance is watched: how often the owners of each card win, or tables of what its numbers come to. */
export const BALANCE: Readonly<Record<string, Owners | Tables>> = {
  'three-chapters': threeChaptersBalance,
  'nightmare-cathedral': nightmareCathedral,
};
