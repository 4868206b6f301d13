import { rank } from '../../../src/rules/kernel/rank';
import { sen } from '../../../src/rules/sen/game';
import { scoreRound, type Scoring } from '../../../src/rules/sen/score';

import { arrange, engine, play, summarise, wake } from './arrange';

const plain: Scoring = { penalty: 5, tameCrows: false, allIn: false };
const points = (dreams: readonly (readonly number[])[], caller: number | null, rules: Partial<Scoring> = {}) =>
  scoreRound(dreams, caller, { ...plain, ...rules }).map((one) => one.points);

/** The rulebook's example: 19, 16, 10 and 11 crows, a single 9 at the first seat; the fourth called. */
const example = [
  [9, 4, 5, 1],
  [8, 8, 0, 0],
  [5, 5, 0, 0],
  [8, 3, 0, 0],
];

describe('counting a round', () => {
  test('S9.1 the crows of the dream', () => {
    expect(points([[0, 1, 2, 3], [9, 9, 9, 8], [4]], null)).toEqual([6, 35, 4]);
    expect(points(example, 3)).toEqual([19, 16, 10, 16]);
  });

  test('S9.2 the caller pays unless it has the fewest, alone or tied', () => {
    expect(points([[3], [4]], 0)).toEqual([3, 4]);
    expect(points([[4], [4]], 0)).toEqual([4, 4]);
    expect(points([[5], [4]], 0)).toEqual([10, 4]);
    expect(points([[5], [4]], 0, { penalty: 15 })).toEqual([20, 4]);
    expect(points([[5], [4]], null)).toEqual([5, 4]);
    expect(scoreRound([[5], [4]], 0, plain)).toEqual([
      { points: 10, crows: 5, reward: 0, penalty: 5, allIn: false },
      { points: 4, crows: 4, reward: 0, penalty: 0, allIn: false },
    ]);
  });

  test('S10.1 the most 9s are not counted', () => {
    expect(points(example, 3, { tameCrows: true })).toEqual([10, 16, 10, 16]);
    expect(points([[9, 9, 1], [9, 2], [3]], null, { tameCrows: true })).toEqual([1, 11, 3]);
    expect(
      scoreRound(
        [
          [9, 9, 1],
          [9, 2],
        ],
        null,
        { ...plain, tameCrows: true },
      )[0],
    ).toEqual({ points: 1, crows: 19, reward: 18, penalty: 0, allIn: false });
  });

  test('S10.2 a tie for most, or no 9 at all, rewards nobody', () => {
    expect(points([[9, 1], [9, 2], [3]], null, { tameCrows: true })).toEqual([10, 11, 3]);
    expect(points([[1], [2]], null, { tameCrows: true })).toEqual([1, 2]);
  });

  test('S10.3 the fewest are judged after the reward', () => {
    expect(points([[9, 2], [3]], 1, { tameCrows: true })).toEqual([2, 8]);
    expect(points([[9, 3], [3]], 1, { tameCrows: true })).toEqual([3, 3]);
    expect(points([[9, 9], [3]], 0, { tameCrows: true })).toEqual([0, 3]);
  });

  test('S11.1 nothing but 9s: 0, and exactly 50 for all the others', () => {
    expect(points([[9, 9, 9, 9], [0, 0, 1, 1], [3]], 1, { allIn: true })).toEqual([0, 50, 50]);
    expect(points([[3], [9]], 0, { allIn: true, penalty: 15 })).toEqual([50, 0]);
    expect(scoreRound([[9], [3]], 1, { ...plain, allIn: true })).toEqual([
      { points: 0, crows: 9, reward: 0, penalty: 0, allIn: true },
      { points: 50, crows: 3, reward: 0, penalty: 0, allIn: true },
    ]);
    expect(points([[9, 9], [3]], null)).toEqual([18, 3]);
    expect(points([[], [3]], null, { allIn: true })).toEqual([0, 3]);
  });

  test('S11.2 two with nothing but 9s: counted as usual', () => {
    expect(points([[9, 9], [9], [1]], 2, { allIn: true })).toEqual([18, 9, 1]);
    expect(points([[9, 9], [9, 8], [1]], null, { allIn: true })).toEqual([0, 50, 50]);
  });

  test('S11.3 all in is judged before tame crows', () => {
    expect(points([[9, 9], [9, 1], [3]], 1, { allIn: true, tameCrows: true })).toEqual([0, 50, 50]);
    expect(points([[9], [9, 9], [3]], 2, { allIn: true, tameCrows: true })).toEqual([9, 0, 8]);
  });

  test.each([
    [{ penalty: 5 }, [20, 31]],
    [{ penalty: 15 }, [20, 41]],
    [{ tameCrows: true }, [2, 31]],
    [{ allIn: true }, [20, 31]],
  ] as const)('S9.1 play counts by the same code: %j', (options, totals) => {
    const s = arrange({
      dreams: [
        [9, 9, 1, 1],
        [8, 7, 6, 5],
      ],
      turn: 1,
      options,
    });
    const told = play(s, wake);
    expect(s.totals).toEqual(totals);
    expect(told.find((event) => event.key === 'counted')).toMatchObject({ round: 1, seat: 1, called: true });
  });
});

describe('the end of the match', () => {
  const dreams = [
    [1, 1, 1, 1],
    [8, 7, 6, 5],
  ];

  test('S9.3 after a round in which somebody reaches the limit', () => {
    const before = arrange({ dreams, totals: [0, 73] });
    play(before, wake);
    expect(engine.isOver(before)).toBe(false);
    expect(before.totals).toEqual([4, 99]);
    for (const [total, limit] of [
      [74, 100],
      [4, 30],
      [274, 300],
    ]) {
      const s = arrange({ dreams, totals: [0, total], options: { limit } });
      const told = play(s, wake);
      expect(engine.isOver(s)).toBe(true);
      expect(engine.waiting(s)).toEqual([]);
      expect(summarise(told)).toEqual(['woke', 'revealed', 'compared', 'counted']);
      expect(sen.score(s)).toEqual([4, total + 26]);
    }
  });

  test('S9.4 or after a number of rounds, whatever the crows', () => {
    const s = arrange({ dreams, totals: [0, 200], options: { end: 'rounds', rounds: 2 } });
    play(s, wake);
    expect(engine.isOver(s)).toBe(false);
    while (s.rounds.length < 2) engine.play(s, engine.waiting(s)[0], engine.moves(s, engine.waiting(s)[0]).at(-1)!);
    expect(engine.isOver(s)).toBe(true);
  });

  test('S9.5 the fewest crows win, who is level shares the place', () => {
    expect(rank([30, 100, 30, 50], sen.wins)).toEqual([1, 4, 1, 3]);
    const s = arrange({ dreams, totals: [0, 80] });
    play(s, wake);
    expect(sen.result(s)).toEqual({ places: [1, 2] });
  });
});
