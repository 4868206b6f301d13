/** Food, and the paw that is after it. */
import { darker, lighter } from '../../colour';
import type { Fur } from '../../fur';
import { ellipse, place } from '../../paper';
import { raise } from '../../shadow';
import { twiceSign } from '../corner';
import type { DrawnCard } from '../drawnCard';
import { card } from '../frame';
import { furs, lady } from '../palette';
import { floor, spot, wall, type Pattern } from '../room';
import { foodSign, treatSign } from '../signs/food';
import { smallCard } from '../smallCard';

import { thief } from './thief';

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

function dish(name: DishName, count: 1 | 2): DrawnCard {
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
  const labels = count === 2 ? { sort: twiceSign(), tab: lady.butter } : {};
  const close = spot(150, 216, 128, lighter(colour, 0.7)) + place(-22, -24, portion(name, count), { scale: 1.15 });
  return { full: card(scene, labels), small: smallCard(close, colour, labels) };
}

export const foodCards: ReadonlyMap<string, DrawnCard> = new Map([
  ...(['chicken', 'tuna', 'milk'] as const).flatMap((name): [string, DrawnCard][] => [
    [name, dish(name, 1)],
    [`${name}2`, dish(name, 2)],
  ]),
  ['treat', dish('treat', 1)],
]);
