import { createEngine } from '../src/rules/kernel/engine';
import type { Game, Move, Options, State } from '../src/rules/kernel/types';

/** A match in which the first move is played again and again until the state is as wanted; at first it has just been set up. */
export function playUntil<S extends State, M extends Move>(
  game: Game<S, M>,
  seats: number,
  options: Options,
  isWanted: (state: S) => boolean = () => true,
): S {
  const engine = createEngine(game);
  const state = engine.start({ seats, seed: 7, options });
  while (!isWanted(state)) {
    const [seat] = engine.waiting(state);
    engine.play(state, seat, engine.moves(state, seat)[0]);
  }
  return state;
}

/** The number of cards that everybody has; fails where somebody has more than another. */
export function lengthOfEach(lists: readonly (readonly unknown[])[]): number {
  const [length, ...others] = new Set(lists.map((list) => list.length));
  if (others.length > 0) throw new Error(`they are not of one length: ${lists.map((list) => list.length).join(', ')}`);
  return length;
}
