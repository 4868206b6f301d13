import { canDream, canPay, isConditionMet, measureProgress } from '../../../src/rules/nightmare-cathedral/conditions';
import type { Condition, Cost } from '../../../src/rules/nightmare-cathedral/content/effects';
import { beginActing, countDone, note } from '../../../src/rules/nightmare-cathedral/did';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import { arrange, cardCalled, day, play, until } from './arrange';

const X = SHADOWS;

/**
 * Eyes are in 1, 6 and 8, bones in 2, 7 and 12, roots in 3, 5 and 10, candles in 4, 9 and 11; around the Cathedral lie
 * 3, 6, 9 and 12.
 */
const areas = {
  1: { units: [[0, 3]], fortress: [0, 3] },
  2: {
    units: [
      [0, 2],
      [1, 1],
    ],
    fortress: [0, 1],
  },
  3: {
    units: [
      [0, 2],
      [1, 1],
    ],
  },
  4: { units: [[0, 1]] },
  5: {
    units: [
      [0, 1],
      [X, 1],
    ],
  }, // Nobody controls this area.
  6: {
    units: [
      [0, 1],
      [1, 2],
    ],
  }, // A rival controls this area.
  7: { units: [[1, 1]], fortress: [1, 2] },
  8: { units: [[X, 2]] },
  9: { fortress: [0, 2] },
} as const;

function table(change: (s: NightmareCathedral) => void = () => undefined): NightmareCathedral {
  const s = arrange({ areas, winged: [1, 7], hands: [['blow', 'veil'], []] });
  s.space = 0; // An eye lies under the Turn marker.
  change(s);
  return s;
}

test.each<[Condition, number, number]>([
  [['control', 4], 5, 4], // 1, 2, 3, 4, 9
  [['control', 3, 'cathedral'], 2, 3], // 3, 9
  [['control', 2, 'marked'], 1, 2], // 1
  [['control', 2, 'root'], 1, 2], // 3
  [['control', 1, 'nightmare'], 0, 1], // A nightmare counts only when the Cathedral is finished.
  [['present', 3, 'cathedral'], 3, 3], // 3, 6, 9
  [['present', 5, 'all'], 7, 5],
  [['present', 1, 'marked'], 2, 1], // 1, 6
  [['eachSymbol', 1], 4, 4], // an eye, a bone, a root, two candles
  [['eachSymbol', 2], 5, 8],
  [['sameSymbol', 3], 2, 3], // candles
  [['fortresses', 2, 2], 2, 2], // 1 and 9
  [['fortresses', 1, 3], 1, 1],
  [['fortresses', 4, 1], 3, 4],
  [['levels', 5], 6, 5],
  [['crowds', 2, 2, 'all'], 3, 2], // 1, 2, 3
  [['crowds', 2, 3, 'all'], 1, 2],
  [['crowds', 1, 2, 'cathedral'], 1, 1], // 3
  [['followers', 12], 10, 12],
  [['step', 1, 5], 0, 1],
  [['upgrades', 2], 0, 2],
  [['winged', 'rivalFortress'], 0, 1], // It stands at its own fortress.
  [['shared', 2], 3, 2], // 2, 3, 6
  [['devouredOwn', 2], 0, 2],
  [['did', 'built', 2, 'turn'], 0, 2],
])('N4.5 %j counts %i of %i', (condition, have, want) => {
  const s = table();
  expect(measureProgress(s, 0, condition)).toEqual([have, want]);
  expect(isConditionMet(s, 0, condition)).toBe(have >= want);
});

test.each<[Condition, number, (s: NightmareCathedral) => void]>([
  [
    ['control', 1, 'nightmare'],
    1,
    (s) => ((s.pieces = Array.from({ length: 13 }, () => '1A' as const)), (s.nightmareAt = [3, 6])),
  ],
  [['control', 1, 'marked'], 1, (s) => (s.space = 1)], // a bone: 2
  [['step', 2, 5], 1, (s) => (s.ritual = [5, 4, 9, 9])],
  [['step', 2, 5], 2, (s) => (s.ritual = [6, 5, 0, 0])],
  [['upgrades', 2], 3, (s) => (s.actions[0][1].push(1, 2), s.actions[0][4].push(3), s.actions[1][0].push(4))],
  [['winged', 'rivalFortress'], 1, (s) => (s.winged[0] = 7)],
  [['winged', 'rivalFortress'], 0, (s) => (s.winged[0] = 6)], // There is no fortress at all.
  [['devouredOwn', 2], 3, (s) => (s.devoured = [3, 5, 0, 0, 5])],
  [['sameSymbol', 3], 3, (s) => (s.control[11] = 0)],
  [['shared', 2], 2, (s) => (s.units[6 * 5] = 0)], // Only a rival stands there.
])('N4.5 %j counts %i on another table', (condition, have, change) => {
  expect(measureProgress(table(change), 0, condition)[0]).toBe(have);
});

test('N4.5 deeds are counted by seat, those of the action or reaction apart', () => {
  const s = arrange({ seats: 3 });
  const counts = (seat: number) => (['action', 'turn'] as const).map((span) => countDone(s, seat, 'produced', span));
  beginActing(s, 1);
  note(s, 1, 'produced');
  note(s, 1, 'produced', 2);
  note(s, 2, 'produced');
  note(s, 1, 'climbed');
  note(s, SHADOWS, 'produced'); // The Shadows do no deeds.
  expect([0, 1, 2].map(counts)).toEqual([
    [0, 0],
    [3, 3],
    [0, 1],
  ]);
  beginActing(s, 2); // The next seat acts.
  note(s, 2, 'produced');
  expect([0, 1, 2].map(counts)).toEqual([
    [0, 0],
    [0, 3],
    [1, 2],
  ]);
  expect(countDone(s, 1, 'climbed', 'turn')).toBe(1);
});

test('N4.5 what was done in an action is forgotten with the next, also with ignoring; what was done in a turn with the next turn', () => {
  const s = arrange({ dreams: [[], []] });
  beginActing(s, 0);
  note(s, 0, 'built', 2);
  play(s, { type: 'ignore', day: day('ritual') });
  expect([countDone(s, 0, 'built', 'action'), countDone(s, 0, 'built', 'turn')]).toEqual([0, 2]);
  until(s, 'turn.choose');
  expect(countDone(s, 0, 'built', 'turn')).toBe(0);
});

test.each<[Cost, boolean, boolean]>([
  [['followers', 'any', 10], true, false],
  [['followers', 'any', 11], false, false],
  [['cards', 2], true, false], // Basic Combat cannot be paid with.
  [['cards', 3], false, false],
  [['limbo', 1], false, true],
  [['limbo', 3], false, false],
])('N5.1 a price is offered to who can pay all of it: %j', (cost, first, second) => {
  const s = table((one) => (one.limbo = [0, 2]));
  expect([canPay(s, 0, cost), canPay(s, 1, cost)]).toEqual([first, second]);
});

test('N4.5 a Dream wants all of its conditions and all of its price', () => {
  const s = table();
  expect(canDream(s, 0, cardCalled('wide-estates'))).toBe(true);
  const poor = table((one) => [1, 2, 3].forEach((area) => (one.control[area] = 1)));
  expect(canDream(poor, 0, cardCalled('wide-estates'))).toBe(false);
  expect(canDream(s, 0, cardCalled('limbo-opened'))).toBe(false);
  s.limbo[0] = 3;
  expect(canDream(s, 0, cardCalled('limbo-opened'))).toBe(true);
});
