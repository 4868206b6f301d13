import type { SheetEntry, SheetField, ScorePart, SheetRules } from '../kernel/sheet';

import { box } from './box';
import { TOYS } from './cards';
import { CAT, FOODS, type CatKey } from './cats';
import { sum, type Foods } from './feeding/collection';
import { catLady } from './game';
import { bestFeedings, rankSeats, scoreAll, type Belongings, type Scores } from './score';

const MOST_CATS = 20;
const MOST_FOOD = 40;
/** The box holds three toys of each kind. */
const TOY_COPIES = 3;
const MOST_COSTUMES = 9;
const MOST_CATNIP = 7;
const MOST_LOST = 10;

const FIELDS: readonly SheetField[] = [
  { name: 'cats', kind: 'cards', of: Object.keys(CAT), most: MOST_CATS, each: 1, only: true },
  ...FOODS.map((food): SheetField => ({ name: food, group: 'food', kind: 'count', min: 0, max: MOST_FOOD })),
  ...TOYS.map((toy): SheetField => ({ name: toy, group: 'toys', kind: 'count', min: 0, max: TOY_COPIES })),
  { name: 'costumes', group: 'others', kind: 'count', min: 0, max: MOST_COSTUMES },
  { name: 'catnip', group: 'others', kind: 'count', min: 0, max: MOST_CATNIP },
  { name: 'lostCats', group: 'others', kind: 'count', min: 0, max: MOST_LOST },
  { name: 'points', group: 'others', kind: 'count', min: 0, max: MOST_LOST },
];

const count = (entry: SheetEntry, name: string) => (typeof entry[name] === 'number' ? entry[name] : 0);

const belongingsIn = (entry: SheetEntry): Belongings => ({
  cats: Array.isArray(entry.cats) ? entry.cats.map((key) => CAT[key as CatKey]) : [],
  food: FOODS.map((food) => count(entry, food)) as Foods,
  toys: TOYS.map((toy) => count(entry, toy)),
  costumes: count(entry, 'costumes'),
  catnip: count(entry, 'catnip'),
  lostCats: count(entry, 'lostCats'),
  points: count(entry, 'points'),
});

/** Lists the sources of points; for each cat it counts how much of every food it ate. */
function partsOf({ feeding, toys, costumes, leftover, lostCats, points }: Scores): ScorePart[] {
  const cats = feeding.portions.map((portion): ScorePart => {
    if (!portion.bites) return { name: 'hungry', card: portion.cat.key, points: portion.points };
    const eaten = Object.fromEntries(
      FOODS.map((food) => [food, portion.bites!.filter((bite) => bite.food === food).length]),
    );
    return { name: 'fed', card: portion.cat.key, points: portion.points, counts: eaten };
  });
  const others: ScorePart[] = [
    { name: 'catnip', points: feeding.catnip.points, facts: { count: feeding.catnip.count } },
    { name: 'toys', points: sum(toys.map((set) => set.points)), facts: { count: sum(toys.map((set) => set.count)) } },
    { name: 'costumes', points: costumes.points, facts: { count: costumes.count } },
    { name: 'leftover', points: leftover.points, facts: { count: leftover.count } },
    { name: 'lostCats', points: lostCats.points, facts: { count: lostCats.count } },
    { name: 'points', points },
  ];
  return [...cats, ...others.filter((part) => part.points !== 0)];
}

/**
 * The score sheet for Cat Lady with real cards asks what lies before everybody, and finds the best feeding by itself.
 */
export const catLadySheet: SheetRules = {
  id: 'cat-lady',
  version: 1,
  seats: catLady.seats,
  options: {},
  rounds: 'one',
  common: () => [],
  fields: () => FIELDS,
  box,
  tally([{ seats: entries }], _options, _seats, first = null) {
    const all = entries.map(belongingsIn);
    const scores = scoreAll(all, bestFeedings(all));
    const isEmpty = (seat: number) => Object.keys(entries[seat]).length === 0;
    return {
      points: [scores.map(({ total }, seat) => (isEmpty(seat) ? null : total))],
      parts: [scores.map((own, seat) => (isEmpty(seat) ? [] : partsOf(own)))],
      totals: scores.map(({ total }) => total),
      places: rankSeats(scores),
      isOver: false,
      begins: [first],
    };
  },
};
