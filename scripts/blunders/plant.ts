import { weighMoves } from '../../src/match/advice';
import type { Decision } from '../../src/match/decisions';
import { findKeyMoments } from '../../src/match/review/findings';
import { beginReview, reviewMatch } from '../../src/match/review/review';
import type { Review } from '../../src/match/review/types';
import { games } from '../../src/rules';
import { createEyes } from '../../src/rules/bots/eyes';
import { createMind, thinkAs, type Mind } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import { clone } from '../../src/rules/kernel/clone';
import type { State } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';

/** A move that gives away less is no blunder, even if it is the worst. */
const BLUNDER = 0.06;

export interface Planted {
  readonly base: State;
  readonly decisions: readonly Decision[];
  /** Where the worst move was played; -1 where there was none that cost much. */
  readonly at: number;
  /** By how much of a share it is worse than the best one. */
  readonly cost: number;
}

export function finish<T>(thought: Generator<undefined, T>): T {
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

/** What the bots of a game have learned; throws where they have learned nothing for so many seats. */
export async function openMind(game: string, seats: number): Promise<Mind> {
  const learned = await loadLearned(game);
  const mind = learned && createMind(games[game], learned);
  if (!mind?.canTell(seats)) throw new Error(`the bots of ${game} have learned nothing for ${seats} seats`);
  return mind;
}

/** The best and the worst move of a seat by the reckoning of `master`, who gives no move up. */
function findExtremes(mind: Mind, game: string, s: State, seat: number, seed: number) {
  const { master } = games[game].levels!;
  const worlds = master.kind === 'sampler' ? master.worlds : 48;
  const weighed = finish(weighMoves(mind, createEyes(mind.engine, s, seat), worlds, createDice(seed), true));
  return { best: weighed[0], worst: weighed[weighed.length - 1] };
}

/** A match of `hard` with itself, in which the worst move is played once: the first one from a decision on that costs much. */
export function plantBlunder(mind: Mind, game: string, seats: number, seed: number, from: number): Planted {
  const { engine } = mind;
  const base = engine.start({ seats, seed });
  const s = clone(base);
  const dice = createDice(seed);
  const decisions: Decision[] = [];
  let at = -1;
  let cost = 0;
  while (!engine.isOver(s)) {
    const [seat] = engine.waiting(s);
    let move = finish(thinkAs(games[game].levels!.hard, engine, mind, s, seat, dice));
    if (at < 0 && decisions.length >= from && engine.moves(s, seat).length > 1) {
      const { best, worst } = findExtremes(mind, game, s, seat, seed);
      if (best.share - worst.share >= BLUNDER) {
        at = decisions.length;
        cost = best.share - worst.share;
        move = worst.move;
      }
    }
    decisions.push({ seat, move });
    engine.play(s, seat, move);
  }
  return { base, decisions, at, cost };
}

export function reviewPlanted(mind: Mind, { base, decisions }: Planted): Review {
  const review = beginReview();
  finish(reviewMatch(mind, base, decisions, review));
  return review;
}

/** Whether the review names the planted blunder among the decisions that cost most. */
export const isNamed = (review: Review, { at, base }: Planted): boolean =>
  findKeyMoments(
    review,
    Array.from({ length: base.seats }, (_, seat) => seat),
  ).some((moment) => moment.at === at);
