import { faceOf } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import { indexOfFood, sum, type Foods } from '../../rules/cat-lady/feeding/collection';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import type { CatLadyEvent } from '../../rules/cat-lady/state';
import type { CardFlow } from '../../table/scene';

import { DECK, DISCARD, bowlPlace, catsOf, foodPlace, handOf, paperOf, pointsPlace, spotPlace, tokensIn } from './keys';

/** Where a card that was taken went: to the cats, to the food for which it is exchanged, or into a hand, which of a rival is not drawn. */
function homeOf(seat: number, card: number): string {
  const face = faceOf(card);
  if (face.type === 'cat') return catsOf(seat);
  return face.type === 'food' ? foodPlace(seat, indexOfFood(face.food)) : paperOf(seat);
}

/** Food out of the tray into a bowl; those of a rival lie among its cats. */
function served(seat: number, cat: number, bowl: Readonly<Foods>): CardFlow[] {
  const key = bowlPlace(seat, cat);
  return bowl.flatMap((count, food) =>
    count === 0
      ? []
      : [key, catsOf(seat)].map((to) => ({ from: foodPlace(seat, food), to, only: tokensIn(key, food) })),
  );
}

/** Food from where there is too much of it to where some is wanting: out of tray and bowls, into tray and bowls. */
function restored({ seat, before, bowls }: Extract<CatLadyEvent, { key: 'restored' }>): CardFlow[] {
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

/** What newly lies somewhere, and where it came from. What is known by its face finds its way by itself. */
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
      return event.bowls.flatMap((bowls, seat) => bowls.flatMap((bowl, cat) => served(seat, cat, bowl)));
    case 'restored':
      return restored(event);
    default:
      return [];
  }
}
