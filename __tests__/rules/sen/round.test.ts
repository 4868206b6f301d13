import { DECK, LANDS } from '../../../src/rules/sen/cards';

import {
  arrange,
  crows,
  discard,
  draw,
  engine,
  look,
  play,
  put,
  remember,
  summarise,
  take,
  topOf,
  types,
  wake,
} from './arrange';

const cardsOf = (s: ReturnType<typeof arrange>) =>
  [...s.dreams.flat(), ...s.closed, ...s.open, ...s.hand].sort((a, b) => a - b);

describe('the deck and setting up', () => {
  test('S1.1 the deck holds what the box holds', () => {
    const plain = DECK.filter((card) => !LANDS[card].special);
    const count = (value: number) => plain.filter((card) => LANDS[card].crows === value).length;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(count)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 9]);
    const specials = DECK.filter((card) => LANDS[card].special).map(
      (card) => `${LANDS[card].special} ${LANDS[card].crows}`,
    );
    expect(specials).toEqual([
      'take 5',
      'take 5',
      'take 5',
      'peek 6',
      'peek 6',
      'peek 6',
      'swap 7',
      'swap 7',
      'swap 7',
    ]);
    expect(DECK).toHaveLength(54);
  });

  test('S1.2 seven each of 5, 6 and 7, and 279 crows in all', () => {
    const all = crows(DECK);
    expect([5, 6, 7].map((value) => all.filter((one) => one === value).length)).toEqual([7, 7, 7]);
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(279);
  });

  test.each([2, 3, 4, 5])('S2.1 four unseen lands for each of %d seats', (seats) => {
    const s = engine.start({ seats, seed: 3 });
    expect(s.dreams.map((lands) => lands.length)).toEqual(Array.from({ length: seats }, () => 4));
    for (let seat = 0; seat < seats; seat++)
      expect(engine.view(s, seat).dreams.flat()).toEqual(Array.from({ length: seats * 4 }, () => 0));
    expect(cardsOf(s)).toEqual(DECK);
    const other = engine.start({ seats, seed: 4 });
    expect(other.dreams).not.toEqual(s.dreams);
  });

  test('S2.2 the rest is the closed pile, its top land turned up', () => {
    const s = engine.start({ seats: 3, seed: 3 });
    expect(s.closed).toHaveLength(54 - 12 - 1);
    expect(s.open).toHaveLength(1);
    expect(engine.view(s, 0).open).toEqual(s.open);
    expect(engine.view(s, 0).closed.every((card) => card === 0)).toBe(true);
  });

  test('S2.3 a special turned up at the start has no action', () => {
    const s = arrange({
      dreams: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
      open: ['swap'],
    });
    expect(types(s)).toEqual(['take', 'draw', 'wake']);
    expect(s.hand).toEqual([]);
  });
});

describe('the first look', () => {
  const begin = () => engine.start({ seats: 3, seed: 9, first: 1, options: { memory: 'none' } });

  test('S3.1 everybody looks at two own lands, in any order', () => {
    const s = begin();
    expect(engine.waiting(s)).toEqual([0, 1, 2]);
    expect(engine.moves(s, 2)).toEqual([0, 1, 2, 3].map((land) => look(2, land)));
    engine.play(s, 2, look(2, 3));
    expect(engine.moves(s, 2)).toEqual([0, 1, 2].map((land) => look(2, land)));
    engine.play(s, 0, look(0, 1));
    engine.play(s, 2, look(2, 0));
    expect(engine.moves(s, 2)).toEqual([remember]);
    expect(engine.waiting(s)).toEqual([0, 1, 2]);
    expect(engine.moves(s, 0)).toHaveLength(3);
  });

  test('S3.2 nobody else sees them, and they go back', () => {
    const s = begin();
    const before = s.dreams[2].slice();
    const told: object[] = [];
    engine.play(s, 2, look(2, 3), (event) => told.push(event));
    expect(engine.view(s, 2).dreams[2]).toEqual([0, 0, 0, before[3]]);
    expect(engine.view(s, 0).dreams[2]).toEqual([0, 0, 0, 0]);
    expect(told).toEqual([{ key: 'looked', seat: 2, dream: 2, land: 3, secret: { to: [2], card: before[3] } }]);
    engine.play(s, 2, look(2, 1));
    engine.play(s, 2, remember);
    expect(s.dreams[2]).toEqual(before);
    expect(engine.view(s, 2).dreams[2]).toEqual([0, 0, 0, 0]);
    expect(s.met[2]).toEqual([0, 4, 0, 4]);
  });

  test('S3.3 the first turn begins when everybody remembers', () => {
    const s = begin();
    for (const seat of [0, 1, 2]) {
      engine.play(s, seat, look(seat, 0));
      engine.play(s, seat, look(seat, 1));
    }
    engine.play(s, 1, remember);
    expect(engine.waiting(s)).toEqual([0, 2]);
    engine.play(s, 0, remember);
    engine.play(s, 2, remember);
    expect(engine.waiting(s)).toEqual([1]);
    expect(types(s)).toEqual(['take', 'draw', 'wake']);
  });
});

describe('the end of a round', () => {
  const twoDreams = [
    [1, 1, 1, 1],
    [2, 2, 2, 2],
  ];

  test('S8.1 calling is the whole turn and ends the round', () => {
    const s = arrange({ dreams: twoDreams, turn: 1 });
    const told = play(s, wake);
    expect(summarise(told)).toEqual(['woke', 'revealed', 'compared', 'counted', 'dealt']);
    expect(s.rounds).toHaveLength(1);
    expect(s.rounds[0]).toMatchObject({ ended: 1, called: true });
  });

  test('S8.2 an empty closed pile ends the round after the turn, and nobody has called', () => {
    const s = arrange({
      dreams: [
        [9, 9, 9, 9],
        [2, 2, 2, 2],
      ],
      closed: [3, 7],
    });
    play(s, draw, discard);
    expect(s.rounds).toHaveLength(0);
    expect(s.turn).toBe(1);
    const told = play(s, draw, put(0));
    expect(summarise(told)).toEqual(['drew', 'put', 'emptied', 'revealed', 'compared', 'counted', 'dealt']);
    expect(s.rounds).toEqual([{ ended: 1, called: false, crows: [36, 9], points: [36, 9] }]);
  });

  test('S8.3 all dreams are turned up for everybody', () => {
    const s = arrange({ dreams: twoDreams, options: { memory: 'none' } });
    const lying = s.dreams.map((lands) => lands.slice());
    const seen: object[] = [];
    engine.play(
      s,
      0,
      wake,
      (event) => event.key === 'compared' && seen.push(engine.view(s, 0).dreams, engine.view(s, 1).dreams),
    );
    expect(seen).toEqual([lying, lying]);
  });

  test('S8.3 seat by seat, land by land, and whoever ended the round last', () => {
    const s = arrange({ dreams: [...twoDreams, [3, 3, 3, 3]], turn: 1, options: { memory: 'none' } });
    const turned: string[] = [];
    engine.play(s, 1, wake, (event) => {
      if (event.key !== 'revealed') return;
      const { dreams } = engine.view(s, 0);
      turned.push(`${event.seat as number}${dreams.map((lands) => lands.filter((card) => card > 0).length).join('')}`);
    });
    expect(turned).toEqual([
      ...['2001', '2002', '2003', '2004'],
      ...['0104', '0204', '0304', '0404'],
      ...['1414', '1424', '1434', '1444'],
    ]);
  });

  test('S8.4 the next round begins to the left of who ended this one', () => {
    for (const turn of [0, 1, 2]) {
      const s = arrange({ dreams: [...twoDreams, [3, 3, 3, 3]], turn });
      play(s, wake);
      expect(s.turn).toBe((turn + 1) % 3);
      expect(s.called).toBe(false);
      expect(engine.waiting(s)).toEqual([0, 1, 2]);
    }
  });

  test('S4.4 a land taken in sight is forgotten with its round', () => {
    const s = arrange({ dreams: twoDreams, open: [0] });
    play(s, take(0));
    expect(crows([topOf(s.open)])).toEqual([1]);
    play(s, wake);
    expect(s.met).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(s.shown).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});
