import { FOODS, type Cat } from '../cats';

import { TREAT, subtractBowls, sum, type Bowls, type Foods } from './collection';

/** The largest amount of one kind in a bowl. */
const mostOfKind = (bowl: Readonly<Foods>): number => Math.max(bowl[0], bowl[1], bowl[2]);

/** Counts the foods of a bowl that are of no kind that its cat wants; they would have to be sweetened. */
function countOdd({ wants }: Cat, bowl: Readonly<Foods>): number {
  let count = 0;
  if ('meal' in wants) for (let kind = 0; kind < TREAT; kind++) count += Math.max(0, bowl[kind] - wants.meal[kind]);
  return 'oneKind' in wants ? bowl[0] + bowl[1] + bowl[2] - mostOfKind(bowl) : count;
}

/** Says whether one more food would be of no kind that the cat wants. */
function isOdd({ wants }: Cat, bowl: Readonly<Foods>, food: number): boolean {
  if (food === TREAT) return false;
  if ('meal' in wants) return bowl[food] >= wants.meal[food];
  return 'oneKind' in wants && bowl[food] < mostOfKind(bowl);
}

function roomIn({ wants }: Cat): number {
  if ('meal' in wants) return sum(wants.meal);
  return 'oneKind' in wants ? wants.oneKind : Infinity;
}

/** Counts how many more foods may be sweetened (C8.10); it is none until Moonbeam is fed. */
function countSugar(cats: readonly Cat[], bowls: Bowls): number {
  let left = 0;
  cats.forEach((cat, i) => {
    const count = countOdd(cat, bowls[i]);
    left -= count;
    if (cat.sweetens && count === 0 && sum(bowls[i]) === roomIn(cat)) left += cat.sweetens;
  });
  return left;
}

/**
 * C9.5: lists every way to put one food that is in no bowl into a bowl where it is of use, as pairs of a cat and an
 * index in FOODS.
 */
export function listGifts(cats: readonly Cat[], food: Readonly<Foods>, bowls: Bowls): (readonly [number, number])[] {
  const left = subtractBowls({ food }, bowls);
  const sweet = countSugar(cats, bowls) > 0;
  const list: (readonly [number, number])[] = [];
  cats.forEach((cat, one) => {
    const bowl = bowls[one];
    if (sum(bowl) >= roomIn(cat)) return;
    for (let i = 0; i < FOODS.length; i++)
      if (left[i] > 0 && (!isOdd(cat, bowl, i) || (sweet && !cat.sweetens))) list.push([one, i]);
  });
  return list;
}
