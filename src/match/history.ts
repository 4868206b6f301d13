import { clone, isSame } from '../rules/kernel/clone';
import type { Engine, State } from '../rules/kernel/types';
import type { Work } from '../storage/work';

import type { Decision } from './decisions';

/** The states kept lie at most this many decisions apart, so that no more than that must be replayed. */
const STRIDE = 16;

/**
 * Every state that a match has been in, derived from its beginning and its decisions. Callers must not change the
 * states they get.
 */
export interface History {
  readonly decisions: readonly Decision[];
  /** The state after that many decisions. */
  stateAt(count: number): State;
  add(decision: Decision, after: State): void;
  cutTo(count: number): void;
}

export function createHistory(engine: Engine, base: State, initial: readonly Decision[]): History {
  const decisions = [...initial];
  const states: State[] = [base];
  return {
    decisions,
    stateAt(count) {
      let last = Math.floor(count / STRIDE);
      while (!states[last]) last--;
      let at = last * STRIDE;
      let state = states[last];
      while (at < count) {
        const { seat, move } = decisions[at];
        state = clone(state);
        engine.play(state, seat, move);
        at++;
        if (at % STRIDE === 0) states[at / STRIDE] = state;
      }
      return state;
    },
    add(decision, after) {
      decisions.push(decision);
      if (decisions.length % STRIDE === 0) states[decisions.length / STRIDE] = after;
    },
    cutTo(count) {
      decisions.length = count; // States kept from beyond the cut are overwritten before they could be asked for.
    },
  };
}

/**
 * Whether the decisions lead to this state. They do not when the rules were changed without a new version of the game.
 */
export function* canReach(history: History, state: State): Work<boolean> {
  const { length } = history.decisions;
  try {
    for (let count = STRIDE; count < length; count += STRIDE) {
      history.stateAt(count); // This state is kept, so the next one continues from it.
      yield count / length;
    }
    return isSame(history.stateAt(length), state);
  } catch {
    return false;
  }
}
