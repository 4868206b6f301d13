import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Options } from '../../src/rules/kernel/types';
import { sharesOf, spread } from '../spread';

import { deciderCalled } from './deciders';

/** One bot at one seat against another bot at all others; the seat changes in turn. */
export interface Duel {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
  readonly options: Options;
  readonly seed: number;
  readonly matches: number;
}

export interface Outcome {
  /** A shared win counts as its share. */
  readonly wins: number;
  readonly matches: number;
  /** The milliseconds of each of the first bot's decisions, sorted. */
  readonly times: readonly number[];
}

export function playDuel(duel: Duel): Outcome {
  const game = games[duel.game];
  if (!game) throw new Error(`there is no game "${duel.game}"; there are ${Object.keys(games).join(', ')}`);
  const engine = createEngine(game);
  const one = deciderCalled(duel.one, engine);
  const others = deciderCalled(duel.others, engine);
  let wins = 0;
  const times: number[] = [];
  for (let i = 0; i < duel.matches; i++) {
    const seed = duel.seed + i;
    const state = engine.start({ seats: duel.seats, seed, options: duel.options });
    const dice = createDice(seed * 7 + 1);
    const mine = seed % duel.seats;
    for (;;) {
      const [seat] = engine.waiting(state);
      if (seat === undefined) break;
      const before = performance.now();
      const move = (seat === mine ? one : others)(engine, state, seat, dice);
      if (seat === mine) times.push(performance.now() - before);
      engine.play(state, seat, move);
    }
    const { places } = engine.game.result(state);
    if (places[mine] === 1) wins += 1 / places.filter((place) => place === 1).length;
  }
  return { wins, matches: duel.matches, times };
}

/** Plays a duel on all processors of the machine. */
export async function playSpread(duel: Duel): Promise<Outcome> {
  const shares = sharesOf(duel.matches).map(({ from, count }) => ({ ...duel, seed: duel.seed + from, matches: count }));
  const parts = await spread<Outcome>(shares);
  return {
    wins: parts.reduce((sum, part) => sum + part.wins, 0),
    matches: duel.matches,
    times: parts.flatMap((part) => part.times).sort((a, b) => a - b),
  };
}
