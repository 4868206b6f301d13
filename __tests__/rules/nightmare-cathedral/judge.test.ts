import { measureCloseness } from '../../../src/rules/nightmare-cathedral/closeness';
import { judge } from '../../../src/rules/nightmare-cathedral/judge';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import { arrange, cardCalled, engine, fetch, type Arrangement } from './arrange';

/** Two seats with equal positions and no Dreams in hand. */
const even: Arrangement = {
  areas: { 1: { fortress: [0, 1], units: [[0, 2]] }, 7: { fortress: [1, 1], units: [[1, 2]] } },
  winged: [1, 7],
  hands: [['blow'], ['blow']],
  dreams: [[], []],
};
const level = (change: (s: NightmareCathedral) => void = () => undefined, arrangement: Arrangement = {}) => {
  const s = arrange({ ...even, ...arrangement });
  change(s);
  return s;
};
const gain = (change: (s: NightmareCathedral) => void, arrangement: Arrangement = {}) =>
  judge(level(change, arrangement), 0) - judge(level(undefined, arrangement), 0);

describe('what a bot makes of a table', () => {
  test.each<[string, (s: NightmareCathedral) => void]>([
    ['a step on the Ritual track', (s) => (s.ritual[0] = 1)],
    ['a step that is worth points', (s) => (s.ritual[0] = 3)],
    ['a follower on the map', (s) => (s.supply[0] -= 1)],
    ['an area', (s) => (s.control[2] = 0)],
    ['a second level', (s) => (s.levels[1] = 2)],
    ['a played Dream', (s) => s.dreamt[0].push(cardCalled('stonemason'))],
    ['an upgraded action', (s) => s.actions[0][2].push(cardCalled('stone-ranks'))],
    ['another Development in hand', (s) => s.hands[0].push(cardCalled('veil'))],
    ['somebody to convert under the Winged One', (s) => (s.units[1 * 5 + SHADOWS] = 1)],
  ])('%s is worth something to its seat, and counts against its rival', (_, change) => {
    expect(gain(change)).toBeGreaterThan(0.1);
    expect(judge(level(change), 1)).toBeLessThan(judge(level(), 1));
  });

  test('a third step that is paid is worth more than a second that is not', () => {
    expect(gain((s) => (s.ritual[0] = 3)) - gain((s) => (s.ritual[0] = 2))).toBeGreaterThan(
      gain((s) => (s.ritual[0] = 2)) - gain((s) => (s.ritual[0] = 1)),
    );
  });

  test('what is no points yet loses its worth toward the end; points do not', () => {
    const early = gain((s) => (s.supply[0] -= 1));
    const late =
      judge(
        level((s) => ((s.turns = 35), (s.supply[0] -= 1))),
        0,
      ) -
      judge(
        level((s) => (s.turns = 35)),
        0,
      );
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(early / 5);
    const points = (turns: number) =>
      judge(
        level((s) => ((s.turns = turns), s.dreamt[0].push(cardCalled('stonemason')))),
        0,
      ) -
      judge(
        level((s) => (s.turns = turns)),
        0,
      );
    expect(points(35)).toBeCloseTo(2);
    expect(points(3)).toBeCloseTo(2);
  });

  test('after the last turn of the last round only points count, and winning more than all else', () => {
    const over = (change: (s: NightmareCathedral) => void) =>
      judge(
        level((s) => ((s.flow = []), change(s))),
        0,
      );
    expect(over(() => undefined)).toBeCloseTo(0);
    expect(over((s) => (s.supply[0] -= 5))).toBeCloseTo(0);
    expect(over((s) => s.dreamt[0].push(cardCalled('stonemason')))).toBeGreaterThan(20);
    expect(over((s) => s.dreamt[1].push(cardCalled('stonemason')))).toBeLessThan(-20);
  });

  test('it looks at no card that the seat cannot see', () => {
    const s = engine.start({ seats: 4, seed: 7 });
    for (let i = 0; i < 200; i++) {
      const [seat] = engine.waiting(s);
      const moves = engine.moves(s, seat);
      engine.play(s, seat, moves[i % moves.length]);
      if (i % 10 === 0)
        for (let viewer = 0; viewer < 4; viewer++) expect(judge(engine.view(s, viewer), viewer)).toBe(judge(s, viewer));
    }
  });

  test('own cards that lie in a conflict count for what they can do there, a rival’s do not', () => {
    const laying = (...cards: string[]) => {
      const s = level();
      s.units[1 * 5 + SHADOWS] = 2;
      const laid = cards.map((key) => fetch(s, key));
      s.flow.push({
        procedure: 'conflict',
        step: 'layFirst',
        locals: { area: 1, sides: [0, SHADOWS], shown: false, laid: [laid, []] },
      });
      return s;
    };
    expect(judge(laying('sentence'), 0)).toBeGreaterThan(judge(laying(), 0));
    expect(judge(laying('sentence'), 1)).toBe(judge(laying(), 1));
  });
});

describe('how near a Dream is', () => {
  const near = (key: string, change: (s: NightmareCathedral) => void, arrangement: Arrangement = {}) =>
    measureCloseness(level(change, arrangement), 0, cardCalled(key));
  const nothing = () => undefined;

  test.each<[string, (s: NightmareCathedral) => void, number]>([
    ['wide-estates', nothing, 1 / 4],
    ['wide-estates', (s) => (s.control[2] = s.control[3] = s.control[4] = 0), 1],
    ['wide-estates', (s) => [2, 3, 4, 5, 6].forEach((area) => (s.control[area] = 0)), 1],
    ['high-tower', nothing, 1 / 3],
    ['high-tower', (s) => (s.levels[1] = 2), 2 / 3],
    ['second-home', nothing, 1 / 2],
    ['two-roads', (s) => (s.ritual[0] = 9), 1 / 2],
    ['sixth-step', (s) => (s.ritual[1] = 3), 1 / 2],
    ['the-crowd', nothing, 2 / 6],
    ['double-triumph', nothing, 0.45],
    ['offering-of-knowledge', nothing, 0.4],
    ['limbo-opened', (s) => (s.limbo[0] = 3), 1],
  ])('%s', (key, change, wanted) => {
    expect(near(key, change)).toBeCloseTo(wanted);
  });

  test('it is 1 exactly when the Dream may be played', () => {
    const s = engine.start({ seats: 3, seed: 11 });
    for (let i = 0; s.flow.length > 0; i++) {
      const [seat] = engine.waiting(s);
      const moves = engine.moves(s, seat);
      for (const move of moves) if (move.type === 'dream') expect(measureCloseness(s, seat, move.card)).toBe(1);
      engine.play(s, seat, moves[(i * 7) % moves.length]);
    }
  });
});
