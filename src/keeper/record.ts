import { isOptionValue } from '../rules/kernel/options';
import type { SheetRound, SheetRules } from '../rules/kernel/sheet';
import type { Options, Seat } from '../rules/kernel/types';
import {
  isRecordOf,
  isEither,
  isListOf,
  isNull,
  isNumber,
  isObjectOf,
  isOneOf,
  isText,
  isUndefined,
  isWhole,
  type Check,
} from '../storage/checks';
import { isId, isName, isOption } from '../storage/commonChecks';
import { isTimestamp, asObject } from '../storage/fields';
import { markNames } from '../storage/marks';
import type { RefusalReason } from '../storage/records';
import { runAtOnce, type Work } from '../storage/work';

import { canApply, COMMON, applyEdit, createRounds, type Edit, type SheetForm } from './edits';
import { readTimer, type Timer } from './timer';
import type { SheetPlayer, SheetSummary } from './types';

/** A sheet as it is saved: how it began, and all that was done to it. */
export interface SheetRecord {
  /** Goes up when the fields below change their meaning. */
  readonly format: number;
  readonly sheet: string;
  readonly version: number;
  readonly status: SheetSummary['status'];
  readonly players: readonly SheetPlayer[];
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

export const SHEET_FORMAT = 1;

export type SheetRulesById = Readonly<Record<string, SheetRules>>;

export const createForm = (
  rules: SheetRulesById,
  { sheet, options, players }: Pick<SheetRecord, 'sheet' | 'options' | 'players'>,
): SheetForm => ({
  rules: rules[sheet],
  options,
  seats: players.length,
});

/** More than anybody does to a sheet; each is done again when it is opened. */
export const MOST_EDITS = 5000;
/** So many edits are done again without a pause. */
const AT_ONCE = 50;

/** A card that people have corrected is longer than any name. */
const isEntryText = isText(2000);
const isNames = isListOf(isName, 0, 100);
const isPlayer = isObjectOf<SheetPlayer>({ person: isId, name: isName, mark: isOneOf(markNames) });
const isStatus = isOneOf<SheetSummary['status']>(['underWay', 'finished']);
const isSeat = isWhole(COMMON, 100);
const isRoundNumber = isWhole(0, MOST_EDITS);

/** Whether it makes sense where it is done is for `allows`. */
const isEdit: Check<Edit> = isEither(
  isObjectOf<Extract<Edit, { type: 'enter' }>>({
    type: isOneOf(['enter']),
    round: isRoundNumber,
    seat: isSeat,
    field: isName,
    value: isEither(isNull, isEither(isOption, isListOf(isEither(isNumber, isEntryText), 0, 200))),
  }),
  isEither(
    isObjectOf<Extract<Edit, { type: 'add' }>>({ type: isOneOf(['add']), round: isEither(isUndefined, isRoundNumber) }),
    isObjectOf<Extract<Edit, { type: 'remove' }>>({ type: isOneOf(['remove']), round: isRoundNumber }),
  ),
);

const isRecordFor = ({ seats }: SheetRules) =>
  isObjectOf<Pick<SheetRecord, 'status' | 'players' | 'edits' | 'at'>>({
    status: isStatus,
    players: isListOf(isPlayer, seats.min, seats.max),
    edits: isListOf(isEdit, 0, MOST_EDITS),
    at: isWhole(0, MOST_EDITS),
  });

/** A line of a list, of a sheet of any game that this app may know. */
export const isSheetSummary = isObjectOf<SheetSummary>({
  id: isId,
  sheet: isName,
  title: isName,
  status: isStatus,
  players: isListOf(isPlayer, 1, 100),
  options: isRecordOf(isOption),
  begun: isTimestamp,
  touched: isTimestamp,
  rounds: isRoundNumber,
  totals: isListOf(isNumber, 1, 100),
  places: isListOf(isNumber, 1, 100),
});

/** The rules' options, an option that came later as it was before it came; null where one can't be so. */
function optionsIn(found: unknown, { options }: SheetRules): Options | null {
  const said = asObject(found);
  const all = Object.entries(options).map(([name, rule]) => [name, said[name] ?? rule.initial] as const);
  return all.every(([name, value]) => isOptionValue(options[name], value))
    ? (Object.fromEntries(all) as Options)
    : null;
}

/** The empty sheet, and what each edit made of the one before; null when one of them makes no sense. */
export function* replayEdits(form: SheetForm, edits: readonly Edit[]): Work<readonly (readonly SheetRound[])[] | null> {
  const states = [createRounds(form)];
  for (const edit of edits) {
    const rounds = states[states.length - 1];
    if (!canApply(form, rounds, edit)) return null;
    states.push(applyEdit(form, rounds, edit));
    if (states.length % AT_ONCE === 0) yield states.length / edits.length;
  }
  return states;
}

/** The record in this text, or why it can't be opened. */
export function* readSheetInSlices(text: string, rules: SheetRulesById): Work<SheetRecord | RefusalReason> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  const found = asObject(parsed);
  const { format, sheet, version, first, title, labels, begun, touched, timer } = found;
  if (!isId(format) || !isId(version) || typeof sheet !== 'string') return 'damaged';
  if (format > SHEET_FORMAT) return 'newer';
  if (!Object.hasOwn(rules, sheet)) return 'unknownGame';
  if (version > rules[sheet].version) return 'newer';
  if (version < rules[sheet].version) return 'older';
  const options = optionsIn(found.options, rules[sheet]);
  if (!options || !isRecordFor(rules[sheet])(found) || found.at > found.edits.length) return 'damaged';
  const { status, players, edits, at } = found;
  const record: SheetRecord = {
    format: SHEET_FORMAT,
    sheet,
    version,
    status,
    players: players.map(({ person, name, mark }) => ({ person, name, mark })),
    options,
    first: isWhole(0, players.length - 1)(first) ? first : null,
    title: isName(title) ? title : '',
    labels: isNames(labels) ? labels : [],
    begun: isTimestamp(begun) ? begun : 0,
    touched: isTimestamp(touched) ? touched : 0,
    edits,
    at,
    timer: readTimer(timer, players.length),
  };
  try {
    const states = yield* replayEdits(createForm(rules, record), edits);
    states?.slice(at, at + 1).forEach((rounds) => rules[sheet].tally(rounds, options, players.length, record.first));
    return states ? record : 'damaged';
  } catch {
    return 'damaged';
  }
}

export const readSheet = (text: string, rules: SheetRulesById): SheetRecord | RefusalReason =>
  runAtOnce(readSheetInSlices(text, rules));

export function summarizeSheet(id: number, record: SheetRecord, rules: SheetRulesById): SheetSummary {
  const { sheet, title, status, players, options, begun, touched, edits, at } = record;
  const form = createForm(rules, record);
  const rounds = edits.slice(0, at).reduce((all, edit) => applyEdit(form, all, edit), createRounds(form));
  const { totals, places } = form.rules.tally(rounds, options, players.length);
  return { id, sheet, title, status, players, options, begun, touched, rounds: rounds.length, totals, places };
}
