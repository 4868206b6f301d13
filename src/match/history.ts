import { clone, same } from '../rules/kernel/clone';
import type { Engine, State } from '../rules/kernel/types';
import type { Work } from '../storage/work';

import type { Decision } from './decisions';

/** Between two kept states lie at most so many decisions. */
const STRIDE = 16;

/** Every state a match has been in, from where it began and what was decided. What it gives out is nobody's to change. */
export interface History {
  readonly decisions: readonly Decision[];
  /** After so many decisions. */
  stateAt(count: number): State;
  add(decision: Decision, after: State): void;
  cutTo(count: number): void;
}

export function createHistory(engine: Engine, base: State, given: readonly Decision[]): History {
  const decisions = [...given];
  const kept: State[] = [base];
  return {
    decisions,
    stateAt(count) {
      let last = Math.floor(count / STRIDE);
      while (!kept[last]) last--;
      let at = last * STRIDE;
      let state = kept[last];
      while (at < count) {
        const { seat, move } = decisions[at];
        state = clone(state);
        engine.play(state, seat, move);
        at++;
        if (at % STRIDE === 0) kept[at / STRIDE] = state;
      }
      return state;
    },
    add(decision, after) {
      decisions.push(decision);
      if (decisions.length % STRIDE === 0) kept[decisions.length / STRIDE] = after;
    },
    cutTo(count) {
      decisions.length = count; // a state kept from beyond is never asked for before another takes its place
    },
  };
}

/** Whether the decisions lead to this state. Not where the rules were mended without a new version of the game. */
export function* leadsTo(history: History, state: State): Work<boolean> {
  const { length } = history.decisions;
  try {
    for (let count = STRIDE; count < length; count += STRIDE) {
      history.stateAt(count); // is kept, so that the next one goes on from there
      yield count / length;
    }
    return same(history.stateAt(length), state);
  } catch {
    return false;
  }
}
