import { rank } from '../kernel/rank';
import {
  isInWay,
  createWayField,
  wayOf,
  type SheetEntry,
  type SheetField,
  type ScorePart,
  SheetRound,
  SheetRules,
} from '../kernel/sheet';
import { evaluateSum } from '../kernel/sum';
import type { Seat } from '../kernel/types';

import { listBoxSteps } from './box';
import { TOYS } from './cards';
import { CAT, FOODS, KINDS, type CatKey } from './cats';
import { sum, type Foods } from './feeding/collection';
import { catLady } from './game';
import { findBestFeedings, rankSeats, scoreAll, wins, type Belongings, type Scores } from './score';
import { countTable, EATEN, isFedAtTable } from './tableSheet';

const MOST_CATS = 20;
const MOST_FOOD = 40;
/** The box holds three toys of each kind. */
const TOY_COPIES = 3;
const MOST_COSTUMES = 9;
const MOST_CATNIP = 7;
const MOST_LOST = 10;

/** The food is entered and the app feeds; or the cats were fed on the table; or people have counted it all. */
const [BOWLS, TABLE, TOTALS] = ['bowls', 'table', 'totals'];
const LAID = [BOWLS, TABLE];
const ways = { of: [BOWLS, TABLE, TOTALS], usual: TABLE };

const FIELDS: readonly SheetField[] = [
  { name: 'cats', kind: 'cards', of: Object.keys(CAT), most: MOST_CATS, each: 1, only: true, ways: LAID },
  { name: 'hungry', kind: 'cards', of: Object.keys(CAT), most: MOST_CATS, each: 1, asked: false, ways: [TABLE] },
  ...EATEN.map((key): SheetField => ({
    name: key,
    kind: 'count',
    min: 0,
    max: MOST_CATS,
    ways: [TABLE],
    isNeeded: (entry) => isFedAtTable(entry, key),
  })),
  { name: 'left', group: 'laid', kind: 'count', min: 0, max: MOST_FOOD, ways: [TABLE] },
  ...FOODS.map((food): SheetField => ({
    name: food,
    group: 'food',
    kind: 'count',
    min: 0,
    max: MOST_FOOD,
    ways: [BOWLS],
  })),
  ...TOYS.map((toy): SheetField => ({
    name: toy,
    group: 'toys',
    kind: 'count',
    min: 0,
    max: TOY_COPIES,
    ways: [BOWLS],
  })),
  ...Array.from({ length: TOY_COPIES }, (_, set): SheetField => ({
    name: `set${set + 1}`,
    group: 'laid',
    kind: 'count',
    min: 0,
    max: TOYS.length,
    ways: [TABLE],
    isNeeded: (entry) => set === 0 || `set${set}` in entry,
  })),
  { name: 'costumes', group: 'others', kind: 'count', min: 0, max: MOST_COSTUMES, ways: LAID },
  { name: 'catnip', group: 'others', kind: 'count', min: 0, max: MOST_CATNIP, ways: LAID },
  { name: 'pairs', group: 'others', kind: 'count', min: 0, max: MOST_LOST / 2, ways: [TABLE] },
  { name: 'lostCats', group: 'others', kind: 'count', min: 0, max: MOST_LOST, ways: [BOWLS] },
  { name: 'points', group: 'others', kind: 'count', min: 0, max: MOST_LOST, ways: [BOWLS] },
  { name: 'total', kind: 'sum', ways: [TOTALS] },
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
function partsOf({ feeding, toys, costumes, leftover, lostCats, points }: Scores, isTable: boolean): ScorePart[] {
  const cats = feeding.portions.map((portion): ScorePart => {
    if (!portion.bites) return { name: 'hungry', card: portion.cat.key, points: portion.points };
    if (isTable && EATEN.includes(portion.cat.key))
      return { name: 'ate', card: portion.cat.key, points: portion.points, facts: { count: portion.count ?? 0 } };
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

function countTotals({ seats }: SheetRound) {
  const totals = seats.map(({ total }) => (typeof total === 'string' ? (evaluateSum(total) ?? 0) : 0));
  return {
    totals,
    parts: totals.map((points): ScorePart[] => [{ name: 'total', points }]),
    places: rank(totals, wins),
  };
}

function countParts(scores: readonly Scores[], isTable: boolean) {
  return {
    totals: scores.map(({ total }) => total),
    parts: scores.map((own) => partsOf(own, isTable)),
    places: rankSeats(scores),
  };
}

function countBowls({ seats }: SheetRound) {
  const all = seats.map(belongingsIn);
  return countParts(scoreAll(all, findBestFeedings(all)), false);
}

/**
 * The score sheet for Cat Lady with real cards asks what lies before everybody. Where the cats were not fed on the
 * table, it finds the best feeding by itself.
 */
export const catLadySheet: SheetRules = {
  id: 'cat-lady',
  version: 1,
  seats: catLady.seats,
  options: {},
  rounds: 'one',
  ways,
  common: () => [createWayField(ways.of)],
  fields: () => FIELDS,
  box: listBoxSteps,
  fill(entry, way) {
    if (way !== BOWLS || FOODS.some((food) => food in entry)) return null;
    const meals = belongingsIn(entry).cats.flatMap(({ wants }) => ('meal' in wants ? [wants.meal] : []));
    const wanted = KINDS.map((kind, i) => [kind, sum(meals.map((meal) => meal[i]))] as const);
    return meals.length === 0 ? null : Object.fromEntries(wanted.filter(([, count]) => count > 0));
  },
  tally([round], _options, _seats, first = null) {
    const way = wayOf({ ways }, round);
    const { totals, parts, places } =
      way === TABLE
        ? countParts(countTable(round.seats), true)
        : way === TOTALS
          ? countTotals(round)
          : countBowls(round);
    const asked = FIELDS.filter((field) => isInWay(field, way));
    const isEmpty = (seat: Seat) => asked.every(({ name }) => !(name in round.seats[seat]));
    return {
      points: [totals.map((points, seat) => (isEmpty(seat) ? null : points))],
      parts: [parts.map((own, seat) => (isEmpty(seat) ? [] : own))],
      totals,
      places,
      isOver: false,
      begins: [first],
    };
  },
};
