import { listBelongings, scoresOf } from '../../../src/rules/cat-lady/belongings';
import { CAT, type CatKey } from '../../../src/rules/cat-lady/cats';
import { findBestBowls } from '../../../src/rules/cat-lady/feeding/best';
import type { Foods } from '../../../src/rules/cat-lady/feeding/collection';
import { listGifts } from '../../../src/rules/cat-lady/feeding/give';
import { findBestFeedings, collectionOf, scoreAll } from '../../../src/rules/cat-lady/score';
import type { Event } from '../../../src/rules/kernel/types';

import {
  QUIET,
  arrange,
  back,
  best,
  bestOf,
  collection,
  done,
  engine,
  give,
  nothing,
  offered,
  play,
  take,
  type Arrangement,
} from './arrange';

/** A match whose last card was just taken, so that everybody feeds. */
function atTable(given: Omit<Arrangement, 'grid' | 'deck'>) {
  const s = arrange({ ...given, grid: QUIET, deck: [] });
  return { s, told: play(s, take(2)) };
}

const owner = (cats: readonly CatKey[], food: Foods) => ({ ...nothing, cats: cats.map((key) => CAT[key]), food });

describe('feeding', () => {
  test('C9.1 all hands are laid open first', () => {
    const { s, told } = atTable({ hands: [[], ['lostCat', 'mouse']], cats: [['bell']], food: [[1, 0, 0, 0]] });
    expect(told.at(-1)).toEqual({ key: 'revealed', bowls: [[[1, 0, 0, 0]], []] });
    engine.play(s, 0, back(0, 'chicken'));
    // The event does not change when the bowls do.
    expect(told.at(-1)).toEqual({ key: 'revealed', bowls: [[[1, 0, 0, 0]], []] });
    for (const seat of [0, 1, -1]) expect(engine.view(s, seat).hands).toEqual(s.hands);
  });

  test('C9.2 everybody at the same time, in any order, and told for all at once', () => {
    const { s } = atTable({
      seats: 3,
      cats: [['bell'], ['jazz'], ['lily']],
      food: [
        [1, 0, 0, 0],
        [0, 2, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(engine.waiting(s)).toEqual([0, 1, 2]);
    const told: unknown[] = [];
    engine.play(s, 2, done, (event) => told.push(event));
    expect(engine.waiting(s)).toEqual([0, 1]);
    engine.play(s, 0, done, (event) => told.push(event));
    expect(told).toEqual([]);
    engine.play(s, 1, done, (event) => told.push(event));
    expect(told).toEqual([
      { key: 'fed', seat: 0, count: 1, cats: 1, leftover: 0 },
      { key: 'fed', seat: 1, count: 1, cats: 1, leftover: 1 },
      { key: 'fed', seat: 2, count: 0, cats: 1, leftover: 0 },
      { key: 'scored', totals: scoresOf(s).map(({ total }) => total) },
    ]);
    expect(engine.isOver(s)).toBe(true);
  });

  test('C9.3 the best feeding lies in the bowls at first', () => {
    const { s } = atTable({
      cats: [
        ['bronte', 'shadow'],
        ['chairman', 'bell', 'gershon'],
      ],
      food: [
        [0, 2, 1, 0],
        [3, 0, 0, 0],
      ],
    });
    expect(s.bowls).toEqual([
      [
        [0, 2, 0, 0],
        [0, 0, 0, 0],
      ],
      [
        [3, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    ]);
    expect(s.changed).toEqual([false, false]);
  });

  test('C9.3 among equals the least is left over', () => {
    // A treat for Lily with a chicken to spare, or both for Zoroaster, brings 2 points either way.
    for (const cats of [
      ['lily', 'zoroaster'],
      ['zoroaster', 'lily'],
    ] as const) {
      const feeding = bestOf(collection(cats, 'c*', { costumes: 1 }));
      expect([feeding.points, feeding.leftover]).toEqual([0, [0, 0, 0, 0]]);
    }
    const alike = bestOf(collection(['luska', 'sox', 'pablo'], 'ttmt'));
    expect([alike.portions.map(({ points }) => points), alike.leftover]).toEqual([
      [-2, 6, -2],
      [0, 1, 0, 0],
    ]);
  });

  test('C9.4 Hemingway reckons with rivals who feed their best, and is counted by what they fed', () => {
    const all = [
      owner(['hemingway', 'chairman', 'bell', 'cooper'], [3, 0, 1, 0]),
      owner(['jazz', 'shadow'], [0, 2, 0, 0]),
      owner(['jazz'], [0, 1, 0, 0]),
    ];
    const bowls = findBestFeedings(all);
    expect(bowls[0]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(scoreAll(all, bowls)[0].feeding.portions[0].points).toBe(7);
    expect(findBestFeedings(all.slice(0, 1).concat(all[2]))[0]).toEqual([
      [0, 0, 1, 0],
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    const fewer = [bowls[0].map(([, , milk], i): Foods => [i === 2 ? 1 : 0, 0, milk, 0]), bowls[1], bowls[2]];
    expect(scoreAll(all, fewer)[0].feeding.portions[0].points).toBe(3);
    expect(
      scoreAll(all, [
        fewer[0],
        [
          [0, 1, 0, 0],
          [0, 0, 0, 0],
        ],
        bowls[2],
      ])[0].feeding.portions[0].points,
    ).toBe(7);
  });

  test('C9.4 only Hemingway asks what others feed', () => {
    const all = [owner(['jazz'], [0, 1, 0, 0]), owner(['bell', 'hemingway'], [1, 0, 1, 0])];
    expect(findBestFeedings(all)).toEqual(all.map((one) => findBestBowls(collectionOf(one, 1))));
  });

  test('C9.5 food goes out of a bowl and into another, one at a time', () => {
    const { s } = atTable({ cats: [['pablo', 'shadow', 'jazz']], food: [[0, 3, 0, 0]] });
    expect(s.bowls[0]).toEqual([
      [0, 3, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(offered(s, 0)).toEqual([done, back(0, 'tuna')]);
    engine.play(s, 0, back(0, 'tuna'));
    expect(offered(s, 0)).toEqual([done, best, give(0, 'tuna'), give(1, 'tuna'), give(2, 'tuna'), back(0, 'tuna')]);
    engine.play(s, 0, give(1, 'tuna'));
    expect(s.bowls[0]).toEqual([
      [0, 2, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(offered(s, 0)).toEqual([done, best, back(0, 'tuna'), back(1, 'tuna')]);
    expect(scoresOf(s)[0].feeding.points).toBe(-2 + 1 - 2);
    const told: Event[] = [];
    engine.play(s, 0, best, (event) => told.push(event));
    expect(told).toEqual([
      {
        key: 'restored',
        seat: 0,
        before: [
          [0, 2, 0, 0],
          [0, 1, 0, 0],
          [0, 0, 0, 0],
        ],
        bowls: s.bowls[0],
      },
    ]);
    expect([s.bowls[0], s.changed]).toEqual([
      [
        [0, 3, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      [false, false],
    ]);
    expect(offered(s, 0)).toEqual([done, back(0, 'tuna')]);
    engine.play(s, 0, back(0, 'tuna'));
    engine.play(s, 0, done);
    expect(engine.waiting(s)).toEqual([1]);
    engine.play(s, 1, done);
    expect(engine.game.score(s)[0]).toBe(scoresOf(s)[0].total);
    expect(scoresOf(s)[0].feeding.fed).toBe(0);
  });

  /** What is of use to a cat when there is plenty of everything. */
  const of = (cats: readonly CatKey[], bowls: readonly Foods[], one = 0) =>
    listGifts(
      cats.map((key) => CAT[key]),
      [20, 20, 20, 20],
      bowls,
    )
      .flatMap(([cat, food]) => (cat === one ? ['ctm*'[food]] : []))
      .join('');
  const empty: Foods = [0, 0, 0, 0];

  test('C9.5 of use is what the cat still wants', () => {
    expect(of(['pumpkin'], [empty])).toBe('cm*');
    expect(of(['pumpkin'], [[2, 0, 0, 0]])).toBe('m*');
    expect(of(['pumpkin'], [[1, 0, 0, 1]])).toBe('cm*');
    expect(of(['pumpkin'], [[2, 0, 0, 1]])).toBe('');
    expect(of(['waffle'], [empty])).toBe('ctm*');
    expect(of(['waffle'], [[0, 1, 0, 0]])).toBe('t*');
    expect(of(['waffle'], [[0, 0, 0, 1]])).toBe('ctm*');
    expect(of(['waffle'], [[0, 3, 0, 1]])).toBe('');
    expect(of(['cow'], [[4, 3, 2, 1]])).toBe('ctm*');
    expect(of(['truffle'], [empty])).toBe('ctm*');
    expect(of(['truffle'], [[0, 0, 1, 0]])).toBe('');
  });

  test('C9.5 only what is in no bowl can be given', () => {
    expect(
      listGifts(
        [CAT.luska, CAT.cow],
        [1, 2, 0, 0],
        [
          [0, 1, 0, 0],
          [1, 0, 0, 0],
        ],
      ),
    ).toEqual([[1, 1]]);
  });

  test('C9.5 with Moonbeam fed two foods are of use anywhere', () => {
    const fed: Foods = [1, 1, 0, 0];
    expect(of(['keaton', 'moonbeam'], [empty, [1, 0, 0, 0]])).toBe('m*');
    expect(of(['keaton', 'moonbeam'], [empty, fed])).toBe('ctm*');
    expect(of(['keaton', 'moonbeam'], [empty, [1, 0, 0, 1]])).toBe('ctm*');
    expect(of(['keaton', 'moonbeam', 'lily'], [[1, 0, 0, 0], fed, empty])).toBe('ctm*');
    expect(of(['keaton', 'moonbeam', 'lily'], [[1, 0, 0, 0], fed, [0, 1, 0, 0]])).toBe('m*');
    expect(of(['waffle', 'moonbeam'], [[0, 1, 0, 0], fed])).toBe('ctm*');
    expect(of(['moonbeam'], [[1, 0, 0, 0]])).toBe('t*');
    // Waffle's bowl may hold one of the two other kinds, but Moonbeam's own bowl must hold what it wants.
    expect(of(['waffle', 'moonbeam', 'lily'], [[0, 1, 2, 0], fed, empty], 2)).toBe('ctm*');
    expect(of(['waffle', 'moonbeam', 'lily'], [[1, 1, 1, 0], fed, empty], 2)).toBe('m*');
    expect(of(['waffle', 'moonbeam', 'lily'], [[0, 2, 2, 0], fed, empty], 2)).toBe('m*');
    expect(of(['lily', 'moonbeam'], [empty, [2, 0, 0, 0]])).toBe('m*');
    expect(of(['lily', 'moonbeam'], [empty, [1, 1, 1, 0]])).toBe('m*');
    expect(of(['lily', 'bell'], [empty, [1, 0, 0, 0]])).toBe('m*');
    expect(of(['pumpkin', 'moonbeam', 'keaton'], [[0, 1, 0, 0], fed, [0, 1, 0, 0]], 2)).toBe('m*');
    expect(of(['sox', 'moonbeam', 'luska'], [[0, 1, 0, 0], fed, [0, 0, 2, 0]], 2)).toBe('ctm*');
  });

  test('C9.6 what lies before a hungry cat is left over', () => {
    const { s } = atTable({ cats: [['bronte']], food: [[0, 1, 1, 0]] });
    engine.play(s, 0, give(0, 'tuna'));
    expect(scoresOf(s)[0].feeding.leftover).toEqual([0, 1, 1, 0]);
    expect(listBelongings(s)[0].food).toEqual([0, 1, 1, 0]);
    expect(scoresOf(s)[0].leftover).toEqual({ count: 2, points: -2 });
  });
});
