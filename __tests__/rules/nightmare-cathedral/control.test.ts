import { TURN_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';
import { SHADOWS } from '../../../src/rules/nightmare-cathedral/state';
import {
  canLoseLevel,
  canMuster,
  enter,
  countFollowersOf,
  isEmpty,
  isPresent,
  leaveArea,
  limitOf,
  loseLevel,
  muster,
  raiseLevel,
  hasRoom,
} from '../../../src/rules/nightmare-cathedral/units';
import { areasOf } from '../../../src/rules/nightmare-cathedral/where';

import { arrange, asked, cardCalled, done, engine, facing, moves, play, stand, types, units, waiting } from './arrange';

test('N1.1 a follower or a fortress makes a seat present', () => {
  const s = arrange({
    areas: {
      3: {
        units: [
          [0, 1],
          [SHADOWS, 2],
        ],
        fortress: [1, 2],
      },
    },
  });
  expect([0, 1, SHADOWS].map((side) => isPresent(s, 3, side))).toEqual([true, true, true]);
  expect([0, 1, SHADOWS].map((side) => isPresent(s, 5, side))).toEqual([false, false, false]);
});

describe('control', () => {
  const control = (area: Parameters<typeof stand>[1][number]) => {
    const s = arrange({ seats: 4 });
    stand(s, { 5: area });
    enter(s, 5, 3);
    leaveArea(s, 5, 3); // This makes the rules decide about control, not the arrangement.
    return s.control[5];
  };

  test('N1.2 the fortress, else most units, else nobody; Shadows hold what is empty', () => {
    expect(
      control({
        units: [
          [1, 2],
          [2, 3],
          [SHADOWS, 3],
        ],
        fortress: [0, 1],
      }),
    ).toBe(0); // This is worked example 1.
    expect(
      control({
        units: [
          [1, 3],
          [2, 2],
          [SHADOWS, 1],
        ],
      }),
    ).toBe(1); // This is worked example 2.
    expect(
      control({
        units: [
          [1, 2],
          [2, 2],
          [SHADOWS, 1],
        ],
      }),
    ).toBe(-1); // This is worked example 3.
    expect(
      control({
        units: [
          [1, 1],
          [2, 1],
          [SHADOWS, 2],
        ],
      }),
    ).toBe(SHADOWS);
    expect(
      control({
        units: [
          [2, 1],
          [SHADOWS, 1],
        ],
      }),
    ).toBe(-1);
    expect(
      control({
        units: [
          [0, 1],
          [1, 1],
          [2, 2],
        ],
      }),
    ).toBe(2);
    expect(control({})).toBe(SHADOWS);
  });

  test('N1.2 what stands in the next area does not count', () => {
    const s = arrange({
      areas: {
        4: { units: [[SHADOWS, 3]] },
        5: { units: [[2, 1]] },
        6: { units: [[0, 3]], fortress: [0, 2] },
        8: { units: [[0, 2]] },
      },
      seats: 4,
    });
    enter(s, 5, 3);
    leaveArea(s, 5, 3);
    expect(s.control[5]).toBe(2);
    expect([5, 6, 7].map((area) => isEmpty(s, area))).toEqual([false, false, true]);
    expect(isEmpty(arrange({ areas: { 5: { fortress: [0, 1] } } }), 5)).toBe(false);
    expect([countFollowersOf(s, 0), countFollowersOf(s, 2), countFollowersOf(s, 1)]).toEqual([5, 1, 0]);
  });

  test('N1.3 a Winged One gives no presence, a Nightmare changes nothing', () => {
    const s = arrange({
      seats: 4,
      complete: true,
      areas: {
        5: {
          units: [
            [2, 2],
            [1, 1],
            [SHADOWS, 1],
          ],
        },
      },
      winged: [1, 1, 1, 5],
    });
    s.nightmareAt = [5, 5];
    expect(isPresent(s, 5, 3)).toBe(false);
    expect(s.control[5]).toBe(2);
    enter(s, 5, 3);
    expect(s.control[5]).toBe(2); // There are four sides, and the limit counts none of those two.
    expect(units(s, 5)).toEqual([0, 1, 2, 1, 1]);
  });
});

describe('the limit', () => {
  const crowds = {
    1: { units: [[0, 3]] },
    2: { units: [[0, 3]] },
    3: {
      units: [
        [0, 2],
        [1, 3],
        [SHADOWS, 3],
      ],
    },
  } as const;

  test('N1.4 three a side, and with a better Fortify card more in one area at a time', () => {
    const s = arrange({ areas: crowds });
    expect([1, 2, 3].map((area) => hasRoom(s, area, 0))).toEqual([false, false, true]);
    expect(hasRoom(s, 3, SHADOWS)).toBe(false);
    s.actions[0][2].push(cardCalled('stone-ranks')); // 4
    expect(limitOf(s, 0)).toBe(4);
    expect([1, 2].map((area) => hasRoom(s, area, 0))).toEqual([true, true]);
    enter(s, 1, 0);
    expect([1, 2, 3].map((area) => hasRoom(s, area, 0))).toEqual([false, false, true]);
    expect(hasRoom(s, 2, 0, 1)).toBe(true); // A follower may step over from there.
    s.actions[0][2].push(cardCalled('living-walls')); // 5
    expect([1, 2, 3].map((area) => hasRoom(s, area, 0))).toEqual([true, false, true]);
    enter(s, 1, 0);
    expect(hasRoom(s, 1, 0)).toBe(false);
    s.actions[0][2].push(cardCalled('underground-works')); // The limit is 3 again.
    expect(units(s, 1)[0]).toBe(5);
    expect([1, 2, 3].map((area) => hasRoom(s, area, 0))).toEqual([false, false, true]);
    expect(hasRoom(s, 3, 1)).toBe(false); // Another seat's card does not help.
  });
});

test('N1.5 no second fortress, and no fourth level', () => {
  const areas = {
    1: { fortress: [0, 3] },
    2: { units: [[0, 2]], fortress: [1, 1] },
    3: { units: [[0, 1]] },
    4: { fortress: [0, 2] },
  } as const;
  const sites = (where: 'controlled' | 'here', here: number) => {
    const { s } = facing([['level', where, 3]], { areas }, { here });
    return moves(s).map((move) => (move.type === 'level' ? move.area : move.type));
  };
  expect(sites('controlled', 0)).toEqual([3, 4, 'done']);
  expect(sites('here', 5)).toEqual([5, 'done']);
  // The fortress is a rival's, so nothing is asked.
  expect(types(facing([['level', 'here', 1]], { areas }, { here: 2 }).s)).toContain('act');
  const s = arrange({ areas });
  s.blocks[0] = 0;
  expect(types(facing([['level', 'controlled', 1]], {}).s)).toContain('level');
  raiseLevel(s, 1, 2);
  expect(s.levels[2]).toBe(2);
});

test('N1.6 a Stronghold keeps its last level and wins', () => {
  const s = arrange({ areas: { 1: { fortress: [0, 2] }, 4: { fortress: [0, 1] } } });
  s.stronghold[0] = 1;
  expect([canLoseLevel(s, 0, 1), canLoseLevel(s, 0, 4)]).toEqual([true, true]);
  loseLevel(s, 0, 1);
  expect([canLoseLevel(s, 0, 1), canLoseLevel(s, 1, 1)]).toEqual([false, false]);
  loseLevel(s, 0, 4);
  expect([s.fortress[4], s.levels[4], s.control[4], s.blocks[0]]).toEqual([-1, 0, SHADOWS, 9]);

  const attacked = facing(
    [['conflict', 'here', 1]],
    {
      areas: {
        1: {
          units: [
            [0, 1],
            [1, 3],
          ],
          fortress: [0, 1],
        },
      },
      hands: [['blow'], ['execution', 'sentence', 'frenzy']],
    },
    { seat: 1, here: 1 },
  ).s;
  attacked.stronghold[0] = 1;
  const lay = (key: string) =>
    ({ type: 'lay', card: attacked.hands.flat().find((card) => card === cardCalled(key))! }) as const;
  play(attacked, { type: 'conflict', area: 1, sides: [0, 1] });
  expect(waiting(attacked)).toBe(1); // The controller lays second.
  play(attacked, lay('execution'), lay('sentence'), lay('frenzy'));
  play(attacked, { type: 'lay', card: attacked.hands[0][0] }, done);
  expect([attacked.levels[1], units(attacked, 1)[0], attacked.limbo]).toEqual([1, 0, [1, 0]]);
  // It has three units, and yet it lost.
  expect([asked(attacked), waiting(attacked), units(attacked, 1)[1]]).toEqual(['conflict.retreat', 1, 3]);
});

test('N1.7 the symbol under the Turn marker', () => {
  const s = arrange({});
  for (let space = 0; space < TURN_TRACK.length; space++) {
    s.space = space;
    const wanted = { eye: [1, 6, 8], bone: [2, 7, 12], root: [3, 5, 10], candle: [4, 9, 11] }[TURN_TRACK[space]];
    expect(areasOf(s, 0, 'marked', 0)).toEqual(wanted);
  }
});

test('the areas that effects speak of', () => {
  const s = arrange({
    areas: {
      1: { units: [[0, 1]], fortress: [0, 1] },
      3: {
        units: [
          [0, 1],
          [SHADOWS, 1],
        ],
      },
      4: { units: [[0, 1]] },
      5: { fortress: [1, 1] },
    },
    winged: [3, 5],
  });
  s.space = 1; // a bone
  const of = (where: Parameters<typeof areasOf>[2], here = 0) => [...areasOf(s, 0, where, here)].sort((a, b) => a - b);
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect([of('any'), of('oneAny')]).toEqual([all, all]);
  expect([of('controlled'), of('oneControlled')]).toEqual([
    [1, 4],
    [1, 4],
  ]);
  expect([of('fortress'), of('present'), of('marked')]).toEqual([[1], [1, 3, 4], [2, 7, 12]]);
  expect([of('winged'), of('nextToWinged')]).toEqual([[3], [1, 2, 4, 6, 12]]);
  expect([of('here', 3), of('next', 3), of('here'), of('next')]).toEqual([[3], [1, 2, 4, 6, 12], [], []]);
});

test('N1.8 Limbo serves when the supply is empty; Shadows have none', () => {
  const s = arrange({ areas: { 3: { units: [[0, 1]] } } });
  s.supply[0] = 0;
  expect(canMuster(s, 0)).toBe(false);
  s.limbo[0] = 2;
  expect(canMuster(s, 0)).toBe(true);
  muster(s, 3, 0);
  expect([s.limbo[0], s.supply[0], units(s, 3)[0]]).toEqual([1, 0, 2]);
  s.supply[SHADOWS] = 0;
  expect(canMuster(s, SHADOWS)).toBe(false);
});

test('N1.9 clockwise from the active seat', () => {
  const { s, told } = facing([['rivals', [['draw', 1]]]], { seats: 4, turn: 2 }, { seat: 2 });
  expect(told.filter((event) => event.key === 'drew').map((event) => event.seat)).toEqual([3, 0, 1]);
  expect(engine.waiting(s)).toEqual([2]);
});
