import { freeze } from '../kernel/clone';

import { BASIC } from './content/cards';
import { FORKS } from './content/tracks';
import type { AreaId } from './content/types';
import { SIDES, type CathedralMove, type Side } from './state';

/** Moves are made once and shared, so that listing them costs nothing but the list. */
const AREAS = 21;
const CARDS = BASIC[BASIC.length - 1] + 1;

const each = (count: number, make: (index: number) => CathedralMove): readonly CathedralMove[] =>
  freeze(Array.from({ length: count }, (_, index) => make(index)));
const eachPair = (
  rows: number,
  columns: number,
  make: (row: number, column: number) => CathedralMove,
): readonly (readonly CathedralMove[])[] =>
  freeze(
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_unused, column) => make(row, column))),
  );

const one = (move: CathedralMove): CathedralMove => freeze(move);

export const TAKE = each(AREAS, (area) => ({ type: 'take', area }));
export const PRODUCE = each(AREAS, (area) => ({ type: 'produce', area }));
export const ADD_SHADOW = each(AREAS, (area) => ({ type: 'addShadow', area }));
export const REMOVE_SHADOW = each(AREAS, (area) => ({ type: 'removeShadow', area }));
export const RECALL = each(AREAS, (area) => ({ type: 'recall', area }));
export const LOSE = each(AREAS, (area) => ({ type: 'lose', area }));
export const LEVEL = each(AREAS, (area) => ({ type: 'level', area }));
export const KNEEL = each(AREAS, (area) => ({ type: 'kneel', area }));
export const FLY = each(AREAS, (to) => ({ type: 'fly', to }));
export const RETREAT = each(AREAS, (to) => ({ type: 'retreat', to }));
export const ROAM = each(AREAS, (to) => ({ type: 'roam', to }));
export const MOVE = eachPair(AREAS, AREAS, (from, to) => ({ type: 'move', from, to }));
export const CONVERT = eachPair(AREAS, SIDES, (area, side) => ({ type: 'convert', area, side }));
export const DEVOUR = eachPair(AREAS, SIDES, (area, side) => ({ type: 'devour', area, side }));

/** Conflicts of two sides, with the lower side first, at one * SIDES + other. */
const conflictsIn = (area: AreaId) =>
  each(SIDES * SIDES, (pair) => ({ type: 'conflict', area, sides: [Math.floor(pair / SIDES), pair % SIDES] }));
export const CONFLICT = freeze(Array.from({ length: AREAS }, (_, area) => conflictsIn(area)));

export const LAY_FIRST = each(SIDES, (side: Side) => ({ type: 'layFirst', side }));
export const WINNER = each(SIDES, (side: Side) => ({ type: 'winner', side }));
export const RELEASE = each(SIDES, (side: Side) => ({ type: 'release', side }));

export const SLEEP = each(3, (night) => ({ type: 'sleep', night }));
export const ACT = each(5, (day) => ({ type: 'act', day }));
export const IGNORE = each(5, (day) => ({ type: 'ignore', day }));
export const BORROW = each(5, (day) => ({ type: 'borrow', day }));
export const MARKET = each(3, (slot) => ({ type: 'market', slot }));
export const COMMAND = each(2, (nightmare) => ({ type: 'command', nightmare }));
export const CLIMB = each(2, (marker) => ({ type: 'climb', marker }));
export const WORSHIP = each(2, (marker) => ({ type: 'worship', marker, limbo: false }));
export const WORSHIP_LIMBO = each(2, (marker) => ({ type: 'worship', marker, limbo: true }));
export const CHOOSE = each(4, (branch) => ({ type: 'choose', branch }));
export const PIECE = freeze(FORKS.map((fork): CathedralMove => ({ type: 'piece', piece: fork.piece })));

export const DREAM = each(CARDS, (card) => ({ type: 'dream', card }));
export const PUT_BACK = each(CARDS, (card) => ({ type: 'putBack', card }));
export const DEED = each(CARDS, (card) => ({ type: 'deed', card }));
export const DISCARD_CARD = each(CARDS, (card) => ({ type: 'discard', card }));
export const UPGRADE = each(CARDS, (card) => ({ type: 'upgrade', card }));
export const KEEP = each(CARDS, (card) => ({ type: 'keep', card }));
export const LAY = each(CARDS, (card) => ({ type: 'lay', card }));

export const AGREE = one({ type: 'agree' });
export const OPPOSE = one({ type: 'oppose' });
export const PASS = one({ type: 'pass' });
export const DONE = one({ type: 'done' });
export const DECK = one({ type: 'deck' });
export const ACCEPT = one({ type: 'accept' });
export const VICTORY = one({ type: 'victory' });
export const DRAW = one({ type: 'draw' });
