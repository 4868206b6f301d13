import { faceOf, type Face } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import { indexOfFood } from '../../rules/cat-lady/feeding/collection';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import type { CatLady, CatLadyMove } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Handle } from '../../table/scene';

import { CAT_TOKEN, bowlPlace, cardKey, catsOf, foodPlace, handOf, linePlace, strayPlace, tokenKey } from './keys';
import { findFoodLeft } from './tokens';

const piecesInHand = (view: CatLady, seat: Seat, type: Face['type']): string[] =>
  view.hands[seat].filter((card) => card !== 0 && faceOf(card).type === type).map(cardKey);

/**
 * Says how a hand does a move. An arrow or a card of the line takes the line; cards of the hand and food go where they
 * belong. All other moves are buttons.
 */
export function listHandles(view: CatLady, seat: Seat, move: CatLadyMove): readonly Handle[] {
  switch (move.type) {
    case 'place':
      return [{ place: linePlace(move.line) }, { piece: CAT_TOKEN, place: linePlace(move.line) }];
    case 'take': {
      const cards = SPOTS_OF[move.line].flatMap((spot) => view.grid[spot].map(cardKey));
      return [
        { place: linePlace(move.line) },
        ...cards.flatMap((piece) => [catsOf(seat), handOf(seat)].map((place) => ({ piece, place }))),
      ];
    }
    case 'adopt':
      return [
        ...piecesInHand(view, seat, 'lostCat').map((piece) => ({ piece, place: strayPlace(move.stray) })),
        { place: strayPlace(move.stray) },
      ];
    case 'spray':
      return [CAT_TOKEN, ...piecesInHand(view, seat, 'sprayBottle')].map((piece) => ({
        piece,
        place: linePlace(move.line),
      }));
    case 'give': {
      const food = indexOfFood(move.food);
      const tray = foodPlace(seat, food);
      return [{ piece: tokenKey(tray, food, findFoodLeft(view, seat)[food] - 1), place: bowlPlace(seat, move.cat) }];
    }
    case 'back': {
      const food = indexOfFood(move.food);
      const bowl = bowlPlace(seat, move.cat);
      const tokens = Array.from({ length: view.bowls[seat][move.cat][food] }, (_, index) =>
        tokenKey(bowl, food, index),
      );
      return tokens.flatMap((piece) => FOODS.map((_, tray) => ({ piece, place: foodPlace(seat, tray) })));
    }
    default:
      return [];
  }
}
