import { COMMON, listFields, type Edit } from '../../src/keeper/edits';
import type { OpenSheet } from '../../src/keeper/types';
import type { SheetField, SheetRound, Value } from '../../src/rules/kernel/sheet';
import { encodeCard, withOwnCards } from '../../src/rules/three-chapters/ownCard';

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

/** A sheet, plainly: it keeps every state whole. */
export interface Model {
  readonly past: readonly State[];
  readonly future: readonly State[];
}

const blank = (seats: number): SheetRound => ({ common: {}, seats: Array.from({ length: seats }, () => ({})) });

export const createModel = (seats: number): Model => ({ past: [{ rounds: [blank(seats)], where: '' }], future: [] });

export const roundsOf = ({ past }: Model) => past[past.length - 1].rounds;

export function enter({ past, ...model }: Model, edit: Edit, goesOn: boolean, seats: number): Model {
  const where = edit.type === 'enter' ? `${edit.round} ${edit.seat} ${edit.field}` : '';
  const before = goesOn && where !== '' && past[past.length - 1].where === where ? past.slice(0, -1) : past;
  return { past: [...before, { rounds: after(roundsOf({ past, ...model }), edit, seats), where }], future: [] };
}

const undo = ({ past, future }: Model): Model =>
  past.length > 1 ? { past: past.slice(0, -1), future: [...future, past[past.length - 1]] } : { past, future };

const redo = ({ past, future }: Model): Model =>
  future.length > 0 ? { past: [...past, future[future.length - 1]], future: future.slice(0, -1) } : { past, future };

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

/** Something that a person may do next, to the sheet and to its model. */
export interface Step {
  /** The latest edit after it. */
  readonly last: Edit | null;
  onSheet(sheet: OpenSheet): void;
  onModel(model: Model): Model;
}

const UNDOING: Omit<Step, 'last'> = { onSheet: (sheet) => sheet.undo(), onModel: undo };
const REDOING: Omit<Step, 'last'> = { onSheet: (sheet) => sheet.redo(), onModel: redo };

export function stepFor(sheet: OpenSheet, model: Model, numbers: readonly number[], last: Edit | null): Step {
  const [what] = numbers;
  if (what >= 88) return { last, ...UNDOING };
  if (what >= 82) return { last, ...REDOING };
  const rounds = roundsOf(model);
  const isErased = what % 3 === 0 && last?.type === 'enter' && last.round < rounds.length;
  const edit: Edit = isErased ? { ...last, value: null } : editFor(sheet, rounds, numbers);
  return {
    last: edit,
    onSheet: (open) => open.edit(edit, isErased), // The value is typed and continued, then erased.
    onModel: (plain) => enter(plain, edit, isErased, sheet.form.seats),
  };
}
