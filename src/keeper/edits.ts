import {
  isFieldValue,
  type SheetEntry,
  type SheetField,
  type SheetRound,
  type SheetRules,
  type Value,
} from '../rules/kernel/sheet';
import type { Options, Seat } from '../rules/kernel/types';

/** What holds for all: in place of a seat. */
export const COMMON = -1;

/** Something done to a sheet. A sheet is what its edits make of an empty one, so that each can be taken back. */
export type Edit =
  /** Null takes away what was entered. */
  | {
      readonly type: 'enter';
      readonly round: number;
      readonly seat: Seat | typeof COMMON;
      readonly field: string;
      readonly value: Value | null;
    }
  /** A round before that of this number; left out: after all others. */
  | { readonly type: 'add'; readonly round?: number }
  | { readonly type: 'remove'; readonly round: number };

/** What a sheet is for: its rules, how they are set, how many play. */
export interface SheetForm {
  readonly rules: SheetRules;
  readonly options: Options;
  readonly seats: number;
}

const emptyRound = (seats: number): SheetRound => ({ common: {}, seats: Array.from({ length: seats }, () => ({})) });

export const createRounds = ({ seats }: SheetForm): readonly SheetRound[] => [emptyRound(seats)];

export const listFields = ({ rules, options, seats }: SheetForm, seat: Seat | typeof COMMON): readonly SheetField[] =>
  seat === COMMON ? rules.common(options, seats) : rules.fields(options, seats);

function entered(entry: SheetEntry, field: string, value: Value | null): SheetEntry {
  const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
  return value === null ? rest : { ...rest, [field]: value };
}

/** More than anybody plays; without an end, a sheet from elsewhere could ask for more than a phone remembers. */
const MOST_ROUNDS = 500;

/** Whether this edit makes sense on these rounds. */
export function canApply(frame: SheetForm, rounds: readonly SheetRound[], edit: Edit): boolean {
  const isThere = (round: number) => Number.isInteger(round) && round >= 0 && round < rounds.length;
  if (edit.type === 'add')
    return (
      frame.rules.rounds === 'many' && rounds.length < MOST_ROUNDS && (edit.round === undefined || isThere(edit.round))
    );
  if (!isThere(edit.round)) return false;
  if (edit.type === 'remove') return frame.rules.rounds === 'many' && rounds.length > 1;
  if (edit.seat !== COMMON && !(edit.seat >= 0 && edit.seat < frame.seats)) return false;
  const field = listFields(frame, edit.seat).find(({ name }) => name === edit.field);
  return field !== undefined && (edit.value === null || isFieldValue(field, edit.value, frame.seats));
}

/** Whether both were entered in the same place. */
export const isSameField = (one: Edit | undefined, other: Edit): boolean =>
  one?.type === 'enter' &&
  other.type === 'enter' &&
  one.round === other.round &&
  one.seat === other.seat &&
  one.field === other.field;

/** The rounds after an edit that they allow. */
export function applyEdit(frame: SheetForm, rounds: readonly SheetRound[], edit: Edit): readonly SheetRound[] {
  if (edit.type === 'add') {
    const at = edit.round ?? rounds.length;
    return [...rounds.slice(0, at), emptyRound(frame.seats), ...rounds.slice(at)];
  }
  if (edit.type === 'remove') return rounds.filter((_, index) => index !== edit.round);
  const { seat, field, value } = edit;
  return rounds.map((round, index) => {
    if (index !== edit.round) return round;
    if (seat === COMMON) return { ...round, common: entered(round.common, field, value) };
    return { ...round, seats: round.seats.map((entry, one) => (one === seat ? entered(entry, field, value) : entry)) };
  });
}
