import { createMind, shareDecided } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import type { Game, Learned } from '../../src/rules/kernel/types';
import { levelDecider } from '../ladder/deciders';

/** What people would have been told of a state, seat by seat, and the shares that came. */
export interface Forecast {
  readonly said: readonly number[];
  readonly came: readonly number[];
}

/** Nobody has won a match that is not over after so many decisions. */
const LONGEST = 3000;

/** Plays `hard` with itself and notes before each decision what the mind says, as long as the match is not decided. */
export function forecast(game: Game, learned: Learned, seats: number, matches: number, seed: number): Forecast[] {
  const mind = createMind(game, learned);
  const { engine } = mind;
  const decide = levelDecider(game.levels!.hard, mind);
  const forecasts: Forecast[] = [];
  for (let i = 0; i < matches; i++) {
    const s = engine.start({ seats, seed: seed + i });
    const dice = createDice(seed + i);
    const said: number[][] = [];
    while (!engine.isOver(s) && s.played < LONGEST) {
      if (shareDecided(game, learned, s, 0) === null) said.push(mind.chances(s));
      const [seat] = engine.waiting(s);
      engine.play(s, seat, decide(engine, s, seat, dice));
    }
    const came = mind.chances(s);
    for (const chances of said) forecasts.push({ said: chances, came });
  }
  return forecasts;
}

const stretchOne = (logits: readonly number[], stretch: number): number[] => {
  const most = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(stretch * (logit - most)));
  const whole = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / whole);
};

/** Returns how many times the logits of all seats must be stretched to be true, by Newton's method on the cross entropy. */
export function fitStretch(forecasts: readonly Forecast[]): number {
  let stretch = 1;
  for (let round = 0; round < 20; round++) {
    let slope = 0;
    let curve = 1e-6;
    for (const { said, came } of forecasts) {
      const logits = said.map((share) => Math.log(share));
      const shares = stretchOne(logits, stretch);
      const mean = shares.reduce((sum, share, seat) => sum + share * logits[seat], 0);
      shares.forEach((share, seat) => {
        slope += (share - came[seat]) * logits[seat];
        curve += share * (logits[seat] - mean) ** 2;
      });
    }
    stretch = Math.max(0.1, stretch - slope / curve);
  }
  return stretch;
}

/** Stretches what was said. */
export const stretchAll = (forecasts: readonly Forecast[], stretch: number): Forecast[] =>
  forecasts.map(({ said, came }) => ({
    said: stretchOne(
      said.map((share) => Math.log(share)),
      stretch,
    ),
    came,
  }));

/** Lists what was said of one seat and what came of it, for each seat. */
export const pairsOf = (forecasts: readonly Forecast[]): { readonly said: number; readonly came: number }[] =>
  forecasts.flatMap(({ said, came }) => said.map((share, seat) => ({ said: share, came: came[seat] })));
