import { openBackups } from '../../src/backup/backups';
import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import { createTimer, startClock } from '../../src/keeper/timer';
import type { OpenSheet, Sheets } from '../../src/keeper/types';
import { openMatches } from '../../src/match/matches';
import type { Matches, Setup } from '../../src/match/types';
import { games } from '../../src/rules';
import { openDataSet } from '../../src/storage/dataSet';
import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { addPerson } from '../../src/storage/people';
import type { Stores } from '../../src/storage/store';
import { runAtOnce } from '../../src/storage/work';
import { playOn } from '../match/table';
import type { Kept } from '../storage/faults';

let time = 1_700_000_000_000;

/** Opens everything that the app opens when it starts on a device. */
export function openDevice(kept: Kept, device: Stores = createMemoryStores(kept)) {
  const stores = openDataSet(device);
  const now = () => (time += 1000);
  const matches = openMatches({ stores, games, now });
  const sheets = openSheets({ stores, rules: sheetRules, now });
  return {
    ...openDocuments(stores),
    matches,
    sheets,
    backups: openBackups({ device, stores, games, rules: sheetRules, matches, sheets, now }),
  };
}

export type Device = ReturnType<typeof openDevice>;

/** Begins a match of these people of this device and a bot. */
export function begin({ matches, people }: Device, game: string, ids: readonly number[], options?: Setup['options']) {
  const who = ids.map((id) => ({
    kind: 'person' as const,
    person: id,
    name: people.get().known.find((one) => one.id === id)!.name,
    mark: 'star' as const,
  }));
  return matches.begin({
    game,
    sitters: [...who, { kind: 'bot', level: 'easy', name: 'Mruczek', mark: 'moon' }],
    options,
  });
}

export function sheetFor({ sheets, people }: Device, sheet: string, ids: readonly number[], title = ''): OpenSheet {
  const players = ids.map((id) => ({
    person: id,
    name: people.get().known.find((one) => one.id === id)!.name,
    mark: 'star' as const,
  }));
  return sheets.begin({ sheet, players, title });
}

export function addPoints(sheet: OpenSheet, points: string): void {
  sheet.edit({ type: 'enter', round: 0, seat: 0, field: 'points', value: points });
}

const ONE_ROUND = { end: 'rounds', rounds: 1 };

/** The number of records on the device of `lived`: a match of every game and three more. */
export const LIVED = { matches: Object.keys(games).length + 3, sheets: 5, people: 3 };

/** A device used for a while: four people, one of them forgotten since, and records of every kind. */
export function lived(kept: Kept = new Map()): Kept {
  const device = openDevice(kept);
  const [ola, jan, ewa, zenek] = ['Ola', 'Jan', 'Ewa', 'Zenek'].map((name) => addPerson(device.people, name).id);
  playOn(begin(device, 'sen', [ola, jan], ONE_ROUND));
  playOn(begin(device, 'sen', [ola, zenek], ONE_ROUND));
  for (const game of Object.keys(games)) playOn(begin(device, game, [ewa, jan]), 12);
  begin(device, 'cat-lady', [ola]).abandon();
  for (const sheet of ['sen', 'cat-lady', 'three-chapters'])
    sheetFor(device, sheet, [ola, jan]).setTimer((now) => startClock(createTimer('each', 60_000, 2, 0), 1, now));
  addPoints(sheetFor(device, 'rounds', [zenek, ewa], 'Kości'), '12+7-3');
  const last = sheetFor(device, 'rounds', [ola, jan], 'Kości');
  addPoints(last, '40');
  last.finish();
  device.people.change({ known: device.people.get().known.filter(({ id }) => id !== zenek) });
  device.settings.change({ theme: 'light', leftHand: true, lessons: ['sen', 'koty'] });
  device.choices.change({
    games: {
      sen: {
        seats: [
          { kind: 'person', person: jan },
          { kind: 'bot', level: 'hard' },
        ],
        options: ONE_ROUND,
        first: 'chosen',
      },
    },
  });
  return kept;
}

const all = (lists: ReturnType<Matches['list']> | ReturnType<Sheets['list']>) => [
  ...lists.underWay,
  ...lists.finished,
  ...lists.refused,
];

/**
 * Everything that a person can find here. It leaves out the numbers of records and people, because they differ between
 * devices.
 */
export function seenOn(kept: Kept) {
  const device = openDevice(kept);
  const plain = (found: unknown) =>
    JSON.stringify(found, (key, value: unknown) => (key === 'id' || key === 'person' ? undefined : value));
  return {
    matches: all(device.matches.list()).map(plain),
    sheets: all(device.sheets.list()).map(plain),
    names: device.people.get().known.map(({ name }) => name),
    opened: all(device.matches.list()).map(({ id }) => {
      const match = device.matches.open(id);
      return 'refused' in match ? match.refused : plain([match.showing.getState().view, match.log()]);
    }),
    counted: all(device.sheets.list()).map(({ id }) => {
      const sheet = device.sheets.open(id);
      return 'refused' in sheet ? sheet.refused : plain(sheet.state.getState());
    }),
  };
}

export function backupOf(kept: Kept): string {
  return runAtOnce(openDevice(kept).backups.write()).text;
}

export function readable(device: Device, text: string) {
  const found = runAtOnce(device.backups.read(text));
  if ('refused' in found) throw new Error(`refused: ${found.refused}`);
  return found;
}

export function restored(kept: Kept, text: string, way: 'merge' | 'replace' = 'merge', stores?: Stores) {
  const device = openDevice(kept, stores);
  return runAtOnce(device.backups.restore(readable(device, text), way));
}
