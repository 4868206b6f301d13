import { createEngine } from '../../../src/rules/kernel/engine';
import type { Options } from '../../../src/rules/kernel/types';
import { sen } from '../../../src/rules/sen/game';
import type { Sen, SenMove } from '../../../src/rules/sen/state';
import { playRandomly, type Hear, type Watch } from '../playRandomly';

export const engine = createEngine(sen);

const MEMORIES = ['none', 'own', 'full'] as const;

/** Takes every variant and every number of seats in turn. */
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

/**
 * Wild moves are rare: a round must end, but not before something has happened; pairs are claimed only now and then, and
 * specials are used.
 */
function chooseTame(_: Sen, moves: readonly SenMove[], random: (below: number) => number): SenMove {
  const isWild = (move: SenMove) =>
    (move.type === 'wake' || move.type === 'claim') && random(move.type === 'wake' ? 6 : 40) > 0;
  const tame = moves.filter((move) => !isWild(move));
  const use = moves.find((one) => one.type === 'use');
  return use ?? (tame.length > 0 ? tame[random(tame.length)] : moves[0]);
}

/**
 * Plays random moves. `watch` is called with every decision before it is played, `hear` with every event right after.
 */
export function play(number: number, watch: Watch<Sen, SenMove>, hear?: Hear<Sen>): void {
  playRandomly(engine, { seed: number, ...variant(number) }, { watch, hear, anySeat: true, choose: chooseTame });
}
