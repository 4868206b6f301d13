import { CAT, type CatKey } from '../../../src/rules/cat-lady/cats';
import type { Foods } from '../../../src/rules/cat-lady/feeding/collection';
import { setsOf } from '../../../src/rules/cat-lady/feeding/sets';
import { weigh } from '../../../src/rules/cat-lady/feeding/weigh';

import { bestOf, collection, pointsOf } from './arrange';

const portion = (cats: readonly CatKey[], food: string, one = 0, more = {}) =>
  bestOf(collection(cats, food, more)).portions[one];
/** Scores exactly what lies in the bowls, whether that is wise or not. */
const laid = (cats: readonly CatKey[], bowls: readonly Foods[], more = {}) =>
  weigh(collection(cats, 'ccccttttmmmm****', more), bowls);

describe('fed or not', () => {
  test('C8.1 a cat that has all it wants brings what its card says', () => {
    expect(pointsOf(collection(['bronte'], 'tt'))).toEqual([3]);
    expect(pointsOf(collection(['luska', 'pumpkin'], 'ctmccm'))).toEqual([5, 6]);
    expect(portion(['sox'], 'ttm')).toEqual({
      cat: CAT.sox,
      bites: [
        { food: 'tuna', as: 'tuna' },
        { food: 'tuna', as: 'tuna' },
        { food: 'milk', as: 'milk' },
      ],
      count: null,
      points: 6,
    });
  });

  test('C8.2 a cat that is not fed costs 2, whatever it is worth: the rulebook with Kikimora and one tuna', () => {
    const feeding = bestOf(collection(['bronte'], 't'));
    expect(feeding.portions).toEqual([{ cat: CAT.bronte, bites: null, count: null, points: -2 }]);
    expect([feeding.fed, feeding.points, feeding.leftover]).toEqual([0, -2, [0, 1, 0, 0]]);
    expect(pointsOf(collection(['pablo', 'shadow', 'eliot'], ''))).toEqual([-2, -2, -2]);
    expect(laid(['pablo'], [[1, 2, 0, 0]]).points).toBe(-2);
    expect(laid(['pablo'], [[0, 4, 0, 0]]).points).toBe(-2);
  });

  test('C8.3 a treat counts as any kind', () => {
    expect(portion(['luska'], 'c**').bites).toEqual([
      { food: 'chicken', as: 'chicken' },
      { food: 'treat', as: 'tuna' },
      { food: 'treat', as: 'milk' },
    ]);
    expect(laid(['luska'], [[1, 0, 0, 1]]).points).toBe(-2);
    expect(pointsOf(collection(['shadow', 'luska'], 'ct*'))).toEqual([-2, 5]);
  });
});

describe('cats that look at others', () => {
  test.each([
    ['alvin', 'chester', 'bell', 'jazz', 1],
    ['dinah', 'cooper', 'gershon', 'jazz', 1],
    ['luna', 'shadow', 'jazz', 'bell', 1],
    ['florence', 'chester', 'bell', 'jazz', 2],
    ['antoinette', 'cooper', 'gershon', 'jazz', 2],
    ['eliot', 'shadow', 'jazz', 'bell', 2],
  ] as const)('C8.4 %s counts %s and %s, not %s, and itself', (key, one, two, not, each) => {
    expect(portion([key, one, two, not], '*****')).toMatchObject({ count: 3, points: 3 * each });
    expect(portion([key, not, 'luska'], '******')).toMatchObject({ count: 2, points: 2 * each });
    expect(portion([key], '**')).toMatchObject({ count: 1, points: each });
  });

  test('C8.4 a cat that is not fed does not count; two colours count for both', () => {
    expect(
      laid(
        ['florence', 'chester', 'bell'],
        [
          [1, 0, 1, 0],
          [0, 1, 0, 0],
          [0, 0, 0, 0],
        ],
      ).portions[0].count,
    ).toBe(2);
    expect(
      laid(
        ['florence', 'antoinette', 'dinah'],
        [
          [1, 0, 1, 0],
          [0, 1, 1, 0],
          [1, 0, 1, 0],
        ],
      ).portions.map(({ count }) => count),
    ).toEqual([2, 2, 2]);
  });

  test('C8.5 LeVar: 4 for each set of the three colours', () => {
    expect(portion(['levar', 'shadow', 'chester'], '*****')).toMatchObject({ count: 1, points: 4 });
    expect(portion(['levar', 'shadow', 'jazz', 'chester', 'bell', 'cooper'], '*********')).toMatchObject({
      count: 2,
      points: 8,
    });
    expect(portion(['levar', 'shadow'], '****')).toMatchObject({ count: 0, points: 0 });
  });

  test('C8.5 more sets are better only where they bring more', () => {
    const fed = (cats: readonly CatKey[], food: string, more = {}) => bestOf(collection(cats, food, more));
    const meals = fed(['luska', 'keaton', 'chester', 'levar'], 'ccccttttttmm', { catnip: 2 });
    expect([meals.portions.map(({ points }) => points), meals.catnip.points]).toEqual([[5, -2, 1, 4], 3]);
    expect(
      pointsOf(
        collection(['pablo', 'blackberry', 'dinah', 'bell', 'snowflake', 'levar', 'truffle'], 'ccctttmmmm**'),
      ).reduce((all, points) => all + points, 0),
    ).toBe(24);
  });

  const colours = (keys: readonly CatKey[]) => setsOf(keys.map((key) => CAT[key].colours));

  test.each<[CatKey[], number]>([
    [[], 0],
    [['shadow', 'chester'], 0],
    [['shadow', 'chester', 'cooper'], 1],
    [['luska'], 1],
    [['sweetheart', 'luska', 'shadow', 'bell'], 2],
    [['alvin', 'dinah', 'luna'], 1],
    [['alvin', 'cooper', 'bell'], 1],
    [['alvin', 'cooper', 'shadow'], 1],
    [['alvin', 'cooper', 'gershon'], 0],
    [['alvin', 'alvin', 'cooper'], 1],
    [['alvin', 'alvin', 'alvin', 'alvin', 'cooper', 'sox'], 2],
    [['dinah', 'dinah', 'shadow'], 1],
    [['luna', 'luna', 'bell'], 1],
    [['luna', 'luna', 'luna'], 0],
    [['dinah', 'dinah', 'dinah', 'shadow'], 1],
    [['shadow', 'jazz', 'lily', 'dinah', 'dinah', 'dinah'], 1],
    [['shadow', 'jazz', 'lily', 'chester', 'bell', 'luna', 'luna', 'alvin', 'cooper'], 3],
  ])('C8.5 %j make %d sets', (keys, sets) => {
    expect(colours(keys)).toBe(sets);
    expect(colours([...keys].reverse())).toBe(sets);
  });

  test('C8.6 Zoroaster: 2 for each costume', () => {
    expect(portion(['zoroaster'], 'cc', 0, { costumes: 3, toys: 7 })).toMatchObject({ count: 3, points: 6 });
  });

  test('C8.7 Penny: 1 for each toy', () => {
    expect(portion(['penny'], 'm', 0, { costumes: 3, toys: 7 })).toMatchObject({ count: 7, points: 7 });
  });

  test.each([
    [0, { count: 0, withMacak: false, points: 0 }],
    [1, { count: 2, withMacak: true, points: 2 }],
    [2, { count: 2, withMacak: false, points: 2 }],
    [3, { count: 4, withMacak: true, points: 4 }],
    [4, { count: 4, withMacak: false, points: 4 }],
  ])('C8.8 Macak with %d catnip counts as one more where that is better', (catnip, counts) => {
    const feeding = bestOf(collection(['macak', 'bell'], 'cm', { catnip }));
    expect(feeding.portions[0].points).toBe(2);
    expect(feeding.catnip).toEqual(counts);
    const hungry = bestOf(collection(['macak', 'bell'], 'c', { catnip: 3 }));
    expect(hungry.catnip).toEqual({ count: 3, withMacak: false, points: 1 });
  });

  test.each([
    [0, 7],
    [1, 7],
    [2, 3],
    [3, 3],
  ])('C8.9 Hemingway with two cats fed against %d brings %d', (rivalsFed, points) => {
    expect(pointsOf(collection(['hemingway', 'bell'], 'cm', { rivalsFed }))).toEqual([points, 1]);
  });

  test('C8.9 for most cats fed a larger cat may stay hungry', () => {
    const cats: CatKey[] = ['hemingway', 'blackberry', 'bell', 'cooper'];
    expect(pointsOf(collection(cats, 'mcc', { rivalsFed: 2 }))).toEqual([7, -2, 1, 1]);
    expect(pointsOf(collection(['hemingway', 'chairman', 'bell', 'cooper'], 'mccc', { rivalsFed: 9 }))).toEqual([
      3, 6, -2, -2,
    ]);
  });
});

describe('cats with a taste of their own', () => {
  test('C8.10 Moonbeam: two other foods count as treats', () => {
    const feeding = bestOf(collection(['moonbeam', 'keaton'], 'ctcc'));
    expect(feeding.portions.map(({ points }) => points)).toEqual([3, 4]);
    expect(feeding.portions[1].bites).toEqual([
      { food: 'chicken', as: 'milk' },
      { food: 'chicken', as: 'milk' },
    ]);
    expect(pointsOf(collection(['moonbeam', 'pumpkin'], 'cttttt'))).toEqual([3, -2]);
  });

  test('C8.10 nothing of its own meal, and nothing when it is hungry', () => {
    expect(pointsOf(collection(['moonbeam', 'keaton'], 'cccc'))).toEqual([-2, -2]);
    expect(pointsOf(collection(['moonbeam', 'keaton'], 'c*cc'))).toEqual([3, 4]);
    expect(
      laid(
        ['moonbeam', 'keaton'],
        [
          [2, 0, 0, 0],
          [0, 0, 2, 0],
        ],
      ).points,
    ).toBe(2);
    expect(
      laid(
        ['moonbeam', 'keaton'],
        [
          [1, 0, 0, 0],
          [1, 1, 0, 0],
        ],
      ).points,
    ).toBe(-4);
    expect(
      laid(
        ['moonbeam', 'pablo'],
        [
          [1, 1, 0, 0],
          [3, 0, 0, 0],
        ],
      ).points,
    ).toBe(1);
  });

  test('C8.10 two foods and no more, and only food that is there', () => {
    expect(
      laid(
        ['moonbeam', 'keaton', 'lily'],
        [
          [1, 1, 0, 0],
          [2, 0, 0, 0],
          [0, 1, 0, 0],
        ],
      ).portions.map(({ points }) => points),
    ).toEqual([3, 4, -2]);
    expect(pointsOf(collection(['moonbeam', 'keaton'], 'ct'))).toEqual([3, -2]);
    expect(pointsOf(collection(['moonbeam', 'keaton'], 'ctc'))).toEqual([3, -2]);
    expect(pointsOf(collection(['luska', 'bell'], '**'))).toEqual([-2, 1]);
  });

  test('C8.11 Waffle: one to four of one kind, 3 for each', () => {
    for (const [food, count] of [
      ['t', 1],
      ['ttt', 3],
      ['tttttt', 4],
      ['ttcccm', 3],
      ['tt**', 4],
    ] as const) {
      expect(portion(['waffle'], food)).toMatchObject({ count, points: 3 * count });
    }
    expect(portion(['waffle'], '')).toMatchObject({ bites: null, points: -2 });
    expect(laid(['waffle'], [[1, 1, 0, 0]]).points).toBe(-2);
    expect(laid(['waffle'], [[0, 5, 0, 0]]).points).toBe(-2);
    expect(laid(['waffle'], [[0, 2, 0, 1]]).portions[0].bites).toEqual([
      { food: 'tuna', as: 'tuna' },
      { food: 'tuna', as: 'tuna' },
      { food: 'treat', as: 'tuna' },
    ]);
    expect(
      laid(
        ['waffle', 'moonbeam'],
        [
          [1, 2, 0, 0],
          [1, 1, 0, 0],
        ],
      ).portions[0],
    ).toMatchObject({ count: 3, points: 9 });
  });

  test('C8.12 Cow: any food, 2 for each', () => {
    expect(portion(['cow'], 'ctm*')).toMatchObject({ count: 4, points: 8 });
    expect(portion(['cow'], 'c')).toMatchObject({ count: 1, points: 2 });
    expect(portion(['cow'], '')).toMatchObject({ bites: null, points: -2 });
    expect(portion(['cow'], 'ccccccttttttmmmm')).toMatchObject({ count: 16, points: 32 });
    // A tuna brings 2 with Cow, but 3 with a cat that would otherwise go hungry.
    expect(pointsOf(collection(['cow', 'shadow'], 'ct'))).toEqual([2, 1]);
  });

  test('C8.13 Truffle: 2 for each other cat that ate of its kind', () => {
    expect(portion(['truffle', 'shadow', 'luna', 'bell'], 'tttccc')).toMatchObject({ count: 2, points: 4 });
    expect(portion(['truffle', 'shadow', 'luna'], 'ttc*')).toMatchObject({ bites: [{ as: 'tuna' }], count: 2 });
    expect(portion(['truffle'], 'm')).toMatchObject({ count: 0, points: 0 });
    expect(laid(['truffle'], [[1, 1, 0, 0]]).points).toBe(-2);
  });

  test('C8.13 what is sweetened for others is not what Cow eats for Truffle', () => {
    expect(pointsOf(collection(['moonbeam', 'truffle', 'bell', 'keaton', 'cow'], 'ccccttt'))).toEqual([3, 6, 1, 4, 2]);
  });

  test('C8.13 a treat names one kind, and a sweetened food too', () => {
    const bites = (food: Foods) =>
      laid(['truffle', 'shadow', 'keaton'], [food, [0, 1, 0, 0], [0, 0, 2, 0]]).portions[0];
    expect(bites([0, 0, 0, 1])).toMatchObject({ count: 1, bites: [{ food: 'treat', as: 'tuna' }] });
    expect(bites([1, 0, 0, 0])).toMatchObject({ count: 0, bites: [{ food: 'chicken', as: 'chicken' }] });
    const sweet = laid(
      ['truffle', 'shadow', 'moonbeam'],
      [
        [0, 0, 1, 0],
        [0, 1, 0, 0],
        [1, 1, 0, 0],
      ],
    ).portions[0];
    expect(sweet).toMatchObject({ count: 2, bites: [{ food: 'milk', as: 'tuna' }] });
  });

  test("C8.14 what may be any kind is read in the owner's favour", () => {
    const cow = laid(
      ['truffle', 'cow'],
      [
        [0, 0, 1, 0],
        [0, 0, 0, 2],
      ],
    );
    expect(cow.portions.map(({ points }) => points)).toEqual([2, 4]);
    expect(cow.portions[1].bites).toEqual([
      { food: 'treat', as: 'milk' },
      { food: 'treat', as: 'milk' },
    ]);
    const waffle = laid(
      ['waffle', 'truffle'],
      [
        [0, 0, 0, 2],
        [0, 0, 1, 0],
      ],
    );
    expect(waffle.portions.map(({ count }) => count)).toEqual([2, 1]);
    const sweet = laid(
      ['truffle', 'cow', 'moonbeam'],
      [
        [1, 0, 0, 0],
        [0, 0, 2, 0],
        [1, 1, 0, 0],
      ],
    );
    expect(sweet.portions.map(({ points }) => points)).toEqual([4, 4, 3]);
    expect(sweet.portions[1].bites).toEqual([
      { food: 'milk', as: 'chicken' },
      { food: 'milk', as: 'milk' },
    ]);
  });
});
