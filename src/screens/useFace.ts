import { use } from 'react';

import { boxedGames } from '../games';
import type { GameFace } from '../table/face';

import { onRetry } from './lazyPart';

const opening = new Map<string, Promise<GameFace>>();
const opened = new Map<string, GameFace>();

async function open(id: string): Promise<GameFace> {
  const box = boxedGames.find((game) => game.id === id);
  if (!box) throw new Error(`There is no game "${id}"`);
  try {
    const face = await box.open();
    opened.set(id, face);
    return face;
  } catch (error) {
    onRetry(() => opening.delete(id));
    throw error;
  }
}

/** The face of a game that was opened before; undefined where there is none. */
export const openedFace = (id: string): GameFace | undefined => opened.get(id);

/** The face of a game. While its code is on the way the screen waits. */
export function useFace(id: string): GameFace {
  const face = opened.get(id);
  if (face) return face;
  let coming = opening.get(id);
  if (!coming) opening.set(id, (coming = open(id)));
  return use(coming);
}
