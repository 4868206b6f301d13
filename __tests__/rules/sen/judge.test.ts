import { diceFrom } from '../../../src/rules/kernel/chance';
import { MEAN_CROWS, crowsOf } from '../../../src/rules/sen/cards';
import { believe, judge } from '../../../src/rules/sen/judge';
import type { Sen } from '../../../src/rules/sen/state';

import { arrange, crows } from './arrange';

const dreams = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [0, 0, 1, 1],
];

/** The turn of a round is told by how much of the closed pile is left. */
function afterTurns(s: Sen, turns: number): Sen {
  diceFrom(1).shuffle(s.closed);
  s.open.unshift(...s.closed.splice(0, s.closed.length - (54 - s.seats * 4 - turns * s.seats)));
  return s;
}

describe('what a bot makes of a table', () => {
  test('nothing known: level, but for the totals', () => {
    expect(judge(arrange({ dreams }), 0)).toBeCloseTo(0);
    // rivals at 10 and 30: mean 20 and best 10, in the middle 15
    expect(judge(arrange({ dreams, totals: [12, 10, 30] }), 0)).toBeCloseTo(15 - 12);
  });

  test('an own land counts its crows once it is known, and a little for being known', () => {
    const s = arrange({ dreams });
    s.met[0] = [1, 0, 0, 0];
    expect(judge(s, 0)).toBeCloseTo(MEAN_CROWS - 1 + 0.6);
    s.met[0] = [2, 0, 0, 0];
    expect(judge(s, 0)).toBeCloseTo(0);
  });

  test('a rival land counts its crows when the seat knows it, and is low when the rival alone does', () => {
    const s = afterTurns(arrange({ dreams: dreams.slice(0, 2) }), 0);
    s.met[1] = [1, 0, 0, 0];
    expect(judge(s, 0)).toBeCloseTo(5 - MEAN_CROWS);
    s.met[1] = [2, 0, 0, 0];
    expect(judge(s, 0)).toBeCloseTo(3.5 - MEAN_CROWS);
  });

  test.each([
    [0, 3.5],
    [2, 3.5],
    [3, 2.5],
    [5, 1.9],
    [8, 1.5],
    [15, 1.5],
  ])('after %d turns a kept land weighs %d', (turns, kept) => {
    const s = afterTurns(arrange({ dreams: dreams.slice(0, 2) }), turns);
    s.met[1] = [0, 0, 2, 0];
    expect(judge(s, 0)).toBeCloseTo(kept - MEAN_CROWS);
  });

  test('at the end only the totals count, and winning', () => {
    const s = arrange({ dreams, totals: [50, 60, 100] });
    s.met[0] = [1, 1, 1, 1];
    s.flow = [];
    expect(judge(s, 0)).toBeCloseTo(70 - 50 + 40);
    expect(judge(s, 1)).toBeCloseTo((75 + 50) / 2 - 60 - 40);
    s.totals = [50, 50, 100];
    expect(judge(s, 0)).toBeGreaterThan(40);
  });

  test('it looks at nothing that the seat can not know', () => {
    const s = arrange({ dreams });
    s.met = [
      [1, 0, 0, 0],
      [3, 2, 0, 0],
      [0, 4, 4, 0],
    ];
    const other = arrange({
      dreams: [
        [1, 9, 9, 9],
        [5, 0, 9, 0],
        [9, 9, 9, 2],
      ],
    });
    other.met = s.met;
    expect(judge(other, 0)).toBe(judge(s, 0));
  });
});

describe('what a bot believes of hidden lands', () => {
  const believed = (turns: number, seed: number) => {
    const s = afterTurns(
      arrange({
        dreams: [
          [1, 2, 3, 4],
          [8, 8, 8, 8],
        ],
      }),
      turns,
    );
    s.met = [
      [1, 1, 0, 0],
      [2, 3, 0, 2],
    ];
    const cards = [...s.dreams.flat(), ...s.closed].sort((a, b) => a - b);
    believe(s, 0, diceFrom(seed));
    expect([...s.dreams.flat(), ...s.closed].sort((a, b) => a - b)).toEqual(cards);
    return s;
  };

  test('what a rival alone knows is probably low; nothing else changes', () => {
    const kept: number[] = [];
    for (let seed = 0; seed < 200; seed++) {
      const s = believed(0, seed);
      expect(crows(s.dreams[0])).toEqual([1, 2, 3, 4]);
      expect(crows([s.dreams[1][1], s.dreams[1][2]])).toEqual([8, 8]);
      kept.push(...crows([s.dreams[1][0], s.dreams[1][3]]));
    }
    expect(Math.max(...kept)).toBeLessThanOrEqual(8);
    const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(5.5);
  });

  test('the longer a round lasts, the lower', () => {
    const mean = (turns: number) => {
      let sum = 0;
      for (let seed = 0; seed < 200; seed++) sum += crowsOf(believed(turns, seed).dreams[1][0]);
      return sum / 200;
    };
    expect(mean(9)).toBeLessThan(mean(0) - 1);
  });

  test('with an empty closed pile nothing can change', () => {
    const s = arrange({
      dreams: [
        [1, 2, 3, 4],
        [8, 8, 8, 8],
      ],
      closed: [],
    });
    s.met[1] = [2, 2, 2, 2];
    believe(s, 0, diceFrom(1));
    expect(crows(s.dreams[1])).toEqual([8, 8, 8, 8]);
  });
});
