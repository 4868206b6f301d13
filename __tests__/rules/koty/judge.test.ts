import { judge } from '../../../src/rules/koty/judge';

import { NIGHT, arrange, type Lain, type Named } from './arrange';

const still: readonly Named[] = [1, 2, 3, 4];
const judged = (dreams: readonly (readonly Lain[])[], hand: readonly Named[] = still, seat = 0) =>
  judge(arrange({ dreams, hands: [hand, still, [5, 6, 7, 8], still].slice(0, dreams.length), options: NIGHT }), seat);
/** The worth of a lead of this many points, when the strongest dream has this many "9s" in its three best lands. */
const lead = (points: number, nines: number) => (points / (60 + Math.abs(points))) * (15 + 45 * (nines / 9) ** 3);

describe('what a bot makes of a table', () => {
  test('nothing yet: level', () => {
    expect(judged([[], []])).toBeCloseTo(0);
    expect(judged([[[1, 4]], [[1, 4]]])).toBeCloseTo(0);
  });

  test('a land promises by its 9s and by what lies on it', () => {
    const promise = { free: [-28, -12, 10, 42], crow: [-40, -38, -18, 22], cat: [-26, -6, 16, 42] };
    for (const nines of [1, 2, 3]) {
      expect(judged([[[nines]], []])).toBeCloseTo(promise.free[nines] - promise.free[0] + lead(9 * 2 ** nines, nines));
      expect(judged([[[nines, 'crow']], []])).toBeCloseTo(promise.crow[nines] - promise.free[0]);
      expect(judged([[[nines, 3]], []])).toBeCloseTo(
        promise.cat[nines] - promise.free[0] + lead(3 * 2 ** nines, nines),
      );
    }
    expect(judged([[[0, 8]], []])).toBeCloseTo(promise.cat[0] - promise.free[0] + lead(8, 0));
  });

  test('what is good for one is bad for the other', () => {
    const dreams: Lain[][] = [
      [[2, 4], [1]],
      [
        [3, 'crow'],
        [0, 7],
      ],
    ];
    expect(judged(dreams, still, 0)).toBeCloseTo(-judged(dreams, still, 1));
    expect(judged([[[0, 1]], [[3]]])).toBeLessThan(0);
  });

  test('with several rivals, the points of the best and the lands of all', () => {
    const value = judged([[], [[2]], [[0, 4]]]);
    expect(value).toBeCloseTo(-((10 + 28) / 2 + (-26 + 28) / 2) + lead(-36, 2));
  });

  test('the nearer the end, the more a lead weighs: the three best lands of a dream count', () => {
    const rest: Lain[] = [
      [3, 'crow'],
      [3, 'crow'],
      [2, 'crow'],
      [1, 'crow'],
    ];
    const level = judged([rest, rest]);
    expect(level).toBeCloseTo(0);
    expect(judged([[...rest.slice(0, 3), [1]], rest])).toBeCloseTo(-12 + 38 + lead(18, 8));
  });

  test('jokers, and what chases an own crow', () => {
    expect(judged([[], []], ['joker', 'joker', 1, 2])).toBeCloseTo(10);
    const crow = judged([[[1, 'crow']], []]);
    expect(judged([[[1, 'crow']], []], ['crow', 'crow', 1, 2])).toBeCloseTo(crow + 6);
    expect(
      judged(
        [
          [
            [1, 'crow'],
            [1, 'crow'],
          ],
          [],
        ],
        ['crow', 'joker', 1, 2],
      ) -
        judged([
          [
            [1, 'crow'],
            [1, 'crow'],
          ],
          [],
        ]),
    ).toBeCloseTo(12 + 5);
    expect(judged([[], []], ['crow', 'crow', 1, 2])).toBeCloseTo(0);
  });

  test('partners stand together', () => {
    const s = arrange({
      dreams: [[[2]], [[0, 4]], [], []],
      hands: [still, [1, 2, 3, 4], [5, 6, 7, 8], [5, 6, 7, 8]],
      options: { teams: true },
    });
    expect(judge(s, 0)).toBeCloseTo(judge(s, 2));
    expect(judge(s, 1)).toBeCloseTo(-judge(s, 0));
    expect(judge(s, 0)).toBeCloseTo(10 + 28 - (-26 + 28) + lead(36 - 4, 2));
  });

  test('at the end only winning counts', () => {
    const over = (dreams: readonly (readonly Lain[])[]) => {
      const s = arrange({ dreams, hands: [['joker', 1, 2, 3]] });
      s.flow = [];
      return [judge(s, 0), judge(s, 1)];
    };
    expect(over([[[2]], [[1]]])).toEqual([150, -150]);
    expect(over([[[0, 1]], [[1]]])).toEqual([-150, 150]);
    expect(over([[[0, 8]], [[2, 2]]])).toEqual([-150, 150]);
    expect(over([[[1]], [[1]]])).toEqual([150, 150]);
  });

  test('it looks at nothing that the seat can not know', () => {
    const one = arrange({ dreams: [[[2]], [[1, 4]]], hands: [still, ['joker', 'joker', 'crow', 8]] });
    const other = arrange({ dreams: [[[2]], [[1, 4]]], hands: [still, [5, 5, 6, 6]] });
    other.dreams[0][0].nines = one.dreams[0][0].nines.map((_, index) => other.pile.splice(index, 1)[0]);
    expect(judge(other, 0)).toBe(judge(one, 0));
  });
});
