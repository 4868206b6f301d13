/** What the rules say of a cat, as its card shows it. */
import { KINDS, type Cat } from '../../../src/rules/cat-lady/cats';
import { place } from '../paper';

import type { Meal, Worth } from './labels';
import { anyCatSign, catSign } from './signs/colours';
import { bowlSign, treatSign } from './signs/food';
import { catnipSign, crownSign, hangerSign, toySign } from './signs/sorts';

export function mealOf({ wants }: Cat): Meal {
  if ('oneKind' in wants)
    return {
      foods: ['tuna', 'chicken', 'milk'],
      isChoice: true,
      count: wants.oneKind > 1 ? `1–${wants.oneKind}` : undefined,
    };
  if ('any' in wants) return { foods: ['tuna', 'chicken', 'milk'], count: '1+' };
  return { foods: KINDS.flatMap((kind, i) => Array.from({ length: wants.meal[i] }, () => kind)) };
}

const set = (): string =>
  place(-20, -9, catSign('black'), { scale: 0.66 }) +
  place(20, -9, catSign('orange'), { scale: 0.66 }) +
  place(0, 13, catSign('white'), { scale: 0.66 });

/** What some cats are paid by. */
const counted: Readonly<Record<Extract<Cat['worth'], { per: unknown }>['per'], () => string>> = {
  black: () => catSign('black'),
  orange: () => catSign('orange'),
  white: () => catSign('white'),
  set,
  costume: hangerSign,
  toy: toySign,
  food: bowlSign,
  sameKind: anyCatSign,
};

export function worthOf({ worth, isCatnip, sweetens }: Cat): Worth {
  if ('points' in worth) {
    const points = String(worth.points);
    if (isCatnip) return { points, by: 'plus', sign: catnipSign() };
    if (sweetens)
      return {
        points,
        by: 'plus',
        sign: place(-11, -6, treatSign(), { scale: 0.72 }) + place(12, 8, treatSign(), { scale: 0.72 }),
      };
    return { points };
  }
  if ('most' in worth) return { points: String(worth.most), sign: crownSign(), otherwise: String(worth.otherwise) };
  return { points: String(worth.each), by: 'times', sign: counted[worth.per]() };
}
