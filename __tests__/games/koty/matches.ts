import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event, Options } from '../../../src/rules/kernel/types';
import { koty } from '../../../src/rules/koty/game';
import type { Koty, KotyMove } from '../../../src/rules/koty/state';
import { seededRandom } from '../seededRandom';

export const engine = createEngine(koty);

/** Every number of seats has its turn, with and without teams and night cards. */
export function variant(number: number): { seats: number; options: Options } {
  const seats = 2 + (number % 5);
  const night = Math.floor(number / 5) % 3;
  return {
    seats,
    options: {
      teams: (seats === 4 || seats === 6) && Math.floor(number / 15) % 2 === 0,
      moth: [0, 4, 1][night],
      bat: [0, 4, 2][night],
      owl: [0, 4, 3][night],
      dragon: [0, 1, 1][night],
    },
  };
}

/** A match of random moves, cut off after so many; `watch` is told every decision before it is played, `hear` every event right after. */
export function play(
  number: number,
  watch: (state: Koty, seat: number, moves: readonly KotyMove[]) => void,
  hear: (event: Event, state: Koty) => void = () => {},
  most = 260,
): void {
  const { seats, options } = variant(number);
  const s = engine.start({ seats, seed: number, options });
  const random = seededRandom(number);
  for (let count = 0; count < most && !engine.isOver(s); count++) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    // Hands are exchanged now and then; who can defend mostly does, so that attacks go on.
    const dull = (type: string) => type === 'exchange' || type === 'decline' || type === 'stop';
    const lively = moves.filter((move) => !dull(move.type));
    const from = lively.length > 0 && random(5) > 0 ? lively : moves;
    engine.play(s, seat, from[random(from.length)], (event) => hear(event, s));
  }
}
