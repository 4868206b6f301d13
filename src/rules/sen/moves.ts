import { freeze } from '../kernel/clone';

import { DECK } from './cards';
import type { SenMove } from './state';

/** A dream can never hold more lands than the deck has, not even if a random bot claims wrongly turn after turn. */
const MOST = DECK.length;

/** Moves are made once and shared, so that listing them costs nothing but the list. */
function makeForEachLand<M>(make: (land: number) => M): readonly M[] {
  return freeze(Array.from({ length: MOST }, (_, land) => make(land)));
}

export const LOOK: readonly (readonly SenMove[])[] = Array.from({ length: 5 }, (_, dream) =>
  makeForEachLand<SenMove>((land) => ({ type: 'look', dream, land })),
);
export const TAKE = makeForEachLand<SenMove>((land) => ({ type: 'take', land }));
export const PUT = makeForEachLand<SenMove>((land) => ({ type: 'put', land }));
export const SAY: readonly SenMove[] = freeze(
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((crows): SenMove => ({ type: 'say', crows })),
);
export const KEEP: readonly SenMove[] = freeze([0, 1].map((index): SenMove => ({ type: 'keep', index })));
export const REMEMBER: readonly SenMove[] = freeze([{ type: 'remember' } as const]);
export const WAKE: SenMove = freeze({ type: 'wake' } as const);
export const DRAW: SenMove = freeze({ type: 'draw' } as const);
export const DISCARD: SenMove = freeze({ type: 'discard' } as const);
export const USE: SenMove = freeze({ type: 'use' } as const);
