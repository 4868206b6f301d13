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
