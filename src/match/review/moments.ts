import { clone } from '../../rules/kernel/clone';
import type { Engine, Event, Move, Seat, State } from '../../rules/kernel/types';
import type { Decision } from '../decisions';

/** A turn of a seat, from one of its decisions up to its next. */
export interface BestMoment {
  /** The number of the decision, from 0. */
  readonly at: number;
  readonly move: Move;
  /** What came of that decision, with its secrets. */
  readonly events: readonly Event[];
  /** The true states before it and when the turn was over: for a match that is over only. */
  readonly before: State;
  readonly after: State;
  /** The points of the seat before and after. */
  readonly from: number;
  readonly to: number;
}

/** How a game counts. */
export interface MomentOptions {
  /** Whether the count at the end brings most points: then the last turn does not take part. */
  readonly isCountedLast?: boolean;
  /** The points as they would be counted now; by default the game's own. */
  readonly countNow?: (s: State) => readonly number[];
}

/** How far a seat is ahead of all others on average: what a turn brought only counts if it did not bring them the same. */
function leadOf(score: readonly number[], seat: Seat, sign: number): number {
  const all = score.reduce((sum, points) => sum + points, 0);
  const others = (all - score[seat]) / Math.max(1, score.length - 1);
  return sign * (score[seat] - others);
}

/** Finds the turn that brought a seat most, from a match that is over; each yield lets other work run. */
export function* findBestMoment(
  engine: Engine,
  base: State,
  decisions: readonly Decision[],
  seat: Seat,
  { isCountedLast = false, countNow = engine.game.score }: MomentOptions = {},
): Generator<undefined, BestMoment | null> {
  const sign = engine.game.wins === 'most' ? 1 : -1;
  const state = clone(base);
  interface End {
    readonly at: number;
    readonly state: State;
    readonly score: readonly number[];
    /** What came of the decision that follows. */
    readonly events: Event[];
  }
  const ends: End[] = [];
  const mark = (at: number) => ends.push({ at, state: clone(state), score: countNow(state), events: [] });
  for (const [at, decision] of decisions.entries()) {
    if (decision.seat === seat) mark(at);
    const events = decision.seat === seat ? ends[ends.length - 1].events : null;
    engine.play(state, decision.seat, decision.move, (event) => events?.push(event));
    yield;
  }
  if (!isCountedLast) mark(decisions.length);
  let best: BestMoment | null = null;
  let most = 0;
  for (let index = 1; index < ends.length; index++) {
    const [{ at, state: before, score, events }, after] = [ends[index - 1], ends[index]];
    const gain = leadOf(after.score, seat, sign) - leadOf(score, seat, sign);
    if (gain <= most) continue;
    most = gain;
    const { move } = decisions[at];
    best = { at, move, events, before, after: after.state, from: score[seat], to: after.score[seat] };
  }
  return best;
}
