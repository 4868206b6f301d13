import { DEVELOPMENTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import {
  scoreDevoured,
  partsOf,
  rankSeats,
  scoreOf,
  scoreTable,
  addUp,
  rankTrial,
  type Entered,
} from '../../../src/rules/nightmare-cathedral/score';
import { SHADOWS, SIDES, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

const AREAS = 21;
const nothing: Entered = { ritual: [0, 0], two: 0, three: 0, upgrades: 0, dreams: 0 };
const numberOf = (cards: object, key: string) =>
  Number(Object.entries(cards).find(([, card]) => (card as { key: string }).key === key)![0]);
const dream = (key: string) => numberOf(DREAMS, key);
const development = (key: string) => numberOf(DEVELOPMENTS, key);

/** A table with nothing but what a score is made of. */
function table(seats: number, change: (s: NightmareCathedral) => void = () => undefined): NightmareCathedral {
  const each = <T>(make: () => T) => Array.from({ length: seats }, make);
  const s = {
    seats,
    ritual: each(() => [0, 0]).flat(),
    fortress: Array.from({ length: AREAS }, () => -1),
    levels: Array.from({ length: AREAS }, () => 0),
    units: Array.from({ length: AREAS * SIDES }, () => 0),
    devoured: Array.from({ length: SIDES }, () => 0),
    actions: each(() => [[], [], [], [], []]),
    dreamt: each(() => []),
  } as unknown as NightmareCathedral;
  change(s);
  return s;
}

test('the example of the rulebook: 34 points', () => {
  const blue: Entered = { ritual: [7, 3], two: 1, three: 1, upgrades: 2, dreams: 15 };
  const [parts] = scoreTable([blue, nothing, nothing, nothing], [3, 3, 5, 1, 0]);
  expect(parts).toEqual({ ritual: 10, fortresses: 3, devoured: 4, upgrades: 2, dreams: 15 });
  expect(addUp(parts)).toBe(34);
});

test('N12.1 a marker is worth the last paid step it has entered', () => {
  const ritual = (a: number, b: number) => partsOf(table(2, (s) => (s.ritual = [a, b, 0, 0])))[0].ritual;
  expect([ritual(0, 0), ritual(2, 2), ritual(3, 2), ritual(3, 5), ritual(14, 6), ritual(18, 18)]).toEqual([
    0, 0, 1, 2, 10, 24,
  ]);
});

test('N12.2 fortresses of two levels count one, of three levels two', () => {
  const s = table(3, (t) => {
    [1, 2, 3, 4].forEach((area, i) => ((t.fortress[area] = 1), (t.levels[area] = i % 4 === 3 ? 3 : i + 1)));
    t.fortress[9] = 0;
    t.levels[9] = 1;
  });
  expect(partsOf(s).map((parts) => parts.fortresses)).toEqual([0, 5, 0]);
});

test.each([
  [
    [4, 3, 2, 1, 0],
    [8, 5, 3, 2, 0],
  ],
  [
    [3, 3, 5, 1, 0],
    [4, 4, 8, 2, 0],
  ], // Two are tied for the second place.
  [
    [2, 2, 2, 1, 9],
    [3, 3, 3, 0, 8],
  ], // Three share 5 + 3 + 2.
  [
    [1, 1, 1, 1, 1],
    [3, 3, 3, 3, 3],
  ],
  [
    [2, 5, 1],
    [5, 8, 3],
  ], // With two seats the points are 8, 5 and 3.
  [
    [4, 4, 0],
    [6, 6, 3],
  ],
  [
    [1, 0, 3, 0],
    [5, 2, 8, 2],
  ], // With three seats two share 3 + 2, rounded down.
] as const)('N12.3 devoured %j score %j', (devoured, points) => {
  expect(scoreDevoured(devoured)).toEqual(points);
});

test('N12.3 the share of the Shadows is lost, whatever the number of seats', () => {
  const s = table(2, (t) => ((t.devoured[0] = 2), (t.devoured[SHADOWS] = 2)));
  expect(partsOf(s).map((parts) => parts.devoured)).toEqual([6, 3]);
});

test('N12.4 nobody scores when nothing was devoured', () => {
  expect(scoreDevoured([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
  expect(scoreDevoured([0, 0, 0, 0, 1])).toEqual([2, 2, 2, 2, 8]); // Four share 5 + 3 + 2 + 0.
});

test('N12.5 upgrades count their printed points, covered ones too', () => {
  const s = table(2, (t) => {
    t.actions[1][0] = [development('night-school'), development('forbidden-books'), development('archive-of-dreams')];
    t.actions[1][4] = [development('golden-steps')];
  });
  expect(partsOf(s).map((parts) => parts.upgrades)).toEqual([0, 3]);
});

test('N12.6 played Dreams count their printed points', () => {
  const s = table(2, (t) => (t.dreamt[0] = [dream('four-signs'), dream('dominion')]));
  expect(partsOf(s).map((parts) => parts.dreams)).toEqual([8, 0]);
  expect(scoreOf(s)).toEqual([8, 0]);
});

test('N12.7 ties: points from Dreams, then followers on the map, then shared', () => {
  const five = (t: NightmareCathedral) => ((t.dreamt[0] = [dream('dominion')]), (t.ritual = [0, 0, 9, 0, 9, 0, 3, 0]));
  expect(rankSeats(table(4, five))).toEqual([1, 2, 2, 4]);
  const crowd = (t: NightmareCathedral) => (five(t), (t.units[7 * SIDES + 2] = 3));
  expect(rankSeats(table(4, crowd))).toEqual([1, 3, 2, 4]);
  expect(rankSeats(table(3))).toEqual([1, 1, 1]);
  const ahead = (t: NightmareCathedral) => (crowd(t), (t.ritual[6] = 18));
  expect(rankSeats(table(4, ahead))).toEqual([2, 4, 3, 1]);
});

test.each([
  [0, 'drowsing'],
  [34, 'drowsing'],
  [35, 'dreaming'],
  [44, 'dreaming'],
  [45, 'lucid'],
  [54, 'lucid'],
  [55, 'awake'],
])('N12.8 %s points in a trial: %s', (points, rank) => {
  expect(rankTrial(points as number)).toBe(rank);
});
