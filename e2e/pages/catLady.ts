import { listHandles } from '../../src/games/cat-lady/listHandles';
import { describeMove } from '../../src/games/cat-lady/moveText';
import { layOutScene } from '../../src/games/cat-lady/scene';
import type { Setup } from '../../src/match/types';
import type { CatLadyMove } from '../../src/rules/cat-lady/state';
import { begun, untilAsked } from '../mirror';

/** The pure part of Cat Lady's face. */
export const catLady = { layOutScene, listHandles, describeMove };

const LIKED = ['adopt', 'spray', 'cash', 'back', 'give', 'best', 'place', 'take', 'end', 'done'];
/** How many foods are moved before the best feeding is taken again. */
const MOVED = 3;

/**
 * Picks first what has not been done yet, then what moves the game on. It takes the lines in turn, so that many kinds
 * of cards come to hand.
 */
export function liked(moves: readonly CatLadyMove[], done: readonly CatLadyMove['type'][]): CatLadyMove {
  const count = (type: string) => done.filter((one) => one === type).length;
  const isEnough = ({ type }: CatLadyMove) =>
    type === 'spray' || type === 'best' ? count(type) >= 1 : ['back', 'give'].includes(type) && count(type) >= MOVED;
  const rank = (move: CatLadyMove) =>
    (isEnough(move) ? 100 : 0) +
    LIKED.indexOf(move.type) +
    (move.type === 'take' ? ((move.line + count('take')) % 6) / 10 : 0);
  return [...moves].sort((a, b) => rank(a) - rank(b))[0];
}

/** Finds the first seed with which one person, playing like this, does all the wanted moves. */
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
