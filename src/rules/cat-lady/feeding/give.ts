import { FOODS, type Cat } from '../cats';
import { TREAT, outside, sum, type Bowls, type Foods } from './collection';

/** How many foods of a bowl are of no kind that its cat wants: they would have to be sweetened. */
function odd({ wants }: Cat, bowl: Readonly<Foods>): number {
  const plain = bowl.slice(0, TREAT);
  if ('meal' in wants) return sum(plain.map((count, kind) => Math.max(0, count - wants.meal[kind])));
  return 'oneKind' in wants ? sum(plain) - Math.max(...plain) : 0;
}

function room({ wants }: Cat): number {
  if ('meal' in wants) return sum(wants.meal);
  return 'oneKind' in wants ? wants.oneKind : Infinity;
}

/** C8.10: Moonbeam sweetens once it is fed, and never its own meal. */
const sweetened = (cats: readonly Cat[], bowls: Bowls): number =>
  sum(cats.map((cat, i) => (cat.sweetens && odd(cat, bowls[i]) === 0 && sum(bowls[i]) === room(cat) ? cat.sweetens : 0)));

/** C9.5: whether one more of a food, by FOODS, is of use in a cat's bowl. */
export function isOfUse(cats: readonly Cat[], bowls: Bowls, one: number, food: number): boolean {
  const cat = cats[one];
  if (sum(bowls[one]) >= room(cat)) return false;
  const after = bowls[one].slice() as Foods;
  after[food]++;
  const more = odd(cat, after);
  if (more === odd(cat, bowls[one])) return true;
  return cat.sweetens === undefined && sum(cats.map((each, i) => odd(each, i === one ? after : bowls[i]))) <= sweetened(cats, bowls);
}

/** Every way to put one food that is left over into a bowl where it is of use: pairs of cat and food, by FOODS. */
export function gifts(cats: readonly Cat[], food: Readonly<Foods>, bowls: Bowls): (readonly [number, number])[] {
  const left = outside({ food }, bowls);
  return cats.flatMap((_, one) => FOODS.flatMap((__, i) => (left[i] > 0 && isOfUse(cats, bowls, one, i) ? [[one, i] as const] : [])));
}
