import { LEVEL_NAMES } from '../rules/bots/levels';
import { clone } from '../rules/kernel/clone';
import type { Engine, Game, Seat, State } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';
import { moment, objectOf } from '../storage/fields';
import { markNames } from '../theme/marks';

import type { Packed } from './decisions';
import { hasSecrets } from './sight';
import type { Refusal, Sitter, Summary } from './types';

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
  /** By seat: how many decisions its person has seen. */
  readonly looked: readonly number[];
  /** Where the decisions begin: the deal, or the state that an older version left. */
  readonly base: State;
  readonly moves: Packed;
  readonly state: State;
}

export const FORMAT = 1;

export type Games = Readonly<Record<string, Game>>;
type Reason = Refusal['refused'];

const isPlain = (found: unknown) => typeof found === 'object' && found !== null && !Array.isArray(found);
const isListOf = (found: unknown, length: number, fits: (one: unknown) => boolean) =>
  Array.isArray(found) && found.length === length && found.every(fits);
const isUpTo = (most: number) => (found: unknown) =>
  Number.isInteger(found) && (found as number) >= 0 && (found as number) <= most;

function isState(found: unknown): found is State {
  const { seats, options, flow, played, chance } = objectOf(found);
  return (
    Number.isInteger(seats) &&
    Number.isInteger(played) &&
    isPlain(options) &&
    Array.isArray(flow) &&
    Array.isArray(chance)
  );
}

function isSitter(found: unknown): found is Sitter {
  const { kind, person, level, name, mark } = objectOf(found);
  const isWho =
    kind === 'person' ? Number.isSafeInteger(person) : kind === 'bot' && LEVEL_NAMES.some((one) => one === level);
  return isWho && typeof name === 'string' && markNames.some((one) => one === mark);
}

/** Whether undo, lists and the way to the replay can rely on what stands around the states. */
function hasSense(
  { status, sitters, seed, begun, touched, waiting, score, places, barrier, looked, moves }: Partial<MatchRecord>,
  seats: number,
): boolean {
  const isCount = isUpTo(Infinity);
  return (
    isListOf(sitters, seats, isSitter) &&
    Number.isSafeInteger(seed) &&
    moment(begun) &&
    moment(touched) &&
    Array.isArray(waiting) &&
    waiting.every(isUpTo(seats - 1)) &&
    isListOf(score, seats, Number.isFinite) &&
    (status === 'finished'
      ? isListOf(places, seats, isUpTo(seats))
      : (status === 'underWay' || status === 'abandoned') && places === null) &&
    isPlain(barrier) &&
    isCount(barrier!.at) &&
    ['start', 'seen', 'chance'].includes(barrier!.why) &&
    isListOf(looked, seats, isCount) &&
    Array.isArray(moves?.book) &&
    Array.isArray(moves.played)
  );
}

/** The record in this text, or why it can't be played by these games. */
export function readRecord(text: string, games: Games): MatchRecord | Reason {
  let found: MatchRecord;
  try {
    found = JSON.parse(text) as MatchRecord;
  } catch {
    return 'damaged';
  }
  const { format, game, version, base, state } = objectOf(found) as Partial<MatchRecord>;
  if (!Number.isInteger(format) || !Number.isInteger(version)) return 'damaged';
  if (format! > FORMAT) return 'newer';
  if (typeof game !== 'string') return 'damaged';
  if (!Object.hasOwn(games, game)) return 'unknownGame';
  if (version! > games[game].version) return 'newer';
  const { min, max } = games[game].seats;
  return isState(base) && isState(state) && state.seats >= min && state.seats <= max && hasSense(found, state.seats)
    ? found
    : 'damaged';
}

/** Brings a record to the version of its game now: the state by the game's upgrades, and undo, log and replay begin there. */
export function upgraded(record: MatchRecord, game: Game): MatchRecord | Reason {
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
  return isState(state) ? rebased({ ...record, version: game.version, state }) : 'damaged';
}

/** The same match, begun where it stands. */
export function rebased(record: MatchRecord): MatchRecord {
  return {
    ...record,
    base: record.state,
    moves: { book: [], played: [] },
    barrier: { at: 0, why: 'start' },
    looked: record.looked.map(() => 0),
  };
}

/** Whether the state can be shown, and the rules can go on from it. */
export function stands(engine: Engine, { state, status }: MatchRecord): boolean {
  try {
    for (let seat = NOBODY; seat < state.seats; seat++) engine.view(state, seat);
    hasSecrets(engine, state);
    return status !== 'underWay' || engine.waiting(state).every((seat) => engine.moves(state, seat).length > 0);
  } catch {
    return false;
  }
}

/** The record in this text as it is, and as it can be played on by the rules of today; or why it can't. */
export function playable(
  text: string,
  games: Games,
  engineOf: (game: string) => Engine,
): { readonly saved: MatchRecord; readonly record: MatchRecord } | Reason {
  const saved = readRecord(text, games);
  if (typeof saved === 'string') return saved;
  const engine = engineOf(saved.game);
  const record = upgraded(saved, engine.game);
  if (typeof record === 'string') return record;
  return stands(engine, record) ? { saved, record } : 'damaged';
}

export function summaryOf(id: number, record: MatchRecord): Summary {
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
