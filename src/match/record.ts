import { clone } from '../rules/kernel/clone';
import type { Game } from '../rules/kernel/types';
import { isNumber } from '../storage/checks';
import { asObject } from '../storage/fields';
import type { RefusalReason } from '../storage/records';

import { isRecordFor, isState, MATCH_FORMAT, type MatchRecord } from './recordChecks';
import type { Summary } from './types';

export { MATCH_FORMAT, type MatchRecord };

export type Games = Readonly<Record<string, Game>>;

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
  const { game, status, sitters, begun, touched, waiting, score, places, seed, advised, isExercise, state } = record;
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
    seed,
    ...(advised && { advised }),
    ...(isExercise && { isExercise }),
  };
}
