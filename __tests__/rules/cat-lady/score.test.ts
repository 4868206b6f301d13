import { scoresOf } from '../../../src/rules/cat-lady/belongings';
import { CAT } from '../../../src/rules/cat-lady/cats';
import { catLady } from '../../../src/rules/cat-lady/game';
import {
  findBestFeedings,
  scoreCostumes,
  scoreLeftovers,
  rankSeats,
  scoreAll,
  countToySets,
  type Belongings,
} from '../../../src/rules/cat-lady/score';

import { QUIET, arrange, bestOf, collection, engine, nothing } from './arrange';

const count = (all: readonly Belongings[]) => scoreAll(all, findBestFeedings(all));
const points = (toys: readonly number[]) => countToySets(toys).map((set) => set.points);

describe('what else counts', () => {
  test.each([
    [
      [3, 1],
      [6, -2 + 2],
    ],
    [
      [1, 3, 2],
      [0, 6, 0],
    ],
    [
      [2, 2, 1],
      [3, 3, 0],
    ],
    [
      [2, 2, 2],
      [2, 2, 2],
    ],
    [
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ],
    [
      [0, 2],
      [-2, 6],
    ],
    [
      [0, 0, 0],
      [-2, -2, -2],
    ],
  ])('C10.1 %j costumes bring %j', (costumes, wanted) => {
    expect(scoreCostumes(costumes)).toEqual(wanted);
  });

  test.each([
    [0, 0],
    [1, -2],
    [2, 3],
    [3, 3],
    [4, 6],
    [7, 6],
  ])('C10.2 %d catnip with three fed cats bring %d', (catnip, wanted) => {
    const given = bestOf(collection(['bell', 'jazz', 'lily', 'pablo'], 'ctm', { catnip }));
    expect(given.fed).toBe(3);
    expect(given.catnip).toEqual({ count: catnip, withMacak: false, points: wanted });
    expect(given.points).toBe(1 + 1 + 2 - 2 + wanted);
  });

  test('C10.2 catnip may make a small cat worth more than a large one', () => {
    // With four catnip, two small cats are worth 2 + 1 - 2 + 4 and the large one 6 - 4 + 2.
    const cats = ['snowflake', 'cooper', 'pumpkin'] as const;
    const fed = (catnip: number) =>
      bestOf(collection(cats, 'ccm', { catnip })).portions.map((portion) => portion.points);
    expect(fed(0)).toEqual([-2, -2, 6]);
    expect(fed(4)).toEqual([2, 1, -2]);
  });

  test('C10.3 the rulebook: a wand, two towers and three mice bring 5 + 3 + 1', () => {
    expect(countToySets([3, 0, 1, 2, 0])).toEqual([
      { count: 3, points: 5 },
      { count: 2, points: 3 },
      { count: 1, points: 1 },
    ]);
  });

  test('C10.3 sets of 1 to 5 different toys', () => {
    expect(
      [
        [1, 0, 0, 0, 0],
        [1, 1, 0, 0, 0],
        [0, 1, 1, 1, 0],
        [1, 1, 0, 1, 1],
        [1, 1, 1, 1, 1],
        [3, 3, 3, 3, 3],
        [0, 0, 0, 0, 0],
      ].map(points),
    ).toEqual([[1], [3], [5], [8], [12], [12, 12, 12], []]);
  });

  test.each([
    [
      [3, 1],
      [-2, 0],
    ],
    [
      [2, 2, 1],
      [-2, -2, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [0, 1],
      [0, -2],
    ],
  ])('C10.4 %j left over bring %j', (leftover, wanted) => {
    expect(scoreLeftovers(leftover).map((one) => one + 0)).toEqual(wanted);
  });

  test('C5.4 pairs of lost cats still in hand are worth 2 each', () => {
    const lost = [0, 1, 2, 3, 4, 5].map((lostCats) => count([{ ...nothing, lostCats }, nothing])[0].lostCats);
    expect(lost).toEqual([0, 0, 1, 1, 2, 2].map((pairs) => ({ count: pairs, points: pairs * 2 })));
  });

  test('C6.4 a spray bottle is worth nothing in the end', () => {
    const totals = (hand: readonly 'sprayBottle'[]) =>
      scoresOf(arrange({ grid: QUIET, hands: [hand] })).map(({ total }) => total);
    expect(totals(['sprayBottle', 'sprayBottle'])).toEqual(totals([]));
  });
});

describe('the result', () => {
  const rich: Belongings = {
    cats: [CAT.bronte, CAT.jazz],
    food: [2, 2, 0, 0],
    toys: [1, 1, 0, 0, 0],
    costumes: 2,
    catnip: 1,
    lostCats: 3,
    points: 4,
  };
  const poor: Belongings = { ...nothing, food: [1, 0, 0, 0] };

  test('C11.1 all parts together', () => {
    const [one, other] = count([rich, poor]);
    expect([one.feeding.points, one.toys, one.costumes, one.leftover, one.lostCats, one.points]).toEqual([
      3 - 2 - 2,
      [{ count: 2, points: 3 }],
      { count: 2, points: 6 },
      { count: 2, points: -2 },
      { count: 1, points: 2 },
      4,
    ]);
    expect(one.total).toBe(-1 + 3 + 6 - 2 + 2 + 4);
    expect([other.total, other.leftover, other.costumes]).toEqual([
      -2,
      { count: 1, points: 0 },
      { count: 0, points: -2 },
    ]);
    expect(rankSeats(count([poor, rich]))).toEqual([2, 1]);
  });

  test('C11.1 the score of a match: points handed out while it lasts, everything once hands are open', () => {
    const s = arrange({ grid: QUIET, hands: [['mouse', 'bee']] });
    s.points = [2, 4];
    expect(engine.game.score(s)).toEqual([2, 4]);
    expect(engine.game.score(s)).not.toBe(s.points);
    s.revealed = true;
    s.bowls = [[], []];
    expect(engine.game.score(s)).toEqual([2 + 1 + 6, 4 - 2]);
    expect(catLady.result(s).places).toEqual([1, 2]);
  });

  test('C8.6 costumes count for Zoroaster and as usual', () => {
    const [one] = count([{ ...nothing, cats: [CAT.zoroaster], food: [2, 0, 0, 0], costumes: 2 }, nothing]);
    expect(one.total).toBe(4 + 6);
  });

  const fed = (
    cats: readonly ('bell' | 'shadow' | 'jazz' | 'snowflake')[],
    more: Partial<Belongings> = {},
  ): Belongings => ({ ...nothing, cats: cats.map((key) => CAT[key]), food: [1, 2, 1, 0], ...more });

  test('C11.2 level on points, the one with more fed cats is ahead', () => {
    const all = [fed(['snowflake'], { food: [0, 0, 1, 0] }), fed(['shadow', 'jazz'], { food: [0, 2, 0, 0] })];
    expect(count(all).map(({ total }) => total)).toEqual([0, 0]);
    expect(rankSeats(count(all))).toEqual([2, 1]);
    expect(rankSeats(count([...all, { ...nothing, costumes: 0, points: 1 }]))).toEqual([2, 1, 3]);
  });

  test('C11.3 still level, the place is shared', () => {
    const all = [fed(['bell'], { food: [1, 0, 0, 0] }), fed(['shadow'], { food: [0, 1, 0, 0] }), nothing];
    expect(rankSeats(count(all))).toEqual([1, 1, 3]);
  });
});
