import { createDriver, type Driver } from '../../src/match/driver';
import type { Match, Setup } from '../../src/match/types';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Dice, Engine, Move, Seat, State } from '../../src/rules/kernel/types';

import { device, games, now, steady } from './table';

/** A match that the driver plays without delay, with the true state beside it. */
export interface Driven {
  readonly match: Match;
  readonly engine: Engine;
  readonly driver: Driver;
  readonly truth: State;
  /** What was decided, and whether by the app. */
  readonly decided: {
    readonly seat: Seat;
    readonly move: Move;
    readonly isByApp: boolean;
    readonly step: string;
    readonly isOwnTurn: boolean;
    /** Whether this seat's cards were open, and how many moves it had. */
    readonly isOpen: boolean;
    readonly choices: number;
  }[];
  /** Lets a person decide. */
  decide(move: Move): void;
}

export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function driven(setup: Setup, matches = device()): Driven {
  const match = matches.begin(setup);
  const engine = createEngine(games[setup.game]);
  const truth = engine.start({ seats: setup.sitters.length, seed: setup.seed!, options: setup.options });
  const decided: Driven['decided'] = [];
  let isByHand = false;
  const play = match.play.bind(match);
  match.play = (seat, move) => {
    const { procedure, step } = truth.flow[truth.flow.length - 1];
    decided.push({
      seat,
      move,
      isByApp: !isByHand,
      step: `${procedure}.${step}`,
      isOwnTurn: (truth as unknown as { turn: Seat }).turn === seat,
      isOpen: now(match).viewer === seat,
      choices: engine.moves(truth, seat).length,
    });
    engine.play(truth, seat, move);
    play(seat, move);
  };
  const driver = createDriver(match, {
    think: steady,
    handOver: () => 'always',
    pause: () => Promise.resolve(),
  });
  driver.start();
  const decide = (move: Move) => {
    isByHand = true;
    const { asked, viewer } = now(match);
    match.play(asked ?? viewer, move);
    isByHand = false;
  };
  return { match, engine, driver, truth, decided, decide };
}

/** Goes on for one step as people at random, who open and hide their cards now and then; false when it is over. */
export async function goOn({ match, decide }: Driven, dice: Dice, opensEvery = 4): Promise<boolean> {
  await settle();
  const { curtain, asked, viewer, moves, status, waiting } = now(match);
  if (status !== 'underWay') return false;
  if (curtain !== null) {
    if (!match.needsCards(curtain) && dice.random(5) === 0) match.layOpen(0);
    else match.take();
  } else if (asked !== null && match.holdsCards(asked) && dice.random(opensEvery) === 0) match.cover(asked, 0);
  else if (asked === null && match.isAskedAgain(viewer)) match.layOpen(0, dice.random(2) === 0);
  else if (asked === null && dice.random(12) === 0) match.layOpen(0);
  else if (moves.length > 0) decide(moves[dice.random(moves.length)]);
  else throw new Error(`nobody can go on: ${JSON.stringify({ curtain, asked, viewer, waiting })}`);
  return true;
}
