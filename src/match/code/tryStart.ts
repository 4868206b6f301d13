import type { Engine, Start, State } from '../../rules/kernel/types';

/** How such a match begins; null where there is none: a game that is not played by so many, or not with these options. */
export function tryStart(engine: Engine, start: Start): State | null {
  try {
    return engine.start(start);
  } catch {
    return null;
  }
}
