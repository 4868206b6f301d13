import type { CatKey } from '../../../src/rules/cat-lady/cats';
import { findBestBowls } from '../../../src/rules/cat-lady/feeding/best';
import type { Collection } from '../../../src/rules/cat-lady/feeding/collection';
import { listCombinations, planFor } from '../../../src/rules/cat-lady/feeding/plan';
import { isPossible, countMostSets, boundPoints } from '../../../src/rules/cat-lady/feeding/promise';
import { serve } from '../../../src/rules/cat-lady/feeding/serve';
import { weigh } from '../../../src/rules/cat-lady/feeding/weigh';

import { collection } from './arrange';
import { randomCollection } from './collections';

const plans = (given: Collection) => listCombinations(given).map((pivots) => planFor(given, pivots));
/** The plan in which all these are fed, and no other cat that changes what others are worth. */
const planWith = (given: Collection, ...keys: readonly CatKey[]) =>
  planFor(
    given,
    listCombinations(given).find(
      (fed) => fed.map(({ cat }) => cat.key).join() === keys.join() && fed.every(({ most }) => !most),
    )!,
  );

describe('plans for the best feeding', () => {
  test('one for each combination of cats that change what others are worth, all of them first', () => {
    const names = (cats: readonly CatKey[], more = {}) =>
      listCombinations(collection(cats, 'c', more)).map((fed) => fed.map(({ cat }) => cat.key).join());
    expect(names(['bell', 'pablo', 'waffle', 'zoroaster', 'penny', 'luska', 'sweetheart'])).toEqual(['']);
    expect(names(['alvin', 'bell', 'cow'])).toEqual(['alvin,cow', 'cow', 'alvin', '']);
    expect(names(['truffle'])).toEqual(['truffle', 'truffle', 'truffle', '']);
    expect(names(['hemingway'])).toEqual(['hemingway', 'hemingway', '']);
    for (const key of ['dinah', 'luna', 'florence', 'antoinette', 'eliot', 'levar', 'moonbeam'] as const)
      expect(names([key])).toEqual([key, '']);
    expect([0, 1, 2, 3, 4].map((catnip) => names(['macak'], { catnip }).length)).toEqual([1, 2, 1, 2, 1]);
  });

  test('what everything is worth in a plan', () => {
    const given = collection(['florence', 'bell', 'luska', 'penny', 'zoroaster'], 'ccm', {
      toys: 3,
      costumes: 2,
      catnip: 4,
    });
    const gains = (keys: readonly CatKey[]) =>
      planWith(given, ...keys).items.map(({ cat, options: [{ gain }] }) => [cat.key, gain]);
    // There is no penalty, and catnip brings 2; Florence adds 2 more if she is fed and they are orange.
    expect(gains(['florence'])).toEqual([
      ['bell', 1 + 4 + 2],
      ['luska', 5 + 4 + 2],
      ['penny', 3 + 4 + 2],
      ['zoroaster', 4 + 4],
    ]);
    expect(gains([])).toEqual([
      ['bell', 5],
      ['luska', 9],
      ['penny', 7],
      ['zoroaster', 8],
    ]);
    expect([planWith(given, 'florence').points, planWith(given).points]).toEqual([-10 + 2 + 2 + 2, -10]);
    expect(planWith(collection(['macak'], 'm', { catnip: 1 })).points).toBe(-2 - 2);
    expect(planWith(collection(['macak'], 'm', { catnip: 1 }), 'macak').points).toBe(-2 + 2 + 2 + 1);
    expect(planWith(collection(['macak'], 'm', { catnip: 3 }), 'macak').points).toBe(-2 + 2 + 2 + 2);
    const truffle = planWith(collection(['truffle', 'moonbeam', 'shadow'], 'cttt'), 'truffle', 'moonbeam');
    expect([truffle.meal, truffle.sweetens, truffle.points]).toEqual([[2, 1, 0], 2, -6 + 2 + 2 + 3 + 2]);
  });

  test('only what can be fed is tried: the food suffices, Moonbeam eats unsweetened, others are there to be fed', () => {
    const can = (cats: readonly CatKey[], food: string, more = {}) => {
      const given = collection(cats, food, more);
      return plans(given).map((plan) => isPossible(given, plan));
    };
    expect(can(['alvin'], 'tm')).toEqual([true, true]);
    expect(can(['alvin'], 'tt')).toEqual([false, true]);
    expect(can(['moonbeam'], 'ct')).toEqual([true, true]);
    expect(can(['moonbeam'], 'c*')).toEqual([true, true]);
    expect(can(['moonbeam'], 'cc')).toEqual([false, true]);
    // For Hemingway to have the most, two more cats are needed, and food for the smallest.
    const most = (cats: readonly CatKey[], food: string, rivalsFed: number) =>
      can(['hemingway', ...cats], food, { rivalsFed })[1];
    expect([
      most(['bell', 'pablo'], 'mcttt', 2),
      most(['bell', 'pablo'], 'mctt', 2),
      most(['bell'], 'mctttt', 2),
      most(['bell'], 'mc', 1),
      most([], 'm', 0),
    ]).toEqual([true, false, false, true, true]);
  });

  test('sets of which a single cat is one are not counted as sets of three', () => {
    const sets = (cats: readonly CatKey[], ...fed: readonly CatKey[]) =>
      countMostSets(planWith(collection(cats, 'cccttt'), ...fed));
    expect(sets(['levar', 'bell', 'jazz', 'luska'], 'levar')).toBe(1);
    expect(sets(['levar', 'bell', 'jazz', 'luska'])).toBe(0);
    expect(sets(['levar', 'alvin', 'bell', 'jazz', 'cooper'], 'levar', 'alvin')).toBe(1);
  });

  test('a promise: as if cats could be fed in part, the best for each food first', () => {
    const of = (cats: readonly CatKey[], food: string, ...fed: readonly CatKey[]) => {
      const given = collection(cats, food);
      return boundPoints(given, planWith(given, ...fed));
    };
    expect(of(['shadow'], 't')).toBe(1);
    expect(of(['shadow', 'pablo'], 'tt')).toBeCloseTo(-4 + 3 + 8 / 3);
    expect(of(['shadow', 'pablo'], 'tttttt')).toBe(1 + 6);
    expect(of(['shadow'], '')).toBe(-2);
    // Cow takes the rest at 2 each, so cats that bring less for each food are not fed.
    expect(of(['cow', 'shadow', 'zoroaster'], 'ttttt', 'cow')).toBe(-6 + 2 + 3 + 4 * 2);
  });

  test('no feeding brings more than the plans promise', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const given = randomCollection(seed, {
        cats: 9,
        foods: 12,
        strays: seed % 3 === 0 ? ['levar', 'cow', 'truffle'] : [],
      });
      const most = Math.max(...plans(given).map((plan) => boundPoints(given, plan)));
      expect(weigh(given, findBestBowls(given)).points).toBeLessThanOrEqual(most + 1e-9);
    }
  });
});

describe('serving', () => {
  test('each kind as far as it goes, then treats, then what is sweetened; who eats all takes the rest', () => {
    const given = collection(['keaton', 'bell', 'cow'], 'cm*tt');
    const orders = [
      { index: 0, meal: [0, 0, 2] as const, isPlain: false },
      { index: 1, meal: [1, 0, 0] as const, isPlain: false },
    ];
    expect(serve(given, orders, null)).toEqual([
      [0, 0, 1, 1],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(serve(given, orders, 2)).toEqual([
      [0, 0, 1, 1],
      [1, 0, 0, 0],
      [0, 2, 0, 0],
    ]);
    expect(serve(collection(['keaton', 'bell'], 'cmt'), orders, null)).toEqual([
      [0, 1, 1, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('C8.10 who may eat nothing sweetened gets treats first', () => {
    const given = collection(['keaton', 'moonbeam'], 'cc*m');
    const orders = [
      { index: 0, meal: [0, 0, 2] as const, isPlain: false },
      { index: 1, meal: [1, 1, 0] as const, isPlain: true },
    ];
    expect(serve(given, orders, null)).toEqual([
      [1, 0, 1, 0],
      [1, 0, 0, 1],
    ]);
  });
});
