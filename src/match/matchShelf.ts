import { openShelf, type Shelf } from '../storage/shelf';
import type { Stores } from '../storage/store';

import { isSummary, readRecord, summaryOf, type Games } from './record';
import type { Summary } from './types';

/** The records of matches and their list, each line as its record tells it. */
export const openMatchShelf = (stores: Stores, games: Games): Shelf<Summary> =>
  openShelf<Summary>(stores, 'match', {
    isLine: isSummary,
    lineOf(id, text) {
      const record = readRecord(text, games);
      return typeof record === 'string' ? null : summaryOf(id, record);
    },
  });
