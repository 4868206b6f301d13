import { handles } from '../../src/games/cat-lady/handles';
import { say } from '../../src/games/cat-lady/moveText';
import { scene } from '../../src/games/cat-lady/scene';
import type { Setup } from '../../src/match/types';
import type { CatLadyMove } from '../../src/rules/cat-lady/state';
import { begun, untilAsked } from '../mirror';

/** What is pure of Cat Lady's face. */
export const catLady = { scene, handles, say };

const LIKED = ['adopt', 'spray', 'cash', 'back', 'give', 'best', 'place', 'take', 'end', 'done'];
/** So many foods are moved about before the best is taken again. */
const MOVED = 3;

/** What has not been done yet, then what goes on: a line after the other, so that many things come to hand. */
export function liked(moves: readonly CatLadyMove[], done: readonly CatLadyMove['type'][]): CatLadyMove {
  const count = (type: string) => done.filter((one) => one === type).length;
  const isEnough = ({ type }: CatLadyMove) =>
    type === 'spray' || type === 'best' ? count(type) >= 1 : ['back', 'give'].includes(type) && count(type) >= MOVED;
  const rank = (move: CatLadyMove) =>
    (isEnough(move) ? 100 : 0) +
    LIKED.indexOf(move.type) +
    (move.type === 'take' ? ((move.line + count('take')) % 6) / 10 : 0);
  return [...moves].sort((one, other) => rank(one) - rank(other))[0];
}

/** The first seed with which one person, playing so, comes to do all of this. */
export function seedFor(setup: Setup, wanted: readonly string[]): number {
  for (let seed = 1; seed < 200; seed++) {
    const match = begun({ ...setup, seed });
    const done: CatLadyMove['type'][] = [];
    for (let seat = untilAsked(match); seat !== null; seat = untilAsked(match)) {
      const move = liked(match.showing.getState().moves as readonly CatLadyMove[], done);
      done.push(move.type);
      match.play(seat, move);
    }
    if (wanted.every((type) => done.some((one) => one === type))) return seed;
  }
  throw new Error(`No seed leads to ${wanted.join(', ')}`);
}
