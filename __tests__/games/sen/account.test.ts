import { breakDownScore, sumOf, sumRounds } from '../../../src/games/sen/scoreBreakdown';
import { DECK, crowsOf } from '../../../src/rules/sen/cards';
import { scoreRound } from '../../../src/rules/sen/score';
import type { SenOptions } from '../../../src/rules/sen/state';
import { seededRandom } from '../seededRandom';

import { engine } from './matches';

const FLAGS = [false, true];

test('where points came from is found again from what was written down', () => {
  const kinds = { allIn: 0, reward: 0, penalty: 0, both: 0 };
  for (let number = 0; number < 4000; number++) {
    const random = seededRandom(number);
    const seats = 2 + random(4);
    const nines = DECK.filter((card) => crowsOf(card) === 9);
    const dreams = Array.from({ length: seats }, () => {
      const pool = random(3) === 0 ? nines : DECK;
      return Array.from({ length: 1 + random(5) }, () => crowsOf(pool[random(pool.length)]));
    });
    const ended = random(seats);
    const called = random(3) > 0;
    const options = {
      penalty: random(2) === 0 ? 5 : 15,
      tameCrows: FLAGS[random(2)],
      allIn: FLAGS[random(2)],
    } as SenOptions;
    const written = scoreRound(dreams, called ? ended : null, options);
    const round = { ended, called, crows: written.map((one) => one.crows), points: written.map((one) => one.points) };
    expect(breakDownScore(round, options)).toEqual(written);
    if (written.some((one) => one.allIn)) kinds.allIn++;
    for (const { reward, penalty } of written) {
      if (reward > 0) kinds.reward++;
      if (penalty > 0) kinds.penalty++;
      if (reward > 0 && penalty > 0) kinds.both++;
    }
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(5);
});

test('sums go up from 0, round by round', () => {
  const state = engine.start({ seats: 2, seed: 1 });
  state.rounds = [
    { ended: 0, called: true, crows: [4, 9], points: [4, 9] },
    { ended: 1, called: true, crows: [7, 9], points: [7, 14] },
  ];
  expect(sumRounds(state)).toEqual([
    [0, 4, 11],
    [0, 9, 23],
  ]);
});

test('how crows became points is written as a sum, and not where there is nothing to tell', () => {
  const written = { points: 11, crows: 24, reward: 18, penalty: 5, allIn: false };
  expect(sumOf(written)).toBe('24 − 18 + 5');
  expect(sumOf({ ...written, points: 6, penalty: 0 })).toBe('24 − 18');
  expect(sumOf({ ...written, points: 24, reward: 0, penalty: 0 })).toBe('');
  expect(sumOf({ ...written, points: 50, reward: 0, penalty: 0, allIn: true })).toBe('');
});
