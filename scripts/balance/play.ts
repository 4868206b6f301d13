import { games } from '../../src/rules';
import { createEyes } from '../../src/rules/bots/eyes';
import { LEVELS } from '../../src/rules/bots/levels';
import { pickMove, sampleMoves } from '../../src/rules/bots/sampler';
import { decide } from '../../src/rules/bots/think';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Dice, Engine, Move, Options, Seat, State } from '../../src/rules/kernel/types';

/** What is noted about a finished match: numbers by name, one for each seat or one for all. */
export type Note = Readonly<Record<string, readonly number[]>>;

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

/** What is played, by bots of level normal. */
export interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** What the bot at seat 0 adds to its rating of a move; this shows whether a habit pays. */
  readonly push?: (move: Move) => number;
}

/** Runs a generator to its end, for callers that need no slices. */
function runToEnd<T>(thought: Generator<undefined, T>): T {
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

function decision(engine: Engine, state: State, seat: Seat, dice: Dice, push?: (move: Move) => number): Move {
  const level = (engine.game.levels ?? LEVELS).normal;
  if (level.kind === 'random') throw new Error(`${engine.game.id}'s normal bots do not think`);
  const eyes = createEyes(engine, state, seat, level.forgets);
  if (!push || level.kind !== 'sampler' || eyes.moves.length === 1) return decide(engine, eyes, level, dice);
  const values = runToEnd(sampleMoves(engine, eyes, level, dice));
  return pickMove(
    eyes.moves,
    values.map((value, i) => value + push(eyes.moves[i])),
    level.careless,
    dice,
  );
}

/** Plays a match from its seed to its end. */
export function playMatch(
  { game, seats, options, push }: Setting,
  seed: number,
): { readonly state: State; readonly played: readonly Played[] } {
  const engine = createEngine(games[game]);
  const state = engine.start({ seats, seed, options });
  const dice = createDice(seed * 7 + 1);
  const played: Played[] = [];
  for (let [seat] = engine.waiting(state); seat !== undefined; [seat] = engine.waiting(state)) {
    const move = decision(engine, state, seat, dice, seat === 0 ? push : undefined);
    played.push({ seat, move });
    engine.play(state, seat, move);
  }
  return { state, played };
}
