import type { Card, Seat } from '../kernel/types';

import { TOYS, catOf, faceOf, type Face } from './cards';
import { findBestFeedings, scoreAll, type Belongings, type Scores } from './score';
import type { CatLady } from './state';

/** Counts the cards of a type in a hand. A card that the viewer may not see counts as nothing. */
const countOfType = (hand: readonly Card[], type: Face['type']): number =>
  hand.filter((card) => card !== 0 && faceOf(card).type === type).length;

export function belongingsOf(s: CatLady, seat: Seat): Belongings {
  const hand = s.hands[seat];
  const toys = TOYS.map((toy) => hand.filter((card) => card !== 0 && faceOf(card).key === toy).length);
  return {
    cats: s.cats[seat].map(catOf),
    food: s.food[seat],
    toys,
    costumes: countOfType(hand, 'costume'),
    catnip: countOfType(hand, 'catnip'),
    lostCats: countOfType(hand, 'lostCat'),
    points: s.points[seat],
  };
}

export const listBelongings = (s: CatLady): Belongings[] => s.cats.map((_, seat) => belongingsOf(s, seat));

/** Counts the scores as they would be now: by the bowls once these are filled, by the best feeding before. */
export function scoresOf(s: CatLady): Scores[] {
  const all = listBelongings(s);
  return scoreAll(all, s.revealed ? s.bowls : findBestFeedings(all));
}
