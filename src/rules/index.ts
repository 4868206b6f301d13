import { catLady } from './cat-lady/game';
import type { Game } from './kernel/types';
import { koty } from './koty/game';
import { nightmareCathedral } from './nightmare-cathedral/game';
import { sen } from './sen/game';
import { threeChapters } from './three-chapters/game';

/** The games, listed once. What one consists of is evaluated when it is asked for, where bundles are made so (metro.config.js). */
export const games: Readonly<Record<string, Game>> = {
  get sen() {
    return sen;
  },
  get koty() {
    return koty;
  },
  get 'cat-lady'() {
    return catLady;
  },
  get 'three-chapters'() {
    return threeChapters;
  },
  get 'nightmare-cathedral'() {
    return nightmareCathedral;
  },
};
