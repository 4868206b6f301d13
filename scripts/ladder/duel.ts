import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Engine, Options } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';
import { sharesOf, spread } from '../spread';

import { deciderCalled, type Decider } from './deciders';

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
  /** Matches that had no end; they count as shared. */
  readonly unfinished: number;
  /** The milliseconds of each of the first bot's decisions, sorted. */
  readonly times: readonly number[];
}

/** Nobody has won a match that is not over after so many decisions: it is broken off, and counted. */
const LONGEST = 3000;

type Matches = Pick<Duel, 'seats' | 'options' | 'seed' | 'matches'>;

export function playMatches(engine: Engine, one: Decider, others: Decider, how: Matches): Outcome {
  let wins = 0;
  let unfinished = 0;
  const times: number[] = [];
  for (let i = 0; i < how.matches; i++) {
    const seed = how.seed + i;
    const state = engine.start({ seats: how.seats, seed, options: how.options });
    const dice = createDice(seed * 7 + 1);
    const mine = seed % how.seats;
    while (state.played < LONGEST) {
      const [seat] = engine.waiting(state);
      if (seat === undefined) break;
      const before = performance.now();
      const move = (seat === mine ? one : others)(engine, state, seat, dice);
      if (seat === mine) times.push(performance.now() - before);
      engine.play(state, seat, move);
    }
    if (!engine.isOver(state)) {
      unfinished++;
      wins += 1 / how.seats;
      continue;
    }
    const { places } = engine.game.result(state);
    if (places[mine] === 1) wins += 1 / places.filter((place) => place === 1).length;
  }
  return { wins, matches: how.matches, unfinished, times };
}

export async function playDuel(duel: Duel): Promise<Outcome> {
  const game = games[duel.game];
  if (!game) throw new Error(`there is no game "${duel.game}"; there are ${Object.keys(games).join(', ')}`);
  const engine = createEngine(game);
  const learned = await loadLearned(duel.game);
  const one = deciderCalled(duel.one, engine, learned);
  return playMatches(engine, one, deciderCalled(duel.others, engine, learned), duel);
}

/** Plays a duel on all processors of the machine. */
export async function playSpread(duel: Duel): Promise<Outcome> {
  const shares = sharesOf(duel.matches).map(({ from, count }) => ({ ...duel, seed: duel.seed + from, matches: count }));
  const parts = await spread<Outcome>(shares);
  return {
    wins: parts.reduce((sum, part) => sum + part.wins, 0),
    matches: duel.matches,
    unfinished: parts.reduce((sum, part) => sum + part.unfinished, 0),
    times: parts.flatMap((part) => part.times).sort((a, b) => a - b),
  };
}
