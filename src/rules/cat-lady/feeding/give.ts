import { FOODS, type Cat } from '../cats';

import { TREAT, outside, sum, type Bowls, type Foods } from './collection';

/** The most of one kind that lies in a bowl. */
const mostOfKind = (bowl: Readonly<Foods>): number => Math.max(bowl[0], bowl[1], bowl[2]);

/** How many foods of a bowl are of no kind that its cat wants: they would have to be sweetened. */
function odd({ wants }: Cat, bowl: Readonly<Foods>): number {
  let count = 0;
  if ('meal' in wants) for (let kind = 0; kind < TREAT; kind++) count += Math.max(0, bowl[kind] - wants.meal[kind]);
  return 'oneKind' in wants ? bowl[0] + bowl[1] + bowl[2] - mostOfKind(bowl) : count;
}

/** Whether one more food would be of no kind that the cat wants. */
function isOdd({ wants }: Cat, bowl: Readonly<Foods>, food: number): boolean {
  if (food === TREAT) return false;
  if ('meal' in wants) return bowl[food] >= wants.meal[food];
  return 'oneKind' in wants && bowl[food] < mostOfKind(bowl);
}

function room({ wants }: Cat): number {
  if ('meal' in wants) return sum(wants.meal);
  return 'oneKind' in wants ? wants.oneKind : Infinity;
}

/** How many more foods may be sweetened (C8.10): none before Moonbeam is fed. */
function sugar(cats: readonly Cat[], bowls: Bowls): number {
  let left = 0;
  cats.forEach((cat, i) => {
    const count = odd(cat, bowls[i]);
    left -= count;
    if (cat.sweetens && count === 0 && sum(bowls[i]) === room(cat)) left += cat.sweetens;
  });
  return left;
}

/** C9.5: every way to put one food that is in no bowl into one where it is of use: pairs of cat and food, by FOODS. */
export function gifts(cats: readonly Cat[], food: Readonly<Foods>, bowls: Bowls): (readonly [number, number])[] {
  const left = outside({ food }, bowls);
  const sweet = sugar(cats, bowls) > 0;
  const list: (readonly [number, number])[] = [];
  cats.forEach((cat, one) => {
    const bowl = bowls[one];
    if (sum(bowl) >= room(cat)) return;
    for (let i = 0; i < FOODS.length; i++)
      if (left[i] > 0 && (!isOdd(cat, bowl, i) || (sweet && !cat.sweetens))) list.push([one, i]);
  });
  return list;
}
