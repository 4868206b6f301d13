import {
  isFieldValue,
  type SheetEntry,
  type SheetField,
  type SheetRound,
  type SheetRules,
  type Value,
} from '../rules/kernel/sheet';
import type { Options, Seat } from '../rules/kernel/types';

/** Stands in place of a seat for what the whole round has in common. */
export const COMMON = -1;

/** A change of a sheet. A sheet is an empty one plus its edits, so that each of them can be undone. */
export type Edit =
  /** Null removes what was entered. */
  | {
      readonly type: 'enter';
      readonly round: number;
      readonly seat: Seat | typeof COMMON;
      readonly field: string;
      readonly value: Value | null;
    }
  /** Adds a round before the one with this number, or after all others when it is left out. */
  | { readonly type: 'add'; readonly round?: number }
  | { readonly type: 'remove'; readonly round: number };

/** What a sheet is for: its rules, the options chosen, and how many play. */
export interface SheetForm {
  readonly rules: SheetRules;
  readonly options: Options;
  readonly seats: number;
}

const createEmptyRound = (seats: number): SheetRound => ({
  common: {},
  seats: Array.from({ length: seats }, () => ({})),
});

export const createRounds = ({ seats }: SheetForm): readonly SheetRound[] => [createEmptyRound(seats)];

export const listFields = ({ rules, options, seats }: SheetForm, seat: Seat | typeof COMMON): readonly SheetField[] =>
  seat === COMMON ? rules.common(options, seats) : rules.fields(options, seats);

function setField(entry: SheetEntry, field: string, value: Value | null): SheetEntry {
  const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
  return value === null ? rest : { ...rest, [field]: value };
}

/** More rounds than anybody plays. Without a limit, a sheet from a backup could ask for more than a phone's memory. */
const MOST_ROUNDS = 500;

/** Whether this edit makes sense on these rounds. */
export function canApply(form: SheetForm, rounds: readonly SheetRound[], edit: Edit): boolean {
  const isThere = (round: number) => Number.isInteger(round) && round >= 0 && round < rounds.length;
  if (edit.type === 'add')
    return (
      form.rules.rounds === 'many' && rounds.length < MOST_ROUNDS && (edit.round === undefined || isThere(edit.round))
    );
  if (!isThere(edit.round)) return false;
  if (edit.type === 'remove') return form.rules.rounds === 'many' && rounds.length > 1;
  if (edit.seat !== COMMON && !(edit.seat >= 0 && edit.seat < form.seats)) return false;
  const field = listFields(form, edit.seat).find(({ name }) => name === edit.field);
  return field !== undefined && (edit.value === null || isFieldValue(field, edit.value, form.seats));
}

/** Whether both edits enter something in the same field. */
export const isSameField = (a: Edit | undefined, b: Edit): boolean =>
  a?.type === 'enter' && b.type === 'enter' && a.round === b.round && a.seat === b.seat && a.field === b.field;

/** The rounds after an edit; call `canApply` first. */
export function applyEdit(form: SheetForm, rounds: readonly SheetRound[], edit: Edit): readonly SheetRound[] {
  if (edit.type === 'add') {
    const at = edit.round ?? rounds.length;
    return [...rounds.slice(0, at), createEmptyRound(form.seats), ...rounds.slice(at)];
  }
  if (edit.type === 'remove') return rounds.filter((_, index) => index !== edit.round);
  const { seat, field, value } = edit;
  return rounds.map((round, index) => {
    if (index !== edit.round) return round;
    if (seat === COMMON) return { ...round, common: setField(round.common, field, value) };
    return { ...round, seats: round.seats.map((entry, at) => (at === seat ? setField(entry, field, value) : entry)) };
  });
}
