import { kit as catLady } from './cat-lady/kit';
import type { GameKit } from './kit';
import { kit as koty } from './koty/kit';
import { kit as nightmareCathedral } from './nightmare-cathedral/kit';
import { kit as sen } from './sen/kit';
import { kit as threeChapters } from './three-chapters/kit';

/** What tests and tools know of each game, listed once. */
export const kits: Readonly<Record<string, GameKit>> = Object.fromEntries(
  [sen, koty, catLady, threeChapters, nightmareCathedral].map((kit) => [kit.id, kit]),
);
