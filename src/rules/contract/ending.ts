import { diceFrom } from '../kernel/chance';
import { createEngine } from '../kernel/engine';
import type { Dice, Engine, Game, Move, Seat, Start, State } from '../kernel/types';

/** Who decides for a seat, here for all of them. */
export type Decide = (engine: Engine, state: State, seat: Seat, dice: Dice) => Move;

/** A match that takes so many decisions has no end: the longest of thousands between bots took a fifth of it. */
const LONGEST = 10_000;

/** Plays a match to its end and gives back how many decisions it took. Bots that know each other's minds may stand still where random moves never do. */
export function playToEnd(game: Game, start: Start, decide: Decide, longest = LONGEST): number {
  const engine = createEngine(game);
  const dice = diceFrom(start.seed + 1);
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
