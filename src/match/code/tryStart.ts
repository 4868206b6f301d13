import type { Engine, Start, State } from '../../rules/kernel/types';

/** Starts a match with this setup; null when the game does not allow this number of players or these options. */
export function tryStart(engine: Engine, start: Start): State | null {
  try {
    return engine.start(start);
  } catch {
    return null;
  }
}
