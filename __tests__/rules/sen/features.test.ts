import { settle } from '../../../src/rules/sen/features';
import type { Sen } from '../../../src/rules/sen/state';

import { arrange, engine, type Arrangement } from './arrange';

const OWN = [1, 3, 4, 6];
const RIVAL = [2, 3, 6, 7];

const atTheLastLand = (rest: Partial<Arrangement> = {}): Sen => arrange({ dreams: [OWN, RIVAL], closed: [8], ...rest });

/** What of a match between two rounds bots look at. */
const pick = ({ totals, turn, rounds, closed, met, called, flow }: Sen) => ({
  totals,
  turn,
  rounds: rounds.length,
  closed: closed.length,
  met,
  called,
  flow,
});

test.each([
  [0, 0],
  [70, 55],
])('to leave the last land is judged as to draw it in vain, with totals of %d and %d', (one, other) => {
  const s = atTheLastLand({ totals: [one, other] });
  const left = settle(s, 0)!.state;
  engine.play(s, 0, { type: 'draw' });
  engine.play(s, 0, { type: 'discard' });
  expect(pick(left)).toEqual(pick(s));
});

test('a useful last land is better than to leave it: fewer crows are counted', () => {
  const s = atTheLastLand({ closed: [0] });
  const left = settle(s, 0)!.state.totals;
  engine.play(s, 0, { type: 'draw' });
  engine.play(s, 0, { type: 'put', land: 3 });
  expect(s.totals).toEqual([left[0] - 6, left[1]]);
});

test('where the round was the last one the match is over', () => {
  const s = settle(atTheLastLand({ totals: [95, 20] }), 1)!.state;
  expect(s.flow).toEqual([]);
  expect(engine.game.result(s).places).toEqual([2, 1]);
  expect(settle(s, 0)).toBeNull();
  expect(settle({ ...s, closed: s.closed.slice(-1) }, 0)).toBeNull();
});

test('the end of a round comes into sight land by land, so that no draw changes much at once', () => {
  const weigh = (closed: number) =>
    settle(atTheLastLand({ closed: Array.from({ length: closed }, () => 9) }), 0)?.weight;
  expect(weigh(1)).toBe(1);
  for (let closed = 2; closed < 9; closed++) expect(weigh(closed - 1)! - weigh(closed)!).toBeCloseTo(0.1);
  const s = atTheLastLand({ closed: [1, 1, 2, 2, 3, 4, 5, 7, 8, 8, 9, 9] });
  expect(settle(s, 0)).toBeNull();
  expect(settle(arrange({ dreams: [OWN, RIVAL], closed: [] }), 0)).toBeNull();
});
