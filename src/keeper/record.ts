import { fits } from '../rules/kernel/options';
import type { SheetRound, SheetRules } from '../rules/kernel/sheet';
import type { Options, Seat } from '../rules/kernel/types';
import { listOf, moment, objectOf, words } from '../storage/fields';
import { markNames } from '../theme/marks';

import { allows, edited, emptySheet, type Edit, type Form } from './edits';
import { readTimer, type Timer } from './timer';
import type { Player, SheetRefusal, SheetSummary } from './types';

/** A sheet as it is saved: how it began, and all that was done to it. */
export interface SheetRecord {
  /** Goes up when the fields below change their meaning. */
  readonly format: number;
  readonly sheet: string;
  readonly version: number;
  readonly status: SheetSummary['status'];
  readonly players: readonly Player[];
  readonly options: Options;
  readonly first: Seat | null;
  readonly title: string;
  readonly labels: readonly string[];
  readonly begun: number;
  readonly touched: number;
  /** In their order; those from `at` on were taken back and may be done again. */
  readonly edits: readonly Edit[];
  readonly at: number;
  /** Taking time is no edit: it can't be undone. */
  readonly timer: Timer | null;
}

export const FORMAT = 1;

export type Rules = Readonly<Record<string, SheetRules>>;
type Reason = SheetRefusal['refused'];

export const formOf = (
  rules: Rules,
  { sheet, options, players }: Pick<SheetRecord, 'sheet' | 'options' | 'players'>,
): Form => ({
  rules: rules[sheet],
  options,
  seats: players.length,
});

/** The empty sheet, and what each edit made of the one before; null when one of them makes no sense. */
export function statesOf(form: Form, edits: readonly Edit[]): readonly (readonly SheetRound[])[] | null {
  const states = [emptySheet(form)];
  for (const edit of edits) {
    const rounds = states[states.length - 1];
    if (!allows(form, rounds, edit)) return null;
    states.push(edited(form, rounds, edit));
  }
  return states;
}

function player(found: unknown): Player | null {
  const { person, name, mark } = objectOf(found);
  const known = markNames.find((one) => one === mark);
  return Number.isSafeInteger(person) && typeof name === 'string' && known
    ? { person: person as number, name, mark: known }
    : null;
}

/** The record in this text, or why it can't be opened. */
export function readSheet(text: string, rules: Rules): SheetRecord | Reason {
  let found: Readonly<Record<string, unknown>>;
  try {
    found = objectOf(JSON.parse(text));
  } catch {
    return 'damaged';
  }
  const { format, sheet, version, status, options, first, begun, touched, edits, at } = found;
  if (!Number.isInteger(format) || !Number.isInteger(version) || typeof sheet !== 'string') return 'damaged';
  if ((format as number) > FORMAT) return 'newer';
  if (!Object.hasOwn(rules, sheet)) return 'unknownGame';
  if ((version as number) > rules[sheet].version) return 'newer';
  if ((version as number) < rules[sheet].version) return 'older';
  const players = listOf(player)(found.players);
  const whole =
    (status === 'underWay' || status === 'finished') &&
    Array.isArray(found.players) &&
    players.length === found.players.length &&
    players.length >= rules[sheet].seats.min &&
    players.length <= rules[sheet].seats.max &&
    Object.entries(rules[sheet].options).every(([name, rule]) => fits(rule, objectOf(options)[name] ?? rule.initial)) &&
    Array.isArray(edits) &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    (at as number) <= edits.length;
  if (!whole) return 'damaged';
  const record: SheetRecord = {
    format: FORMAT,
    sheet,
    version: version as number,
    status,
    players,
    // an option that came later is as it was before it came
    options: Object.fromEntries(
      Object.entries(rules[sheet].options).map(([name, rule]) => [name, objectOf(options)[name] ?? rule.initial]),
    ) as Options,
    first: Number.isInteger(first) && players[first as number] ? (first as number) : null,
    title: words(found.title),
    labels: listOf((one) => (typeof one === 'string' ? one : null))(found.labels),
    begun: moment(begun) ? begun : 0,
    touched: moment(touched) ? touched : 0,
    edits: edits as readonly Edit[],
    at: at as number,
    timer: readTimer(found.timer, players.length),
  };
  try {
    return statesOf(formOf(rules, record), record.edits) ? record : 'damaged';
  } catch {
    return 'damaged';
  }
}

export function summaryOf(id: number, record: SheetRecord, rules: Rules): SheetSummary {
  const { sheet, title, status, players, options, begun, touched, edits, at } = record;
  const form = formOf(rules, record);
  const rounds = statesOf(form, edits.slice(0, at))!.at(-1)!;
  const { totals, places } = form.rules.tally(rounds, options, players.length);
  return { id, sheet, title, status, players, options, begun, touched, rounds: rounds.length, totals, places };
}
