import { createDice } from '../../src/rules/kernel/chance';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Event, Game, Move, Options, Result, Seat } from '../../src/rules/kernel/types';
import { deciderCalled } from '../ladder/deciders';

export interface Wanted {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Options;
  /** Who plays: `random`, or the name of a level. */
  readonly by: string;
}

export interface Decision {
  readonly seat: Seat;
  /** The procedure and step that ask. */
  readonly prompt: string;
  readonly moves: readonly Move[];
  readonly move: Move;
  readonly events: readonly Event[];
}

/** Plays a match without a screen, decision by decision. */
export function* playThrough(
  game: Game,
  { seats, seed, options, by }: Wanted,
): Generator<Decision, Result & { readonly score: readonly number[] }> {
  const engine = createEngine(game);
  const decide = deciderCalled(by, engine);
  const dice = createDice(seed + 1);
  const state = engine.start({ seats, seed, options });
  for (;;) {
    const waiting = engine.waiting(state);
    if (waiting.length === 0) break;
    const seat = waiting[dice.random(waiting.length)];
    const { procedure, step } = state.flow[state.flow.length - 1];
    const moves = engine.moves(state, seat);
    const move = decide(engine, state, seat, dice);
    const events: Event[] = [];
    engine.play(state, seat, move, (event) => events.push(clone(event)));
    yield { seat, prompt: `${procedure}.${step}`, moves, move, events };
  }
  return { score: engine.game.score(state), ...game.result(state) };
}
