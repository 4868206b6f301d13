import { templateGame } from '../../../src/rules/template/game';

import { arrange, engine } from './arrange';

const stairsOf = (...lengths: number[]) => lengths.map((length) => Array.from({ length }, (_, step) => step + 1));

test('TE3.1 each card on stairs is worth 1', () => {
  const s = arrange({ hands: [[11], [12]], stairs: [stairsOf(3, 1), stairsOf(0, 2)] });
  expect(templateGame.score(s)).toEqual([4, 2]);
});

test('TE3.2 six cards or more are worth 3 besides', () => {
  const s = arrange({ hands: [[11], [12]], stairs: [stairsOf(5, 6), stairsOf(7)] });
  expect(templateGame.score(s)).toEqual([14, 10]);
});

test('TE3.3 the most points win, and who is level shares the place', () => {
  const s = arrange({ hands: [[10], [11], [12]], stairs: [stairsOf(2), stairsOf(1, 2), stairsOf(3)] });
  expect(templateGame.result(s).places).toEqual([3, 1, 1]);
});

test('bots want long stairs of low cards', () => {
  const judged = (...numbers: number[]) => engine.game.judge!(arrange({ hands: [[11], [12]], stairs: [[numbers]] }), 0);
  expect(judged(2, 3)).toBeGreaterThan(judged(2));
  expect(judged(2)).toBeGreaterThan(judged(9));
});
