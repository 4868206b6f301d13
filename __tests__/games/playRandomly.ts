import type { Engine, Event, Move, Seat, Start, State } from '../../src/rules/kernel/types';

import { seededRandom } from './seededRandom';

/** `watch` is called with every decision before it is played, `hear` with every event right after. */
export type Watch<S, M> = (state: S, seat: Seat, moves: readonly M[]) => void;
export type Hear<S> = (event: Event, state: S) => void;

interface How<S, M> {
  readonly watch: Watch<S, M>;
  readonly hear?: Hear<S>;
  /** Chooses among the moves; any of them where it is left out. */
  readonly choose?: (state: S, moves: readonly M[], random: (below: number) => number) => M;
  /** Whether any of those who are asked decides next, not the first of them. */
  readonly anySeat?: boolean;
  readonly most?: number;
}

const chooseAny = <M>(_: unknown, moves: readonly M[], random: (below: number) => number): M =>
  moves[random(moves.length)];

/** Chooses a dull move only now and then, once in so many times, or where there is no other. */
export const chooseLively =
  <M extends Move>(dull: readonly M['type'][], seldom: number) =>
  (_: unknown, moves: readonly M[], random: (below: number) => number): M => {
    const lively = moves.filter(({ type }) => !dull.includes(type));
    const from = lively.length > 0 && random(seldom) > 0 ? lively : moves;
    return from[random(from.length)];
  };

/** Plays random moves to the end, or so many at the most; the same ones for the same seed. */
export function playRandomly<S extends State, M extends Move>(
  engine: Engine<S, M>,
  start: Start,
  { watch, hear, choose = chooseAny, anySeat = false, most = Infinity }: How<S, M>,
): S {
  const s = engine.start(start);
  const random = seededRandom(start.seed);
  for (let count = 0; count < most && !engine.isOver(s); count++) {
    const waiting = engine.waiting(s);
    const seat = waiting[anySeat ? random(waiting.length) : 0];
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    engine.play(s, seat, choose(s, moves, random), (event) => hear?.(event, s));
  }
  return s;
}
