/** Every cat's card: the portrait, and what the rules say of the cat. */
import { CATS, KINDS, STRAYS, type Cat, type CatKey } from '../../../../src/rules/cat-lady/cats';
import { place } from '../../paper';
import { card, smallCard, type Meal, type Worth } from '../frame';
import { head } from '../poses/figure';
import { anyCatSign, bowlSign, catnipSign, catSign, hangerSign, toySign, treatSign, crownSign } from '../signs';
import type { Drawing } from '../../render';
import { blackCats } from './black';
import { mixedCats } from './mixed';
import { orangeCats } from './orange';
import { blackStrays } from './straysBlack';
import { orangeStrays } from './straysOrange';
import { otherStrays } from './straysWhite';
import { whiteCats } from './white';
import type { Portrait } from './portrait';

const portraits: Readonly<Record<CatKey, () => Portrait>> = {
  ...blackCats,
  ...orangeCats,
  ...whiteCats,
  ...mixedCats,
  ...blackStrays,
  ...orangeStrays,
  ...otherStrays,
};

export function mealOf({ wants }: Cat): Meal {
  if ('oneKind' in wants)
    return {
      foods: ['tuna', 'chicken', 'milk'],
      isChoice: true,
      count: wants.oneKind > 1 ? `1–${wants.oneKind}` : undefined,
    };
  if ('any' in wants) return { foods: ['tuna', 'chicken', 'milk'], count: '1+' };
  const [chicken, tuna, milk] = wants.meal;
  const foods = KINDS.flatMap((kind, i) => Array.from({ length: wants.meal[i] }, () => kind));
  if (chicken + tuna + milk !== foods.length) throw new Error('A meal of a fourth kind');
  return { foods };
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

const drawn = [...CATS, ...STRAYS].flatMap((cat) => {
  const draw = portraits[cat.key];
  if (!draw) return [];
  const portrait = draw();
  const { scene, front, wall, tab, paper, figure } = portrait;
  const look = { worth: worthOf(cat), meal: mealOf(cat), colours: cat.colours, tab };
  const isPaidBy = look.worth.sign !== undefined;
  const face = head({ ...figure, tilt: 0 }, isPaidBy ? 176 : 160, 212, { scale: isPaidBy ? 1.72 : 1.86 });
  return [
    { key: cat.key, full: card(scene, { ...look, front, paper }), small: smallCard(face, { ...look, wall, paper }) },
  ];
});

export const catCards: readonly (readonly [string, Drawing])[] = drawn.map(({ key, full }) => [key, full]);
export const smallCats: readonly (readonly [string, Drawing])[] = drawn.map(({ key, small }) => [key, small]);
