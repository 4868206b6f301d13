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

/** The face of a game that has been loaded; undefined when it has not. */
export const findOpenFace = (id: string): GameFace | undefined => opened.get(id);

/** The face of a game. The screen suspends while its code loads. */
export function useFace(id: string): GameFace {
  const face = opened.get(id);
  if (face) return face;
  let promise = opening.get(id);
  if (!promise) opening.set(id, (promise = open(id)));
  return use(promise);
}
