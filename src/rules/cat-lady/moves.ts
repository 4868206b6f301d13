import { freeze } from '../kernel/clone';

import { FOODS } from './cats';
import { LINES } from './grid';
import type { CatLadyMove } from './state';

/**
 * A seat cannot have more: with two seats there are 15 cats of the main deck and three strays, with more seats all 22.
 */
const MOST_CATS = 25;

/** Moves are made once and shared, so that listing them costs nothing but the list. */
/** For each line, the moves to all other lines. */
const listWithoutLine = (type: 'take' | 'spray'): readonly (readonly CatLadyMove[])[] =>
  freeze(LINES.map((not) => LINES.filter((line) => line !== not).map((line): CatLadyMove => ({ type, line }))));
const makeForEachBowl = (type: 'give' | 'back'): readonly (readonly CatLadyMove[])[] =>
  freeze(Array.from({ length: MOST_CATS }, (_, cat) => FOODS.map((food): CatLadyMove => ({ type, cat, food }))));

export const PLACE: readonly CatLadyMove[] = freeze(LINES.map((line): CatLadyMove => ({ type: 'place', line })));
/** Moves by the line where the cat token stands. */
export const TAKE = listWithoutLine('take');
export const SPRAY = listWithoutLine('spray');
export const ADOPT: readonly CatLadyMove[] = freeze([0, 1, 2].map((stray): CatLadyMove => ({ type: 'adopt', stray })));
export const CASH: CatLadyMove = freeze({ type: 'cash' } as const);
export const END: readonly CatLadyMove[] = freeze([{ type: 'end' } as const]);
/** Moves by cat and food. */
export const GIVE = makeForEachBowl('give');
export const PUT_BACK = makeForEachBowl('back');
export const BEST: CatLadyMove = freeze({ type: 'best' } as const);
export const DONE: CatLadyMove = freeze({ type: 'done' } as const);
