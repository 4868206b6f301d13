import { COLOURS, KINDS, type Cat, type Meal } from '../cats';

import { PENALTY, scoreCatnip, sum, type Collection } from './collection';
import { NOTHING, addMeals, mealOf } from './meals';

/**
 * A cat that changes, once fed, what other cats or foods are worth. We try every combination of these; each other cat
 * then brings a fixed number of points, so that the knapsack can find the best of them.
 */
export interface Pivot {
  /** The index of this cat in the collection. */
  readonly index: number;
  readonly cat: Cat;
  /** What the cat is fed in this plan; nothing for Cow, who takes what is left. */
  readonly meal: Meal;
  /** The kind that Truffle eats, as an index in KINDS; null for other cats. */
  readonly kind: number | null;
  /** True if Hemingway is to have strictly the most cats fed. */
  readonly most: boolean;
}

/** One way to feed a cat that is not a pivot. */
export interface Option {
  readonly meal: Meal;
  readonly gain: number;
}

export interface MealItem {
  readonly index: number;
  readonly cat: Cat;
  readonly options: readonly Option[];
}

/** The pivots that are fed, and what everything is worth then. */
export interface FeedingPlan {
  readonly pivots: readonly Pivot[];
  /** Points if no other cat than the pivots is fed. */
  readonly points: number;
  readonly items: readonly MealItem[];
  readonly meal: Meal;
  /** How many foods may be sweetened. */
  readonly sweetens: number;
  readonly truffle: Pivot | null;
  readonly cow: Pivot | null;
  /** What a set of colours brings. */
  readonly eachSet: number;
  /** How many cats other than the pivots must be fed. */
  readonly atLeast: number;
}

function isPivot({ worth, wants, isCatnip, sweetens }: Cat, catnip: number): boolean {
  if ('any' in wants || 'most' in worth || sweetens) return true;
  if (isCatnip) return catnip === 1 || catnip === 3;
  return (
    'per' in worth &&
    (worth.per === 'set' || worth.per === 'sameKind' || COLOURS.some((colour) => colour === worth.per))
  );
}

/** Lists the ways in which a pivot may be fed. */
function pivots(index: number, cat: Cat): Pivot[] {
  const { wants, worth } = cat;
  const pivot: Pivot = { index, cat, meal: 'meal' in wants ? wants.meal : NOTHING, kind: null, most: false };
  if ('oneKind' in wants) return KINDS.map((_, kind) => ({ ...pivot, meal: mealOf(kind, 1), kind }));
  return 'most' in worth ? [pivot, { ...pivot, most: true }] : [pivot];
}

/**
 * Lists every combination of pivots, and first the one that feeds all of them: it is mostly the best, and a good first
 * result lets us skip more of the others.
 */
export function listCombinations({ cats, catnip }: Collection): Pivot[][] {
  let list: Pivot[][] = [[]];
  cats.forEach((cat, index) => {
    if (!isPivot(cat, catnip)) return;
    const ways = pivots(index, cat);
    list = [...ways.flatMap((way) => list.map((fed) => [...fed, way])), ...list];
  });
  return list;
}

function optionsOf({ wants, worth }: Cat, { costumes, toys }: Collection): Option[] {
  if ('oneKind' in wants && 'each' in worth) {
    return KINDS.flatMap((_, kind) =>
      Array.from({ length: wants.oneKind }, (__, more) => ({
        meal: mealOf(kind, more + 1),
        gain: worth.each * (more + 1),
      })),
    );
  }
  const meal = 'meal' in wants ? wants.meal : NOTHING;
  if ('points' in worth) return [{ meal, gain: worth.points }];
  return [{ meal, gain: 'per' in worth ? worth.each * (worth.per === 'costume' ? costumes : toys) : 0 }];
}

export const eachOf = (pivot: Pivot | null): number => (pivot && 'each' in pivot.cat.worth ? pivot.cat.worth.each : 0);

/** Works out what everything else is worth for a combination of pivots. */
export function planFor(collection: Collection, fed: readonly Pivot[]): FeedingPlan {
  const { cats, rivalsFed } = collection;
  const has = (which: (pivot: Pivot) => boolean) => fed.find(which) ?? null;
  const truffle = has(({ kind }) => kind !== null);
  const levar = has(({ cat }) => 'per' in cat.worth && cat.worth.per === 'set');
  const eachSet = eachOf(levar);
  const eachSame = eachOf(truffle);
  const catnip = collection.catnip + (has(({ cat }) => cat.isCatnip === true) ? 1 : 0);
  const each = scoreCatnip(catnip, 1) > 0 ? scoreCatnip(catnip, 1) : 0;

  /** What a fed cat brings besides its own worth: no penalty, the catnip, and what the pivots give for it. */
  const pointsAlongside = (cat: Cat): number => {
    let points = -PENALTY + each;
    for (const {
      cat: { worth },
    } of fed)
      if ('per' in worth && cat.colours.some((colour) => colour === worth.per)) points += worth.each;
    return points;
  };
  const pointsForSame = (meal: Meal) => (truffle && meal[truffle.kind!] > 0 ? eachSame : 0);
  const pointsForWhole = (cat: Cat) => (cat.colours.length === COLOURS.length ? eachSet : 0);

  const own = ({ cat, most }: Pivot) =>
    'points' in cat.worth ? cat.worth.points : 'most' in cat.worth ? (most ? cat.worth.most : cat.worth.otherwise) : 0;
  const points = sum(
    fed.map((pivot) => own(pivot) + pointsAlongside(pivot.cat) + (pivot === truffle ? 0 : pointsForSame(pivot.meal))),
  );
  const items = cats.flatMap((cat, index): MealItem[] => {
    if (isPivot(cat, collection.catnip)) return [];
    const options = optionsOf(cat, collection).map(({ meal, gain }) => ({
      meal,
      gain: gain + pointsAlongside(cat) + pointsForSame(meal) + pointsForWhole(cat),
    }));
    return [{ index, cat, options }];
  });
  return {
    pivots: fed,
    points: points + PENALTY * cats.length + (catnip === 1 ? PENALTY : 0),
    items,
    meal: fed.reduce<Meal>((all, { meal }) => addMeals(all, meal), NOTHING),
    sweetens: sum(fed.map(({ cat }) => cat.sweetens ?? 0)),
    truffle,
    cow: has(({ cat }) => 'any' in cat.wants),
    eachSet,
    atLeast: has(({ most }) => most) ? Math.max(0, rivalsFed + 1 - fed.length) : 0,
  };
}
