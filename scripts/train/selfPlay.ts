import type { Training } from '../../kits/kit';
import { judgeImagined, shareDecided, shareWon, WIN } from '../../src/rules/bots/mind';
import { drawNumbers } from '../../src/rules/contract/drawNumbers';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import { findClash, listVariants } from '../../src/rules/kernel/options';
import type { Dice, Game, Learned, Move, Options, Seat, State } from '../../src/rules/kernel/types';

import { createFloatWeigh, sigmoid, toSparse, type FloatNet, type Sparse } from './floatNet';

/** What one state taught: its inputs for one seat, and the share that it was worth as it turned out. */
export interface Sample {
  readonly x: Sparse;
  readonly target: number;
}

/** Of a hundred moves so many are played by chance, so that the net sees what comes of them. */
const BY_CHANCE = 4;
/** How much of a state's worth comes from what followed rather than from what the net thinks of the next state. */
const LAMBDA = 0.85;
/** Of ten matches so many are played with options drawn by chance, the others as people first meet the game. */
const DRAWN = 4;
const FINE = 2 ** 30;

/** How matches of self-play are played. */
export interface Manner {
  /** No move is played by chance, and what is reported of a state is how its match ended. */
  readonly isCalm?: boolean;
}

export function drawOptions(game: Game, seats: number, dice: Dice): Options {
  if (dice.random(10) >= DRAWN) return {};
  const variants = listVariants(game, seats);
  const options = drawNumbers(game, variants[dice.random(variants.length)], dice);
  return findClash(game, options) === null ? options : {};
}

/** Plays a match of the net with itself, and returns what each of its states taught about each seat. */
export function createSelfPlay(
  game: Game,
  learned: Learned,
  { worlds, longest, begin, isSettled, lambda = LAMBDA, every = 1 }: Training,
  net: FloatNet,
  { isCalm = false }: Manner = {},
) {
  const engine = createEngine(game);
  const x = new Int32Array(learned.inputs);
  const weigh = createFloatWeigh(net);

  /** What the net says of a state; `x` holds its inputs then. */
  function look(s: State, seat: Seat): number {
    x.fill(0);
    learned.fill(s, seat, x);
    return sigmoid(weigh(x));
  }

  function estimate(s: State, seat: Seat): number {
    const decided = shareDecided(game, learned, s, seat);
    return decided === null ? WIN * look(s, seat) : decided;
  }

  const judge = (s: State, seat: Seat): number => judgeImagined(learned, s, seat, (one) => estimate(one, seat));

  function choose(s: State, seat: Seat, dice: Dice): Move {
    const moves = engine.moves(s, seat);
    if (moves.length === 1) return moves[0];
    if (!isCalm && dice.random(100) < BY_CHANCE) return moves[dice.random(moves.length)];
    const sums = moves.map(() => dice.random(FINE) / FINE / 1e6);
    for (let world = 0; world < worlds; world++) {
      const guess = engine.imagine(s, seat, dice);
      for (let i = 0; i < moves.length; i++) {
        const after = i < moves.length - 1 ? clone(guess) : guess;
        engine.play(after, seat, moves[i]);
        sums[i] += judge(after, seat);
      }
    }
    return moves[sums.indexOf(Math.max(...sums))];
  }

  return (seats: number, dice: Dice): { readonly samples: Sample[]; readonly length: number } => {
    const s = engine.start({ seats, seed: dice.random(FINE), options: isCalm ? {} : drawOptions(game, seats, dice) });
    if (!isCalm) begin?.(s, dice);
    const seen: { said: number; x: Sparse }[][] = Array.from({ length: seats }, () => []);
    while (!engine.isOver(s) && s.played < longest && !isSettled?.(s)) {
      const waiting = engine.waiting(s);
      const seat = waiting[dice.random(waiting.length)];
      engine.play(s, seat, choose(s, seat, dice));
      if (s.played % every > 0 || shareDecided(game, learned, s, seat) !== null) continue;
      for (let one = 0; one < seats; one++) {
        const said = look(s, one);
        seen[one].push({ said, x: toSparse(x) });
      }
    }
    const samples: Sample[] = [];
    for (let seat = 0; seat < seats; seat++) {
      let target = shareWon(game, s, seat) / WIN;
      for (let i = seen[seat].length - 1; i >= 0; i--) {
        const { said, x: state } = seen[seat][i];
        samples.push({ x: state, target });
        if (!isCalm) target = lambda * target + (1 - lambda) * said;
      }
    }
    return { samples, length: s.played };
  };
}
