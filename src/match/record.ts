import { LEVEL_NAMES } from '../rules/bots/levels';
import { clone } from '../rules/kernel/clone';
import type { Chance, Frame, Game, Seat, State } from '../rules/kernel/types';
import {
  isRecordOf,
  isEither,
  isBoolean,
  isListOf,
  isNull,
  isNumber,
  isObject,
  isObjectOf,
  isOneOf,
  isText,
  isUndefined,
  isWhole,
  type Check,
} from '../storage/checks';
import { isTimestamp, asObject } from '../storage/fields';
import { markNames } from '../storage/marks';
import type { RefusalReason } from '../storage/records';

import { isPackedFor, type PackedDecisions } from './decisions';
import type { Sitter, Summary } from './types';

/** A match as it is saved. */
export interface MatchRecord {
  /** Goes up when the fields below change their meaning. */
  readonly format: number;
  readonly game: string;
  readonly version: number;
  readonly status: Summary['status'];
  readonly sitters: readonly Sitter[];
  readonly seed: number;
  readonly begun: number;
  readonly touched: number;
  readonly waiting: readonly Seat[];
  readonly score: readonly number[];
  readonly places: readonly number[] | null;
  /** Where undo ends: after so many decisions, and why there. */
  readonly barrier: { readonly at: number; readonly why: 'start' | 'seen' | 'chance' };
  /** Whether the device lies open on the table between private moments. A record of before lacks it. */
  readonly openTable?: boolean;
  /** By seat: how many decisions its person has seen. */
  readonly looked: readonly number[];
  /** Where the decisions begin: the deal, or the state that an older version left. */
  readonly base: State;
  readonly moves: PackedDecisions;
  readonly state: State;
}

export const MATCH_FORMAT = 1;

export type Games = Readonly<Record<string, Game>>;

/** More than any match comes to; each of them has to be played when the match is opened. */
export const MOST_DECISIONS = 10_000;
/** The app lets nobody have a longer name than a fraction of it. */
const LONGEST_NAME = 200;

const isMoment = (found: unknown): found is number => isTimestamp(found);
const isId = isWhole(0, Number.MAX_SAFE_INTEGER);
const isName = isText(LONGEST_NAME);
const isMark = isOneOf(markNames);
const isCount = isWhole(0, MOST_DECISIONS);
const isInt32 = isWhole(-(2 ** 31), 2 ** 31 - 1);
const isOption = isEither(isEither(isNumber, isBoolean), isText(LONGEST_NAME));

const isFrame = isObjectOf<Pick<Frame, 'procedure' | 'step' | 'locals'>>({
  procedure: isText(LONGEST_NAME),
  step: isText(LONGEST_NAME),
  locals: isObject,
});

/** What every state has; the rest is for the rules of its game to tell. */
const isState = isObjectOf<State>({
  seats: isWhole(1, 100),
  first: isWhole(0, 99),
  options: isRecordOf(isOption),
  chance: isListOf(isInt32, 4, 4) as Check<Chance>,
  flow: isListOf(isFrame, 0, 1000) as Check<Frame[]>,
  played: isCount,
});

const isSitter = isEither(
  isObjectOf<Extract<Sitter, { kind: 'person' }>>({
    kind: isOneOf(['person']),
    person: isId,
    name: isName,
    mark: isMark,
    declines: isEither(isBoolean, isUndefined),
  }),
  isObjectOf<Extract<Sitter, { kind: 'bot' }>>({
    kind: isOneOf(['bot']),
    level: isOneOf(LEVEL_NAMES),
    name: isName,
    mark: isMark,
  }),
);

const isStatus = isOneOf<Summary['status']>(['underWay', 'finished', 'abandoned']);

/** A line of a list, of a match of any game that this app may know. */
export const isSummary = isObjectOf<Summary>({
  id: isId,
  game: isText(LONGEST_NAME),
  status: isStatus,
  sitters: isListOf(isSitter, 1, 100),
  options: isRecordOf(isOption),
  begun: isMoment,
  touched: isMoment,
  played: isCount,
  waiting: isListOf(isWhole(0, 99), 0, 100),
  score: isListOf(isNumber, 1, 100),
  places: isEither(isNull, isListOf(isWhole(0, 100), 1, 100)),
});

/** What stands around the states, for so many seats: undo, lists and the way to the replay rely on it. */
function isRecordFor(seats: number): Check<Omit<MatchRecord, 'base' | 'state'>> {
  const bySeat = <T>(one: Check<T>) => isListOf(one, seats, seats);
  return isObjectOf<Omit<MatchRecord, 'base' | 'state'>>({
    format: isWhole(1, MATCH_FORMAT),
    game: isText(LONGEST_NAME),
    version: isWhole(0, Number.MAX_SAFE_INTEGER),
    status: isStatus,
    sitters: bySeat(isSitter),
    seed: isWhole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    begun: isMoment,
    touched: isMoment,
    waiting: isListOf(isWhole(0, seats - 1), 0, seats),
    score: bySeat(isNumber),
    places: isEither(isNull, bySeat(isWhole(0, seats))),
    barrier: isObjectOf<MatchRecord['barrier']>({ at: isCount, why: isOneOf(['start', 'seen', 'chance']) }),
    openTable: isEither(isBoolean, isUndefined),
    looked: bySeat(isCount),
    moves: isPackedFor(seats, MOST_DECISIONS),
  });
}

/** The record in this text, or why it can't be played by these games. */
export function readRecord(text: string, games: Games): MatchRecord | RefusalReason {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  const { format, game, version, status, places, base, state } = asObject(found);
  if (!isNumber(format) || !isNumber(version)) return 'damaged';
  if (format > MATCH_FORMAT) return 'newer';
  if (typeof game !== 'string') return 'damaged';
  if (!Object.hasOwn(games, game)) return 'unknownGame';
  if (version > games[game].version) return 'newer';
  const { min, max } = games[game].seats;
  if (!isState(base) || !isState(state) || state.seats < min || state.seats > max) return 'damaged';
  const isRanked = (status === 'finished') === (places !== null);
  return isRanked && isRecordFor(state.seats)(found) ? { ...found, base, state } : 'damaged';
}

/** Brings a record to the version of its game now: the state by the game's upgrades, and undo, log and replay begin there. */
export function upgradeRecord(record: MatchRecord, game: Game): MatchRecord | RefusalReason {
  if (record.version === game.version) return record;
  let state: object = clone(record.state);
  for (let version = record.version; version < game.version; version++) {
    const upgrade = game.upgrades?.[version];
    if (!upgrade) return 'older';
    try {
      state = upgrade(state);
    } catch {
      return 'damaged';
    }
  }
  return isState(state) ? rebaseRecord({ ...record, version: game.version, state }) : 'damaged';
}

/** The same match, begun where it stands. */
export function rebaseRecord(record: MatchRecord): MatchRecord {
  return {
    ...record,
    base: record.state,
    moves: { book: [], played: [] },
    barrier: { at: 0, why: 'start' },
    looked: record.looked.map(() => 0),
  };
}

/** The record in this text as it is, and as it can be played on by the rules of today; or why it can't. */
export function readCurrent(
  text: string,
  games: Games,
): { readonly saved: MatchRecord; readonly record: MatchRecord } | RefusalReason {
  const saved = readRecord(text, games);
  if (typeof saved === 'string') return saved;
  const record = upgradeRecord(saved, games[saved.game]);
  return typeof record === 'string' ? record : { saved, record };
}

export function summarizeMatch(id: number, record: MatchRecord): Summary {
  const { game, status, sitters, begun, touched, waiting, score, places, state } = record;
  return {
    id,
    game,
    status,
    sitters,
    options: state.options,
    begun,
    touched,
    played: state.played,
    waiting,
    score,
    places,
  };
}
