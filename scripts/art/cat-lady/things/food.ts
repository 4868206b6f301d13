/** Food, and the paw that is after it. */
import { darker, lighter } from '../../colour';
import { curve } from '../../outline';
import { ellipse, place } from '../../paper';
import { edged, raise } from '../../shadow';
import { card, smallCard, twice, type SmallLook } from '../frame';
import { furs, lady } from '../palette';
import { foot } from '../poses/figure';
import { floor, spot, wall, type Pattern } from '../room';
import { foodSign, treatSign } from '../signs';
import type { Drawing } from '../../render';
import type { Fur } from '../../fur';

/** Reaches in from below. */
export const thief = (x: number, y: number, coat: Fur, turn: number): string =>
  place(
    x,
    y,
    raise(
      2,
      edged(curve('-19 120!, -17 40, -18 6, 0 -6, 18 6, 17 40, 19 120!'), coat.fur, 0.35) +
        place(0, 4, foot({ coat }, 0, 0, 21, 16)),
    ),
    { turn },
  );

interface Dish {
  readonly sign: () => string;
  readonly colour: string;
  readonly pattern: Pattern;
  readonly table: string;
  readonly plate: string;
  readonly coat: Fur;
}

const dishes = {
  chicken: {
    sign: foodSign.chicken,
    colour: lady.butter,
    pattern: 'checks',
    table: '#e0a35c',
    plate: '#fffdf6',
    coat: furs.orange,
  },
  tuna: {
    sign: foodSign.tuna,
    colour: '#a9d8ea',
    pattern: 'stripes',
    table: '#6fa9c4',
    plate: '#fff3d6',
    coat: furs.black,
  },
  milk: {
    sign: foodSign.milk,
    colour: '#c3cdf0',
    pattern: 'dots',
    table: '#8f9cd0',
    plate: '#f6d7e2',
    coat: furs.white,
  },
  treat: {
    sign: treatSign,
    colour: '#f6bfd0',
    pattern: 'diamonds',
    table: '#d98aa6',
    plate: '#fff6d8',
    coat: furs.grey,
  },
} as const satisfies Record<string, Dish>;

type DishName = keyof typeof dishes;

function portion(name: DishName, count: 1 | 2): string {
  const { sign } = dishes[name];
  const [large, small] = name === 'milk' ? [3.1, 2.7] : name === 'treat' ? [3, 3] : [3.3, 2.8];
  if (count === 1)
    return place(150, name === 'milk' ? 214 : 206, raise(2, sign()), { scale: large, turn: name === 'tuna' ? -8 : 0 });
  if (name === 'milk')
    return (
      place(196, 206, raise(2, sign()), { scale: small, turn: 8 }) +
      place(106, 216, raise(2, sign()), { scale: small, turn: -6 })
    );
  return (
    place(name === 'tuna' ? 162 : 182, name === 'tuna' ? 168 : 186, raise(2, sign()), { scale: small, turn: -10 }) +
    place(name === 'tuna' ? 140 : 112, name === 'tuna' ? 254 : 230, raise(2, sign()), {
      scale: small,
      turn: name === 'tuna' ? -4 : 6,
    })
  );
}

function dish(name: DishName, count: 1 | 2): readonly [Drawing, Drawing] {
  const { colour, pattern, table, plate, coat } = dishes[name];
  const served =
    spot(150, 206, 112, lighter(colour, 0.7)) +
    floor(310, table) +
    raise(
      2,
      ellipse(150, 316, 124, 20, darker(plate, 0.12, '#8a6a8a')) +
        ellipse(150, 312, 124, 20, plate) +
        ellipse(150, 311, 92, 12, darker(plate, 0.06, '#8a6a8a')),
    );
  const bites =
    name === 'treat'
      ? place(76, 292, raise(1, treatSign()), { scale: 1, turn: -20 }) +
        place(226, 296, raise(1, treatSign()), { scale: 0.9, turn: 16 })
      : '';
  const scene =
    wall(colour, pattern) +
    served +
    bites +
    portion(name, count) +
    thief(count === 1 ? 240 : 58, 304, coat, count === 1 ? -16 : 16);
  const full = card(scene, {});
  const withCount = count === 2 ? card(scene, { tab: lady.butter, sort: place(0, 0, twiceSign()) }) : full;
  const look: SmallLook = { wall: colour, tab: lady.butter, sort: count === 2 ? twiceSign() : undefined };
  const face = place(0, 0, portion(name, count));
  return [
    withCount,
    smallCard(spot(150, 216, 128, lighter(colour, 0.7)) + place(-22, -24, face, { scale: 1.15 }), look),
  ];
}

const twiceSign = (): string => place(0, 2, twice(0, 8), { scale: 0.66 });

const pairs = (['chicken', 'tuna', 'milk'] as const).flatMap((name) => [
  [name, dish(name, 1)] as const,
  [`${name}2`, dish(name, 2)] as const,
]);
const all = [...pairs, ['treat', dish('treat', 1)] as const];

export const foodCards: readonly (readonly [string, Drawing])[] = all.map(([name, [full]]) => [name, full]);
export const smallFoods: readonly (readonly [string, Drawing])[] = all.map(([name, [, small]]) => [name, small]);
