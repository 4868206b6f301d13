import { clone } from '../../rules/kernel/clone';
import type { Engine, OptionRule, Options, State } from '../../rules/kernel/types';
import { markNames } from '../../storage/marks';
import { packDecisions, type Decision } from '../decisions';
import { MATCH_FORMAT, type Games, type MatchRecord } from '../record';
import { GUEST, type Sitter } from '../types';

import { createReader, type Reader } from './digits';
import { unwrapCode } from './envelope';
import { BOUND, SITTER_KINDS, MINUTE, hashOutcome } from './format';
import { readWhole, readWord } from './parts';
import type { Unplayable } from './reasons';
import { tryStart } from './tryStart';

/** More decisions than any match has. Each one must be played, so a hostile code could otherwise keep the app busy. */
const MOST_DECISIONS = 10_000;

function readSitter(from: Reader): Sitter | null {
  const kind = SITTER_KINDS[from.read(BOUND.kinds)];
  const mark = markNames[from.read(BOUND.marks)];
  const name = readWord(from);
  if (!kind || !mark) return null;
  return kind === 'person' ? { kind, person: GUEST, name, mark } : { kind: 'bot', level: kind, name, mark };
}

function readOptions(from: Reader, rules: Readonly<Record<string, OptionRule>>): Options | null {
  const options: Record<string, number | string | boolean> = {};
  for (let left = readWhole(from); left > 0; left--) {
    const name = readWord(from);
    if (!Object.hasOwn(rules, name)) return null;
    const rule = rules[name];
    if (rule.kind === 'flag') options[name] = from.read(2) === 1;
    else if (rule.kind === 'choice') options[name] = rule.of[from.read(BOUND.choices)];
    else options[name] = rule.min + readWhole(from);
    if (options[name] === undefined) return null;
  }
  return options;
}

/** Reads the decisions and plays them in place; null when the match is over before them. */
function readDecisions(from: Reader, engine: Engine, state: State, count: number): Decision[] | null {
  const decisions: Decision[] = [];
  while (decisions.length < count) {
    const waiting = engine.waiting(state);
    if (waiting.length === 0) return null;
    const seat = waiting[from.read(waiting.length)];
    const moves = engine.moves(state, seat);
    const move = moves[from.read(moves.length)];
    engine.play(state, seat, move);
    decisions.push({ seat, move });
  }
  return decisions;
}

/** Reads the finished match in this text as a record of this device, or says why it cannot. Nothing is saved. */
export function readMatchCode(
  text: string,
  games: Games,
  engineOf: (game: string) => Engine,
): MatchRecord | Unplayable {
  const envelope = unwrapCode(text);
  if (typeof envelope === 'string') return envelope;
  const from = createReader(envelope.body);
  const game = readWord(from);
  if (!Object.hasOwn(games, game)) return 'unknownGame';
  const engine = engineOf(game);
  const version = readWhole(from);
  if (version !== engine.game.version) return version > engine.game.version ? 'newer' : 'older';
  const sitters = Array.from({ length: from.read(BOUND.seats) }, () => readSitter(from));
  if (!sitters.every((sitter) => sitter !== null)) return 'newer';
  const options = readOptions(from, engine.game.options);
  const seats = sitters.length;
  if (!options || seats === 0) return 'setup';
  const first = from.read(seats);
  const seed = from.read(BOUND.seed);
  const base = tryStart(engine, { seats, seed, options, first });
  if (!base) return 'setup';
  const touched = from.read(BOUND.minutes) * MINUTE;
  const outcome = from.read(BOUND.outcome);
  const count = readWhole(from);
  if (count > MOST_DECISIONS) return 'long';
  const state = clone(base);
  const decisions = readDecisions(from, engine, state, count);
  if (!decisions || !from.isEmpty()) return 'moves';
  if (!engine.isOver(state)) return 'unfinished';
  const ended = { score: engine.game.score(state), places: engine.game.result(state).places };
  if (hashOutcome(ended) !== outcome) return 'moves';
  return {
    format: MATCH_FORMAT,
    game,
    version,
    status: 'finished',
    sitters,
    seed,
    begun: touched,
    touched,
    waiting: [],
    ...ended,
    barrier: { at: 0, why: 'start' },
    looked: sitters.map(() => 0),
    base,
    moves: packDecisions(decisions),
    state,
  };
}
