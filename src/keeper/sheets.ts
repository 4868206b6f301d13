import { completeOptions } from '../rules/kernel/options';
import type { IndexEntry } from '../storage/recordStore';
import type { Stores } from '../storage/store';
import type { RecordSaveResult, UnsavedText } from '../storage/twoSlots';

import { SHEET_FORMAT, readSheet, summarizeSheet, type SheetRulesById, type SheetRecord } from './record';
import { createSheet } from './sheet';
import { openSheetStore } from './sheetStore';
import type { OpenSheet, SheetRefusal, Sheets, SheetSummary } from './types';

export interface SheetsOptions {
  readonly stores: Stores;
  readonly rules: SheetRulesById;
  readonly now?: () => number;
}

/** All score sheets of this device; they are saved the way matches are. */
export function openSheets({ stores, rules, now = Date.now }: SheetsOptions): Sheets {
  const store = openSheetStore(stores, rules);

  function readRecord(
    id: number,
  ): { readonly record: SheetRecord; readonly sequence: number } | SheetRefusal['refused'] {
    const reading = store.read(id);
    if (reading.found !== 'valid') return reading.found === 'none' ? 'missing' : 'damaged';
    const record = readSheet(reading.text, rules);
    return typeof record === 'string' ? record : { record, sequence: reading.sequence };
  }

  const unsaved = new Map<number, UnsavedText>();

  /**
   * Writes the record at every edit, but its line in the list only when the sheet begins, is finished or is reopened.
   */
  function createSaver(id: number, sequence: number, listed: SheetRecord['status'] | null) {
    let known = sequence;
    let savedStatus = listed;
    return function save(record: SheetRecord): RecordSaveResult {
      const text = JSON.stringify(record);
      const writing = store.write(id, text, known);
      if (writing === 'full') unsaved.set(id, { text, save: () => save(record) });
      else unsaved.delete(id);
      if (writing !== 'saved') return writing;
      known++;
      if (savedStatus === record.status && savedStatus === 'underWay') return 'saved';
      const entering = store.putLine(id, summarizeSheet(id, record, rules));
      if (entering === 'saved') savedStatus = record.status;
      return entering;
    };
  }

  /** Sheets that could not be written are kept in memory, so that they can still be opened. */
  const unwritten = new Map<number, OpenSheet>();
  function keepAlive(sheet: OpenSheet): OpenSheet {
    const trackUnwritten = () => {
      if (sheet.state.getState().saving === 'full') unwritten.set(sheet.id, sheet);
      else unwritten.delete(sheet.id);
    };
    sheet.state.subscribe(trackUnwritten);
    trackUnwritten();
    return sheet;
  }

  /**
   * The line that the list shows. For an unfinished sheet the record is read, because its line in the list may be out
   * of date.
   */
  function readLine({ id, line: listed }: IndexEntry<SheetSummary>): SheetSummary | SheetRefusal {
    if (listed?.status === 'finished') return { ...listed, id };
    const found = readRecord(id);
    return typeof found === 'string'
      ? { id, refused: found, summary: listed }
      : summarizeSheet(id, found.record, rules);
  }

  return {
    list() {
      const lines = store
        .list()
        .filter(({ id }) => !unwritten.has(id))
        .map(readLine);
      const written = lines.filter((line): line is SheetSummary => 'status' in line);
      const all = [...written, ...[...unwritten.values()].map((sheet) => sheet.summary())].sort(
        (a, b) => b.touched - a.touched,
      );
      return {
        underWay: all.filter(({ status }) => status === 'underWay'),
        finished: all.filter(({ status }) => status === 'finished'),
        refused: lines.filter((line): line is SheetRefusal => 'refused' in line),
      };
    },

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
      const id = Math.max(store.nextId(), ...[...unwritten.keys()].map((other) => other + 1));
      const save = createSaver(id, 0, null);
      return keepAlive(createSheet({ id, record, rules, now, save, saving: save(record) }));
    },

    open(id) {
      const alive = unwritten.get(id);
      if (alive) return alive;
      const found = readRecord(id);
      if (typeof found === 'string')
        return { id, refused: found, summary: store.list().find((entry) => entry.id === id)?.line ?? null };
      const { record, sequence } = found;
      return keepAlive(
        createSheet({ id, record, rules, now, save: createSaver(id, sequence, record.status), saving: 'saved' }),
      );
    },

    unsaved: () => unsaved,

    remove(id) {
      unwritten.delete(id);
      unsaved.delete(id);
      store.remove(id);
    },
  };
}
