import { createEngine } from '../kernel/engine';
import type { Dice, Engine, Game, Learned, Level, Move, Seat, State } from '../kernel/types';

import { createEyes } from './eyes';
import { LOGIT, createWeigh, readNet, shareOf, type Weigh } from './net';
import { think } from './think';

/** What a win is worth to a learned judge. */
export const WIN = 1_000_000;

/** A game together with what its bots have learned of it. */
export interface Mind {
  /** Judges states by the share of winning, in millionths. */
  readonly engine: Engine;
  /** Judges states as `engine` does, but so that the shares of all add up to a win: what people are told. */
  readonly fair: Engine;
  /** The share of winning of each seat, or of its team; the shares of all teams add up to 1. */
  chances(s: State): number[];
  /** Whether it has learned to play with so many seats: else it can tell nobody's chances. */
  canTell(seats: number): boolean;
}

/** The level that plays in the place of one that has learned, where nothing was learned; null for one that judges by hand. */
export const dropLearned = (level: Level): Level | null => (level.kind === 'sampler' && level.learned) || null;

/** Decides as a level does: with what was learned for so many seats, or by hand. */
export function* thinkAs(
  level: Level,
  engine: Engine,
  mind: Mind | null,
  state: State,
  seat: Seat,
  dice: Dice,
): Generator<undefined, Move> {
  const unlearned = dropLearned(level);
  const hasMind = unlearned !== null && mind !== null && mind.canTell(state.seats);
  const judging = hasMind ? mind.engine : engine;
  const settled = hasMind ? level : (unlearned ?? level);
  const eyes = createEyes(judging, state, seat, settled.kind === 'random' ? 0 : settled.forgets);
  return yield* think(judging, eyes, settled, dice);
}

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
  s.flow.length === 0 ? shareWon(game, s, seat) : (learned.findDecided?.(s, seat) ?? null);

/** Judges an imagined state, and as far as it counts the state that it is judged as, too. */
export function judgeImagined(learned: Learned, s: State, seat: Seat, judge: (s: State) => number): number {
  const settled = learned.settle?.(s, seat);
  if (!settled) return judge(s);
  const { state, weight } = settled;
  return weight === 1 ? judge(state) : Math.round(weight * judge(state) + (1 - weight) * judge(s));
}

/** Shuffles cards as if they had lain in order: how they come out then tells nothing of how they really lay. */
const sortFirst = (dice: Dice): Dice => ({
  random: dice.random,
  shuffle(cards) {
    const sorted = Int32Array.from(cards).sort();
    for (let i = 0; i < cards.length; i++) cards[i] = sorted[i];
    dice.shuffle(cards);
  },
});

/**
 * An engine with another judge. The worlds that it imagines follow from what the seat knows and from the dice alone, so
 * that the same knowledge always leads to the same choice.
 */
function createJudging(game: Game, judge: Game['judge']): Engine {
  const engine = createEngine({ ...game, judge });
  return { ...engine, imagine: (s, seat, dice, recall) => engine.imagine(s, seat, sortFirst(dice), recall) };
}

/** Judges by hand, in points of its own and not in shares, where nothing was learned; the worlds are those of a mind. */
export const judgeByHand = (game: Game): Engine => createJudging(game, game.judge);

/** Joins a game and what was learned of it. With a number of seats that no net knows, it must not be asked. */
export function createMind(game: Game, learned: Learned): Mind {
  const x = new Int32Array(learned.inputs);
  const nets: Weigh[] = [];
  const slopes: number[] = [];
  for (const net of learned.nets) {
    const weigh = createWeigh(readNet(net));
    net.seats.forEach((seats, i) => {
      nets[seats] = weigh;
      slopes[seats] = net.slopes?.[i] ?? LOGIT;
    });
  }

  function weighFor(s: State, seat: Seat): number {
    x.fill(0);
    learned.fill(s, seat, x);
    return nets[s.seats](x);
  }

  const estimateShare = (s: State, seat: Seat): number =>
    shareDecided(game, learned, s, seat) ?? shareOf(weighFor(s, seat));

  /** Returns how much a team has of the win beside the others: its odds, or its share where that is decided. */
  function estimateOdds(s: State, team: readonly Seat[]): number {
    const decided = shareDecided(game, learned, s, team[0]);
    if (decided !== null) return decided;
    const logit = team.reduce((sum, seat) => sum + weighFor(s, seat), 0) / team.length;
    const share = shareOf(Math.round((logit * slopes[s.seats]) / LOGIT));
    return share / (WIN - share);
  }

  function chances(s: State): number[] {
    const teams = teamsOf(game, s);
    const odds = teams.map((team) => estimateOdds(s, team));
    const whole = odds.reduce((sum, one) => sum + one, 0);
    const each: number[] = [];
    teams.forEach((team, i) => team.forEach((seat) => (each[seat] = odds[i] / whole)));
    return each;
  }

  return {
    engine: createJudging(game, (s, seat) => judgeImagined(learned, s, seat, (one) => estimateShare(one, seat))),
    fair: createJudging(game, (s, seat) => judgeImagined(learned, s, seat, (one) => WIN * chances(one)[seat])),
    canTell: (seats) => nets[seats] !== undefined,
    chances,
  };
}
