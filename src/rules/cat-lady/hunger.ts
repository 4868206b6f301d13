import { COLOURS, type Cat, type Meal } from './cats';
import { PENALTY, TREAT, sum, type Foods } from './feeding/collection';
import { weighByTurns } from './guesses';

export interface Household {
  readonly cats: readonly Cat[];
  readonly food: Readonly<Foods>;
  readonly costumes: number;
  readonly toys: number;
  /** What the catnip adds for each fed cat. */
  readonly each: number;
  /** The number of cats of the rival that has the most. */
  readonly rivals: number;
  /** How many turns the seat has left. */
  readonly turns: number;
}

/** What a cat would bring and what it wants; we guess where that is open. */
interface Guest {
  readonly gain: number;
  readonly meal: Meal;
  /** How much food the meal is. */
  readonly size: number;
}

/** How much chicken, tuna, milk and treats a turn brings on average. */
const SUPPLY: Foods = [0.35, 0.35, 0.28, 0.12];
/** How likely it is that a meal that can still be completed will be. */
const SURE = 0.72;
/**
 * Food that no cat wants yet is worth something while cats may still come for it: up to SPARE foods count EACH_SPARE,
 * more of it counts MORE_SPARE.
 */
const SPARE = 4;
const EACH_SPARE = 0.9;
const MORE_SPARE = 0.2;
/** How much more a spare treat is worth than other food. */
const SPARE_TREAT = 0.4;
/** What each food that is left over in the end may cost, because the most left over gets the penalty. */
const EACH_LEFT = 0.5;
/** Waffle, Cow and Truffle can be fed with one food; Waffle and Cow will bring about this much. */
const ANYTHING: Meal = [0, 1, 0];
const EATER = 6;

function gainOf({ worth }: Cat, { cats, costumes, toys, rivals }: Household, colours: readonly number[]): number {
  if ('points' in worth) return worth.points;
  if ('most' in worth) return cats.length > rivals ? worth.most - 1 : worth.otherwise + 1;
  switch (worth.per) {
    case 'set':
      return worth.each * Math.min(...colours);
    case 'costume':
      return worth.each * costumes;
    case 'toy':
      return worth.each * toys;
    case 'food':
      return EATER;
    case 'sameKind':
      return cats.length;
    default:
      return worth.each * colours[COLOURS.indexOf(worth.per)];
  }
}

/** How many of the cats have each colour; bots count it thousands of times for a decision. */
function countColours(cats: readonly Cat[]): number[] {
  const counts = COLOURS.map(() => 0);
  for (const { colours } of cats) for (const colour of colours) counts[COLOURS.indexOf(colour)]++;
  return counts;
}

/** Lists the cats by what they bring for each food, the best first. */
function guests(household: Household): Guest[] {
  const colours = countColours(household.cats);
  const list = household.cats.map((cat): Guest => {
    const meal = 'meal' in cat.wants ? cat.wants.meal : ANYTHING;
    return { gain: gainOf(cat, household, colours) - PENALTY + household.each, meal, size: sum(meal) };
  });
  return list.sort((one, other) => other.gain * one.size - one.gain * other.size);
}

/** Feeds a cat at once, unless something is missing that treats cannot replace. */
function feedNow({ meal }: Guest, food: Foods): boolean {
  let missing = 0;
  for (let kind = 0; kind < TREAT; kind++) missing += Math.max(0, meal[kind] - food[kind]);
  if (missing > food[TREAT]) return false;
  for (let kind = 0; kind < TREAT; kind++) food[kind] = Math.max(0, food[kind] - meal[kind]);
  food[TREAT] -= missing;
  return true;
}

/**
 * Estimates how likely a cat gets what is still missing. What it takes from the food and from what will come is gone
 * for the next cat.
 */
function chanceOf({ meal }: Guest, food: Foods, coming: Foods): number {
  let chance = 1;
  for (let kind = 0; kind < TREAT; kind++) {
    const missing = Math.max(0, meal[kind] - food[kind]);
    food[kind] = Math.max(0, food[kind] - meal[kind]);
    if (missing === 0) continue;
    chance = Math.min(chance, (coming[kind] + coming[TREAT] / 2) / missing);
    coming[kind] = Math.max(0, coming[kind] - missing);
  }
  coming[TREAT] *= 0.8;
  return chance;
}

/**
 * Estimates what a seat's cats will bring: the best are fed first with what is there, the others later with what may
 * come. It is much faster than finding the best feeding, and it looks ahead.
 */
export function estimateFromCats(household: Household): number {
  const { turns } = household;
  const food = household.food.slice() as Foods;
  let value = PENALTY * household.cats.length;
  const hungry: Guest[] = [];
  for (const guest of guests(household)) {
    if (feedNow(guest, food)) value += guest.gain;
    else hungry.push(guest);
  }
  const coming = SUPPLY.map((each) => each * turns) as Foods;
  coming[TREAT] += food[TREAT];
  for (const guest of hungry) value += chanceOf(guest, food, coming) * SURE * guest.gain;
  const spare = sum(food);
  const useful = Math.min(spare, SPARE);
  const left = Math.max(PENALTY, -EACH_LEFT * spare);
  return (
    value +
    weighByTurns(turns) * (useful * EACH_SPARE + (spare - useful) * MORE_SPARE + food[TREAT] * SPARE_TREAT) +
    (1 - weighByTurns(turns)) * left
  );
}
