import { runInSlices } from '../../src/backup/slices';
import { addPerson } from '../../src/storage/people';
import { runAtOnce } from '../../src/storage/work';
import { playOn } from '../match/table';
import { copyOf, type Kept } from '../storage/faults';

import { LIVED, addPoints, backupOf, begin, lived, openDevice, readable, seenOn, sheetFor } from './device';

const BACKUP = backupOf(lived());
const soon = () => Promise.resolve();

function one(): Kept {
  const kept: Kept = new Map();
  const device = openDevice(kept);
  const basia = addPerson(device.people, 'Basia').id;
  playOn(begin(device, 'sen', [basia], { end: 'rounds', rounds: 1 }));
  return kept;
}

/** A task whose every step takes a number of milliseconds. */
function* work(steps: number, takes: () => void): Generator<number, string> {
  for (let step = 0; step < steps; step++) {
    takes();
    yield step / steps;
  }
  return 'done';
}

test('long work stops for the screen after every few milliseconds, and tells each hundredth once', async () => {
  let now = 0;
  const pauses: number[] = [];
  const told: number[] = [];
  const came = await runInSlices(
    work(1000, () => (now += 3)),
    {
      onProgress: (hundredths) => told.push(hundredths),
      isGivenUp: () => false,
      pause: async () => void pauses.push(now),
      clock: () => now,
    },
  );
  expect(came).toBe('done');
  expect(Math.max(...pauses.slice(1).map((at, index) => at - pauses[index]))).toBeLessThanOrEqual(12);
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  expect([told.length > 90, told[0], told.at(-1)! > 97]).toEqual([true, 0, true]);
});

test('given up, it comes to nothing and what it began is cleared away', async () => {
  let isGivenUp = false;
  let isCleared = false;
  function* cleared(): Generator<number, string> {
    try {
      yield* work(100, () => {});
      return 'done';
    } finally {
      isCleared = true;
    }
  }
  let now = 0;
  const came = await runInSlices(cleared(), {
    onProgress: () => (isGivenUp = true),
    isGivenUp: () => isGivenUp,
    pause: soon,
    clock: () => (now += 20),
  });
  expect([came, isCleared]).toEqual([null, true]);
});

test('a text is read a line at a time', () => {
  const reading = openDevice(new Map()).backups.read(BACKUP);
  const parts: number[] = [];
  let slice = reading.next();
  for (; !slice.done; slice = reading.next()) parts.push(slice.value);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.length).toBeGreaterThanOrEqual(2 * (LIVED.matches + LIVED.sheets + 3));
  expect(parts[0]).toBeLessThan(0.05);
  expect(parts.at(-1)).toBeLessThan(1);
});

describe.each(['merge', 'replace'] as const)('%s', (way) => {
  test('given up after any step, all is as it was', () => {
    const start = one();
    const before = seenOn(start);
    for (let steps = 1, isDone = false; !isDone; steps++) {
      const kept = copyOf(start);
      const device = openDevice(kept);
      const restoring = device.backups.restore(readable(device, BACKUP), way);
      for (let step = 0; step < steps && !isDone; step++) isDone = restoring.next().done === true;
      if (isDone) {
        expect(steps).toBeGreaterThan(LIVED.sheets);
        break;
      }
      restoring.return('full');
      expect(seenOn(kept)).toEqual(before);
      expect([...kept.keys()].filter((name) => !name.startsWith('root.')).sort()).toEqual([...start.keys()].sort());
    }
  });

  test('what looks at the lists between two records finds what was there before', () => {
    const kept = one();
    const device = openDevice(kept);
    const before = device.matches.list();
    for (const _ of device.backups.restore(readable(device, BACKUP), way))
      expect(device.matches.list()).toEqual(before);
  });
});

test('what another window begins, plays on and names meanwhile is there afterwards, beside what came', () => {
  const kept = one();
  const device = openDevice(kept);
  const restoring = device.backups.restore(readable(device, BACKUP), 'merge');
  restoring.next();
  const match = begin(device, 'sen', [1], { end: 'rounds', rounds: 1 });
  restoring.next();
  playOn(match);
  const sheet = sheetFor(device, 'rounds', [1], 'Tysiąc');
  addPoints(sheet, '120');
  device.settings.change({ theme: 'dark' });
  expect(runAtOnce(restoring)).toBe('restored');
  const after = openDevice(kept);
  expect(after.matches.list().finished.map(({ id }) => id)).toEqual(expect.arrayContaining([1, match.id]));
  expect(after.matches.list()).toMatchObject({ finished: { length: 2 + 3 }, refused: [] });
  expect(after.sheets.list().underWay.find(({ id }) => id === sheet.id)).toMatchObject({
    title: 'Tysiąc',
    totals: [120],
  });
  expect(after.settings.get().theme).toBe('dark');
  expect(new Set([...after.matches.list().underWay, ...after.matches.list().finished].map(({ id }) => id)).size).toBe(
    LIVED.matches + 2,
  );
});

test('somebody who is added in another window meanwhile is not lost: nothing else changes', () => {
  const kept = one();
  const device = openDevice(kept);
  const restoring = device.backups.restore(readable(device, BACKUP), 'merge');
  restoring.next();
  addPerson(device.people, 'Zosia');
  const before = seenOn(kept);
  expect(runAtOnce(restoring)).toBe('elsewhere');
  expect(seenOn(kept)).toEqual(before);
  expect(before.names).toEqual(['Basia', 'Zosia']);
});
