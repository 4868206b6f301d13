import type { SheetRulesById } from '../keeper/record';
import type { Sheets } from '../keeper/types';
import type { Games } from '../match/record';
import type { Matches } from '../match/types';
import { replaceDataSet, type DataSetStores } from '../storage/dataSet';
import { writeDocument, readDocument } from '../storage/document';
import { asObject, readFields } from '../storage/fields';
import { peopleFields } from '../storage/people';
import type { Stores } from '../storage/store';
import type { UnsavedText, SaveResult } from '../storage/twoSlots';
import type { Work } from '../storage/work';

import { buildRecords, joinIndex, numberComing } from './coming';
import { beginLines, type BackupLine } from './lines';
import { openLocalData, type DataKind } from './localData';
import { mapChoices, previewRestore, planRestore, type RestorePlan } from './planRestore';
import { readBackup } from './readBackup';
import { createMatchReader, createSheetReader } from './records';
import type { Backup, Backups, RestoreMode } from './types';

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

const KINDS = ['match', 'sheet'] as const;
const NOTES = ['people', 'settings', 'choices'] as const;

/** A backup of all data, and the way back. */
export function openBackups({ device, stores, games, rules, matches, sheets, now = Date.now }: Premises): Backups {
  const unsaved = { match: () => matches.unsaved(), sheet: () => sheets.unsaved() };
  const readers = { match: createMatchReader(games), sheet: createSheetReader(rules) };
  const here = openLocalData({ stores, games, rules, matches, sheets });

  /** How many records of a kind there are, and of each its line; null where it can't be read. */
  function* recordsOf(kind: DataKind): Generator<number, { count: number; lines: Generator<BackupLine | null> }> {
    const kept = here.openRecords(kind);
    for (const _ of kept.prepareList()) yield 0;
    const ids = [...new Set([...kept.list().map(({ id }) => id), ...unsaved[kind]().keys()])];
    function* lines(): Generator<BackupLine | null> {
      for (const id of ids) {
        const reading = kept.read(id);
        const json = unsaved[kind]().get(id)?.text ?? (reading.found === 'valid' ? reading.text : null);
        yield json === null ? null : { kind, json };
      }
    }
    return { count: ids.length, lines: lines() };
  }

  return {
    *write() {
      const parts = [yield* recordsOf('match'), yield* recordsOf('sheet')];
      const all = parts[0].count + parts[1].count;
      const written = beginLines(now());
      for (const kind of NOTES) written.add({ kind, json: JSON.stringify(readDocument(stores, kind)) });
      const counts = [0, 0];
      let looked = 0;
      for (const [index, { lines }] of parts.entries()) {
        for (const line of lines) {
          if (line) {
            written.add(line);
            counts[index]++;
          }
          yield ++looked / all;
        }
      }
      return {
        text: written.end(),
        matches: counts[0],
        sheets: counts[1],
        people: readFields(peopleFields, readDocument(stores, 'people')).known.length,
        unread: all - counts[0] - counts[1],
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
      const numberRecords = (kind: DataKind) =>
        numberComing(plan[kind].coming, isAfresh ? null : here.openRecords(kind).index());
      const parts = { match: numberRecords('match'), sheet: numberRecords('sheet') };
      const own = { match: here.openRecords('match').index(), sheet: here.openRecords('sheet').index() };
      const all = parts.match.all + parts.sheet.all;

      function* build(built: Stores): Work<SaveResult> {
        let done = 0;
        for (const kind of KINDS) {
          const building = buildRecords(here.openRecords(kind, built), parts[kind], plan.meeting.whose);
          let slice = building.next();
          for (; !slice.done; slice = building.next()) yield (done + slice.value) / all;
          if (slice.value !== 'saved') return slice.value;
          done += parts[kind].all;
        }
        // From here on without a pause: lists and notes are taken as they are now. Who is who can't be decided anew.
        if (JSON.stringify(readDocument(stores, 'people')) !== people) return 'elsewhere';
        const list = (kind: DataKind) =>
          here
            .openRecords(kind, built)
            .replaceIndex(
              joinIndex(
                isAfresh ? null : here.openRecords(kind).index(),
                parts[kind],
                plan.meeting.whose,
                plan[kind].leaving,
              ),
            );
        return inTurn([() => list('match'), () => list('sheet'), () => furnish(built, backup, plan, way)]);
      }

      const listLeaving = (kind: DataKind) => {
        const gone = new Set(plan[kind].leaving);
        return own[kind].entries.flatMap(({ id }) => (gone.has(id) ? id : []));
      };
      const coming = {
        match: parts.match.own.map(({ id }) => id),
        sheet: parts.sheet.own.map(({ id }) => id),
        segments: { match: parts.match.segments, sheet: parts.sheet.segments },
      };
      const leaving = {
        match: listLeaving('match'),
        sheet: listLeaving('sheet'),
        segments: { match: isAfresh ? own.match.segments : [], sheet: isAfresh ? own.sheet.segments : [] },
      };
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
        ownCards: { ...backup.choices?.ownCards, ...asObject(own.choices.ownCards) },
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
