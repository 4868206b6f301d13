import type { Ask, Automatic, Move, Procedure, Sealed, Step } from './types';

/** Waits for one of some seats. */
export function ask<S, L, M extends Move>(step: Omit<Ask<S, L, M>, 'kind'>): Ask<S, L, M> {
  return { kind: 'ask', ...step };
}

/** Several seats choose in secret; revealed together. */
export function sealed<S, L, M extends Move>(step: Omit<Sealed<S, L, M>, 'kind'>): Sealed<S, L, M> {
  return { kind: 'sealed', ...step };
}

type Steps<S, L, M extends Move> = Record<string, Ask<S, L, M> | Sealed<S, L, M> | Automatic<S, L>>;

/** The flow of play in the order in which it is read. */
export function procedure<S, L, M extends Move>(name: string, steps: Steps<S, L, M>): Procedure {
  const list: Record<string, Step<S, L, M>> = {};
  for (const [step, what] of Object.entries(steps)) {
    list[step] = typeof what === 'function' ? { kind: 'automatic', act: what } : what;
  }
  return { name, steps: list as Procedure['steps'] };
}
