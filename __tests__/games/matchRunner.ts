import type { Engine, Event, Move, State } from '../../src/rules/kernel/types';
import type { GameFace } from '../../src/table/face';

/** A match of random moves; `watch` is told every decision before it is played, `hear` every event right after. */
export type Play<S extends State, M extends Move> = (
  number: number,
  watch: (state: S, seat: number, moves: readonly M[]) => void,
  hear?: (event: Event, state: S) => void,
) => unknown;

/** A game as its face is tested: what is drawn of it, and matches to draw. */
export interface Faced<S extends State, M extends Move> {
  readonly face: GameFace<S, M>;
  readonly engine: Engine<S, M>;
  readonly play: Play<S, M>;
}

/** Every so many-th decision of so many matches. */
export interface Extent {
  readonly matches: number;
  readonly every: number;
}

export function decisions<S extends State, M extends Move>(
  play: Play<S, M>,
  { matches, every }: Extent,
  watch: (state: S, seat: number, moves: readonly M[], step: number, number: number) => void,
): void {
  for (let number = 0; number < matches; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % every === 0) watch(state, seat, moves, step, number);
    });
  }
}
