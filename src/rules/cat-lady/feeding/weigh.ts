import { FOODS, KINDS, type Cat, type Kind } from '../cats';

import {
  TREAT,
  PENALTY,
  scoreCatnip,
  sum,
  type Bite,
  type Bowls,
  type Catnip,
  type Collection,
  type Feeding,
  type Foods,
  type Portion,
} from './collection';
import { setsOf } from './sets';

/** One way to read the bowls: the kind eaten by each cat that wants a single kind, and null for the other cats. */
type Reading = readonly (Kind | null)[];

/** How many foods may still be sweetened. */
interface Sugar {
  left: number;
}

const eatsOneKind = (cat: Cat) => 'oneKind' in cat.wants;
const isTruffle = (cat: Cat) => 'per' in cat.worth && cat.worth.per === 'sameKind';

/** Lists every reading: each cat that wants a single kind and has food in its bowl may eat any of the kinds. */
function readings(cats: readonly Cat[], bowls: Bowls): Reading[] {
  let list: Reading[] = [[]];
  cats.forEach((cat, i) => {
    const kinds = eatsOneKind(cat) && sum(bowls[i]) > 0 ? KINDS : [null];
    list = list.flatMap((reading) => kinds.map((kind) => [...reading, kind]));
  });
  return list;
}

function mealOf(cat: Cat, bowl: Readonly<Foods>, kind: Kind | null): readonly number[] | null {
  const { wants } = cat;
  if ('meal' in wants) return wants.meal;
  if (!('oneKind' in wants) || kind === null) return null;
  const foods = sum(bowl);
  return foods <= wants.oneKind ? KINDS.map((one) => (one === kind ? foods : 0)) : null;
}

/** Returns what a cat eats from its bowl as this meal, or null if the food does not make the meal. */
function eat(bowl: Readonly<Foods>, meal: readonly number[], sugar: Sugar): Bite[] | null {
  if (sum(bowl) !== sum(meal)) return null;
  const bites: Bite[] = [];
  const missing: Kind[] = [];
  const sweetened: Kind[] = [];
  KINDS.forEach((kind, i) => {
    for (let n = 0; n < Math.max(bowl[i], meal[i]); n++) {
      if (n >= meal[i]) sweetened.push(kind);
      else if (n >= bowl[i]) missing.push(kind);
      else bites.push({ food: kind, as: kind });
    }
  });
  if (sweetened.length > sugar.left) return null;
  sugar.left -= sweetened.length;
  return [
    ...bites,
    ...missing.map((as, i): Bite => ({ food: i < bowl[TREAT] ? 'treat' : sweetened[i - bowl[TREAT]], as })),
  ];
}

/** Lets a cat eat any food. It is better if Truffle's kind is part of it, so treats and sugar are used for that. */
function eatAnything(bowl: Readonly<Foods>, wished: Kind | null, sugar: Sugar): Bite[] | null {
  if (sum(bowl) === 0) return null;
  const bites = KINDS.flatMap((kind, i) => Array.from({ length: bowl[i] }, (): Bite => ({ food: kind, as: kind })));
  for (let i = 0; i < bowl[TREAT]; i++) bites.push({ food: 'treat', as: wished ?? KINDS[0] });
  if (wished !== null && sugar.left > 0 && !bites.some((bite) => bite.as === wished)) {
    sugar.left--;
    bites[0] = { ...bites[0], as: wished };
  }
  return bites;
}

/**
 * Works out what each cat eats in one reading. Moonbeam goes first, because it cannot sweeten its own meal (C8.10). Cow
 * goes last, because it can do with what the others leave of the sugar.
 */
function eatAll(cats: readonly Cat[], bowls: Bowls, reading: Reading): (Bite[] | null)[] {
  const sugar: Sugar = { left: 0 };
  const eaten: (Bite[] | null)[] = cats.map(() => null);
  const serve = (which: (cat: Cat) => boolean) =>
    cats.forEach((cat, i) => {
      const meal = mealOf(cat, bowls[i], reading[i]);
      if (which(cat) && meal) eaten[i] = eat(bowls[i], meal, sugar);
      if (eaten[i] && which(cat)) sugar.left += cat.sweetens ?? 0;
    });
  serve((cat) => cat.sweetens !== undefined);
  serve((cat) => cat.sweetens === undefined);
  const truffle = cats.findIndex((cat, i) => isTruffle(cat) && eaten[i]);
  cats.forEach((cat, i) => {
    if ('any' in cat.wants) eaten[i] = eatAnything(bowls[i], truffle < 0 ? null : reading[truffle], sugar);
  });
  return eaten;
}

/** C8: returns the number that a cat's points are multiplied with. */
function countFor(one: number, { cats, costumes, toys }: Collection, eaten: readonly (Bite[] | null)[]): number | null {
  const { worth } = cats[one];
  if (!('per' in worth)) return null;
  const fed = cats.filter((_, i) => eaten[i]);
  switch (worth.per) {
    case 'set':
      return setsOf(fed.map((cat) => cat.colours));
    case 'costume':
      return costumes;
    case 'toy':
      return toys;
    case 'food':
      return eaten[one]!.length;
    case 'sameKind': {
      const [{ as }] = eaten[one]!;
      return eaten.filter((bites, i) => i !== one && bites?.some((bite) => bite.as === as)).length;
    }
    default: {
      const colour = worth.per;
      return fed.filter((cat) => cat.colours.includes(colour)).length;
    }
  }
}

/** What is known of a cat, by its number, besides what it ate: the number that its points are multiplied with. */
export type KnownCounts = ReadonlyMap<number, number>;

function portion(
  one: number,
  collection: Collection,
  eaten: readonly (Bite[] | null)[],
  fed: number,
  known?: KnownCounts,
): Portion {
  const cat = collection.cats[one];
  const bites = eaten[one];
  if (!bites) return { cat, bites, count: null, points: PENALTY };
  const { worth } = cat;
  const count = known?.get(one) ?? countFor(one, collection, eaten);
  if ('per' in worth) return { cat, bites, count, points: worth.each * count! };
  return {
    cat,
    bites,
    count,
    points: 'points' in worth ? worth.points : fed > collection.rivalsFed ? worth.most : worth.otherwise,
  };
}

/** C8.8: Macak counts as catnip only if that is better. */
function catnipOf({ cats, catnip }: Collection, eaten: readonly (Bite[] | null)[], fed: number): Catnip {
  const points = scoreCatnip(catnip, fed);
  const more = cats.some((cat, i) => cat.isCatnip && eaten[i]) ? scoreCatnip(catnip + 1, fed) : points;
  return more > points
    ? { count: catnip + 1, withMacak: true, points: more }
    : { count: catnip, withMacak: false, points };
}

/** Returns what cats that have eaten this bring; null stands for a hungry cat. */
export function weighEaten(collection: Collection, eaten: readonly (Bite[] | null)[], known?: KnownCounts): Feeding {
  const fed = eaten.filter(Boolean).length;
  const portions = collection.cats.map((_, i) => portion(i, collection, eaten, fed, known));
  const catnip = catnipOf(collection, eaten, fed);
  const leftover = collection.food.map(
    (count, one) => count - eaten.flatMap((bites) => bites ?? []).filter(({ food }) => food === FOODS[one]).length,
  ) as Foods;
  return { portions, fed, catnip, points: sum(portions.map((one) => one.points)) + catnip.points, leftover };
}

const weighReading = (collection: Collection, bowls: Bowls, reading: Reading): Feeding =>
  weighEaten(collection, eatAll(collection.cats, bowls, reading));

/** Returns what these bowls bring, and why. If the bowls can be read in several ways, the owner gets the best one. */
export function weigh(collection: Collection, bowls: Bowls): Feeding {
  let best: Feeding | null = null;
  for (const reading of readings(collection.cats, bowls)) {
    const feeding = weighReading(collection, bowls, reading);
    if (!best || feeding.points > best.points) best = feeding;
  }
  return best!;
}
