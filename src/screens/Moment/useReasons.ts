import { useEffect, useState } from 'react';

import { compareGains, pickReasons, type Reason } from '../../match/reasons';
import type { KeyMoment } from '../../match/review/types';
import type { Match } from '../../match/types';
import { createEyes } from '../../rules/bots/eyes';
import { createDice } from '../../rules/kernel/chance';
import { clone } from '../../rules/kernel/clone';
import type { GameFace } from '../../table/face';
import type { Phrase } from '../../words/phrase';
import { thinkInSlices } from '../parts/thinkInSlices';
import { loadAdviser } from '../Play/loadAdviser';

type Reasons = readonly Reason<Phrase>[];

const WORLDS = 16;

/** What tells the better move from the one that was played, as its seat could know it; null while that is thought over. */
export function useReasons(
  match: Match,
  face: GameFace,
  { at, seat, best, played }: KeyMoment,
): { readonly best: Reasons; readonly played: Reasons } | null {
  const [reasons, setReasons] = useState<{ readonly best: Reasons; readonly played: Reasons } | null>(null);
  useEffect(() => {
    let isLeft = false;
    async function think() {
      const { listGains, isComing } = face;
      const { engine } = await loadAdviser(match.engine.game, match.sitters.length);
      if (isLeft || !listGains) return;
      const thought = match.thinkOver((base, decisions) => {
        const state = clone(base);
        for (const { seat: acting, move } of decisions.slice(0, at)) engine.play(state, acting, move);
        const moves = [{ move: best }, { move: played }];
        return compareGains(engine, createEyes(engine, state, seat), moves, WORLDS, createDice(at), {
          listGains,
          isComing,
        });
      });
      const gains = thought && (await thinkInSlices(thought, () => isLeft));
      if (gains) setReasons({ best: pickReasons(gains, 0, true), played: pickReasons(gains, 1, false) });
    }
    think().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [match, face, at, seat, best, played]);
  return reasons;
}
