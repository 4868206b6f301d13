import type { Engine } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import { replayBeats, createView } from './beats';
import type { History } from './history';
import { summarizeMatch, type MatchRecord } from './record';
import type { Replay } from './types';

/** Opens a match step by step; its history must lead to its state. */
export function createReplay(
  id: number,
  engine: Engine,
  { record, history }: { readonly record: MatchRecord; readonly history: History },
  shown: 'open' | 'all',
): Replay {
  const onlooker = shown === 'all' && record.status !== 'underWay' ? 'everything' : NOBODY;
  const viewAt = (step: number) => createView(engine, history.stateAt(step), onlooker);
  return {
    summary: summarizeMatch(id, record),
    engine,
    seed: record.seed,
    steps: history.decisions.length,
    seenAt: (step, seat) => engine.view(history.stateAt(step), seat),
    at(step) {
      const before = Math.max(0, step - 1);
      return { rest: viewAt(before), beats: replayBeats(engine, history, before, step, onlooker), view: viewAt(step) };
    },
  };
}
