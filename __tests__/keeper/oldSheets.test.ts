import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { Kept } from '../storage/faults';

/** Sheets as the app saved them before any could be counted in several ways or in teams; they load for ever. */
const SAVES = join(__dirname, 'saves');
const names = readdirSync(SAVES);

test('there is one of every sheet', () => {
  expect(names.sort()).toEqual(
    Object.values(sheetRules)
      .map(({ id }) => `${id}-1.json`)
      .sort(),
  );
});

test.each(names)('%s loads as it was saved, and every step of it can be taken back', (name) => {
  const { sealed, then } = JSON.parse(readFileSync(join(SAVES, name), 'utf8')) as { sealed: string; then: object };
  const kept: Kept = new Map([['sheet.1.a', new Map([['record', sealed]])]]);
  const sheet = openSheets({ stores: createMemoryStores(kept), rules: sheetRules }).open(1);
  if ('refused' in sheet) throw new Error(sheet.refused);
  const { rounds, tally, canUndo, canRedo } = sheet.state.getState();
  const { points, totals, places } = tally;
  expect({ rounds, points, totals, places, canUndo, canRedo }).toEqual(then);
  sheet.redo();
  while (sheet.state.getState().canUndo) sheet.undo();
  expect(sheet.state.getState().rounds).toEqual([{ common: {}, seats: [{}, {}, {}, {}] }]);
});
