import type { Ask, Automatic, Move, Procedure, Sealed, Step } from './types';

/** A step that waits until one of several seats decides. */
export function ask<S, L, M extends Move>(step: Omit<Ask<S, L, M>, 'kind'>): Ask<S, L, M> {
  return { kind: 'ask', ...step };
}

/** A step at which several seats choose in secret; the choices are revealed together. */
export function askSealed<S, L, M extends Move>(step: Omit<Sealed<S, L, M>, 'kind'>): Sealed<S, L, M> {
  return { kind: 'sealed', ...step };
}

type Steps<S, L, M extends Move> = Record<string, Ask<S, L, M> | Sealed<S, L, M> | Automatic<S, L>>;

/** Declares a procedure; its steps are written in the order in which they are followed. */
export function declareProcedure<S, L, M extends Move>(name: string, steps: Steps<S, L, M>): Procedure {
  const list: Record<string, Step<S, L, M>> = {};
  for (const [step, what] of Object.entries(steps)) {
    list[step] = typeof what === 'function' ? { kind: 'automatic', act: what } : what;
  }
  return { name, steps: list as Procedure['steps'] };
}
