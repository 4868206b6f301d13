import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import { openMatches } from '../../src/match/matches';
import type { Match } from '../../src/match/types';
import { games } from '../../src/rules';
import { openHouse } from '../../src/storage/house';
import { memoryStores } from '../../src/storage/memory';
import { addPerson } from '../../src/storage/people';
import { standingStores } from '../../src/storage/root';
import type { Settings } from '../../src/storage/settings';
import type { Stores } from '../../src/storage/store';

import { randomBelow, twoWindows, withRoom, type Kept } from './faults';

const open = (device: Stores) => {
  const stores = standingStores(device);
  return {
    ...openHouse(stores),
    matches: openMatches({ stores, games }),
    sheets: openSheets({ stores, rules: sheetRules }),
  };
};
const sitters = ['Ola', 'Jan'].map((name, seat) => ({ kind: 'person', person: seat + 1, name, mark: 'star' }) as const);
const begin = ({ matches }: ReturnType<typeof open>, seed = 5) =>
  matches.begin({ game: 'sen', sitters, options: {}, first: 0, seed });

function playOne(match: Match): void {
  const { waiting, status } = match.showing.getState();
  if (status !== 'underWay') return;
  match.turnTo(waiting[0]);
  match.play(waiting[0], match.showing.getState().moves[0]);
}
const playedIn = (device: ReturnType<typeof open>, id: number) =>
  device.matches.list().underWay.find((one) => one.id === id)?.played;

test('people added in two windows have two numbers, and both are there in both', () => {
  const kept: Kept = new Map();
  const [one, other] = twoWindows(kept).map(open);
  const zosia = addPerson(one.people, 'Zosia');
  const marek = addPerson(other.people, 'Marek');
  expect(marek.id).not.toBe(zosia.id);
  for (const { people } of [one, other, open(memoryStores(kept))])
    expect(people.get().known.map(({ name }) => name)).toEqual(['Zosia', 'Marek']);
});

test.each([true, false])('another setting changed in another window stays (it is heard of: %s)', (isHeard) => {
  const kept: Kept = new Map();
  const [one, other] = (isHeard ? twoWindows(kept) : [memoryStores(kept), memoryStores(kept)]).map(open);
  one.settings.change({ theme: 'light' });
  other.settings.change({ leftHand: true });
  expect(open(memoryStores(kept)).settings.get()).toMatchObject({ theme: 'light', leftHand: true });
  if (isHeard) expect(one.settings.get().leftHand).toBe(true);
});

test('who listens hears of another window’s change, and of nothing else', () => {
  const [one, other] = twoWindows(new Map()).map(open);
  let heard = 0;
  one.settings.subscribe(() => heard++);
  other.settings.change({ theme: 'light' });
  expect(heard).toBe(1);
  addPerson(other.people, 'Ola');
  expect(heard).toBe(1);
});

test('a change without room is made again on what another window has written, and saved with the next', () => {
  const kept: Kept = new Map();
  let room = 0;
  const cramped = open(withRoom(kept, () => room));
  const other = open(memoryStores(kept));
  expect(cramped.settings.change({ theme: 'light' })).toBe('full');
  expect(cramped.settings.isKept()).toBe(false);
  other.settings.change({ speed: 'fast' });
  room = Infinity;
  expect(cramped.settings.change({ leftHand: true })).toBe('saved');
  expect(cramped.settings.isKept()).toBe(true);
  const expected = { theme: 'light', speed: 'fast', leftHand: true };
  expect(open(memoryStores(kept)).settings.get()).toMatchObject(expected);
});

test('a match thrown away in another window is not revived, and says so', () => {
  const kept: Kept = new Map();
  const [one, other] = twoWindows(kept).map(open);
  const match = begin(one);
  playOne(match);
  other.matches.remove(match.id);
  playOne(match);
  expect(match.showing.getState().saving).toBe('removed');
  playOne(match);
  expect([...kept.keys()].filter((name) => name.startsWith('match.'))).toEqual([]);
  for (const device of [one, other, open(memoryStores(kept))]) expect(device.matches.list().underWay).toEqual([]);
  expect(begin(other).id).toBe(match.id + 1);
});

test('a sheet thrown away in another window is not revived, and says so', () => {
  const [one, other] = twoWindows(new Map()).map(open);
  const players = sitters.map(({ person, name, mark }) => ({ person, name, mark }));
  const sheet = one.sheets.begin({ sheet: 'rounds', players });
  other.sheets.remove(sheet.id);
  sheet.finish();
  expect(sheet.standing.getState().saving).toBe('removed');
  expect(other.sheets.list()).toEqual({ underWay: [], finished: [], refused: [] });
});

test('wiped while it is running, the app saves again what it has in memory', () => {
  const kept: Kept = new Map();
  const device = open(memoryStores(kept));
  addPerson(device.people, 'Ola');
  for (let count = 0; count < 100; count++) device.matches.remove(begin(device).id); // a high number, which no search would find
  const match = begin(device);
  playOne(match);
  kept.clear();
  playOne(match);
  device.people.change({ last: [1] });
  expect(match.showing.getState().saving).toBe('saved');
  const again = open(memoryStores(kept));
  expect(playedIn(again, match.id)).toBe(match.summary().played);
  expect(again.people.get()).toMatchObject({ known: [{ name: 'Ola' }], last: [1] });
});

test('a match that took the number of one that was wiped is not written over', () => {
  const kept: Kept = new Map();
  const [one, other] = twoWindows(kept).map(open);
  const match = begin(one);
  for (let count = 0; count < 3; count++) playOne(match);
  kept.clear();
  const younger = begin(other, 6);
  expect(younger.id).toBe(match.id);
  playOne(match);
  expect(match.showing.getState().saving).toBe('elsewhere');
  expect(playedIn(other, younger.id)).toBe(0);
});

test.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'whatever two windows change in turn, nothing is lost (%i)',
  (seed) => {
    const below = randomBelow(seed);
    const kept: Kept = new Map();
    const windows = twoWindows(kept).map(open);
    const names: string[] = [];
    const settings: Record<string, unknown> = {};
    const chosen: Record<string, number> = {};
    const ticked: Record<string, string[]> = {};
    const matches = new Map<number, number>();
    const own = windows.map(() => [] as Match[]);
    for (let step = 0; step < 40; step++) {
      const at = below(2);
      const device = windows[at];
      const what = below(7);
      if (what === 0) {
        names.push(`person ${step}`);
        addPerson(device.people, names.at(-1)!);
      } else if (what === 1) {
        const changes: Partial<Settings>[] = [
          { theme: 'light' },
          { leftHand: step % 2 === 0 },
          { speed: 'slow' },
          { sound: step % 2 === 0 },
        ];
        const part = changes[below(4)];
        Object.assign(settings, part);
        device.settings.change(part);
      } else if (what === 2) {
        const game = `game ${below(4)}`;
        chosen[game] = step;
        const choice = { seats: [], options: { step }, first: 'drawn' } as const;
        device.choices.change((now) => ({ games: { ...now.games, [game]: choice } }));
      } else if (what === 3) {
        ticked[`game ${step % 3}`] = [`${step}`];
        device.choices.change((now) => ({ ticked: { ...now.ticked, [`game ${step % 3}`]: [`${step}`] } }));
      } else if (what === 4 || own[at].length === 0) {
        const match = begin(device, step);
        own[at].push(match);
        matches.set(match.id, 0);
      } else {
        const match = own[at][below(own[at].length)];
        playOne(match);
        if (what === 5 && matches.has(match.id)) matches.set(match.id, match.summary().played);
        else if (matches.delete(match.id)) windows[below(2)].matches.remove(match.id);
      }
    }
    for (const device of [...windows, open(memoryStores(kept))]) {
      const { known } = device.people.get();
      expect(known.map(({ name }) => name)).toEqual(names);
      expect(new Set(known.map(({ id }) => id)).size).toBe(names.length);
      expect(device.settings.get()).toMatchObject(settings);
      const { games: choices, ticked: steps } = device.choices.get();
      expect(Object.fromEntries(Object.entries(choices).map(([game, { options }]) => [game, options.step]))).toEqual(
        chosen,
      );
      expect(steps).toEqual(ticked);
      const { underWay, refused } = device.matches.list();
      expect(refused).toEqual([]);
      expect(new Map(underWay.map(({ id, played }) => [id, played]))).toEqual(matches);
    }
  },
);
