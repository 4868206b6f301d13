import { completeOptions } from '../rules/kernel/options';
import { openRecords } from '../storage/records';
import type { Stores } from '../storage/store';

import { SHEET_FORMAT, readSheet, summarizeSheet, type SheetRulesById, type SheetRecord } from './record';
import { createSheet } from './sheet';
import { openSheetStore } from './sheetStore';
import type { OpenSheet, Sheets, SheetSummary } from './types';

export interface SheetsOptions {
  readonly stores: Stores;
  readonly rules: SheetRulesById;
  readonly now?: () => number;
}

/** All score sheets of this device; they are saved the way matches are. */
export function openSheets({ stores, rules, now = Date.now }: SheetsOptions): Sheets {
  const records = openRecords<SheetRecord, SheetSummary, OpenSheet>({
    store: openSheetStore(stores, rules),
    readRecord: (text) => readSheet(text, rules),
    summarize: (id, record) => summarizeSheet(id, record, rules),
    isFinal: () => false, // a finished sheet can be reopened
    savingOf: ({ state }) => state,
  });

  return {
    list: records.list,
    listUnfinished: records.listUnfinished,
    tidy: records.tidy,

    begin({ sheet, players, options, first = null, title = '', labels = [] }) {
      const record: SheetRecord = {
        format: SHEET_FORMAT,
        sheet,
        version: rules[sheet].version,
        status: 'underWay',
        players,
        options: completeOptions(rules[sheet], players.length, options),
        first,
        title,
        labels,
        begun: now(),
        touched: now(),
        edits: [],
        at: 0,
        timer: null,
      };
      return records.begin(record, (id, save, saving) => createSheet({ id, record, rules, now, save, saving }));
    },

    open(id) {
      const unwritten = records.findOpen(id);
      if (unwritten) return unwritten;
      const reading = records.read(id);
      if ('refused' in reading) return reading;
      const record = readSheet(reading.text, rules);
      if (typeof record === 'string') return records.refuse(id, record);
      return records.resume(id, reading.sequence, record.status, (save) =>
        createSheet({ id, record, rules, now, save, saving: 'saved' }),
      );
    },

    unsaved: () => records.unsaved,
    remove: records.remove,
  };
}
