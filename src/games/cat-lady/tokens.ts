import { catOf } from '../../rules/cat-lady/cards';
import { FOODS, KINDS } from '../../rules/cat-lady/cats';
import { outside, sum, type Foods } from '../../rules/cat-lady/feeding/collection';
import { FOR_LOST_CATS } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Spot } from '../../table/layout/box';
import { join, type Part } from '../../table/pieces';
import type { Piece } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { faceOf } from './cardFace';
import { foodPlace, pointsPlace, tokenKey } from './keys';
import { word } from './phrases';

/** How much of each food the cats of a seat want; cats that are content with various food are left out. */
function wantedBy(view: CatLady, seat: Seat): Foods {
  const cats = view.cats[seat].map(catOf);
  const wanted = KINDS.map((_, kind) => sum(cats.map(({ wants }) => ('meal' in wants ? wants.meal[kind] : 0))));
  return [wanted[0], wanted[1], wanted[2], 0];
}

/** What lies in no bowl. */
export const leftOf = (view: CatLady, seat: Seat): Foods =>
  view.revealed ? outside({ food: view.food[seat] }, view.bowls[seat]) : view.food[seat];

/** Of so many tokens the upper ones are drawn, each a little higher. */
const PILED = 3;
const LIFT = 3;

/** The food of a seat, a pile for each kind; on the topmost is written how many there are, and how many its cats want. */
export function foodPart(
  view: CatLady,
  viewer: Seat,
  seat: Seat,
  spots: readonly Spot[],
  depth: number,
  least = TARGET,
): Part {
  const left = leftOf(view, seat);
  const wanted = wantedBy(view, seat);
  const parts = FOODS.map((food, i): Part => {
    const { x, y, width } = spots[i];
    const place = foodPlace(seat, i);
    const count = left[i];
    const isCounted = !view.revealed && wanted[i] > 0;
    const facts = { food: word(`food.name.${food}`), count, wanted: wanted[i], owner: { seat } };
    const drawn = Math.max(1, Math.min(PILED, count));
    const pieces = Array.from({ length: drawn }, (_, at): Piece => {
      const isTop = at === drawn - 1;
      return {
        key: count === 0 ? tokenKey(place, i, -1) : tokenKey(place, i, count - drawn + at),
        place,
        face: faceOf({
          picture: food,
          isToken: true,
          count: isTop ? (isCounted ? `${count}/${wanted[i]}` : `${count}`) : null,
        }),
        x,
        y: y - at * LIFT + ((drawn - 1) * LIFT) / 2,
        width,
        turn: 0,
        depth: depth + at,
        label: facts.food,
        isToken: true,
      };
    });
    const label = word(`place.food.${seat === viewer ? 'own' : 'rival'}${isCounted ? 'Wanted' : ''}`, facts);
    return {
      places: [
        { key: place, x, y, width: Math.max(least, width), height: Math.max(least, width), label, isPile: true },
      ],
      pieces,
    };
  });
  return join(parts);
}

/** Points for lost cats: a token for every pair. */
export function pointsPart(view: CatLady, viewer: Seat, seat: Seat, { x, y, width }: Spot, depth: number): Part {
  const place = pointsPlace(seat);
  const points = view.points[seat];
  const tokens = points / FOR_LOST_CATS;
  const drawn = Math.max(1, Math.min(PILED, tokens));
  const pieces = Array.from({ length: drawn }, (_, at): Piece => ({
    key: tokens === 0 ? `${place}:none` : `${place}:${tokens - drawn + at}`,
    place,
    face: faceOf({
      picture: 'points',
      isToken: true,
      count: at === drawn - 1 ? (points === 0 ? '0' : `+${points}`) : null,
    }),
    x,
    y: y - at * LIFT + ((drawn - 1) * LIFT) / 2,
    width,
    turn: 0,
    depth: depth + at,
    label: word('piece.points'),
    isToken: true,
  }));
  const label = word(`place.points.${seat === viewer ? 'own' : 'rival'}`, { points, owner: { seat } });
  return {
    places: [
      { key: place, x, y, width: Math.max(TARGET, width), height: Math.max(TARGET, width), label, isPile: true },
    ],
    pieces,
  };
}

/** Smaller than this nothing is to be seen. */
const LEAST = 6;

/** The food in a cat's bowl, on the foot of its card. */
export function bowlPart(
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
    face: faceOf({ picture: food, isToken: true }),
    x: x + (at - (foods.length - 1) / 2) * pitch,
    y: y + (width * aspect) / 2 - most * 0.52,
    width: most,
    turn: 0,
    depth: depth + 1 + at,
    label: word('piece.inBowl', { food: word(`food.name.${food}`) }),
    isToken: true,
  }));
}
