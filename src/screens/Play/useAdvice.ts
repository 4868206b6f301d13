import { useEffect, useMemo, useState } from 'react';

import { findAdvice, type Advised } from '../../match/advice';
import { seedOf } from '../../match/decisionSeed';
import type { Match, Showing } from '../../match/types';
import { createDice } from '../../rules/kernel/chance';
import { isSame } from '../../rules/kernel/clone';
import type { GameFace } from '../../table/face';
import { nameKind } from '../../table/rings';
import type { Phrase } from '../../words/phrase';
import { thinkInSlices } from '../parts/thinkInSlices';

import { loadAdviser } from './loadAdviser';

export type OpenAdvice = readonly Advised<Phrase>[];

export interface AdviceState {
  readonly isThinking: boolean;
  /** Null before it was asked for; empty where there is no choice. */
  readonly found: OpenAdvice | null;
  /** Asks for advice, or puts it away. */
  toggle(): void;
}

/** The dice of advice follow from what everybody knows, so that it is the same however hidden cards lie. */
const NO_SEED = 0;

/** Advice at this decision for who holds the device; null where there is none to be had. Any move puts it away. */
export function useAdvice(match: Match, face: GameFace, { view, viewer, moves }: Showing): AdviceState | null {
  const [asked, setAsked] = useState<typeof moves | null>(null);
  const [found, setFound] = useState<{ readonly at: typeof moves; readonly advice: OpenAdvice } | null>(null);
  const isAsked = asked === moves;
  const isFound = found?.at === moves;
  const mayAsk = match.mayHaveAdvice(viewer);

  useEffect(() => {
    if (!isAsked || isFound) return; // looked at again, advice is not counted again
    let isLeft = false;
    async function think() {
      const adviser = await loadAdviser(match.engine.game, match.sitters.length);
      const eyes = isLeft ? null : match.giveEyes(adviser.engine, viewer);
      if (!eyes) return;
      const thought = findAdvice<Phrase>(adviser, eyes, createDice(seedOf(NO_SEED, view.played, viewer)), {
        kindOf: (move) => nameKind(face, view, viewer, move),
        comparing: face.listGains && { listGains: face.listGains, isComing: face.isComing },
      });
      const advice = await thinkInSlices(thought, () => isLeft);
      if (advice === null) return;
      const findOffered = (one: Advised<Phrase>) => moves.find((move) => isSame(move, one.move));
      setFound({ at: moves, advice: advice.flatMap((one) => ({ ...one, move: findOffered(one) ?? one.move })) });
      match.countAdvice(viewer);
    }
    void think();
    return () => {
      isLeft = true;
    };
  }, [isAsked, isFound, match, face, view, viewer, moves]);

  const here = isAsked && isFound ? found.advice : null;
  return useMemo(
    () =>
      mayAsk
        ? {
            isThinking: isAsked && here === null,
            found: here,
            toggle: () => setAsked(isAsked ? null : moves),
          }
        : null,
    [mayAsk, isAsked, here, moves],
  );
}
