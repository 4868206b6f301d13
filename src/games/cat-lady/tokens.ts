import { catOf } from '../../rules/cat-lady/cards';
import { FOODS, KINDS } from '../../rules/cat-lady/cats';
import { subtractBowls, sum, type Foods } from '../../rules/cat-lady/feeding/collection';
import { FOR_LOST_CATS } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Spot } from '../../table/layout/rect';
import { join, type Part } from '../../table/pieces';
import type { Piece } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { encodeFace } from './cardFace';
import { foodPlace, pointsPlace, tokenKey } from './keys';
import { makePhrase } from './phrases';

/** Returns how much of each food the cats of a seat want; cats that take any food are left out. */
function foodsWantedBy(view: CatLady, seat: Seat): Foods {
  const cats = view.cats[seat].map(catOf);
  const wanted = KINDS.map((_, kind) => sum(cats.map(({ wants }) => ('meal' in wants ? wants.meal[kind] : 0))));
  return [wanted[0], wanted[1], wanted[2], 0];
}

/** Returns the food of a seat that lies in no bowl. */
export const findFoodLeft = (view: CatLady, seat: Seat): Foods =>
  view.revealed ? subtractBowls({ food: view.food[seat] }, view.bowls[seat]) : view.food[seat];

/** Only the top tokens of a pile are drawn, each a little higher than the one below. */
const PILED = 3;
const LIFT = 3;

/**
 * Builds the food of a seat, a pile for each kind. The top token says how many there are and how many the cats want.
 */
export function buildFoodPart(
  view: CatLady,
  viewer: Seat,
  seat: Seat,
  spots: readonly Spot[],
  depth: number,
  least = TARGET,
): Part {
  const left = findFoodLeft(view, seat);
  const wanted = foodsWantedBy(view, seat);
  const parts = FOODS.map((food, i): Part => {
    const { x, y, width } = spots[i];
    const place = foodPlace(seat, i);
    const count = left[i];
    const isCounted = !view.revealed && wanted[i] > 0;
    const facts = { food: makePhrase(`food.name.${food}`), count, wanted: wanted[i], owner: { seat } };
    const label = makePhrase(`place.food.${seat === viewer ? 'own' : 'rival'}${isCounted ? 'Wanted' : ''}`, facts);
    const drawn = Math.max(1, Math.min(PILED, count));
    const pieces = Array.from({ length: drawn }, (_, at): Piece => {
      const isTop = at === drawn - 1;
      return {
        key: count === 0 ? tokenKey(place, i, -1) : tokenKey(place, i, count - drawn + at),
        place,
        face: encodeFace({
          picture: food,
          isToken: true,
          count: isTop ? (isCounted ? `${count}/${wanted[i]}` : `${count}`) : null,
        }),
        x,
        y: y - at * LIFT + ((drawn - 1) * LIFT) / 2,
        width,
        turn: 0,
        depth: depth + at,
        label, // the place says which food it is
        isToken: true,
      };
    });
    return {
      places: [
        { key: place, x, y, width: Math.max(least, width), height: Math.max(least, width), label, isPile: true },
      ],
      pieces,
    };
  });
  return join(parts);
}

/** Builds the points for lost cats, with a token for every pair. */
export function buildPointsPart(view: CatLady, viewer: Seat, seat: Seat, { x, y, width }: Spot, depth: number): Part {
  const place = pointsPlace(seat);
  const points = view.points[seat];
  const tokens = points / FOR_LOST_CATS;
  const drawn = Math.max(1, Math.min(PILED, tokens));
  const pieces = Array.from({ length: drawn }, (_, at): Piece => ({
    key: tokens === 0 ? `${place}:none` : `${place}:${tokens - drawn + at}`,
    place,
    face: encodeFace({
      picture: 'points',
      isToken: true,
      count: at === drawn - 1 ? (points === 0 ? '0' : `+${points}`) : null,
    }),
    x,
    y: y - at * LIFT + ((drawn - 1) * LIFT) / 2,
    width,
    turn: 0,
    depth: depth + at,
    label: makePhrase('piece.points'),
    isToken: true,
  }));
  const label = makePhrase(`place.points.${seat === viewer ? 'own' : 'rival'}`, { points, owner: { seat } });
  return {
    places: [
      { key: place, x, y, width: Math.max(TARGET, width), height: Math.max(TARGET, width), label, isPile: true },
    ],
    pieces,
  };
}

/** The least width of a food in a bowl; a smaller one could not be seen. */
const LEAST = 6;

/** Builds the food in a cat's bowl, on the foot of its card. */
export function buildBowlPieces(
  view: CatLady,
  seat: Seat,
  cat: number,
  place: string,
  slot: string,
  { x, y, width }: Spot,
  depth: number,
  aspect: number,
): readonly Piece[] {
  const foods = FOODS.flatMap((food, i) =>
    Array.from({ length: view.bowls[seat][cat][i] }, (_, index) => ({ food, i, index })),
  );
  const most = Math.max(LEAST, Math.min(width * 0.42, (width - 2) / Math.min(3, Math.max(1, foods.length))));
  const pitch = foods.length > 1 ? Math.min(most, (width - most) / (foods.length - 1)) : 0;
  return foods.map(({ food, i, index }, at) => ({
    key: tokenKey(slot, i, index),
    place,
    face: encodeFace({ picture: food, isToken: true }),
    x: x + (at - (foods.length - 1) / 2) * pitch,
    y: y + (width * aspect) / 2 - most * 0.52,
    width: most,
    turn: 0,
    depth: depth + 1 + at,
    label: makePhrase('piece.inBowl', { food: makePhrase(`food.name.${food}`) }),
    isToken: true,
  }));
}
