import { createThinker, levelOf } from '../../match/thinkForSeat';
import type { Thinker } from '../../match/types';
import { createMind, dropLearned, type Mind } from '../../rules/bots/mind';
import type { Game } from '../../rules/kernel/types';
import { loadLearned } from '../../rules/minds';

/**
 * Lets the bots of a match think. What they have learned is loaded when the first of them needs it; if that fails they
 * judge by hand, so that the match goes on.
 */
export function openThinker(game: Game): Thinker {
  const withoutLearning = createThinker(null);
  let loading = false;
  let mind: Mind | null | undefined;

  function load(): void {
    loading = true;
    loadLearned(game.id).then(
      (learned) => (mind = learned && createMind(game, learned)),
      () => (mind = null),
    );
  }

  return function* (engine, state, seat, level, seed) {
    if (dropLearned(levelOf(engine, level)) === null) return yield* withoutLearning(engine, state, seat, level, seed);
    if (!loading) load();
    while (mind === undefined) yield;
    return yield* createThinker(mind)(engine, state, seat, level, seed);
  };
}
