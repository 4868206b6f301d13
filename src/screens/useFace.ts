import { use } from 'react';

import { boxedGames } from '../games';
import type { GameFace } from '../games/face';

const opened = new Map<string, Promise<GameFace>>();

function open(id: string): Promise<GameFace> {
  const box = boxedGames.find((game) => game.id === id);
  if (!box) return Promise.reject(new Error(`There is no game "${id}"`));
  const face = box.open();
  face.catch(() => opened.delete(id)); // the code could not be fetched: the next try asks again
  return face;
}

/** The face of a game. While its code is on the way the screen waits. */
export function useFace(id: string): GameFace {
  let face = opened.get(id);
  if (!face) opened.set(id, (face = open(id)));
  return use(face);
}
