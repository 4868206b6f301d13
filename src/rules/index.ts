import { catLady } from './cat-lady/game';
import type { Game } from './kernel/types';
import { koty } from './koty/game';
import { nightmareCathedral } from './nightmare-cathedral/game';
import { sen } from './sen/game';
import { threeChapters } from './three-chapters/game';

/** The games, listed once. */
export const games: Readonly<Record<string, Game>> = {
  sen,
  koty,
  'cat-lady': catLady,
  'three-chapters': threeChapters,
  'nightmare-cathedral': nightmareCathedral,
};
