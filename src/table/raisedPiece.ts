import { NO_VIEW } from './hitTest';

/** Which card is held up, known to its own view alone: the board is not drawn again when a card is lifted. */
export interface RaisedPiece {
  now(): number;
  set(view: number): void;
  listen(changed: () => void): () => void;
}

export function createRaisedPiece(): RaisedPiece {
  let view: number = NO_VIEW;
  const listeners = new Set<() => void>();
  return {
    now: () => view,
    set(next) {
      if (next === view) return;
      view = next;
      for (const changed of listeners) changed();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
