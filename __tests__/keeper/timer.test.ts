import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import {
  createTimer,
  readTimer,
  findTimeLeft,
  timeShownAt,
  stopTimer,
  startClock,
  type Timer,
} from '../../src/keeper/timer';
import type { OpenSheet } from '../../src/keeper/types';
import { createMemoryStores } from '../../src/storage/memoryStores';

const MINUTE = 60_000;
const shown = (timer: Timer, now: number) => timer.counted.map((_, clock) => timeShownAt(timer, clock, now));

test('each person’s clock counts while it is on, and nobody’s in a pause', () => {
  let timer = createTimer('each', null, 3, 1);
  expect(shown(timer, 500)).toEqual([0, 0, 0]);
  timer = startClock(timer, 1, 1000);
  timer = startClock(timer, 2, 4000);
  expect(shown(timer, 9000)).toEqual([0, 3000, 5000]);
  timer = stopTimer(timer, 9000);
  expect(shown(timer, 99_000)).toEqual([0, 3000, 5000]);
  timer = startClock(timer, timer.on, 100_000);
  expect(shown(timer, 101_000)).toEqual([0, 3000, 6000]);
});

test('a clock that counts down tells when its time is over, once, and goes on below nothing', () => {
  const timer = startClock(createTimer('all', 5 * MINUTE, 4, 3), 0, 1000);
  expect(timer.counted).toEqual([0]);
  expect(findTimeLeft(timer, 1000)).toBe(5 * MINUTE);
  expect(findTimeLeft(timer, 1000 + 5 * MINUTE)).toBeNull();
  expect(shown(timer, 2000 + 5 * MINUTE)).toEqual([-1000]);
  expect(findTimeLeft(stopTimer(timer, 2000), 2000)).toBeNull();
  expect(findTimeLeft(startClock(createTimer('all', null, 4, 0), 0, 0), 1)).toBeNull();
});

test('a phone whose clock was set back takes no time away', () => {
  const timer = startClock(startClock(createTimer('each', null, 2, 0), 0, 5000), 1, 7000);
  expect(shown(timer, 1000)).toEqual([2000, 0]);
});

const players = ['Ola', 'Jan'].map((name, person) => ({ person, name, mark: 'circle' as const }));

test('the time goes on after a kill, is no edit, and stops with the sheet', () => {
  const kept = new Map<string, Map<string, string>>();
  let clock = 1000;
  const desk = () => openSheets({ stores: createMemoryStores(kept), rules: sheetRules, now: () => clock });
  const begun = desk().begin({ sheet: 'rounds', players });
  begun.setTimer((now) => startClock(createTimer('each', null, 2, 0), 0, now));
  begun.edit({ type: 'enter', round: 0, seat: 0, field: 'points', value: '5' });
  begun.undo();
  clock += MINUTE;
  const again = desk().open(begun.id) as OpenSheet;
  expect(shown(again.state.getState().timer!, clock)).toEqual([MINUTE, 0]);
  again.finish();
  clock += MINUTE;
  expect(shown((desk().open(begun.id) as OpenSheet).state.getState().timer!, clock)).toEqual([MINUTE, 0]);
});

test.each([
  [null],
  ['soon'],
  [{ of: 'each', from: null, on: 2, counted: [0, 0], since: null }],
  [{ of: 'each', from: null, on: 0, counted: [0], since: null }],
  [{ of: 'each', from: null, on: 0, counted: [0, -5], since: null }],
  [{ of: 'each', from: null, on: 0, counted: [0, '5'], since: null }],
  [{ of: 'none', from: null, on: 0, counted: [0, 0], since: null }],
])('what makes no sense is no timer: %j', (found) => {
  expect(readTimer(found, 2)).toBeNull();
});

test('a timer is read as it was written', () => {
  const timer = startClock(createTimer('each', MINUTE, 2, 1), 1, 77);
  expect(readTimer(JSON.parse(JSON.stringify(timer)), 2)).toEqual(timer);
});
