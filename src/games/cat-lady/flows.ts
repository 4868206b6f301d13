import type { CatLadyEvent } from '../../rules/cat-lady/state';
import { faceOf } from '../../rules/cat-lady/cards';
import { indexOfFood } from '../../rules/cat-lady/feeding/collection';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import type { Flow } from '../../table/scene';
import { DECK, catsOf, foodPlace, paperOf, spotPlace } from './keys';

/** Where a card that was taken went: to the cats, to the food for which it is exchanged, or into a hand, which of a rival is not drawn. */
function homeOf(seat: number, card: number): string {
  const face = faceOf(card);
  if (face.type === 'cat') return catsOf(seat);
  return face.type === 'food' ? foodPlace(seat, indexOfFood(face.food)) : paperOf(seat);
}

/** What newly lies somewhere, and where it came from. What is known by its face finds its way by itself. */
export function flows(event: CatLadyEvent): readonly Flow[] {
  switch (event.key) {
    case 'dealt':
      return SPOTS_OF.slice(0, 3).flat().map((spot) => ({ from: DECK, to: spotPlace(spot) }));
    case 'took':
      return SPOTS_OF[event.line].map((spot, at) => ({ from: spotPlace(spot), to: homeOf(event.seat, event.cards[at]) }));
    case 'refilled':
      return SPOTS_OF[event.line].map((spot) => ({ from: DECK, to: spotPlace(spot) }));
    default:
      return [];
  }
}
