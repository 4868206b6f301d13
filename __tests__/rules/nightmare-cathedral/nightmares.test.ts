import { limitOfDevoured } from '../../../src/rules/nightmare-cathedral/rising';
import type { CathedralMove, CathedralOptions, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { SHADOWS } from '../../../src/rules/nightmare-cathedral/state';

import {
  accept,
  arrange,
  asked,
  cardCalled,
  done,
  engine,
  facing,
  keys,
  moves,
  play,
  types,
  units,
  until,
  waiting,
  type Arrangement,
} from './arrange';

const X = SHADOWS;
const roam = (to: number): CathedralMove => ({ type: 'roam', to });
const devour = (area: number, side: number): CathedralMove => ({ type: 'devour', area, side });
const pair = (nightmares: string, side: CathedralOptions['side'] = 'basic') => ({ nightmares, side });

/** Seat 0 commands once with this pair in play; the first of the pair stands in an area. */
function commanding(
  nightmares: string,
  side: CathedralOptions['side'],
  areas: Arrangement['areas'],
  at = 3,
  seats = 2,
): NightmareCathedral {
  const { s } = facing([['command', 1]], {
    seats,
    options: pair(nightmares, side),
    complete: true,
    areas,
    hands: [[], [], [], []].slice(0, seats),
  });
  s.nightmareAt = [at, at];
  play(s, { type: 'command', nightmare: 0 });
  return s;
}

test('N9.1 one that it has not commanded in this turn', () => {
  const { s } = facing(
    [
      ['command', 2],
      ['command', 1],
    ],
    { options: pair('1+7'), complete: true, areas: { 3: { units: [[X, 3]] }, 1: { units: [[X, 3]] } } },
  );
  expect(moves(s)).toEqual([0, 1].map((nightmare) => ({ type: 'command', nightmare })));
  play(s, { type: 'command', nightmare: 1 });
  until(s, 'command.which');
  expect([moves(s), s.acted[8]]).toEqual([[{ type: 'command', nightmare: 0 }], 1]);
  play(s, moves(s)[0]);
  until(s, 'turn.choose'); // The third command finds no nightmare.
  expect([s.commanded, s.turned[8]]).toEqual([[3, 0], 2]);
  play(s, { type: 'ignore', day: 4 });
  until(s, 'turn.choose');
  expect(s.commanded).toEqual([0, 0]);
});

test('N9.2 no area twice, never back, out of the Cathedral it must', () => {
  const s = commanding('1+5', 'advanced', {}, 0);
  expect(moves(s)).toEqual([3, 6, 9, 12].map(roam)); // It cannot stay.
  play(s, roam(3));
  // It cannot enter the Cathedral.
  expect(moves(s)).toEqual([1, 2, 4, 6, 12].map((to) => roam(to) as CathedralMove).concat(done));
  play(s, roam(1));
  expect(moves(s)).toEqual([2, 11, 12].map((to) => roam(to) as CathedralMove).concat(done)); // It cannot return to 3.
  play(s, done);
  expect(s.nightmareAt).toEqual([1, 0]);
  const standing = commanding('1+5', 'basic', {}, 3);
  play(standing, roam(2), roam(1));
  // It visited two areas with nothing to devour, and did not come back to 3.
  expect([standing.nightmareAt[0], asked(standing)]).toEqual([1, 'climb.step']);
});

test('N9.3 devoured units lie on their board and did not fall; one must, and chooses', () => {
  const s = commanding('1+5', 'basic', {
    3: {
      units: [
        [0, 1],
        [1, 2],
        [X, 1],
      ],
    },
  });
  const supply = [...s.supply];
  play(s, done);
  // It may devour its owner's followers too, and must devour somebody.
  expect(moves(s)).toEqual([devour(3, 0), devour(3, 1), devour(3, X)]);
  play(s, devour(3, 1));
  expect([s.devoured, s.limbo, s.supply, units(s, 3)[1]]).toEqual([[0, 1, 0, 0, 0], [0, 0], supply, 1]);
  expect([s.acted[9], s.acted[3]]).toEqual([1, 0]); // The follower was devoured, not slain.
});

test('N9.3 whom a card names', () => {
  const areas = {
    3: {
      units: [
        [0, 2],
        [1, 3],
        [X, 3],
      ],
    },
  } as const;
  const host = facing([['devour', 'most', 2]], { complete: true, areas, options: pair('1+7') }, { here: 3 }).s;
  expect(moves(host)).toEqual([devour(3, 1), devour(3, X)]); // These sides are tied for most.
  play(host, devour(3, X));
  expect(moves(host)).toEqual([devour(3, 1)]);
  const rival = facing([['devour', 'rival', 1]], { complete: true, areas }, { here: 3 }).s;
  expect(moves(rival)).toEqual([devour(3, 1)]);
  const own = facing([['devour', 'own', 1, 'any']], { complete: true, areas: { ...areas, 6: { units: [[0, 1]] } } }).s;
  expect(moves(own)).toEqual([devour(3, 0), devour(6, 0)]);
  const shadow = facing([['devour', 'shadow', 1, 'next']], { complete: true, areas }, { here: 2 }).s;
  expect(moves(shadow)).toEqual([devour(3, X)]);
  const each = facing([['devour', 'eachSide', 1]], { complete: true, areas }, { here: 3 }).s;
  expect([each.devoured, units(each, 3)]).toEqual([
    [1, 1, 0, 0, 1],
    [1, 2, 0, 0, 2],
  ]);
});

test('N9.3 once for each unit devoured', () => {
  const s = facing([['command', 1]], {
    complete: true,
    options: pair('1+5'),
    areas: {
      3: {
        units: [
          [0, 2],
          [1, 1],
        ],
      },
    },
  }).s;
  s.nightmareAt = [3, 3];
  // The faceless monk devours an own follower, and its owner climbs two steps.
  play(s, { type: 'command', nightmare: 1 }, done, devour(3, 0));
  expect([asked(s), types(s)]).toEqual(['climb.step', ['climb', 'done']]);
  play(s, { type: 'climb', marker: 0 }, { type: 'climb', marker: 0 });
  expect(s.ritual.slice(0, 2)).toEqual([2, 0]);
  const owner = facing([['command', 1]], {
    complete: true,
    options: pair('1+5', 'advanced'),
    areas: { 3: { units: [[1, 2]] } },
  }).s;
  owner.nightmareAt = [3, 3];
  play(owner, { type: 'command', nightmare: 1 }, done, devour(3, 1), devour(3, 1));
  // The owner of the devoured followers climbs once for each.
  expect([asked(owner), waiting(owner)]).toEqual(['climb.step', 1]);
  play(owner, { type: 'climb', marker: 0 });
  expect(waiting(owner)).toBe(1);
  play(owner, done);
  expect(asked(owner)).toBe('turn.choose');
});

test('N9.2 a trail devours in each area entered', () => {
  const s = commanding('2+8', 'basic', { 2: { units: [[X, 2]] }, 1: { units: [[1, 1]] } });
  play(s, roam(2));
  expect(moves(s)).toEqual([devour(2, X)]);
  play(s, devour(2, X));
  expect(moves(s)).toEqual([1, 4].map((to) => roam(to) as CathedralMove).concat(done));
  play(s, roam(1));
  play(s, devour(1, 1));
  expect([s.devoured, asked(s)]).toEqual([[0, 1, 0, 0, 1], 'turn.choose']);
});

describe('the end', () => {
  test('N9.4 the higher number of the two cards', () => {
    const limit = (seats: number, nightmares: string, side: CathedralOptions['side'] = 'basic') =>
      limitOfDevoured(arrange({ seats, options: pair(nightmares, side) }));
    expect([2, 3, 4].map((seats) => limit(seats, '1+5'))).toEqual([7, 9, 11]);
    expect(limit(4, '1+5', 'advanced')).toBe(18);
    // A card without a number has this limit.
    expect([2, 3, 4].map((seats) => limit(seats, '4+8'))).toEqual([5, 7, 8]);
    expect(limit(4, '3+7')).toBe(12);
  });

  test('N9.4 then all come to equally many turns', () => {
    const s = arrange({ seats: 3, options: pair('1+5'), complete: true });
    s.turns = 16; // This is the second seat of a round.
    s.devoured[X] = 8;
    s.flow.push(
      { procedure: 'devour', step: 'look', locals: { seat: 0, left: 1, whom: 'shadow', where: 'any', here: 0 } },
      { procedure: 'bonus', step: 'offer', locals: { seat: 0, step: 1 } },
    );
    s.flow.splice(-2, 0, {
      procedure: 'effects',
      step: 'next',
      locals: { seat: 0, list: [['release', 1]], here: 0 },
    } as never);
    play(s, done);
    const told = play(s, moves(s)[0]);
    expect([s.lastRound, keys(told)]).toEqual([true, ['devoured', 'lastRound']]);
    play(s, { type: 'release', side: X });
    expect([s.devoured[X], s.lastRound]).toEqual([8, true]); // They were released too late.
    const taken: number[] = [];
    let last = '';
    while (!engine.isOver(s)) {
      if (asked(s) === 'turn.choose') taken.push(s.turns);
      const offered = moves(s);
      const events = play(
        s,
        offered.find((move) => move.type === 'ignore' || move.type === 'pass' || move.type === 'done') ?? offered[0],
      );
      last = `${events.at(-1)?.key} ${events.at(-1)?.by}`;
    }
    expect([taken, s.turns, last]).toEqual([[16, 17], 18, 'ended devoured']);
  });
});

test('a price may be paid to the Weaver, or not', () => {
  const s = facing([['command', 1]], {
    complete: true,
    options: pair('4+8'),
    areas: { 3: { units: [[1, 2]] } },
    hands: [['blow'], []],
  }).s;
  s.nightmareAt = [3, 3];
  play(s, { type: 'command', nightmare: 0 }, done);
  expect([asked(s), s.hands[0].length]).toEqual(['pay.offer', 4]);
  play(s, accept, { type: 'discard', card: cardCalled('blow') }, devour(3, 1));
  expect(s.devoured[1]).toBe(1);
});
