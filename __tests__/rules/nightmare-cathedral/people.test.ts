import { completeOptions } from '../../../src/rules/kernel/options';
import { nightmareCathedral } from '../../../src/rules/nightmare-cathedral/game';
import { landOf } from '../../../src/rules/nightmare-cathedral/land';
import { limitOfDevoured } from '../../../src/rules/nightmare-cathedral/rising';
import { rankTrial } from '../../../src/rules/nightmare-cathedral/score';

import { engine } from './arrange';

test('N11.1 bots count as seats', () => {
  expect(nightmareCathedral.seats).toEqual({ min: 2, max: 4 });
  const start = (seats: number) => engine.start({ seats, seed: 1, options: { nightmares: '1+5' } });
  expect([2, 3, 4].map((seats) => landOf(start(seats)).inPlay.length)).toEqual([12, 16, 20]);
  expect([2, 3, 4].map((seats) => limitOfDevoured(start(seats)))).toEqual([7, 9, 11]);
});

test('N11.2 a trial is for two seats, and ranks by points', () => {
  expect(completeOptions(nightmareCathedral, 2, { trial: true }).trial).toBe(true);
  expect(() => completeOptions(nightmareCathedral, 3, { trial: true })).toThrow('only for 2 seats');
  expect([34, 35, 45, 55].map(rankTrial)).toEqual(['drowsing', 'dreaming', 'lucid', 'awake']);
});
