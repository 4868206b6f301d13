import { useEffect, type RefObject } from 'react';

import type { Move } from '../rules/kernel/types';

import type { GameFace } from './face';
import { listenToLetters, pressByLetter } from './listenToLetters';
import { useLatestCallback } from './useLatestCallback';

/** The letters and numbers of a game do what it says of them: one of the moves that are open now, or press a place. */
export function useLetterKeys(
  root: RefObject<unknown>,
  { keys }: Pick<GameFace, 'keys'>,
  moves: readonly Move[],
  decide: (move: Move, isByHand: boolean) => void,
): void {
  const onLetter = useLatestCallback((letter: string) => {
    const move = moves.find((one) => keys?.findForMove(one) === letter);
    if (move) decide(move, true);
    else pressByLetter(root.current, letter);
  });
  const hasKeys = keys !== undefined;
  useEffect(() => (hasKeys ? listenToLetters(root.current, onLetter) : undefined), [root, hasKeys, onLetter]);
}
