import { faceOf } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import { indexOfFood, sum, type Foods } from '../../rules/cat-lady/feeding/collection';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import type { CatLadyEvent } from '../../rules/cat-lady/state';
import type { CardFlow } from '../../table/scene';

import { DECK, DISCARD, bowlPlace, catsOf, foodPlace, handOf, paperOf, pointsPlace, spotPlace, tokensIn } from './keys';

/**
 * Returns where a card goes when it is taken: to the cats, to the food it is exchanged for, or into a hand. A rival's
 * hand is not drawn, so its cards fly to the rival's paper.
 */
function homeOf(seat: number, card: number): string {
  const face = faceOf(card);
  if (face.type === 'cat') return catsOf(seat);
  return face.type === 'food' ? foodPlace(seat, indexOfFood(face.food)) : paperOf(seat);
}

/** Moves food from the tray into a bowl. The bowls of a rival lie among its cats, so both places are named. */
function flowsToServe(seat: number, cat: number, bowl: Readonly<Foods>): CardFlow[] {
  const key = bowlPlace(seat, cat);
  return bowl.flatMap((count, food) =>
    count === 0
      ? []
      : [key, catsOf(seat)].map((to) => ({ from: foodPlace(seat, food), to, only: tokensIn(key, food) })),
  );
}

/** Moves food from where there is too much of it to where some is missing, between tray and bowls. */
function flowsToRestore({ seat, before, bowls }: Extract<CatLadyEvent, { key: 'restored' }>): CardFlow[] {
  return FOODS.flatMap((_, food) => {
    const tray = { key: foodPlace(seat, food), places: [foodPlace(seat, food), foodPlace(seat, food)], more: 0 };
    const all = [
      tray,
      ...bowls.map((bowl, cat) => ({
        key: bowlPlace(seat, cat),
        places: [bowlPlace(seat, cat), catsOf(seat)],
        more: bowl[food] - before[cat][food],
      })),
    ];
    tray.more = -sum(all.map(({ more }) => more));
    const fewer = all.filter(({ more }) => more < 0);
    const wanting = all.filter(({ more }) => more > 0);
    const ways = fewer.flatMap((from) => wanting.map((to) => ({ from, to })));
    return ways.flatMap(({ from, to }) =>
      from.places.map((place, at) => ({
        from: place,
        to: to.places[at],
        leaving: tokensIn(from.key, food),
        only: tokensIn(to.key, food),
      })),
    );
  });
}

/**
 * Says where cards and tokens come from that appear somewhere new. A card whose face the viewer knows needs no flow: it
 * is found by its face.
 */
export function listFlows(event: CatLadyEvent): readonly CardFlow[] {
  switch (event.key) {
    case 'dealt':
      return SPOTS_OF.slice(0, 3)
        .flat()
        .map((spot) => ({ from: DECK, to: spotPlace(spot) }));
    case 'took':
      return SPOTS_OF[event.line].map((spot, at) => ({
        from: spotPlace(spot),
        to: homeOf(event.seat, event.cards[at]),
      }));
    case 'refilled':
      return SPOTS_OF[event.line].map((spot) => ({ from: DECK, to: spotPlace(spot) }));
    case 'adopted':
    case 'sprayed':
      return [{ from: paperOf(event.seat), to: DISCARD }];
    case 'cashed':
      return [
        { from: paperOf(event.seat), to: DISCARD },
        { from: handOf(event.seat), to: pointsPlace(event.seat) },
      ];
    case 'revealed':
      return event.bowls.flatMap((bowls, seat) => bowls.flatMap((bowl, cat) => flowsToServe(seat, cat, bowl)));
    case 'restored':
      return flowsToRestore(event);
    default:
      return [];
  }
}
