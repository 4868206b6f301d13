import { createDice } from '../kernel/chance';
import { clone } from '../kernel/clone';
import type { Dice, Engine, Move } from '../kernel/types';

import type { Eyes } from './eyes';
import type { Level } from './levels';
import { followOn, estimateResult } from './playout';

const LUCK = 2 ** 31;

type Sampler = Extract<Level, { kind: 'sampler' }>;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the moves with the best sums, in the order in which they were listed. */
function findBest(tried: readonly number[], seen: readonly (readonly number[])[], count: number): number[] {
  const sums = seen.map(sumOf);
  const order = tried.slice().sort((one, other) => sums[other] - sums[one]);
  return order.slice(0, count).sort((one, other) => one - other);
}

/**
 * Says whether a move is behind the leading one by so many standard errors, compared world by world. A move that equals
 * the leader in every world counts as behind, too.
 */
function isBehind(own: readonly number[], leading: readonly number[], errors: number): boolean {
  const gaps = leading.map((value, world) => value - own[world]);
  const mean = sumOf(gaps) / gaps.length;
  const square = sumOf(gaps.map((gap) => (gap - mean) ** 2)) / (gaps.length - 1);
  return mean >= errors * Math.sqrt(square / gaps.length);
}

/** Returns the moves that are worth trying in another world. */
function keepHopeful(
  tried: readonly number[],
  seen: readonly (readonly number[])[],
  { keeps, sure, after = 2 }: Sampler,
): readonly number[] {
  const kept = keeps !== undefined && tried.length > keeps ? findBest(tried, seen, keeps) : tried;
  const [leader] = findBest(kept, seen, 1);
  if (sure === undefined || seen[leader].length < after) return kept;
  return kept.filter((i) => i === leader || !isBehind(seen[i], seen[leader], sure));
}

/**
 * Tries the moves in the same imagined worlds and returns their means. A move that was given up on the way gets
 * -Infinity, so it is never picked.
 */
export function* sampleMoves(
  engine: Engine,
  eyes: Eyes,
  level: Sampler,
  dice: Dice,
): Generator<undefined, readonly number[]> {
  const { seat, moves } = eyes;
  const seen: number[][] = moves.map(() => []);
  let tried: readonly number[] = moves.map((_, i) => i);
  for (let world = 0; world < level.worlds; world++) {
    if (world > 0) {
      tried = keepHopeful(tried, seen, level);
      if (tried.length === 1) break;
    }
    const start = eyes.imagine(dice);
    // Every move of a world gets the same luck, so that the gaps between moves come from the moves and not from chance.
    const luck = level.sure === undefined ? null : dice.random(LUCK);
    for (const i of tried) {
      const state = i < tried[tried.length - 1] ? clone(start) : start;
      engine.play(state, seat, moves[i]);
      yield* followOn(engine, state, seat, level.replies, luck === null ? dice : createDice(luck));
      seen[i].push(estimateResult(engine, state, seat));
      yield;
    }
  }
  return seen.map((values, i) => (tried.includes(i) ? sumOf(values) / values.length : -Infinity));
}

/** Picks one of the moves whose value is within `careless` of the best. */
export function pickMove(moves: readonly Move[], values: readonly number[], careless: number, dice: Dice): Move {
  const enough = Math.max(...values) - careless;
  const good = moves.filter((_, i) => values[i] >= enough);
  return good[dice.random(good.length)];
}
