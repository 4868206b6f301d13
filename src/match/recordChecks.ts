import { LEVEL_NAMES } from '../rules/bots/levels';
import type { Chance, Frame, Seat, State } from '../rules/kernel/types';
import { catNames } from '../storage/cats';
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
  isUndefined,
  isWhole,
  type Check,
} from '../storage/checks';
import { isId, isName, isOption } from '../storage/commonChecks';
import { isTimestamp } from '../storage/fields';
import { markNames } from '../storage/marks';

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
  /** Whether everybody may ask for advice, and how often each seat had some. A record of before lacks both. */
  readonly adviceForAll?: boolean;
  readonly advised?: readonly number[];
  /** Whether it was played on from a moment of another match. */
  readonly isExercise?: boolean;
  /** By seat: how many decisions its person has seen. */
  readonly looked: readonly number[];
  /** Where the decisions begin: the deal, or the state that an older version left. */
  readonly base: State;
  readonly moves: PackedDecisions;
  readonly state: State;
}

export const MATCH_FORMAT = 1;

/** More than any match comes to; each of them has to be played when the match is opened. */
export const MOST_DECISIONS = 10_000;
const isMark = isOneOf(markNames);
const isCount = isWhole(0, MOST_DECISIONS);
const isInt32 = isWhole(-(2 ** 31), 2 ** 31 - 1);

const isFrame = isObjectOf<Pick<Frame, 'procedure' | 'step' | 'locals'>>({
  procedure: isName,
  step: isName,
  locals: isObject,
});

/** What every state has; the rest is for the rules of its game to tell. */
export const isState = isObjectOf<State>({
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
    cat: isEither(isOneOf(catNames), isUndefined),
    name: isName,
    mark: isMark,
  }),
);

const isStatus = isOneOf<Summary['status']>(['underWay', 'finished', 'abandoned']);

/** A line of a list, of a match of any game that this app may know. */
export const isSummary = isObjectOf<Summary>({
  id: isId,
  game: isName,
  status: isStatus,
  sitters: isListOf(isSitter, 1, 100),
  options: isRecordOf(isOption),
  begun: isTimestamp,
  touched: isTimestamp,
  played: isCount,
  waiting: isListOf(isWhole(0, 99), 0, 100),
  score: isListOf(isNumber, 1, 100),
  places: isEither(isNull, isListOf(isWhole(0, 100), 1, 100)),
  seed: isEither(isWhole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), isUndefined),
  advised: isEither(isListOf(isCount, 1, 100), isUndefined),
  isExercise: isEither(isBoolean, isUndefined),
});

/** What stands around the states, for so many seats: undo, lists and the way to the replay rely on it. */
export function isRecordFor(seats: number): Check<Omit<MatchRecord, 'base' | 'state'>> {
  const bySeat = <T>(one: Check<T>) => isListOf(one, seats, seats);
  return isObjectOf<Omit<MatchRecord, 'base' | 'state'>>({
    format: isWhole(1, MATCH_FORMAT),
    game: isName,
    version: isId,
    status: isStatus,
    sitters: bySeat(isSitter),
    seed: isWhole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    begun: isTimestamp,
    touched: isTimestamp,
    waiting: isListOf(isWhole(0, seats - 1), 0, seats),
    score: bySeat(isNumber),
    places: isEither(isNull, bySeat(isWhole(0, seats))),
    barrier: isObjectOf<MatchRecord['barrier']>({ at: isCount, why: isOneOf(['start', 'seen', 'chance']) }),
    openTable: isEither(isBoolean, isUndefined),
    adviceForAll: isEither(isBoolean, isUndefined),
    advised: isEither(bySeat(isCount), isUndefined),
    isExercise: isEither(isBoolean, isUndefined),
    looked: bySeat(isCount),
    moves: isPackedFor(seats, MOST_DECISIONS),
  });
}
