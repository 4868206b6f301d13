import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event } from '../../../src/rules/kernel/types';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import type { ThreeChapters, ThreeChaptersMove } from '../../../src/rules/three-chapters/state';
import { seededRandom } from '../seededRandom';

export const engine = createEngine(threeChapters);

/** A match of random moves, every number of seats in turn; `watch` is told every decision before it is played, `hear` every event right after. */
export function play(
  number: number,
  watch: (state: ThreeChapters, seat: number, moves: readonly ThreeChaptersMove[]) => void,
  hear: (event: Event, state: ThreeChapters) => void = () => {},
): ThreeChapters {
  const s = engine.start({ seats: 2 + (number % 5), seed: number });
  const random = seededRandom(number);
  while (!engine.isOver(s)) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    engine.play(s, seat, moves[random(moves.length)], (event) => hear(event, s));
  }
  return s;
}
