import type { SheetEntry } from '../kernel/sheet';

import { TOYS } from './cards';
import { CAT, KINDS, type Cat, type CatKey } from './cats';
import { makeNoFood, type Bite, type Foods } from './feeding/collection';
import { weighEaten } from './feeding/weigh';
import { collectionOf, countRivalsFed, scoreFeedings, type Belongings, type Scores } from './score';

/** Where the cats were fed on the table, the sheet asks for what came of it: who went hungry, and what was left over. */

/** Cats whose points depend on more than that: how much they ate, or how many others ate the same. */
export const EATEN: readonly CatKey[] = Object.values(CAT)
  .filter(({ worth }) => 'per' in worth && (worth.per === 'food' || worth.per === 'sameKind'))
  .map(({ key }) => key);

const SETS = ['set1', 'set2', 'set3'];

const count = (entry: SheetEntry, name: string) => (typeof entry[name] === 'number' ? entry[name] : 0);
const isIn = (entry: SheetEntry, name: string, key: CatKey) =>
  Array.isArray(entry[name]) && entry[name].some((one) => one === key);
/** Whether a person has this cat and it was fed. */
export const isFedAtTable = (entry: SheetEntry, key: CatKey): boolean =>
  isIn(entry, 'cats', key) && !isIn(entry, 'hungry', key);

const catsIn = ({ cats }: SheetEntry): readonly Cat[] =>
  Array.isArray(cats) ? cats.map((key) => CAT[key as CatKey]) : [];

/** The least that this number stands for: somebody who fed Waffle fed it at least one food. */
const countFor = (entry: SheetEntry, { key, worth }: Cat): number =>
  Math.max(count(entry, key), 'per' in worth && worth.per === 'food' ? 1 : 0);

/** A meal that this cat would eat; which kinds they are does not matter, because the numbers are entered. */
function mealOf({ wants }: Cat): Bite[] {
  const meal = 'meal' in wants ? wants.meal : [1, 0, 0];
  return KINDS.flatMap((kind, i) => Array.from({ length: meal[i] }, (): Bite => ({ food: kind, as: kind })));
}

function belongingsIn(entry: SheetEntry): Belongings {
  const sets = SETS.map((name) => count(entry, name));
  const food: Foods = makeNoFood();
  return {
    cats: catsIn(entry),
    food,
    toys: TOYS.map((_, toy) => sets.filter((size) => size > toy).length),
    costumes: count(entry, 'costumes'),
    catnip: count(entry, 'catnip'),
    lostCats: 2 * count(entry, 'pairs'),
    points: 0,
  };
}

export function countTable(entries: readonly SheetEntry[]): Scores[] {
  const all = entries.map(belongingsIn);
  const eaten = entries.map((entry, seat) =>
    all[seat].cats.map((cat) => (isIn(entry, 'hungry', cat.key) ? null : mealOf(cat))),
  );
  const fed = eaten.map((own) => own.filter((meal) => meal !== null).length);
  const feedings = entries.map((entry, seat) => {
    const { cats } = all[seat];
    const known = new Map(
      cats.flatMap((cat, i): [number, number][] => (EATEN.includes(cat.key) ? [[i, countFor(entry, cat)]] : [])),
    );
    const feeding = weighEaten(collectionOf(all[seat], countRivalsFed(fed, seat)), eaten[seat], known);
    return { ...feeding, leftover: [count(entry, 'left'), 0, 0, 0] as Foods };
  });
  return scoreFeedings(all, feedings);
}
