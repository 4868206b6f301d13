import fc from 'fast-check';

import { sheetRules } from '../../src/keeper';
import { COMMON, listFields, type Edit } from '../../src/keeper/edits';
import { openSheets } from '../../src/keeper/sheets';
import type { OpenSheet } from '../../src/keeper/types';
import { isSame } from '../../src/rules/kernel/clone';
import type { SheetField, SheetRound, Value } from '../../src/rules/kernel/sheet';
import { encodeCard, withOwnCards } from '../../src/rules/three-chapters/ownCard';
import type { MarkName } from '../../src/storage/marks';
import { markNames } from '../../src/storage/marks';
import { createMemoryStores } from '../../src/storage/memoryStores';

const EDITS = 100;
/** The number of runs for each sheet. EDITS=10000 makes ten thousand edits on every one, which takes a minute. */
const RUNS = Number(process.env.EDITS ?? 600) / EDITS;

const players = (count: number) =>
  Array.from({ length: count }, (_, person) => ({
    person,
    name: `P${person}`,
    mark: markNames[person % markNames.length] as MarkName,
  }));

/** Derives a value for a field from a number. */
function valueFor(field: SheetField, seats: number, pick: number): Value {
  switch (field.kind) {
    case 'count':
      return field.min + (pick % (field.max - field.min + 1));
    case 'sum':
      return pick % 3 === 0 ? String(pick - 50) : `${pick}+${pick % 7}-3`;
    case 'flag':
      return pick % 2 === 0;
    case 'seat':
      return pick % seats;
    case 'choice':
      return field.of[pick % field.of.length];
    case 'texts':
      return withOwnCards([])
        .slice(pick % 45, (pick % 45) + (pick % 6))
        .map(encodeCard);
    case 'cards':
      return Array.from(
        { length: pick % (Math.min(field.most, 5) + 1) },
        (_, index) => field.of[(pick + index) % field.of.length],
      );
  }
}

interface State {
  readonly rounds: readonly SheetRound[];
  /** The field of the last entry, if the last edit was one. */
  readonly where: string;
}
interface Model {
  past: State[];
  future: State[];
}
const now = ({ past }: Model) => past[past.length - 1].rounds;

/** The plain implementation: it keeps every state whole. */
function act(model: Model, edit: Edit, goesOn: boolean, seats: number) {
  const where = edit.type === 'enter' ? `${edit.round} ${edit.seat} ${edit.field}` : '';
  if (goesOn && where !== '' && model.past[model.past.length - 1].where === where) model.past.pop();
  model.past.push({ rounds: after(now(model), edit, seats), where });
  model.future = [];
}

const blank = (seats: number): SheetRound => ({ common: {}, seats: Array.from({ length: seats }, () => ({})) });

function editFor(sheet: OpenSheet, rounds: readonly SheetRound[], numbers: readonly number[]): Edit {
  const [what, where, who, which, pick] = numbers;
  const isMany = sheet.form.rules.rounds === 'many';
  if (isMany && what < 8) return { type: 'add' };
  if (isMany && what < 12) return { type: 'add', round: where % rounds.length };
  if (isMany && what < 18 && rounds.length > 1) return { type: 'remove', round: where % rounds.length };
  const common = sheet.form.rules.common(sheet.form.options, sheet.form.seats);
  const seat = common.length > 0 && who % 4 === 0 ? COMMON : who % sheet.form.seats;
  const fields = listFields(sheet.form, seat);
  const field = fields[which % fields.length];
  return {
    type: 'enter',
    round: where % rounds.length,
    seat,
    field: field.name,
    value: pick % 9 === 0 ? null : valueFor(field, sheet.form.seats, pick),
  };
}

/** What an edit does, written a second time and plainly. */
function after(rounds: readonly SheetRound[], edit: Edit, seats: number): SheetRound[] {
  const copy = JSON.parse(JSON.stringify(rounds)) as {
    common: Record<string, Value>;
    seats: Record<string, Value>[];
  }[];
  if (edit.type === 'add') copy.splice(edit.round ?? copy.length, 0, blank(seats) as (typeof copy)[0]);
  else if (edit.type === 'remove') copy.splice(edit.round, 1);
  else {
    const entry = edit.seat === COMMON ? copy[edit.round].common : copy[edit.round].seats[edit.seat];
    if (edit.value === null) delete entry[edit.field];
    else entry[edit.field] = edit.value;
  }
  return copy;
}

test.each(Object.keys(sheetRules))(
  '%s: enter, change, delete, undo, redo, kill and reload, as a plain model has it',
  (id) => {
    const numbers = fc.tuple(...Array.from({ length: 5 }, () => fc.nat(99)));
    fc.assert(
      fc.property(fc.nat(50), fc.array(numbers, { minLength: EDITS, maxLength: EDITS }), (start, list) => {
        const rules = sheetRules[id];
        const kept = new Map<string, Map<string, string>>();
        const desk = () => openSheets({ stores: createMemoryStores(kept), rules: sheetRules, now: () => 1 });
        const seats = rules.seats.min + (start % (rules.seats.max - rules.seats.min + 1));
        let sheet = desk().begin({ sheet: id, players: players(seats) });
        const model: Model = { past: [{ rounds: [blank(seats)], where: '' }], future: [] };
        let last = null as Edit | null;
        for (const five of list) {
          const [what] = five;
          if (what >= 97) {
            const opened = desk().open(sheet.id);
            if ('refused' in opened) throw new Error(opened.refused);
            sheet = opened;
          } else if (what >= 88) {
            sheet.undo();
            if (model.past.length > 1) model.future.push(model.past.pop()!);
          } else if (what >= 82) {
            sheet.redo();
            if (model.future.length > 0) model.past.push(model.future.pop()!);
          } else {
            const before: Edit | null =
              what % 3 === 0 && last?.type === 'enter' && last.round < now(model).length ? last : null;
            const edit: Edit = before ? { ...before, value: null } : editFor(sheet, now(model), five);
            sheet.edit(edit, before !== null); // The value is typed and continued, then erased.
            act(model, edit, before !== null, seats);
            last = edit;
          }
          const { rounds, canUndo, canRedo, saving, tally } = sheet.state.getState();
          expect(isSame(rounds, now(model))).toBe(true);
          expect([canUndo, canRedo, saving]).toEqual([model.past.length > 1, model.future.length > 0, 'saved']);
          expect(tally.totals).toEqual(rules.tally(now(model), sheet.form.options, seats).totals);
        }
      }),
      { numRuns: RUNS },
    );
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
