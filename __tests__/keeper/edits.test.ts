import fc from 'fast-check';

import { sheetRules } from '../../src/keeper';
import { COMMON, type Edit } from '../../src/keeper/edits';
import { openSheets } from '../../src/keeper/sheets';
import type { OpenSheet } from '../../src/keeper/types';
import { isSame } from '../../src/rules/kernel/clone';
import { WAY } from '../../src/rules/kernel/sheet';
import type { MarkName } from '../../src/storage/marks';
import { markNames } from '../../src/storage/marks';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { Stores } from '../../src/storage/store';
import { withKills, type Kept } from '../storage/faults';

import { createModel, enter, roundsOf, stepFor, type Model } from './sheetModel';

const EDITS = 100;
/** The number of edits for each sheet. EDITS=10000 takes a minute. */
const ALL_EDITS = Number(process.env.EDITS ?? 600);
/** So many of a hundred steps are cut off by a kill in the middle of their writing. */
const CUT = 9;

const players = (count: number) =>
  Array.from({ length: count }, (_, person) => ({
    person,
    name: `P${person}`,
    mark: markNames[person % markNames.length] as MarkName,
  }));

/** A device with one sheet, whose app may be killed. */
function createDevice(id: string, seats: number) {
  let kept: Kept = new Map();
  let clock = 1;
  const open = (stores: Stores) => openSheets({ stores, rules: sheetRules, now: () => clock });
  const { id: number } = open(createMemoryStores(kept)).begin({ sheet: id, players: players(seats) });
  function resume(stores: Stores = createMemoryStores(kept)): OpenSheet {
    const opened = open(stores).open(number);
    if ('refused' in opened) throw new Error(opened.refused);
    return opened;
  }
  return {
    resume,
    /** Kills the app at one of the writes of a step, and says whether the step had been written by then. */
    cut(step: (sheet: OpenSheet) => void, pick: number): { readonly sheet: OpenSheet; readonly isWritten: boolean } {
      clock++;
      const left: Kept[] = [];
      step(resume(withKills(kept, (kill) => left.push(kill.kept))));
      if (left.length === 0) return { sheet: resume(), isWritten: false }; // nothing to undo or to redo
      const at = pick % left.length;
      kept = left[at];
      const sheet = resume();
      const isWritten = sheet.summary().touched === clock;
      if (at === 0) expect(isWritten).toBe(false);
      if (at === left.length - 1) expect(isWritten).toBe(true);
      return { sheet, isWritten };
    },
  };
}

function compare(sheet: OpenSheet, model: Model): void {
  const { rules, options, seats } = sheet.form;
  const { rounds, canUndo, canRedo, saving, tally } = sheet.state.getState();
  expect(isSame(rounds, roundsOf(model))).toBe(true);
  expect([canUndo, canRedo, saving]).toEqual([model.past.length > 1, model.future.length > 0, 'saved']);
  expect(tally.totals).toEqual(rules.tally(roundsOf(model), options, seats).totals);
}

test.each(Object.entries(sheetRules))(
  `%s: ${ALL_EDITS} times something is entered, changed, deleted, undone, redone or killed at a write, as a plain model has it`,
  (id, rules) => {
    const numbers = fc.tuple(...Array.from({ length: 6 }, () => fc.nat(99)));
    const ways = rules.ways?.of ?? [];
    const used = new Set<unknown>();
    let runs = 0;
    const cuts = { before: 0, after: 0 };
    fc.assert(
      fc.property(fc.nat(50), fc.array(numbers, { minLength: EDITS, maxLength: EDITS }), (start, list) => {
        const seats = rules.seats.min + (start % (rules.seats.max - rules.seats.min + 1));
        const device = createDevice(id, seats);
        let sheet = device.resume();
        let model = createModel(seats);
        let last: Edit | null = null;
        if (ways.length > 0) {
          const way: Edit = { type: 'enter', round: 0, seat: COMMON, field: WAY, value: ways[runs++ % ways.length] };
          sheet.edit(way);
          model = enter(model, way, false, seats);
        }
        for (const [end, ...five] of list) {
          const step = stepFor(sheet, model, five, last);
          ({ last } = step);
          if (end < CUT) {
            const cut = device.cut(step.onSheet, five[4]);
            ({ sheet } = cut);
            if (cut.isWritten) model = step.onModel(model);
            cuts[cut.isWritten ? 'after' : 'before']++;
          } else {
            step.onSheet(sheet);
            model = step.onModel(model);
          }
          compare(sheet, model);
          used.add(roundsOf(model)[0].common[WAY]);
        }
      }),
      { numRuns: ALL_EDITS / EDITS },
    );
    expect(Math.min(cuts.before, cuts.after)).toBeGreaterThan(ALL_EDITS / 100);
    for (const way of ways) expect(used).toContain(way);
  },
);

test('who types on is taken back in one step, whoever enters elsewhere in another', () => {
  const sheet = openSheets({ stores: createMemoryStores(), rules: sheetRules }).begin({
    sheet: 'rounds',
    players: players(2),
  });
  const enter = (seat: number, value: string, goesOn?: boolean) =>
    sheet.edit({ type: 'enter', round: 0, seat, field: 'points', value }, goesOn);
  const points = () => sheet.state.getState().rounds[0].seats.map((entry) => entry.points);
  enter(0, '1');
  enter(0, '12', true);
  enter(1, '7', true);
  enter(0, '5');
  expect(points()).toEqual(['5', '7']);
  sheet.undo();
  expect(points()).toEqual(['12', '7']);
  enter(0, '3', true); // Typing continues an edit even after an undo.
  expect(points()).toEqual(['3', '7']);
  sheet.undo();
  expect(points()).toEqual(['12', '7']);
  sheet.undo();
  sheet.undo();
  expect(points()).toEqual([undefined, undefined]);
  expect(sheet.state.getState().canUndo).toBe(false);
});

test('an edit that makes no sense is refused, and nothing changes', () => {
  const sheet = openSheets({ stores: createMemoryStores(), rules: sheetRules }).begin({
    sheet: 'sen',
    players: players(2),
  });
  const before = sheet.state.getState();
  const wrong: Edit[] = [
    { type: 'enter', round: 1, seat: 0, field: 'lands', value: [1] },
    { type: 'enter', round: 0, seat: 2, field: 'lands', value: [1] },
    { type: 'enter', round: 0, seat: 0, field: 'lands', value: [10] },
    { type: 'enter', round: 0, seat: 0, field: 'sum', value: '12+' },
    { type: 'enter', round: 0, seat: 0, field: '__proto__', value: '1' },
    { type: 'enter', round: 0, seat: COMMON, field: 'ended', value: 2 },
    { type: 'remove', round: 0 },
    { type: 'add', round: 1 },
    { type: 'add', round: 0.5 },
  ];
  for (const edit of wrong) expect(() => sheet.edit(edit)).toThrow('this sheet has no place for');
  expect(sheet.state.getState()).toBe(before);
});
