import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

import { DECK } from './cards';
import type { ThreeChaptersMove } from './state';

/** Moves by card. They are made once and shared, so that listing them costs nothing but the list. */
const eachCard = (type: ThreeChaptersMove['type']): readonly ThreeChaptersMove[] =>
  freeze([0, ...DECK].map((card: Card) => ({ type, card })));

export const KEEP = eachCard('keep');
export const GIVE = eachCard('give');
export const PLAY = eachCard('play');

export function movesWith(moves: readonly ThreeChaptersMove[], hand: readonly Card[]): ThreeChaptersMove[] {
  const list: ThreeChaptersMove[] = [];
  for (let i = 0; i < hand.length; i++) list.push(moves[hand[i]]);
  return list;
}
