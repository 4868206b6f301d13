import { createEyes } from '../../rules/bots/eyes';
import type { Mind } from '../../rules/bots/mind';
import { createDice } from '../../rules/kernel/chance';
import { clone, isSame } from '../../rules/kernel/clone';
import type { State } from '../../rules/kernel/types';
import { weighMoves } from '../advice';
import type { Decision } from '../decisions';
import { seedOf } from '../decisionSeed';

import type { Review, ReviewedChoice } from './types';

/** In so many worlds every decision is tried, and in so many those that seem to have cost most. */
const WORLDS = 6;
const CLOSER_WORLDS = 48;
/** So many of the largest drops are looked at more closely: more than are told, for some turn out to be small. */
const CLOSER = 14;

export const beginReview = (): Review => ({ decisions: [], ended: [], looks: [] });

export const dropOf = (choice: ReviewedChoice | null): number =>
  choice === null ? 0 : Math.max(0, choice.bestShare - choice.playedShare);

/** A review has as many steps as decisions and closer looks; they tell how far it has come. */
export const stepsOf = (decisions: number) => decisions + Math.min(CLOSER, decisions);
export const countStepsDone = ({ decisions, looks }: Review) => decisions.length + looks.length;

/** Compares what was played with what could have been, from what the seat knew. */
function* weighChoice(
  mind: Mind,
  state: State,
  { seat, move }: Decision,
  worlds: number,
): Generator<undefined, ReviewedChoice | null> {
  const eyes = createEyes(mind.fair, state, seat);
  if (eyes.moves.length < 2) return null;
  const seed = seedOf(worlds, state.played, seat);
  const [best] = yield* weighMoves(mind, eyes, worlds, createDice(seed));
  if (isSame(best.move, move)) return { best: move, played: move, bestShare: best.share, playedShare: best.share };
  // What was played may have been given up after a few worlds, so the two are compared once more by themselves.
  const two = { ...eyes, moves: [best.move, move] };
  const shares = yield* weighMoves(mind, two, worlds, createDice(seed), true);
  const shareOf = (one: typeof move) => shares.find((weighed) => isSame(weighed.move, one))!.share;
  return { best: best.move, played: move, bestShare: shareOf(best.move), playedShare: shareOf(move) };
}

/**
 * Reviews a match that is over, decision by decision and then the costliest ones again in more worlds; each yield lets
 * other work run. It adds to `review`, and goes on with what is there.
 */
export function* reviewMatch(
  mind: Mind,
  base: State,
  decisions: readonly Decision[],
  review: Review,
): Generator<undefined, void> {
  const { fair } = mind;
  const state = clone(base);
  const states: State[] = [];
  for (let at = 0; at < decisions.length; at++) {
    const decision = decisions[at];
    states.push(clone(state));
    if (at >= review.decisions.length) {
      const choice = yield* weighChoice(mind, state, decision, WORLDS);
      review.decisions.push({ seat: decision.seat, chances: mind.chances(state), choice });
    }
    fair.play(state, decision.seat, decision.move);
    yield;
  }
  review.ended = mind.chances(state);
  const wanted = Math.min(CLOSER, decisions.length);
  if (review.looks.length === wanted) return;
  const costly = review.decisions
    .map(({ choice }, at) => ({ at, drop: dropOf(choice) }))
    .sort((one, other) => other.drop - one.drop)
    .slice(review.looks.length, wanted);
  for (const { at } of costly) {
    review.looks.push({ at, choice: yield* weighChoice(mind, states[at], decisions[at], CLOSER_WORLDS) });
    yield;
  }
  // Only now, since the order of the drops must stay as it is while they are looked at.
  for (const { at, choice } of review.looks) review.decisions[at] = { ...review.decisions[at], choice };
}
