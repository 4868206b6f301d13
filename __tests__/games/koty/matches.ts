import { createEngine } from '../../../src/rules/kernel/engine';
import type { Options } from '../../../src/rules/kernel/types';
import { koty } from '../../../src/rules/koty/game';
import type { Koty, KotyMove } from '../../../src/rules/koty/state';
import { chooseLively, playRandomly, type Hear, type Watch } from '../playRandomly';

export const engine = createEngine(koty);

/** Takes every number of seats in turn, with and without teams and night cards. */
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

/** Hands are exchanged only now and then, and who can defend mostly does, so that attacks go on. */
const DULL: readonly KotyMove['type'][] = ['exchange', 'decline', 'stop'];

/**
 * Plays random moves, up to a limit. `watch` is called with every decision before it is played, `hear` with every event
 * right after.
 */
export function play(number: number, watch: Watch<Koty, KotyMove>, hear?: Hear<Koty>, most = 260): void {
  playRandomly(engine, { seed: number, ...variant(number) }, { watch, hear, most, choose: chooseLively(DULL, 5) });
}
