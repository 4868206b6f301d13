import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event, Options } from '../../../src/rules/kernel/types';
import { sen } from '../../../src/rules/sen/game';
import type { Sen, SenMove } from '../../../src/rules/sen/state';
import { seededRandom } from '../seededRandom';

export const engine = createEngine(sen);

const MEMORIES = ['none', 'own', 'full'] as const;

/** Every variant has its turn, and so has every number of seats. */
export function variant(number: number): { seats: number; options: Options } {
  return {
    seats: 2 + (number % 4),
    options: {
      end: 'rounds',
      rounds: 2,
      memory: MEMORIES[Math.floor(number / 4) % 3],
      pairs: Math.floor(number / 12) % 2 === 1,
      allIn: number % 5 === 0,
      tameCrows: number % 7 === 0,
    },
  };
}

/** A match of random moves; `watch` is told every decision before it is played, `hear` every event right after. */
export function play(
  number: number,
  watch: (state: Sen, seat: number, moves: readonly SenMove[]) => void,
  hear: (event: Event, state: Sen) => void = () => {},
): void {
  const { seats, options } = variant(number);
  const s = engine.start({ seats, seed: number, options });
  const random = seededRandom(number);
  while (!engine.isOver(s)) {
    const waiting = engine.waiting(s);
    const seat = waiting[random(waiting.length)];
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    // A round ends in the end, but not before something has happened; pairs are claimed now and then, not all the time; what is special is used.
    const wild = (move: SenMove) =>
      (move.type === 'wake' || move.type === 'claim') && random(move.type === 'wake' ? 6 : 40) > 0;
    const tame = moves.filter((move) => !wild(move));
    const use = moves.find((one) => one.type === 'use');
    const move = use ?? (tame.length > 0 ? tame[random(tame.length)] : moves[0]);
    engine.play(s, seat, move, (event) => hear(event, s));
  }
}
