import type { Engine } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import { beatsBetween, viewFor } from './beats';
import { unpack } from './decisions';
import { createHistory, leadsTo } from './history';
import { summaryOf, type MatchRecord } from './record';
import type { Replay } from './types';

/** Null when today's rules no longer lead where the match went. */
export function createReplay(id: number, engine: Engine, record: MatchRecord, shown: 'open' | 'all'): Replay | null {
  const history = createHistory(engine, record.base, unpack(record.moves));
  if (!leadsTo(history, record.state)) return null;
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
