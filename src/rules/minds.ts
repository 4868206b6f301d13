import type { Learned } from './kernel/types';

/** What the bots of each game have learned, in the code of its own that is loaded when a match of the game begins. */
const loads: Readonly<Record<string, () => Promise<{ readonly learned: unknown }>>> = {
  sen: () => import('./sen/learned'),
  koty: () => import('./koty/learned'),
  'cat-lady': () => import('./cat-lady/learned'),
  'three-chapters': () => import('./three-chapters/learned'),
  'nightmare-cathedral': () => import('./nightmare-cathedral/learned'),
};

/** The games whose bots learn. */
export const learningGames: readonly string[] = Object.keys(loads);

/** Loads what the bots of a game have learned; null for a game whose bots have not learned anything. */
export async function loadLearned(game: string): Promise<Learned | null> {
  const load = loads[game];
  return load ? ((await load()).learned as Learned) : null;
}
