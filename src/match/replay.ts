import type { Engine } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import { beatsBetween, viewFor } from './beats';
import type { History } from './history';
import { summaryOf, type MatchRecord } from './record';
import type { Replay } from './types';

/** Of a match whose history leads to its state. */
export function createReplay(
  id: number,
  engine: Engine,
  { record, history }: { readonly record: MatchRecord; readonly history: History },
  shown: 'open' | 'all',
): Replay {
  const onlooker = shown === 'all' && record.status !== 'underWay' ? 'everything' : NOBODY;
  const viewAt = (step: number) => viewFor(engine, history.stateAt(step), onlooker);
  return {
    summary: summaryOf(id, record),
    engine,
    steps: history.decisions.length,
    at(step) {
      const before = Math.max(0, step - 1);
      return { rest: viewAt(before), beats: beatsBetween(engine, history, before, step, onlooker), view: viewAt(step) };
    },
  };
}
