import type { Carrying } from '../../../src/rules/nightmare-cathedral/carrying';
import type { Effect } from '../../../src/rules/nightmare-cathedral/content/effects';
import { canHappen } from '../../../src/rules/nightmare-cathedral/possible';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import { arrange, type Arrangement } from './arrange';

const X = SHADOWS;
type Change = (s: NightmareCathedral) => unknown;

const full: Arrangement = {
  areas: {
    1: {
      units: [
        [0, 2],
        [X, 1],
      ],
      fortress: [0, 1],
    },
    3: { units: [[1, 1]] },
  },
  winged: [1, 3],
  hands: [['blow'], []],
};
const bare: Arrangement = { areas: {}, winged: [2, 3], hands: [[], []] };

/** Whether seat 0 is offered an effect as a branch, on a rich table and on a bare one. Both tables can be changed. */
function offered(
  effect: Effect,
  arrangement: Arrangement,
  change: Change = () => undefined,
  at: Partial<Carrying> = {},
): boolean {
  const s = arrange({ ...arrangement });
  change(s);
  return canHappen(s, 0, [effect], { seat: 0, list: [], here: 1, ...at });
}

/** Effects that are offered on the rich table but not on the bare one, each table with its change. */
const WHERE_IT_CHANGES: readonly (readonly [Effect, Change?, Change?])[] = [
  [['draw', 1], undefined, (s) => (s.deck = [])],
  [['discard', 1]],
  [['upgrade', 'all']],
  [['books', 2, 1], undefined, (s) => (s.deck = s.deck2 = [])],
  [['books', 2, 1], (s) => (s.deck = []), (s) => (s.deck = s.deck2 = [])],
  [['dreams', 2, 1], undefined, (s) => (s.dreamDeck = [])],
  [['visions', 2, 1], (s) => (s.dreamDeck = []), (s) => (s.dreamDeck = s.dreamDeck2 = [])],
  [['visions', 2, 1], (s) => (s.dreamDeck2 = []), (s) => (s.dreamDeck = s.dreamDeck2 = [])],
  [['produce', 'controlled', 1]],
  [['addShadow', 'any', 1], undefined, (s) => (s.supply[X] = 0)],
  [['removeShadow', 'any', 1]],
  [['convert', 'winged', 1]],
  [['level', 'controlled', 1]],
  [['recall', 'controlled', 1], (s) => (s.limbo[0] = 1)],
  [['lose', 'any', 1]],
  [['build', [1]]],
  [['build', [2, 9]], undefined, (s) => ((s.units[5] = 1), (s.control[1] = 0))], // One follower is too few.
  [['conflict', 'any', 1]],
  [['conflict', 'here', 1]],
  [['climb', 'any', 1], undefined, (s) => (s.ritual = [1, 1, 0, 0])],
  [['climb', 'bonus', 1], (s) => (s.ritual = [1, 1, 0, 0]), (s) => (s.ritual = [2, 2, 0, 0])],
  [['worship', 1]],
  [['command', 1], (s) => (s.pieces = Array.from({ length: 13 }, () => '1A' as const))],
  [['release', 1], (s) => (s.devoured[1] = 1)],
  [
    ['devour', 'any', 1],
    (s) => (s.pieces = Array.from({ length: 13 }, () => '1A' as const)),
    (s) => (s.pieces = Array.from({ length: 13 }, () => '1A' as const)),
  ],
  [['choose', [[['lose', 'any', 1]], [['removeShadow', 'any', 1]]]]],
  [['may', [['lose', 'any', 1]]]],
  [['pay', ['followers', 'any', 1], [['draw', 1]]]],
  [['pay', ['limbo', 0], [['lose', 'any', 1]]]], // It could be paid, but would bring nothing.
];

test.each(WHERE_IT_CHANGES.map(([effect, rich, poor]) => ({ effect, rich, poor })))(
  'N5.1 $effect is offered where it changes something',
  ({ effect, rich, poor }) => {
    expect(offered(effect, full, rich)).toBe(true);
    expect(offered(effect, bare, poor)).toBe(false);
  },
);

test.each<[Effect]>([
  [['perDevoured', 'own', []]],
  [['owner', []]],
  [['rivals', [['draw', 1]]]],
  [['produceEach', 'marked', 1]],
  [['move', 1]],
  [['fly', 1]],
  [['dreamer']],
  [['agreeAny']],
])('N5.1 %j can always be tried', (effect) => {
  expect(offered(effect, bare)).toBe(true);
});

test('N5.1 one effect of a list is enough', () => {
  const s = arrange(bare);
  const carrying: Carrying = { seat: 0, list: [], here: 0 };
  expect(
    canHappen(
      s,
      0,
      [
        ['lose', 'any', 1],
        ['fly', 1],
      ],
      carrying,
    ),
  ).toBe(true);
  expect(
    canHappen(
      s,
      0,
      [
        ['lose', 'any', 1],
        ['discard', 1],
      ],
      carrying,
    ),
  ).toBe(false);
  expect(canHappen(s, 0, [], carrying)).toBe(false);
});

test('N9.2 a Nightmare roams only in a command, while it has points and somewhere to go', () => {
  const errand = (path: number[]) => ({ errand: { nightmare: 0, path, eaten: [0, 0, 0, 0, 0] } });
  const at = (s: NightmareCathedral) => (s.nightmareAt = [1, 0]);
  for (const effect of [
    ['roam', 2],
    ['trail', 2, []],
  ] as const) {
    expect(offered(effect, full, at, errand([1]))).toBe(true);
    expect(offered(effect, full, at)).toBe(false);
    // It has already been to all areas around.
    expect(offered(effect, full, at, errand([1, 2, 3, 11, 12]))).toBe(false);
    expect(offered(effect[0] === 'roam' ? ['roam', 0] : ['trail', 0, []], full, at, errand([1]))).toBe(false);
  }
});

test('N9.3 whether somebody can be devoured there', () => {
  const complete = (s: NightmareCathedral) => (s.pieces = Array.from({ length: 13 }, () => '1A' as const));
  expect(offered(['devour', 'any', 1], full)).toBe(false); // The Cathedral is not finished yet.
  expect(offered(['devour', 'rival', 1], full, complete)).toBe(false);
  expect(offered(['devour', 'rival', 1, 'any'], full, complete)).toBe(true);
  expect(offered(['devour', 'eachSide', 1], full, complete)).toBe(true);
  expect(offered(['devour', 'eachSide', 1], full, complete, { here: 5 })).toBe(false);
});
