import { clone } from '../kernel/clone';
import type { Dice, Engine, Move, Seat, State } from '../kernel/types';

/** Estimates how well a seat stands. Without a judge it is the seat's points less those of the best rival. */
export function estimateResult(engine: Engine, state: State, seat: Seat): number {
  const { game } = engine;
  if (game.judge) return game.judge(state, seat);
  if (engine.isOver(state)) return 1 - game.result(state).places[seat];
  const score = game.score(state);
  const rivals = score.filter((_, other) => other !== seat);
  return game.wins === 'most' ? score[seat] - Math.max(...rivals) : Math.min(...rivals) - score[seat];
}

/**
 * Returns the move that looks best one step ahead; among equals, any of them. It looks in a newly imagined world: in
 * the state itself it would use what the seat cannot see, and every gamble would succeed.
 */
export function playGreedily(engine: Engine, state: State, seat: Seat, dice: Dice): Move {
  const moves = engine.moves(state, seat);
  if (moves.length === 1) return moves[0];
  const guess = engine.imagine(state, seat, dice);
  let best = -Infinity;
  let equals: Move[] = [];
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    const after = i < moves.length - 1 ? clone(guess) : guess;
    engine.play(after, seat, move);
    const value = estimateResult(engine, after, seat);
    if (value > best) {
      best = value;
      equals = [move];
    } else if (value === best) equals.push(move);
  }
  return equals[dice.random(equals.length)];
}

/**
 * Plays on greedily until `replies` other seats have had their turn and yet another is asked, or until several seats
 * are asked at once. It changes the state.
 */
export function* followOn(
  engine: Engine,
  state: State,
  seat: Seat,
  replies: number,
  dice: Dice,
): Generator<undefined, void> {
  let acting = seat;
  let left = replies;
  for (;;) {
    const waiting = engine.waiting(state);
    if (waiting.length !== 1) return;
    if (waiting[0] !== acting) {
      if (left === 0) return;
      left--;
      acting = waiting[0];
    }
    engine.play(state, acting, playGreedily(engine, state, acting, dice));
    yield;
  }
}
