import { openShelf, type Shelf } from '../storage/shelf';
import type { Stores } from '../storage/store';

import { isSummary, readSheet, summaryOf, type Rules } from './record';
import type { SheetSummary } from './types';

/** The records of score sheets and their list, each line as its record tells it. */
export const openSheetShelf = (stores: Stores, rules: Rules): Shelf<SheetSummary> =>
  openShelf<SheetSummary>(stores, 'sheet', {
    isLine: isSummary,
    lineOf(id, text) {
      const record = readSheet(text, rules);
      return typeof record === 'string' ? null : summaryOf(id, record, rules);
    },
  });
