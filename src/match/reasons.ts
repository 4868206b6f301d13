import type { Eyes } from '../rules/bots/eyes';
import { playGreedily } from '../rules/bots/playout';
import { createDice } from '../rules/kernel/chance';
import { clone } from '../rules/kernel/clone';
import type { Dice, Engine, Move, Seat, State } from '../rules/kernel/types';

/** Something that a move has brought in one world, in the words of whoever looks: `why` is plain data. */
export interface Gain<Why> {
  readonly why: Why;
  /** The number that is told of it. */
  readonly amount: number;
  /** What it is worth in points of the game; below 0 where it is a loss. */
  readonly worth: number;
}

/** A gain over all worlds. */
export interface Reason<Why> extends Gain<Why> {
  /** In what part of the worlds it comes, 0 to 1. */
  readonly often: number;
}

/** How what moves bring is compared. */
export interface Comparing<Why> {
  /** Lists what has changed between two states, as this seat counts it. */
  listGains(before: State, after: State, seat: Seat): readonly Gain<Why>[];
  /** Whether what the move brings is still to come, so that others are to answer first. */
  isComing?(before: State, after: State): boolean;
}

/** A move has brought what it brings after so many decisions. */
const MOST_FOLLOWED = 16;
const LUCK = 2 ** 31;
/** What is worth less is no reason. */
const LEAST = 0.4;
/** A second reason stands beside the first when it weighs at least so much of it. */
const SECOND = 0.5;

/** Plays on until the move has brought what it brings: the rest of the turn, and what is asked of others meanwhile. */
function followMove(engine: Engine, before: State, after: State, seat: Seat, dice: Dice, isComing: boolean): boolean {
  const [acting] = engine.waiting(after);
  if (acting === undefined) return false;
  const { decline } = engine.game;
  const isAnswer = decline !== undefined && engine.moves(after, acting).some(({ type }) => type === decline);
  const isOwn = engine.waiting(after).length === 1 && acting === seat && after.played > before.played;
  if (!isOwn && !isAnswer && !isComing) return false;
  engine.play(after, acting, playGreedily(engine, after, acting, dice));
  return true;
}

/** What each of the moves brings over the same imagined worlds. */
export function* compareGains<Why>(
  engine: Engine,
  eyes: Eyes,
  moves: readonly { readonly move: Move }[],
  worlds: number,
  dice: Dice,
  { listGains, isComing }: Comparing<Why>,
): Generator<undefined, Reason<Why>[][]> {
  const sums = moves.map(() => new Map<string, { why: Why; amount: number; worth: number; often: number }>());
  for (let world = 0; world < worlds; world++) {
    const before = eyes.imagine(dice);
    const luck = dice.random(LUCK);
    for (let i = 0; i < moves.length; i++) {
      const after = clone(before);
      const own = createDice(luck);
      engine.play(after, eyes.seat, moves[i].move);
      yield;
      for (let step = 0; step < MOST_FOLLOWED && !engine.isOver(after); step++) {
        if (!followMove(engine, before, after, eyes.seat, own, isComing?.(before, after) === true)) break;
        yield;
      }
      for (const { why, amount, worth } of listGains(before, after, eyes.seat)) {
        const key = JSON.stringify(why);
        const sum = sums[i].get(key) ?? { why, amount: 0, worth: 0, often: 0 };
        sums[i].set(key, { why, amount: sum.amount + amount, worth: sum.worth + worth, often: sum.often + 1 });
      }
    }
  }
  return sums.map((all) =>
    [...all.values()].map(({ why, amount, worth, often }) => ({
      why,
      amount: amount / often,
      worth: worth / worlds,
      often: often / worlds,
    })),
  );
}

/**
 * Picks what tells a move from the others: of all that it brings, what differs most from their mean. For the best move
 * that is what it wins, for another one also what it loses.
 */
export function pickReasons<Why>(
  gains: readonly (readonly Reason<Why>[])[],
  at: number,
  isBest: boolean,
): readonly Reason<Why>[] {
  const others = gains.filter((_, i) => i !== at);
  const worthIn = (all: readonly Reason<Why>[], key: string) =>
    all.find(({ why }) => JSON.stringify(why) === key)?.worth ?? 0;
  const differing = (gains[at] ?? [])
    .map((reason) => {
      const key = JSON.stringify(reason.why);
      const mean = others.reduce((sum, all) => sum + worthIn(all, key), 0) / Math.max(1, others.length);
      return { reason, weight: reason.worth - mean };
    })
    // What is worse than with the others and all the same a gain would read as praise.
    .filter(({ reason, weight }) => Math.sign(weight) === Math.sign(reason.worth) && (weight > 0 || !isBest))
    .filter(({ weight }) => Math.abs(weight) >= LEAST)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const [first] = differing;
  return differing.slice(0, 2).flatMap(({ reason, weight }) => {
    const isWeighty = Math.abs(weight) >= SECOND * Math.abs(first.weight);
    return isWeighty ? [reason] : [];
  });
}
