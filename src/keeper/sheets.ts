import { settle } from '../rules/kernel/options';
import type { Saving, Unsaved } from '../storage/generations';
import type { Entry } from '../storage/shelf';
import type { Stores } from '../storage/store';

import { FORMAT, readSheet, summaryOf, type Rules, type SheetRecord } from './record';
import { createSheet } from './sheet';
import { openSheetShelf } from './sheetShelf';
import type { KeptSheet, SheetRefusal, Sheets, SheetSummary } from './types';

export interface Desk {
  readonly stores: Stores;
  readonly rules: Rules;
  readonly now?: () => number;
}

/** All score sheets of this device, saved like matches. */
export function openSheets({ stores, rules, now = Date.now }: Desk): Sheets {
  const shelf = openSheetShelf(stores, rules);

  function recordOf(id: number): { readonly record: SheetRecord; readonly sequence: number } | SheetRefusal['refused'] {
    const reading = shelf.read(id);
    if (reading.found !== 'valid') return reading.found === 'none' ? 'missing' : 'damaged';
    const record = readSheet(reading.text, rules);
    return typeof record === 'string' ? record : { record, sequence: reading.sequence };
  }

  const unsaved = new Map<number, Unsaved>();

  /** Writes a record each time, and its line in the list when it begins, ends or goes on. */
  function saver(id: number, sequence: number, listed: SheetRecord['status'] | null) {
    let known = sequence;
    let line = listed;
    return function save(record: SheetRecord): Saving {
      const text = JSON.stringify(record);
      const writing = shelf.write(id, text, known);
      if (writing === 'full') unsaved.set(id, { text, save: () => save(record) });
      else unsaved.delete(id);
      if (writing !== 'saved') return writing;
      known++;
      if (line === record.status && line === 'underWay') return 'saved';
      const entering = shelf.enter(id, summaryOf(id, record, rules));
      if (entering === 'saved') line = record.status;
      return entering;
    };
  }

  /** Sheets that could not be written live on in memory. */
  const unwritten = new Map<number, KeptSheet>();
  function keepAlive(sheet: KeptSheet): KeptSheet {
    const note = () => {
      if (sheet.standing.getState().saving === 'full') unwritten.set(sheet.id, sheet);
      else unwritten.delete(sheet.id);
    };
    sheet.standing.subscribe(note);
    note();
    return sheet;
  }

  /** The line of an entry; of a sheet under way its record tells more, and the truth. */
  function line({ id, line: listed }: Entry<SheetSummary>): SheetSummary | SheetRefusal {
    if (listed?.status === 'finished') return { ...listed, id };
    const found = recordOf(id);
    return typeof found === 'string' ? { id, refused: found, summary: listed } : summaryOf(id, found.record, rules);
  }

  return {
    list() {
      const lines = shelf
        .list()
        .filter(({ id }) => !unwritten.has(id))
        .map(line);
      const written = lines.filter((one): one is SheetSummary => 'status' in one);
      const all = [...written, ...[...unwritten.values()].map((sheet) => sheet.summary())].sort(
        (a, b) => b.touched - a.touched,
      );
      return {
        underWay: all.filter(({ status }) => status === 'underWay'),
        finished: all.filter(({ status }) => status === 'finished'),
        refused: lines.filter((one): one is SheetRefusal => 'refused' in one),
      };
    },

    begin({ sheet, players, options, first = null, title = '', labels = [] }) {
      const record: SheetRecord = {
        format: FORMAT,
        sheet,
        version: rules[sheet].version,
        status: 'underWay',
        players,
        options: settle(rules[sheet], players.length, options),
        first,
        title,
        labels,
        begun: now(),
        touched: now(),
        edits: [],
        at: 0,
        timer: null,
      };
      const id = Math.max(shelf.nextId(), ...[...unwritten.keys()].map((other) => other + 1));
      const save = saver(id, 0, null);
      return keepAlive(createSheet({ id, record, rules, now, save, saving: save(record) }));
    },

    open(id) {
      const alive = unwritten.get(id);
      if (alive) return alive;
      const found = recordOf(id);
      if (typeof found === 'string')
        return { id, refused: found, summary: shelf.list().find((entry) => entry.id === id)?.line ?? null };
      const { record, sequence } = found;
      return keepAlive(
        createSheet({ id, record, rules, now, save: saver(id, sequence, record.status), saving: 'saved' }),
      );
    },

    unsaved: () => unsaved,

    remove(id) {
      unwritten.delete(id);
      unsaved.delete(id);
      shelf.remove(id);
    },
  };
}
