import { openRecordStore, type RecordStore } from '../storage/recordStore';
import type { Stores } from '../storage/store';

import { readRecord, summarizeMatch, type Games } from './record';
import { isSummary } from './recordChecks';
import type { Summary } from './types';

/** The records of matches and their list, each line as its record tells it. */
export const openMatchStore = (stores: Stores, games: Games): RecordStore<Summary> =>
  openRecordStore<Summary>(stores, 'match', {
    isLine: isSummary,
    lineOf(id, text) {
      const record = readRecord(text, games);
      return typeof record === 'string' ? null : summarizeMatch(id, record);
    },
    isDone: ({ status }) => status !== 'underWay',
  });
