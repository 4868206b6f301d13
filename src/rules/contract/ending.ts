import { createEyes } from '../bots/eyes';
import type { Level } from '../bots/levels';
import { decide } from '../bots/think';
import { createDice } from '../kernel/chance';
import { createEngine } from '../kernel/engine';
import type { Dice, Engine, Game, Move, Seat, Start, State } from '../kernel/types';

/** Decides for a seat; here it decides for all seats. */
export type Decide = (engine: Engine, state: State, seat: Seat, dice: Dice) => Move;

/**
 * A match that takes more decisions is said to have no end: in thousands of matches between bots the longest took a
 * fifth of it.
 */
const LONGEST = 10_000;

/**
 * Plays a match to its end and returns how many decisions it took. Random moves are not enough to find endless matches:
 * bots may repeat themselves for ever where random moves never do.
 */
export function playToEnd(game: Game, start: Start, decide: Decide, longest = LONGEST): number {
  const engine = createEngine(game);
  const dice = createDice(start.seed + 1);
  const state = engine.start(start);
  let decisions = 0;
  while (!engine.isOver(state)) {
    if (decisions >= longest)
      throw new Error(`${game.id}, ${JSON.stringify(start)}: the match has no end after ${longest} decisions`);
    const waiting = engine.waiting(state);
    const seat = waiting[dice.random(waiting.length)];
    engine.play(state, seat, decide(engine, state, seat, dice));
    decisions++;
  }
  return decisions;
}

/** Makes a level think less: this many worlds or tries at most, and no replies. */
export function thinkLess(level: Level, thoughts: number): Level {
  if (level.kind === 'sampler') return { ...level, worlds: Math.min(level.worlds, thoughts), replies: 0 };
  return level.kind === 'search' ? { ...level, tries: Math.min(level.tries, thoughts) } : level;
}

/** Plays a match between bots of one level to its end and gives back how many decisions it took. */
export const playBots = (game: Game, start: Start, level: Level): number =>
  playToEnd(game, start, (engine, state, seat, dice) =>
    decide(engine, createEyes(engine, state, seat, level.kind === 'random' ? 0 : level.forgets), level, dice),
  );
