import { createEyes } from '../../../src/rules/bots/eyes';
import { decide } from '../../../src/rules/bots/think';
import { createDice } from '../../../src/rules/kernel/chance';
import { MEAN_CROWS, crowsOf } from '../../../src/rules/sen/cards';
import { sen } from '../../../src/rules/sen/game';
import { sampleWorld, judge } from '../../../src/rules/sen/judge';
import type { Sen } from '../../../src/rules/sen/state';

import { arrange, crows, engine } from './arrange';

const dreams = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [0, 0, 1, 1],
];

/** Shortens the closed pile, because the judge reads from it how far a round has come. */
function afterTurns(s: Sen, turns: number): Sen {
  createDice(1).shuffle(s.closed);
  s.open.unshift(...s.closed.splice(0, s.closed.length - (54 - s.seats * 4 - turns * s.seats)));
  return s;
}

describe('what a bot makes of a table', () => {
  test('nothing known: level, but for the totals', () => {
    expect(judge(arrange({ dreams }), 0)).toBeCloseTo(0);
    // The rivals have 10 and 30: their mean is 20 and the best is 10, so the middle is 15.
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
    expect(judge(s, 0)).toBeCloseTo(3.3 - MEAN_CROWS);
  });

  test.each([
    [0, 3.3],
    [2, 2.7],
    [3, 2.38],
    [5, 1.9],
    [8, 1.5],
    [15, 1.5],
  ])('after %d turns a kept land weighs %d', (turns, kept) => {
    const s = afterTurns(arrange({ dreams: dreams.slice(0, 2) }), turns);
    s.met[1] = [0, 0, 2, 0];
    expect(judge(s, 0)).toBeCloseTo(kept - MEAN_CROWS);
  });

  test('no draw makes the rivals look much better at once: else all would take from the open pile for ever', () => {
    const s = arrange({ dreams: dreams.slice(0, 2) });
    s.met[1] = [2, 2, 2, 2];
    for (let before = judge(s, 0); s.closed.length > 11;) {
      s.closed.pop();
      const now = judge(s, 0);
      expect(before - now).toBeLessThan(4 * 0.21);
      before = now;
    }
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

describe('the end of a round in sight', () => {
  const near = (left: number): Sen => {
    const s = arrange({
      dreams: [
        [1, 1, 2, 0],
        [1, 2, 0, 3],
      ],
      totals: [20, 10],
    });
    s.met = s.met.map((row) => row.map(() => 3));
    s.open.unshift(...s.closed.splice(0, s.closed.length - left));
    return s;
  };

  test('with one land left standing still is worth what the round would bring, and so is drawing and discarding it', () => {
    const s = near(1);
    expect(judge(s, 0)).toBe(10 + 6 - (20 + 4));
    engine.play(s, 0, { type: 'draw' });
    engine.play(s, 0, { type: 'discard' });
    expect([s.rounds.length, judge(s, 0)]).toEqual([1, 10 + 6 - (20 + 4)]);
  });

  test('it comes into sight land by land', () => {
    const far = near(11);
    expect(judge(far, 0)).toBeCloseTo(judge(near(12), 0));
    expect(judge(near(6), 0)).toBeCloseTo((judge(far, 0) + judge(near(1), 0)) / 2);
  });

  test('where the match would end with it, winning counts', () => {
    const s = near(1);
    s.totals = [98, 97];
    expect(judge(s, 0)).toBe(97 + 6 - (98 + 4) + 40);
    s.totals = [98, 95];
    expect(judge(s, 0)).toBe(95 + 6 - (98 + 4) - 40);
  });

  // In these matches hard bots once came to a standstill, because everybody took from the open pile.
  test.each([
    {
      dreams: [
        [0, 0, 0, 1],
        [0, 1, 2, 1],
      ],
      met: [
        [1, 1, 1, 3],
        [2, 3, 3, 3],
      ],
      open: [9, 7, 1],
    },
    {
      dreams: [
        [0, 1, 0, 2],
        [2, 2, 1, 1],
        [1, 0, 2, 0],
      ],
      met: [
        [7, 1, 1, 7],
        [7, 7, 7, 2],
        [4, 4, 7, 4],
      ],
      open: [9, 7, 3],
    },
    {
      dreams: [
        [4, 0, 2, 1],
        [2, 3, 2, 2],
        [3, 1, 0, 0],
        [1, 3, 1, 0],
      ],
      met: [
        [15, 1, 15, 1],
        [15, 15, 2, 2],
        [15, 15, 4, 4],
        [8, 15, 15, 8],
      ],
      open: [9, 7, 3],
    },
    {
      dreams: [
        [5, 1, 2, 1],
        [3, 1, 2, 0],
        [0, 4, 3, 0],
        [3, 2, 4, 2],
        [4, 0, 1, 3],
      ],
      met: [
        [31, 1, 1, 1],
        [31, 2, 2, 2],
        [4, 31, 31, 4],
        [8, 8, 31, 31],
        [31, 16, 16, 31],
      ],
      open: [9, 7, 4],
    },
  ])('with one land left hard bots end the round: $dreams', ({ dreams, met, open }) => {
    const s = arrange({ dreams, closed: [9], open });
    s.met = met.map((row) => row.slice());
    const dice = createDice(5);
    let decisions = 0;
    while (s.rounds.length === 0 && decisions < 100) {
      const [seat] = engine.waiting(s);
      engine.play(s, seat, decide(engine, createEyes(engine, s, seat), sen.levels!.hard, dice));
      decisions++;
    }
    expect(s.rounds.length).toBe(1);
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
    sampleWorld(s, 0, createDice(seed));
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
    sampleWorld(s, 0, createDice(1));
    expect(crows(s.dreams[1])).toEqual([8, 8, 8, 8]);
  });
});
