import { createDice } from '../../../src/rules/kernel/chance';
import { canSee } from '../../../src/rules/kernel/zones';
import { koty } from '../../../src/rules/koty/game';

import { NIGHT, arrange, engine, play } from './arrange';

/** A state in the middle of an attack, after an owl has caught a card. */
function attacked() {
  const s = arrange({
    dreams: [[[2, 4], [1]], [[1, 8], [3]], []],
    hands: [
      [1, 1, 5, 5],
      ['owl', 2, 2, 3],
      [8, 8, 7, 7],
    ],
    discard: [6, 6],
    options: NIGHT,
  });
  play(s, 'befriend 1 as 1 at 1.0', 'owl owl', 'exchange', 'fight 8 as 8 at 1.0');
  return s;
}

const VIEWERS = [-1, 0, 1, 2];

/** Who sees each zone: a viewer without a seat, then seats 0 to 2. */
const TABLE: Readonly<Record<string, readonly boolean[]>> = {
  'nines:0:0': [false, false, false, false],
  'nines:1:1': [false, false, false, false],
  'top:0:0': [true, true, true, true],
  'top:1:0': [true, true, true, true],
  'hand:0': [false, true, false, false],
  'hand:1': [false, false, true, false],
  'hand:2': [false, false, false, true],
  pile: [false, false, false, false],
  discard: [true, true, true, true],
  middle: [true, true, true, true],
};

test('who sees which zone', () => {
  const s = attacked();
  const zones = koty.zones(s);
  expect(s.middle).toHaveLength(1);
  for (const [name, expected] of Object.entries(TABLE)) {
    const zone = zones.find((one) => one.name === name)!;
    expect(zone.cards.length).toBeGreaterThan(0);
    expect([
      name,
      VIEWERS.map((viewer) => zone.cards.every((_, index) => canSee(zone, viewer, index, s.seats))),
    ]).toEqual([name, expected]);
    expect([
      name,
      VIEWERS.map((viewer) => zone.cards.some((_, index) => canSee(zone, viewer, index, s.seats))),
    ]).toEqual([name, expected]);
  }
  expect(zones.map(({ name }) => name.split(':')[0]).filter((name, index, all) => all.indexOf(name) === index)).toEqual(
    ['nines', 'top', 'hand', 'pile', 'discard', 'middle'],
  );
  expect(zones.filter(({ name }) => /^(nines|top):/.test(name))).toHaveLength(24);
});

test('an imagined world keeps what was seen and deals the rest anew', () => {
  const s = arrange({
    dreams: [[[2, 4]], [[1, 8]]],
    hands: [
      [1, 1, 5, 5],
      ['owl', 2, 2, 3],
    ],
    options: NIGHT,
  });
  s.dreams[0][0].known = [true, false];
  const [known, unknown] = s.dreams[0][0].nines;
  play(s, 'befriend 1 as 1 at 1.0', 'owl owl');
  const worlds = Array.from({ length: 20 }, (_, seed) => engine.imagine(s, 0, createDice(seed)));
  expect(worlds.every((world) => world.dreams[0][0].nines[0] === known)).toBe(true);
  expect(worlds.every((world) => world.hands[1][0] === s.hands[1][0])).toBe(true);
  expect(worlds.every((world) => world.hands[0].join() === s.hands[0].join())).toBe(true);
  expect(worlds.some((world) => world.dreams[0][0].nines[1] !== unknown)).toBe(true);
  expect(worlds.some((world) => world.hands[1][1] !== s.hands[1][1])).toBe(true);
});

test('an attack asks with the same words whatever the attacked seat holds', () => {
  for (const holds of [
    [1, 'joker', 2, 2],
    [2, 2, 3, 3],
  ] as const) {
    const s = arrange({ dreams: [[], [[2, 8]]], hands: [[1, 5, 5, 5], holds], pile: [7] });
    play(s, 'befriend 1 as 1 at 1.0');
    expect(engine.waiting(s)).toEqual([1]);
    expect(engine.view(s, 0).flow).toEqual([
      { procedure: 'match', step: 'next', locals: {} },
      { procedure: 'turn', step: 'draw', locals: {} },
      {
        procedure: 'attack',
        step: 'defend',
        locals: { meeting: 'befriend', dream: 1, land: 0, as: 1, attacks: 1, asked: 1, card: 0 },
      },
    ]);
  }
});
