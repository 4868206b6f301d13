import { openRecordStore, type RecordStore } from '../storage/recordStore';
import type { Stores } from '../storage/store';

import { isSheetSummary, readSheet, summarizeSheet, type SheetRulesById } from './record';
import type { SheetSummary } from './types';

/** The records of score sheets and their list; each line of the list can be rebuilt from its record. */
export const openSheetStore = (stores: Stores, rules: SheetRulesById): RecordStore<SheetSummary> =>
  openRecordStore<SheetSummary>(stores, 'sheet', {
    isLine: isSheetSummary,
    lineOf(id, text) {
      const record = readSheet(text, rules);
      return typeof record === 'string' ? null : summarizeSheet(id, record, rules);
    },
    isDone: ({ status }) => status !== 'underWay',
  });
