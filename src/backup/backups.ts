import { readSheet, type Rules } from '../keeper/record';
import { openSheetShelf } from '../keeper/sheetShelf';
import type { Sheets, SheetSummary } from '../keeper/types';
import { openMatchShelf } from '../match/matchShelf';
import { readCurrent, type Games } from '../match/record';
import type { Matches, Summary } from '../match/types';
import { objectOf, readFields } from '../storage/fields';
import type { Unsaved, Writing } from '../storage/generations';
import { keepNote, keptNote } from '../storage/note';
import { peopleFields } from '../storage/people';
import { moveHouse, type StandingStores } from '../storage/root';
import type { Entry, Shelf } from '../storage/shelf';
import type { Stores } from '../storage/store';
import type { Work } from '../storage/work';

import { knownMatch, knownSheet, matchReader, sheetReader, withPeople } from './items';
import { textOf, type Line } from './lines';
import { choicesFor, outlookOf, planOf, type Here, type Own, type Plan } from './plan';
import { readBackup } from './read';
import type { Backup, Backups, Item, Known, Way } from './types';

interface Premises {
  /** All stores there are, under their own names. */
  readonly device: Stores;
  readonly stores: StandingStores;
  readonly games: Games;
  readonly rules: Rules;
  readonly matches: Matches;
  readonly sheets: Sheets;
  readonly now?: () => number;
}

/** Records that come into the new house, as the backup has them. */
interface Coming {
  readonly items: readonly Item[];
  /** Their numbers. */
  readonly ids: readonly number[];
}

/** So many numbers are left free before those that come: for what another window begins meanwhile. */
const BESIDE = 8;

interface Lists<Line> {
  readonly underWay: readonly Line[];
  readonly finished: readonly Line[];
  readonly refused: readonly { readonly id: number; readonly summary: Line | null }[];
}

const NOTES = ['people', 'settings', 'choices'] as const;

/** A backup of all data, and the way back. */
export function openBackups({ device, stores, games, rules, matches, sheets, now = Date.now }: Premises): Backups {
  const unsaved = { match: () => matches.unsaved(), sheet: () => sheets.unsaved() };
  const readers = { match: matchReader(games), sheet: sheetReader(rules) };
  const shelf = (kind: 'match' | 'sheet', where: Stores = stores) =>
    (kind === 'match' ? openMatchShelf(where, games) : openSheetShelf(where, rules)) as Shelf<Summary | SheetSummary>;

  /** Records of this device that were looked into, by kind and number: whether they are damaged. */
  const lookedInto = new Map<string, boolean>();
  function isDamaged(kind: 'match' | 'sheet', id: number): boolean {
    const key = `${kind}.${id}`;
    let found = lookedInto.get(key);
    if (found === undefined) {
      const reading = shelf(kind).read(id);
      const read =
        kind === 'match' ? (text: string) => readCurrent(text, games) : (text: string) => readSheet(text, rules);
      found = reading.found !== 'valid' || read(reading.text) === 'damaged';
      lookedInto.set(key, found);
    }
    return found;
  }

  /** Looks, bit by bit, into what is here of the same matches and sheets: what is damaged here gives way. */
  function* lookInto(backup: Backup): Work<void> {
    lookedInto.clear();
    const own = here();
    for (const kind of ['match', 'sheet'] as const) {
      const touched = new Map(backup[kind].map((item) => [item.key, item.touched]));
      for (const { key, touched: mine, id } of own[kind]) {
        if (mine < (touched.get(key) ?? -Infinity) || !touched.has(key)) continue;
        isDamaged(kind, id);
        yield 1;
      }
    }
  }

  /** What the lists tell, and of refused ones what they still know. */
  function owned<Line extends { readonly id: number }>(
    kind: 'match' | 'sheet',
    lists: Lists<Line>,
    knownOf: (line: Line) => Known,
  ) {
    const lines = [...lists.underWay, ...lists.finished, ...lists.refused.flatMap(({ summary }) => summary ?? [])];
    return {
      own: lines.map((line): Own => ({ id: line.id, ...knownOf(line), isDamaged: () => isDamaged(kind, line.id) })),
      unknown: lists.refused.flatMap(({ id, summary }) => (summary ? [] : id)),
    };
  }

  function here(): Here {
    const match = owned('match', matches.list(), knownMatch);
    const sheet = owned('sheet', sheets.list(), knownSheet);
    return {
      people: readFields(peopleFields, keptNote(stores, 'people')),
      match: match.own,
      sheet: sheet.own,
      unknown: { match: match.unknown, sheet: sheet.unknown },
    };
  }

  function recordsAs(kind: 'match' | 'sheet') {
    const kept = shelf(kind);
    const ids = new Set([...kept.list().map(({ id }) => id), ...unsaved[kind]().keys()]);
    const lines: Line[] = [];
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
      const notes = NOTES.map((kind): Line => ({ kind, json: JSON.stringify(keptNote(stores, kind)) }));
      return {
        text: textOf(now(), [...notes, ...match.lines, ...sheet.lines]),
        matches: match.lines.length,
        sheets: sheet.lines.length,
        people: readFields(peopleFields, keptNote(stores, 'people')).known.length,
        unread: match.unread + sheet.unread,
      };
    },

    *read(text) {
      const found = yield* readBackup(text, readers);
      if (!('refused' in found)) yield* lookInto(found);
      return found;
    },

    outlook(backup, way) {
      const own = here();
      return outlookOf(planOf(own, backup, way), own, way);
    },

    *restore(backup, way) {
      // what lives in memory only would be gone with it
      const isSaved = ({ save }: Unsaved) => save() === 'saved';
      if (way === 'merge' && ![...unsaved.match().values(), ...unsaved.sheet().values()].every(isSaved)) return 'full';
      const plan = planOf(here(), backup, way);
      const people = JSON.stringify(keptNote(stores, 'people'));
      const isAfresh = way === 'replace';
      const numbered = (kind: 'match' | 'sheet'): Coming => {
        const first = isAfresh ? 1 : shelf(kind).nextId() + BESIDE;
        return { items: plan[kind].coming, ids: plan[kind].coming.map((_, index) => first + index) };
      };
      const parts = { match: numbered('match'), sheet: numbered('sheet') };
      const all = parts.match.ids.length + parts.sheet.ids.length;
      const coming = { match: parts.match.ids, sheet: parts.sheet.ids };
      const leaving = { match: plan.match.leaving, sheet: plan.sheet.leaving };

      function* build(built: Stores): Work<Writing> {
        const lines = { match: [] as Entry<Summary | SheetSummary>[], sheet: [] as Entry<Summary | SheetSummary>[] };
        for (const kind of ['match', 'sheet'] as const) {
          const records = shelf(kind, built);
          for (const [index, id] of parts[kind].ids.entries()) {
            const { text, line } = withPeople(parts[kind].items[index], plan.meeting.whose);
            const writing = records.write(id, text, Infinity, true);
            if (writing !== 'saved') return writing === 'removed' ? 'elsewhere' : writing;
            const entry = { id, line: { id, ...line } as Summary | SheetSummary };
            lines[kind].push(entry);
            yield (lines.match.length + lines.sheet.length) / all;
          }
        }
        // From here on without a pause: lists and notes are taken as they are now. Who is who can't be decided anew.
        if (JSON.stringify(keptNote(stores, 'people')) !== people) return 'elsewhere';
        const list = (kind: 'match' | 'sheet') => {
          const kept = shelf(kind);
          const gone = new Set(plan[kind].leaving);
          const staying = isAfresh ? [] : kept.list().filter(({ id }) => !gone.has(id));
          const next = Math.max(isAfresh ? 1 : kept.nextId(), ...lines[kind].slice(-1).map(({ id }) => id + 1));
          return shelf(kind, built).relist([...staying, ...lines[kind]], next);
        };
        return inTurn([() => list('match'), () => list('sheet'), () => furnish(built, backup, plan, way)]);
      }

      const written = yield* moveHouse(device, stores, { isAfresh, coming, leaving }, build);
      return written === 'saved' ? 'restored' : written;
    },
  };

  /** Writes the notes of the new house. */
  function furnish(built: Stores, backup: Backup, { meeting }: Plan, way: Way): Writing {
    const own = Object.fromEntries(NOTES.map((kind) => [kind, way === 'merge' ? keptNote(stores, kind) : {}]));
    const { known, next, same } = meeting;
    const lessons = [
      ...new Set([own.settings.lessons, backup.settings?.lessons].flat().filter((one) => typeof one === 'string')),
    ];
    const notes = {
      people: { ...own.people, known, next, same },
      settings: { ...(way === 'replace' && backup.settings), ...own.settings, lessons },
      choices: {
        ...own.choices,
        games: { ...choicesFor(backup.choices?.games ?? {}, meeting), ...objectOf(own.choices.games) },
      },
    };
    return inTurn(NOTES.map((kind) => () => keepNote(built, kind, notes[kind])));
  }
}

/** Until one of them can't be written. */
function inTurn(writings: readonly (() => Writing)[]): Writing {
  for (const write of writings) {
    const writing = write();
    if (writing !== 'saved') return writing;
  }
  return 'saved';
}
