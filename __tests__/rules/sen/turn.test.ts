import type { Event } from '../../../src/rules/kernel/types';

import {
  arrange,
  claim,
  crows,
  discard,
  draw,
  engine,
  keep,
  look,
  play,
  put,
  remember,
  say,
  summarise,
  swap,
  take,
  topOf,
  types,
  use,
  wake,
} from './arrange';

const dreams = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
] as const;
const keys = (told: readonly Event[]) => told.map((event) => event.key);

describe('a turn', () => {
  test('S4.1 the open pile, the closed pile or the call', () => {
    const s = arrange({ dreams, turn: 1 });
    expect(engine.waiting(s)).toEqual([1]);
    expect(engine.moves(s, 1)).toEqual([take(0), take(1), take(2), take(3), draw, wake]);
    expect(engine.moves(s, 0)).toEqual([]);
  });

  test('S4.2 a land from the open pile changes places with an own one', () => {
    const s = arrange({ dreams, open: [9, 0] });
    const told = play(s, take(3));
    expect(crows(s.dreams[0])).toEqual([1, 2, 3, 0]);
    expect(crows(s.open)).toEqual([9, 4]);
    expect(keys(told)).toEqual(['took']);
    expect(told[0]).toMatchObject({ seat: 0, land: 3, card: s.dreams[0][3], left: topOf(s.open) });
    expect(s.turn).toBe(1);
  });

  test('S4.3 a special from the open pile has no action', () => {
    const s = arrange({ dreams, open: ['peek'] });
    play(s, take(0));
    expect(engine.waiting(s)).toEqual([1]);
    expect(types(s)).toEqual(['take', 'draw', 'wake']);
  });

  test('S4.4 everybody knows the land that was taken', () => {
    const s = arrange({ dreams, open: [0], options: { memory: 'full' } });
    play(s, take(2));
    expect(s.met[0]).toEqual([0, 0, 3, 0]);
    expect(crows([engine.view(s, 1).dreams[0][2]])).toEqual([0]);
    expect(engine.view(s, 1).dreams[0][2]).toBe(s.dreams[0][2]);
  });

  test('S5.1 a drawn land is seen by its seat alone and may be put in an own place', () => {
    const s = arrange({ dreams, closed: [9, 9, 0], options: { memory: 'own' } });
    const told = play(s, draw);
    const card = s.hand[0];
    expect(crows(s.hand)).toEqual([0]);
    expect(engine.view(s, 0).hand).toEqual([card]);
    expect(engine.view(s, 1).hand).toEqual([0]);
    expect(told).toEqual([{ key: 'drew', seat: 0, secret: { to: [0], card } }]);
    expect(engine.moves(s, 0)).toEqual([put(0), put(1), put(2), put(3), discard]);
    expect(play(s, put(1))[0]).toEqual({
      key: 'put',
      seat: 0,
      land: 1,
      left: topOf(s.open),
      secret: { to: [0], card },
    });
    expect(crows(s.dreams[0])).toEqual([1, 0, 3, 4]);
    expect(crows([topOf(s.open)])).toEqual([2]);
    expect(s.met[0]).toEqual([0, 1, 0, 0]);
    expect(engine.view(s, 0).dreams[0]).toEqual([0, card, 0, 0]);
    expect(engine.view(s, 1).dreams[0]).toEqual([0, 0, 0, 0]);
    expect(s.hand).toEqual([]);
    expect(s.turn).toBe(1);
  });

  test('S5.2 or it is discarded', () => {
    const s = arrange({ dreams, closed: [9, 9, 8] });
    expect(keys(play(s, draw, discard))).toEqual(['drew', 'discarded']);
    expect(crows([topOf(s.open)])).toEqual([8]);
    expect(s.hand).toEqual([]);
    expect(crows(s.dreams[0])).toEqual([1, 2, 3, 4]);
    expect(s.turn).toBe(1);
  });

  test('S5.3 a drawn special may be used or treated as any land', () => {
    const s = arrange({ dreams, closed: [9, 9, 'swap'] });
    play(s, draw);
    expect(types(s)).toEqual(['put', 'discard', 'use']);
    play(s, put(0));
    expect(crows(s.dreams[0])).toEqual([7, 2, 3, 4]);
    expect(s.turn).toBe(1);
    const other = arrange({ dreams, closed: [9, 9, 'swap'] });
    play(other, draw, discard);
    expect(other.turn).toBe(1);
  });
});

describe('specials', () => {
  test('S6.1 a special that is used goes on the open pile first', () => {
    for (const special of ['take', 'peek', 'swap'] as const) {
      const s = arrange({ dreams, closed: [9, 9, 9, special] });
      const told = play(s, draw, use);
      expect(told.find((event) => event.key === 'used')).toMatchObject({ seat: 0, special, card: topOf(s.open) });
      expect(engine.waiting(s)).toEqual([0]);
      expect(types(s)).toEqual([{ take: 'keep', peek: 'look', swap: 'swap' }[special]]);
    }
  });

  test('S6.2 Take 2 draws two, keeps one and lays the other on the open pile', () => {
    for (const index of [0, 1]) {
      const s = arrange({ dreams, closed: [9, 3, 8, 'take'] });
      const told = play(s, draw, use);
      expect(crows(s.hand)).toEqual([8, 3]);
      expect(engine.view(s, 1).hand).toEqual([0, 0]);
      expect(told.at(-1)).toEqual({ key: 'drewTwo', seat: 0, count: 2, secret: { to: [0], cards: s.hand } });
      expect(engine.moves(s, 0)).toEqual([keep(0), keep(1)]);
      const kept = s.hand[index];
      expect(play(s, keep(index))).toEqual([
        { key: 'kept', seat: 0, left: topOf(s.open), secret: { to: [0], card: kept } },
      ]);
      expect(s.hand).toEqual([kept]);
      expect(crows([topOf(s.open)])).toEqual([index === 0 ? 3 : 8]);
      expect(types(s)).toEqual(['put', 'discard']);
    }
  });

  test('S6.3 Take 2 in chains: the kept land is played as one just drawn', () => {
    const s = arrange({ dreams, closed: [9, 9, 0, 'swap', 8, 'take', 'take'] });
    play(s, draw, use, keep(0), use);
    expect(crows(s.hand)).toEqual([7, 0]);
    expect(crows(s.open).slice(-3)).toEqual([5, 8, 5]);
    play(s, keep(0));
    expect(types(s)).toEqual(['put', 'discard', 'use']);
    play(s, use, swap([0, 0], [1, 0]));
    expect(crows(s.dreams[0])).toEqual([5, 2, 3, 4]);
    expect(s.turn).toBe(1);
  });

  test('S6.4 with one land left, that one is the choice', () => {
    const s = arrange({ dreams, closed: [6, 'take'] });
    const told = play(s, draw, use);
    expect(told.at(-1)).toMatchObject({ key: 'drewTwo', count: 1 });
    expect(crows(s.hand)).toEqual([6]);
    expect(types(s)).toEqual(['put', 'discard']);
    expect(keys(play(s, put(3)))).toContain('emptied');
  });

  test('S6.5 with none left Take 2 has nothing to take, the others can be used', () => {
    const s = arrange({ dreams, closed: ['take'] });
    play(s, draw);
    expect(types(s)).toEqual(['put', 'discard']);
    const other = arrange({ dreams, closed: ['peek'] });
    play(other, draw);
    expect(types(other)).toEqual(['put', 'discard', 'use']);
  });

  test('S7.1 Peek 1 looks at any one land of any dream', () => {
    const s = arrange({ dreams, closed: [9, 9, 'peek'], options: { memory: 'none' } });
    play(s, draw, use);
    expect(engine.moves(s, 0)).toEqual([0, 1].flatMap((dream) => [0, 1, 2, 3].map((land) => look(dream, land))));
    const told = play(s, look(1, 3));
    const card = s.dreams[1][3];
    expect(told).toEqual([{ key: 'looked', seat: 0, dream: 1, land: 3, secret: { to: [0], card } }]);
    expect(engine.view(s, 0).dreams[1]).toEqual([0, 0, 0, card]);
    expect(engine.view(s, 1).dreams[1]).toEqual([0, 0, 0, 0]);
    expect(engine.moves(s, 0)).toEqual([remember]);
    play(s, remember);
    expect(engine.view(s, 0).dreams[1]).toEqual([0, 0, 0, 0]);
    expect(s.met[1]).toEqual([0, 0, 0, 1]);
    expect(s.turn).toBe(1);
  });

  test('S7.2 Swap 2 exchanges any two different lands', () => {
    const begin = () => {
      const s = arrange({ dreams, closed: [9, 9, 'swap'] });
      play(s, draw, use);
      return s;
    };
    expect(engine.moves(begin(), 0)).toHaveLength((8 * 7) / 2);
    const across = begin();
    expect(play(across, swap([0, 0], [1, 3]))).toEqual([
      { key: 'swapped', seat: 0, one: { dream: 0, land: 0 }, other: { dream: 1, land: 3 } },
    ]);
    expect(across.dreams.map(crows)).toEqual([
      [8, 2, 3, 4],
      [5, 6, 7, 1],
    ]);
    const within = begin();
    play(within, swap([1, 1], [1, 2]));
    expect(within.dreams.map(crows)).toEqual([
      [1, 2, 3, 4],
      [5, 7, 6, 8],
    ]);
    expect(within.turn).toBe(1);
    expect(() => play(begin(), swap([1, 1], [1, 1]))).toThrow(/may not play/);
  });

  test('S7.3 knowledge moves along with the places', () => {
    const s = arrange({ dreams, closed: [9, 9, 'swap'], options: { memory: 'full' } });
    s.met = [
      [1, 0, 0, 0],
      [0, 0, 0, 3],
    ];
    play(s, draw, use, swap([0, 0], [1, 3]));
    expect(s.met).toEqual([
      [3, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
    expect(engine.view(s, 0).dreams.map(crows)).toEqual([
      [8, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
    expect(engine.view(s, 1).dreams.map(crows)).toEqual([
      [8, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('two lands for one', () => {
  const pairs = { pairs: true, memory: 'none' } as const;

  test('S12.1 a seat points at two own lands, says their crows, and all see them', () => {
    const s = arrange({ dreams: [[7, 2, 7, 4], dreams[1]], options: pairs });
    expect(types(s)).toEqual(['take', 'draw', 'wake', 'claim']);
    expect(engine.moves(s, 0).filter((move) => move.type === 'claim')).toEqual([
      claim(0, 1),
      claim(0, 2),
      claim(0, 3),
      claim(1, 2),
      claim(1, 3),
      claim(2, 3),
    ]);
    play(s, claim(0, 2));
    expect(engine.moves(s, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(say));
    const cards = [s.dreams[0][0], s.dreams[0][2]];
    const seen: (readonly number[])[] = [];
    engine.play(
      s,
      0,
      say(6),
      (event) =>
        event.key === 'claimed' &&
        (seen.push(engine.view(s, 1).dreams[0]),
        expect(event).toMatchObject({ cards, crows: 6, right: false, lands: [0, 2] })),
    );
    expect(seen).toEqual([[cards[0], 0, cards[1], 0]]);
    expect(types(arrange({ dreams }))).not.toContain('claim');
  });

  test('S12.2 right: both leave, one unseen land comes', () => {
    const s = arrange({ dreams: [[7, 2, 7, 4], dreams[1]], closed: [9, 9, 1], options: pairs });
    s.met[0] = [1, 1, 1, 3];
    const told = play(s, claim(0, 2), say(7));
    expect(keys(told)).toEqual(['claimed', 'settled']);
    expect(told[0]).toMatchObject({ right: true });
    expect(crows(s.dreams[0])).toEqual([2, 4, 1]);
    expect(s.met[0]).toEqual([1, 3, 0]);
    expect(s.shown[0]).toEqual([0, 0, 0]);
    expect(crows(s.open).slice(-2)).toEqual([7, 7]);
    expect(s.turn).toBe(1);
  });

  test('S12.3 wrong: both stay, one unseen land comes', () => {
    for (const [lands, number] of [
      [[7, 2, 7, 4], 6],
      [[7, 2, 6, 4], 7],
      [[6, 2, 7, 4], 7],
    ] as const) {
      const s = arrange({ dreams: [lands, dreams[1]], closed: [9, 9, 0], options: pairs });
      const told = play(s, claim(0, 2), say(number));
      expect(told[0]).toMatchObject({ right: false });
      expect(crows(s.dreams[0])).toEqual([...lands, 0]);
      expect(s.shown[0]).toEqual([0, 0, 0, 0, 0]);
      expect(s.turn).toBe(1);
    }
  });

  test('S12.4 everybody has seen both', () => {
    const s = arrange({ dreams: [[7, 2, 6, 4], dreams[1]], options: { ...pairs, memory: 'full' } });
    play(s, claim(0, 2), say(7));
    expect(s.met[0]).toEqual([3, 0, 3, 0, 0]);
    expect(crows(engine.view(s, 1).dreams[0])).toEqual([7, 0, 6, 0, 0]);
  });

  test('S12.5 a dream may shrink to one land, which can claim nothing, and outgrow four', () => {
    const s = arrange({ dreams: [[7, 7], [3]], options: pairs });
    play(s, claim(0, 1), say(7));
    expect(s.dreams[0]).toHaveLength(1);
    expect(types(s)).toEqual(['take', 'draw', 'wake']);
    const large = arrange({ dreams: [[1, 2, 3, 4], [3]], options: pairs });
    play(large, claim(0, 1), say(9), draw, discard, claim(3, 4), say(9));
    expect(large.dreams[0]).toHaveLength(6);
    expect(
      engine
        .moves(arrange({ dreams: [[1, 2, 3, 4, 5, 6], [3]], options: pairs }), 0)
        .filter((move) => move.type === 'claim'),
    ).toHaveLength(15);
  });

  test('S12.6 it is the whole turn, and an emptied closed pile ends the round', () => {
    const s = arrange({ dreams: [[7, 7, 1, 1], dreams[1]], closed: [0], options: pairs });
    const told = play(s, claim(0, 1), say(7));
    expect(summarise(told)).toEqual(['claimed', 'settled', 'emptied', 'revealed', 'compared', 'counted', 'dealt']);
    expect(s.rounds[0]).toMatchObject({ called: false, crows: [2, 26] });
  });
});

describe('memory', () => {
  const seen = (memory: 'none' | 'own' | 'full') => {
    const s = arrange({ dreams, options: { memory }, open: [4, 9, 0] });
    s.met = [
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ];
    const view = engine.view(s, 0);
    return {
      own: crows(view.dreams[0]),
      rival: crows(view.dreams[1]),
      open: view.open.slice(-3).map((card) => (card ? crows([card])[0] : null)),
      other: engine.view(s, 1).dreams.flat(),
    };
  };
  const nothing = [0, 0, 0, 0, 0, 0, 0, 0];

  test('S13.1 none: what was seen lies face down again', () => {
    expect(seen('none')).toEqual({ own: [0, 0, 0, 0], rival: [0, 0, 0, 0], open: [null, null, 0], other: nothing });
  });

  test('S13.2 own: what was seen of the own dream stays in sight', () => {
    expect(seen('own')).toEqual({ own: [1, 0, 0, 0], rival: [0, 0, 0, 0], open: [null, null, 0], other: nothing });
  });

  test('S13.3 full: all that was seen stays in sight', () => {
    expect(seen('full')).toEqual({ own: [1, 0, 0, 0], rival: [0, 0, 0, 8], open: [4, 9, 0], other: nothing });
  });
});
