import type { CardKey } from '../../../src/rules/cat-lady/cards';
import { createDice } from '../../../src/rules/kernel/chance';

import { QUIET, adopt, arrange, cash, end, engine, keys, lines, offered, play, spray, take, types } from './arrange';

/** MATCHES=10000 makes more. */
const MATCHES = Number(process.env.MATCHES ?? 100);

/** A grid of nine different cards: 0 1 2 / 3 4 5 / 6 7 8. */
const MIXED: readonly CardKey[] = [
  'mouse',
  'cuddleface',
  'tuna',
  'treat',
  'lostCat',
  'chicken2',
  'captain',
  'catnip',
  'sprayBottle',
];
const PAIR: readonly CardKey[] = ['lostCat', 'lostCat'];
const STRAYS: readonly CardKey[] = ['waffle', 'cow', 'penny'];

describe('a turn', () => {
  test('C3.1 any line but the one of the cat token, from the left or from the top', () => {
    const lying = ['012', '345', '678', '036', '147', '258'].map((spots) => [...spots].map(Number));
    for (let token = 0; token < 6; token++) {
      expect(offered(arrange({ grid: QUIET, token }))).toEqual(
        [0, 1, 2, 3, 4, 5].filter((line) => line !== token).map(take),
      );
      const s = arrange({ grid: QUIET, token: (token + 1) % 6 });
      play(s, take(token));
      expect(keys(s.hands[0])).toEqual(lying[token].map((spot) => QUIET[spot]));
    }
    expect(() => play(arrange({ grid: QUIET, token: 2 }), take(2))).toThrow('may not play');
  });

  test('C3.2 the cat token goes where cards were taken', () => {
    const s = arrange({ grid: QUIET, token: 0 });
    play(s, take(4));
    expect(s.token).toBe(4);
    expect(lines(s, 'take')).toEqual([0, 1, 2, 3, 5]);
  });

  test('C3.3 the line is filled from the deck', () => {
    const s = arrange({ grid: QUIET, token: 0, deck: ['tuna', 'milk', 'treat', 'bell'] });
    const before = s.grid.map(([card]) => card);
    const told = play(s, take(5));
    expect(keys(s.grid.flat())).toEqual([
      'mouse',
      'yarn',
      'bell',
      'tower',
      'scratcher',
      'treat',
      'captain',
      'wizard',
      'milk',
    ]);
    expect(keys(s.deck)).toEqual(['tuna']);
    expect(told).toEqual([
      { key: 'took', seat: 0, line: 5, cards: [2, 5, 8].map((spot) => before[spot]) },
      { key: 'refilled', seat: 0, line: 5, cards: [2, 5, 8].map((spot) => s.grid[spot][0]) },
    ]);
  });

  test('C3.4 cats lie open before the seat', () => {
    const s = arrange({ grid: MIXED, token: 0 });
    play(s, take(4));
    expect(keys(s.cats[0])).toEqual(['cuddleface']);
    expect(engine.view(s, 1).cats).toEqual(s.cats);
  });

  test('C3.5 food turns into tokens, and is discarded', () => {
    const s = arrange({ grid: MIXED, token: 0 });
    play(s, take(5));
    expect(s.food).toEqual([
      [2, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(keys(s.discard)).toEqual(['tuna', 'chicken2']);
    play(s, end, take(1));
    expect(s.food[1][3]).toBe(1);
    expect(keys(s.discard)).toContain('treat');
  });

  test('C3.6 everything else goes into the hand', () => {
    const s = arrange({ grid: MIXED, token: 0 });
    play(s, take(2));
    expect(keys(s.hands[0])).toEqual(['captain', 'catnip', 'sprayBottle']);
    expect(s.discard).toEqual([]);
  });

  test('C3.7 the turn passes to the left', () => {
    const s = arrange({ seats: 3, grid: QUIET });
    const turns = [s.turn];
    for (const line of [1, 0, 1]) {
      const [seat] = engine.waiting(s);
      engine.play(s, seat, take(line));
      if (engine.waiting(s)[0] === seat) play(s, end);
      turns.push(engine.waiting(s)[0]);
    }
    expect(turns).toEqual([0, 1, 2, 0]);
  });

  test('C3.2 the rulebook: Julia takes the left column while the token stands at the lowest row', () => {
    const s = arrange({
      grid: ['mouse', 'bell', 'yarn', 'cuddleface', 'milk', 'wand', 'tuna', 'jazz', 'treat'],
      token: 2,
    });
    expect(lines(s, 'take')).not.toContain(2);
    play(s, take(3));
    expect([keys(s.hands[0]), keys(s.cats[0]), s.food[0], s.token]).toEqual([
      ['mouse'],
      ['cuddleface'],
      [0, 1, 0, 0],
      3,
    ]);
    expect(s.grid.flat()).toHaveLength(9);
  });
});

describe('what is open', () => {
  test('C4.1 a hand is seen by its seat alone', () => {
    const s = arrange({ seats: 3, grid: QUIET, hands: [['mouse', 'catnip']] });
    expect(engine.view(s, 0).hands[0]).toEqual(s.hands[0]);
    for (const other of [1, 2, -1]) expect(engine.view(s, other).hands[0]).toEqual([0, 0]);
  });

  test('C4.2 what was taken is known to all who remember', () => {
    const s = arrange({ grid: QUIET, hands: [['mouse', 'catnip'], ['wand']] });
    for (const seat of [0, 1, -1]) expect(engine.imagine(s, seat, createDice(1)).hands).toEqual(s.hands);
    const forgotten = engine.imagine(s, 1, createDice(3), () => false);
    expect(forgotten.hands[0]).not.toEqual(s.hands[0]);
    expect(forgotten.hands[1]).toEqual(s.hands[1]);
  });

  test('C4.3 the deck is seen by nobody, the rest by all', () => {
    const s = arrange({ grid: MIXED, strays: STRAYS, cats: [['bell']], food: [[1, 2, 0, 0]] });
    play(s, take(1));
    const view = engine.view(s, 1);
    expect(view.deck.every((card) => card === 0)).toBe(true);
    for (const open of ['grid', 'discard', 'strays', 'cats', 'food', 'points'] as const)
      expect(view[open]).toEqual(s[open]);
  });
});

describe('lost cats', () => {
  test('C5.1 two for a stray that lies open', () => {
    const s = arrange({ grid: QUIET, strays: STRAYS, hands: [['yarn', ...PAIR]] });
    expect(offered(s).filter((move) => move.type === 'adopt')).toEqual([0, 1, 2].map(adopt));
    const cow = s.strays[1];
    expect(play(s, adopt(1))).toEqual([{ key: 'adopted', seat: 0, card: cow }]);
    expect([keys(s.cats[0]), keys(s.strays), keys(s.hands[0]), keys(s.discard)]).toEqual([
      ['cow'],
      ['waffle', 'penny'],
      ['yarn'],
      [...PAIR],
    ]);
    expect(types(s)).toEqual(['take']);
    expect(types(arrange({ grid: QUIET, strays: STRAYS, hands: [['lostCat'], PAIR] }))).toEqual(['take']);
  });

  test('C5.2 two for 2 points', () => {
    const s = arrange({ grid: QUIET, strays: STRAYS, hands: [['lostCat', 'yarn', 'lostCat', 'lostCat']] });
    expect(play(s, cash)).toEqual([{ key: 'cashed', seat: 0, points: 2 }]);
    expect([s.points, keys(s.hands[0]), keys(s.discard)]).toEqual([[2, 0], ['yarn', 'lostCat'], [...PAIR]]);
    expect(types(s)).toEqual(['take']);
  });

  test('C5.2 after the last line too; what is played is gone', () => {
    const s = arrange({ grid: QUIET, token: 3, deck: [], hands: [[...PAIR, 'yarn']] });
    play(s, take(0), cash);
    expect([keys(s.hands[0]), s.points[0], s.revealed]).toEqual([['yarn', 'mouse', 'yarn', 'wand'], 2, true]);
  });

  test('C6.3 the deck runs out before the last line is taken: a spray bottle still serves', () => {
    const s = arrange({ grid: QUIET, token: 3, deck: ['milk', 'tuna', 'chicken'], hands: [['sprayBottle']] });
    play(s, take(0));
    expect(s.deck).toEqual([]);
    expect(types(s)).toEqual(['end', 'spray']);
  });

  test('C5.3 no stray comes after', () => {
    const s = arrange({ grid: QUIET, strays: STRAYS, hands: [[...PAIR, ...PAIR, ...PAIR, ...PAIR]] });
    play(s, adopt(2), adopt(0), adopt(0));
    expect([s.strays, keys(s.cats[0])]).toEqual([[], ['penny', 'waffle', 'cow']]);
    expect(types(s)).toEqual(['take', 'cash']);
  });
});

describe('spray bottles', () => {
  const bottle: readonly (readonly CardKey[])[] = [['yarn', 'sprayBottle']];

  test('C6.1 the cat token moves to any other line', () => {
    const s = arrange({ grid: QUIET, token: 3, hands: bottle });
    expect(lines(s, 'spray')).toEqual([0, 1, 2, 4, 5]);
    expect(play(s, spray(5))).toEqual([{ key: 'sprayed', seat: 0, line: 5 }]);
    expect([s.token, keys(s.hands[0]), keys(s.discard)]).toEqual([5, ['yarn'], ['sprayBottle']]);
    expect(types(s)).toEqual(['take']);
  });

  test('C6.2 before taking, or after', () => {
    const before = arrange({ grid: QUIET, token: 3, hands: bottle });
    play(before, spray(5));
    expect(lines(before, 'take')).toEqual([0, 1, 2, 3, 4]);
    const after = arrange({ grid: QUIET, token: 3, hands: bottle });
    play(after, take(0));
    expect(lines(after, 'spray')).toEqual([1, 2, 3, 4, 5]);
    play(after, spray(1));
    expect(engine.waiting(after)).toEqual([1]);
    expect(lines(after, 'take')).toEqual([0, 2, 3, 4, 5]);
  });

  test('C6.3 not when the last line was taken', () => {
    const s = arrange({ grid: QUIET, token: 3, deck: [], hands: bottle });
    expect(types(s)).toContain('spray');
    play(s, take(0));
    expect(s.revealed).toBe(true);
    const two = arrange({ grid: QUIET, token: 3, deck: [], hands: [['sprayBottle', ...PAIR]] });
    play(two, take(0));
    expect(types(two)).toEqual(['end', 'cash']);
  });
});

describe('the end of a turn and of the match', () => {
  test('C7.1 before and after taking, as many as one likes', () => {
    const s = arrange({ grid: QUIET, strays: STRAYS, hands: [[...PAIR, ...PAIR, ...PAIR, 'sprayBottle']] });
    play(s, cash, take(1), adopt(0), spray(2));
    expect(types(s)).toEqual(['end', 'adopt', 'cash']);
    play(s, end);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('C7.1 two lost cats that were just taken can be played', () => {
    const s = arrange({ grid: ['lostCat', 'lostCat', ...QUIET.slice(0, 7)], token: 1, strays: STRAYS });
    play(s, take(0));
    expect(types(s)).toEqual(['end', 'adopt', 'cash']);
  });

  test('C7.2 asked only when something can still be played', () => {
    const quiet = arrange({ grid: QUIET, hands: [['lostCat', 'catnip']] });
    play(quiet, take(1));
    expect(engine.waiting(quiet)).toEqual([1]);
    const pair = arrange({ grid: QUIET, hands: [PAIR] });
    play(pair, take(1));
    expect(offered(pair, 0)).toEqual([end, cash]);
    play(pair, cash);
    expect(engine.waiting(pair)).toEqual([1]);
  });

  test('C7.3 the match ends when the deck is empty and a line must be filled', () => {
    const s = arrange({ grid: ['bell', 'tuna', ...QUIET.slice(0, 7)], token: 1, deck: ['treat', 'milk', 'zeus'] });
    const first = play(s, take(2));
    expect(first.map((event) => event.key)).toEqual(['took', 'refilled']);
    const last = play(s, take(0));
    expect(last.map((event) => event.key)).toEqual(['took', 'revealed']);
    expect([keys(s.cats[1]), s.food[1]]).toEqual([['bell'], [0, 1, 0, 0]]);
    expect(s.grid.map((spot) => spot.length)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(engine.waiting(s)).toEqual([0, 1]);
  });

  test('C7.3 after the last line lost cats can still be played', () => {
    const s = arrange({ grid: ['lostCat', 'lostCat', ...QUIET.slice(0, 7)], token: 1, deck: [], strays: STRAYS });
    play(s, take(0));
    expect(s.revealed).toBe(false);
    play(s, adopt(1));
    expect(keys(s.cats[0])).toEqual(['cow']);
    expect(s.revealed).toBe(true);
  });

  test.each([
    [2, 22],
    [3, 27],
    [4, 32],
  ])('C7.4 with %d seats %d turns', (seats, turns) => {
    for (let seed = 0; seed < MATCHES; seed++) {
      const s = engine.start({ seats, seed });
      const dice = createDice(seed);
      const taken = Array.from({ length: seats }, () => 0);
      while (!engine.isOver(s)) {
        const [seat] = engine.waiting(s);
        const moves = engine.moves(s, seat);
        const move = s.revealed ? moves[0] : moves[dice.random(moves.length)];
        engine.play(s, seat, move, (event) => {
          if (event.key === 'took') taken[event.seat!]++;
        });
      }
      expect(taken).toEqual(Array.from({ length: seats }, () => turns / seats));
    }
  });
});
