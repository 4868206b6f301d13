import { RITUAL } from '../../../src/rules/nightmare-cathedral/content/tracks';
import type { CathedralMove } from '../../../src/rules/nightmare-cathedral/state';

import { accept, arrange, asked, day, done, facing, keys, moves, play, types, units, until } from './arrange';

const climb = (marker: number): CathedralMove => ({ type: 'climb', marker });
const kneel = (area: number): CathedralMove => ({ type: 'kneel', area });
const worship = (marker: number, limbo = false): CathedralMove => ({ type: 'worship', marker, limbo });
/** Followers on every symbol: eye 1, bone 2, root 3, candle 4. */
const crowd = {
  1: { units: [[0, 3]] },
  2: { units: [[0, 3]] },
  3: { units: [[0, 3]] },
  4: { units: [[0, 3]] },
} as const;
const nothingHeld = { hands: [[], []], dreams: [[], []] } as const;

const at = (s: { ritual: number[] }, first: number, second: number) => {
  s.ritual[0] = first;
  s.ritual[1] = second;
};

test('N7.1 which steps are open to which climb, with either marker', () => {
  const climbing = (kind: 'any' | 'bonus', first: number, second: number) => {
    const { s } = facing([['climb', kind, 2]], {});
    at(s, first, second);
    return moves(s);
  };
  expect(climbing('any', 0, 0)).toEqual([climb(0), done]); // Markers on one step are alike.
  expect(climbing('any', 3, 6)).toEqual([climb(0), climb(1), done]);
  expect(climbing('any', 3, 1)).toEqual([climb(0), done]); // The second marker stands below a bonus step.
  expect(climbing('bonus', 3, 1)).toEqual([climb(0), climb(1), done]);
  expect(climbing('bonus', 2, 5)).toEqual([done]); // Paid steps cannot be climbed for free.
  RITUAL.forEach((step, number) => {
    if (number === 0) return;
    for (const kind of ['any', 'bonus'] as const)
      expect(climbing(kind, number - 1, 18).length - 1).toBe(
        step.kind === 'any' || (step.kind === 'bonus' && kind === 'bonus') ? 1 : 0,
      );
  });
  const { s } = facing([['climb', 'any', 2]], {});
  at(s, 3, 3);
  play(s, climb(0));
  expect([s.ritual.slice(0, 2), moves(s)]).toEqual([
    [4, 3],
    [climb(1), done],
  ]); // Two markers may share a step, and each climb moves either of them.
  const { s: second } = facing([['climb', 'any', 1]], { seats: 3 }, { seat: 1 });
  second.ritual = [3, 3, 3, 6, 0, 0];
  expect(moves(second)).toEqual([climb(0), climb(1), done]);
  play(second, climb(1));
  expect(second.ritual).toEqual([3, 3, 3, 7, 0, 0]);
  const { s: paying } = facing([['worship', 1]], { areas: crowd });
  at(paying, 0, 2);
  expect(moves(paying)).toEqual([worship(0), worship(1), done]);
});

test('N7.2 a follower for each symbol, or three from Limbo', () => {
  const s = arrange({ areas: crowd, ...nothingHeld });
  at(s, 4, 5); // The markers' next steps need an eye, and a candle and a root.
  s.limbo[0] = 5;
  play(s, { type: 'act', day: day('ritual') }, done);
  expect([asked(s), moves(s)]).toEqual([
    'worship.step',
    [worship(0), worship(0, true), worship(1), worship(1, true), done],
  ]);
  play(s, worship(1));
  expect(moves(s)).toEqual([kneel(4)]); // The candle is paid first.
  play(s, kneel(4));
  expect(moves(s)).toEqual([kneel(3)]);
  const supply = s.supply[0];
  play(s, kneel(3));
  // The paying followers kneel.
  expect([s.ritual.slice(0, 2), s.kneeling[0], s.supply[0], units(s, 3)[0]]).toEqual([[4, 6], 2, supply, 2]);
  play(s, worship(0, true));
  expect([s.ritual[0], s.limbo[0], s.supply[0]]).toEqual([5, 2, supply + 3]);
  play(s, done, done); // The bonus is taken, and no more follows.
  expect([s.kneeling[0], s.supply[0]]).toEqual([0, supply + 5]); // The followers rise when the action ends.
  const poor = facing([['worship', 'all']], { areas: { 4: { units: [[0, 3]] } } }).s;
  expect(asked(poor)).toBe('turn.choose'); // There is no eye to pay with.
  const half = facing([['worship', 'all']], { areas: { 1: { units: [[0, 1]] }, 4: { units: [[0, 1]] } } }).s;
  at(half, 4, 5);
  expect(moves(half)).toEqual([worship(0), done]); // The other step asks for a candle and a root.
  const once = facing([['worship', 1]], { areas: crowd }).s;
  play(once, worship(0), kneel(1));
  expect(asked(once)).toBe('turn.choose');
});

test('N7.3 a bonus is taken whole, or left, or not asked for', () => {
  const { s: room } = facing([['climb', 'bonus', 2]], { areas: { 1: { units: [[0, 1]] } } });
  at(room, 4, 0);
  play(room, climb(0));
  // It can be left follower by follower, so it is not offered first.
  expect([asked(room), moves(room)]).toEqual(['produce.choose', [{ type: 'produce', area: 1 }, done]]);
  play(room, { type: 'produce', area: 1 }, { type: 'produce', area: 1 });
  expect([asked(room), units(room, 1)[0]]).toEqual(['climb.step', 3]); // The climb goes on.
  const { s: left } = facing([['climb', 'bonus', 2]], { areas: { 1: { units: [[0, 1]] } } });
  at(left, 4, 0);
  play(left, climb(0), done);
  expect([asked(left), units(left, 1)[0]]).toEqual(['climb.step', 1]);
  const { s: ready } = facing([['climb', 'bonus', 2]], { areas: crowd, complete: true });
  at(ready, 13, 0);
  play(ready, climb(0));
  expect([asked(ready), moves(ready)]).toEqual(['bonus.offer', [accept, done]]); // A command is done as a whole.
  play(ready, accept);
  expect(asked(ready)).toBe('command.which');
  const { s: early } = facing([['climb', 'bonus', 2]], { areas: crowd });
  at(early, 13, 0);
  play(early, climb(0));
  expect([early.ritual[0], asked(early)]).toEqual([14, 'climb.step']); // There is nobody to command yet.
  const { s: full } = facing([['climb', 'bonus', 2]], { areas: crowd });
  at(full, 4, 0);
  play(full, climb(0));
  expect(asked(full)).toBe('climb.step'); // There is no room to produce.
});

test('N7.4 a marker on the last step stays', () => {
  const { s } = facing([['climb', 'any', 1]], {});
  at(s, 18, 3);
  expect(moves(s)).toEqual([climb(1), done]);
  const { s: paid } = facing([['worship', 'all']], { areas: crowd });
  at(paid, 18, 17);
  expect(moves(paid)).toEqual([worship(1), done]);
  play(paid, worship(1), kneel(1), kneel(3), kneel(4));
  expect([paid.ritual.slice(0, 2), asked(paid), paid.acted[7]]).toEqual([[18, 18], 'turn.choose', 1]);
});

test('N7.2 (worked example) a climb through all kinds of steps', () => {
  const s = arrange({
    areas: { 1: { units: [[0, 1]] }, 2: { units: [[0, 3]] }, 3: { units: [[0, 2]] }, 5: { units: [[0, 1]] } },
    ...nothingHeld,
  });
  at(s, 1, 0);
  s.limbo[0] = 3;
  play(s, { type: 'act', day: day('ritual') }, climb(0)); // This is the free step with its bonus.
  expect(types(s)).toEqual(['fly', 'move', 'done']);
  play(s, { type: 'move', from: 5, to: 7 }, done); // One of three points is used: a root becomes a bone.
  // Three steps are paid with a follower each, and a bonus is left.
  play(s, worship(0), kneel(2), worship(0), kneel(3), worship(0), kneel(1), done);
  play(s, worship(0, true)); // One step is paid with three from Limbo.
  play(s, worship(0), kneel(7)); // One step is paid with a follower that moved before.
  play(s, worship(0), kneel(3), kneel(2)); // One step that needs two symbols is paid with two followers.
  expect([s.ritual[0], s.limbo[0], s.kneeling[0]]).toEqual([8, 0, 6]);
  until(s, 'turn.dreamDraw');
  expect([s.kneeling[0], s.acted[7]]).toEqual([0, 7]);
});

test('climbing is told step by step', () => {
  const { s } = facing([['climb', 'any', 1]], {});
  const told = play(s, climb(0));
  expect([keys(told)[0], told[0]]).toEqual(['climbed', { key: 'climbed', seat: 0, marker: 0, step: 1 }]);
});
