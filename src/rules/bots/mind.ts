import { createEngine } from '../kernel/engine';
import type { Engine, Game, Learned, Level, Seat, State } from '../kernel/types';

import { createWeigh, readNet, shareOf, type Weigh } from './net';

/** What a win is worth to a learned judge. */
export const WIN = 1_000_000;

/** A game together with what its bots have learned of it. */
export interface Mind {
  /** Judges states by the share of winning, in millionths. */
  readonly engine: Engine;
  /** The share of winning of each seat, or of its team; the shares of all teams add up to 1. */
  chances(s: State): number[];
}

export const hasLearned = (level: Level): boolean => level.kind === 'sampler' && level.learned === true;

/** Returns the engine whose judge a level decides by. Where nothing was learned, all levels judge by hand. */
export const judgeAs = (level: Level, engine: Engine, mind: Mind | null): Engine =>
  mind !== null && hasLearned(level) ? mind.engine : engine;

/** Lists who plays together; who plays alone is a team of one. */
function teamsOf(game: Game, s: State): readonly (readonly Seat[])[] {
  const teams = game.teams?.(s.seats, s.options) ?? [];
  return teams.length > 0 ? teams : Array.from({ length: s.seats }, (_, seat) => [seat]);
}

/** Returns the share of the win that a seat got in the end, in millionths; who ties shares it. */
export function shareWon(game: Game, s: State, seat: Seat): number {
  const { places } = game.result(s);
  if (places[seat] !== 1) return 0;
  return WIN / teamsOf(game, s).filter(([one]) => places[one] === 1).length;
}

/** Returns null where the match or its rest is not decided yet. */
export const shareDecided = (game: Game, learned: Learned, s: State, seat: Seat): number | null =>
  s.flow.length === 0 ? shareWon(game, s, seat) : (learned.decided?.(s, seat) ?? null);

/** Joins a game and what was learned of it. With a number of seats that no net knows, the game's own judge judges. */
export function createMind(game: Game, learned: Learned): Mind {
  const x = new Int32Array(learned.inputs);
  const nets: Weigh[] = [];
  for (const net of learned.nets) {
    const weigh = createWeigh(readNet(net));
    for (const seats of net.seats) nets[seats] = weigh;
  }

  function learnedShare(s: State, seat: Seat): number {
    const decided = shareDecided(game, learned, s, seat);
    if (decided !== null) return decided;
    x.fill(0);
    learned.fill(s, seat, x);
    return shareOf(nets[s.seats](x));
  }

  return {
    engine: createEngine({
      ...game,
      judge: (s, seat) => (nets[s.seats] ? learnedShare(s, seat) : (game.judge?.(s, seat) ?? 0)),
    }),
    chances(s) {
      const teams = teamsOf(game, s);
      const shares = teams.map((team) => team.reduce((sum, seat) => sum + learnedShare(s, seat), 0) / team.length);
      const whole = shares.reduce((sum, share) => sum + share, 0);
      const chances: number[] = [];
      teams.forEach((team, i) => team.forEach((seat) => (chances[seat] = shares[i] / whole)));
      return chances;
    },
  };
}
