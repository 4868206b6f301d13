import type { SheetRulesById } from '../keeper/record';
import type { Sheets, SheetSummary } from '../keeper/types';
import type { Games } from '../match/record';
import type { Matches, Summary } from '../match/types';
import { replaceDataSet, type DataSetStores } from '../storage/dataSet';
import { writeDocument, readDocument } from '../storage/document';
import { asObject, readFields } from '../storage/fields';
import { peopleFields } from '../storage/people';
import type { IndexEntry } from '../storage/recordStore';
import type { Stores } from '../storage/store';
import type { UnsavedText, SaveResult } from '../storage/twoSlots';
import type { Work } from '../storage/work';

import { writeLines, type BackupLine } from './lines';
import { openLocalData } from './localData';
import { mapChoices, previewRestore, planRestore, type RestorePlan } from './planRestore';
import { readBackup } from './readBackup';
import { createMatchReader, createSheetReader, replacePeople } from './records';
import type { Backup, Backups, BackupRecord, RestoreMode } from './types';

interface Premises {
  /** All stores there are, under their own names. */
  readonly device: Stores;
  readonly stores: DataSetStores;
  readonly games: Games;
  readonly rules: SheetRulesById;
  readonly matches: Matches;
  readonly sheets: Sheets;
  readonly now?: () => number;
}

/** Records that come into the new data set, as the backup has them. */
interface Coming {
  readonly items: readonly BackupRecord[];
  /** The numbers of these records. */
  readonly ids: readonly number[];
}

/** So many numbers are left free before those that come: for what another window begins meanwhile. */
const BESIDE = 8;

const NOTES = ['people', 'settings', 'choices'] as const;

/** A backup of all data, and the way back. */
export function openBackups({ device, stores, games, rules, matches, sheets, now = Date.now }: Premises): Backups {
  const unsaved = { match: () => matches.unsaved(), sheet: () => sheets.unsaved() };
  const readers = { match: createMatchReader(games), sheet: createSheetReader(rules) };
  const here = openLocalData({ stores, games, rules, matches, sheets });

  function recordsAs(kind: 'match' | 'sheet') {
    const kept = here.openRecords(kind);
    const ids = new Set([...kept.list().map(({ id }) => id), ...unsaved[kind]().keys()]);
    const lines: BackupLine[] = [];
    for (const id of ids) {
      const reading = kept.read(id);
      const json = unsaved[kind]().get(id)?.text ?? (reading.found === 'valid' ? reading.text : null);
      if (json !== null) lines.push({ kind, json });
    }
    return { lines, unread: ids.size - lines.length };
  }

  return {
    write() {
      const [match, sheet] = [recordsAs('match'), recordsAs('sheet')];
      const notes = NOTES.map((kind): BackupLine => ({ kind, json: JSON.stringify(readDocument(stores, kind)) }));
      return {
        text: writeLines(now(), [...notes, ...match.lines, ...sheet.lines]),
        matches: match.lines.length,
        sheets: sheet.lines.length,
        people: readFields(peopleFields, readDocument(stores, 'people')).known.length,
        unread: match.unread + sheet.unread,
      };
    },

    *read(text) {
      const found = yield* readBackup(text, readers);
      if (!('refused' in found)) yield* here.lookInto(found);
      return found;
    },

    preview(backup, way) {
      const own = here.read();
      return previewRestore(planRestore(own, backup, way), own, way);
    },

    *restore(backup, way) {
      // what lives in memory only would be gone with it
      const isSaved = ({ save }: UnsavedText) => save() === 'saved';
      if (way === 'merge' && ![...unsaved.match().values(), ...unsaved.sheet().values()].every(isSaved)) return 'full';
      const plan = planRestore(here.read(), backup, way);
      const people = JSON.stringify(readDocument(stores, 'people'));
      const isAfresh = way === 'replace';
      const numbered = (kind: 'match' | 'sheet'): Coming => {
        const first = isAfresh ? 1 : here.openRecords(kind).nextId() + BESIDE;
        return { items: plan[kind].coming, ids: plan[kind].coming.map((_, index) => first + index) };
      };
      const parts = { match: numbered('match'), sheet: numbered('sheet') };
      const all = parts.match.ids.length + parts.sheet.ids.length;
      const coming = { match: parts.match.ids, sheet: parts.sheet.ids };
      const leaving = { match: plan.match.leaving, sheet: plan.sheet.leaving };

      function* build(built: Stores): Work<SaveResult> {
        const lines = {
          match: [] as IndexEntry<Summary | SheetSummary>[],
          sheet: [] as IndexEntry<Summary | SheetSummary>[],
        };
        for (const kind of ['match', 'sheet'] as const) {
          const records = here.openRecords(kind, built);
          for (const [index, id] of parts[kind].ids.entries()) {
            const { text, line } = replacePeople(parts[kind].items[index], plan.meeting.whose);
            const writing = records.write(id, text, Infinity, true);
            if (writing !== 'saved') return writing === 'removed' ? 'elsewhere' : writing;
            const entry = { id, line: { id, ...line } as Summary | SheetSummary };
            lines[kind].push(entry);
            yield (lines.match.length + lines.sheet.length) / all;
          }
        }
        // From here on without a pause: lists and notes are taken as they are now. Who is who can't be decided anew.
        if (JSON.stringify(readDocument(stores, 'people')) !== people) return 'elsewhere';
        const list = (kind: 'match' | 'sheet') => {
          const kept = here.openRecords(kind);
          const gone = new Set(plan[kind].leaving);
          const staying = isAfresh ? [] : kept.list().filter(({ id }) => !gone.has(id));
          const next = Math.max(isAfresh ? 1 : kept.nextId(), ...lines[kind].slice(-1).map(({ id }) => id + 1));
          return here.openRecords(kind, built).replaceIndex([...staying, ...lines[kind]], next);
        };
        return inTurn([() => list('match'), () => list('sheet'), () => furnish(built, backup, plan, way)]);
      }

      const written = yield* replaceDataSet(device, stores, { isAfresh, coming, leaving }, build);
      return written === 'saved' ? 'restored' : written;
    },
  };

  /** Writes the documents of the new data set. */
  function furnish(built: Stores, backup: Backup, { meeting }: RestorePlan, way: RestoreMode): SaveResult {
    const own = Object.fromEntries(NOTES.map((kind) => [kind, way === 'merge' ? readDocument(stores, kind) : {}]));
    const { known, next, same } = meeting;
    const lessons = [
      ...new Set([own.settings.lessons, backup.settings?.lessons].flat().filter((one) => typeof one === 'string')),
    ];
    const notes = {
      people: { ...own.people, known, next, same },
      settings: { ...(way === 'replace' && backup.settings), ...own.settings, lessons },
      choices: {
        ...own.choices,
        games: { ...mapChoices(backup.choices?.games ?? {}, meeting), ...asObject(own.choices.games) },
      },
    };
    return inTurn(NOTES.map((kind) => () => writeDocument(built, kind, notes[kind])));
  }
}

/** Until one of them can't be written. */
function inTurn(writings: readonly (() => SaveResult)[]): SaveResult {
  for (const write of writings) {
    const writing = write();
    if (writing !== 'saved') return writing;
  }
  return 'saved';
}
