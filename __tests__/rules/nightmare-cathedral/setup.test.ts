import { BASIC, DEVELOPMENTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { PAIRS } from '../../../src/rules/nightmare-cathedral/content/nightmares';
import { TURN_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';
import { landOf } from '../../../src/rules/nightmare-cathedral/land';
import { SHADOWS } from '../../../src/rules/nightmare-cathedral/state';

import { arrange, asked, engine, moves, play, units, waiting } from './arrange';

const start = (seats: number, seed = 1, options = {}, first?: number) => engine.start({ seats, seed, options, first });
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('N2.3 who begins and where the Turn marker starts', () => {
  expect(start(4, 1, {}, 2).turn).toBe(2);
  expect(new Set(seeds.map((seed) => start(4, seed).first))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(seeds.map((seed) => start(2, seed).space)).size).toBe(TURN_TRACK.length);
  seeds.slice(0, 5).forEach((seed) => expect(start(3, seed).startSpace).toBe(start(3, seed).space));
});

test('N2.4 an upgrade on its action, Basic Combat and three Developments', () => {
  for (const seed of seeds) {
    const s = start(4, seed);
    s.actions.forEach((rows) => {
      expect(rows.flat()).toHaveLength(1);
      rows.forEach((cards, day) =>
        cards.forEach((card) =>
          expect(DEVELOPMENTS[card]).toMatchObject({
            kind: 'upgrade',
            action: ['develop', 'summon', 'fortify', 'manoeuvre', 'ritual'][day],
          }),
        ),
      );
    });
    s.hands.forEach((hand, seat) => {
      expect(hand[0]).toBe(BASIC[seat]);
      expect(hand).toHaveLength(4);
    });
    expect(s.deck).toHaveLength(52 - 4 - 12);
    expect(s.deck2).toHaveLength(44);
  }
});

test('N2.5 Dreams, the market and two Nightmares', () => {
  const s = start(4);
  expect([s.dreams.map((cards) => cards.length), s.market.length, s.dreamDeck.length]).toEqual([
    [2, 2, 2, 2],
    3,
    27 - 11,
  ]);
  expect(s.dreams.flat().every((card) => DREAMS[card].stage === 1)).toBe(true);
  const drawn = seeds.map((seed) => start(2, seed).nightmares);
  expect(new Set(drawn.flat()).size).toBe(8);
  expect(drawn.every(([one, other]) => one < other)).toBe(true);
  for (const pair of PAIRS) expect(start(2, 1, { nightmares: pair.join('+') }).nightmares).toEqual(pair);
  expect(start(2, 1, { nightmares: 'chosen', firstNightmare: 7, secondNightmare: 3 }).nightmares).toEqual([7, 3]);
  // Two different nightmares are needed.
  const same = { firstNightmare: 8, secondNightmare: 8 };
  expect(() => start(2, 1, { ...same, nightmares: 'chosen' })).toThrow('sameNightmare');
  expect(start(2, 1, { ...same, nightmares: '1+5' }).nightmares).toEqual([1, 5]);
  // The choice of nightmares does not change how other cards are dealt.
  expect(start(2, 1, { nightmares: '1+5' }).deck).toEqual(start(2, 1).deck);
});

test('N2.6 a corner and another area each, there and back', () => {
  const s = start(3, 1, {}, 1);
  const { corner, byCathedral, inPlay } = landOf(s);
  const order: number[] = [];
  expect(moves(s)).toHaveLength(inPlay.length);
  const take = (area: number) => {
    order.push(waiting(s));
    play(s, { type: 'take', area });
  };
  take(1); // Area 1 is a corner.
  expect(moves(s)).not.toContainEqual({ type: 'take', area: 1 });
  take(5); // Area 5 lies next to the Cathedral.
  take(2);
  // Seat 0 has no corner yet, so it must take one.
  expect(moves(s).every((move) => move.type === 'take' && corner[move.area])).toBe(true);
  take(6);
  expect(order.slice(-1)).toEqual([0]);
  take(11);
  expect(moves(s).every((move) => move.type === 'take' && !corner[move.area])).toBe(true);
  take(3);
  expect(order).toEqual([1, 2, 0, 0, 2, 1]);
  expect([units(s, 1)[1], s.fortress[1], s.levels[1], s.stronghold[1], s.winged[1]]).toEqual([2, 1, 1, 1, 1]);
  expect([units(s, 5)[2], byCathedral[5], units(s, 2)[0], units(s, 3)[1]]).toEqual([1, true, 2, 2]);
  expect([s.stronghold, s.winged, s.blocks]).toEqual([
    [6, 1, 11],
    [6, 1, 11],
    [9, 9, 9],
  ]);
  expect(s.supply.slice(0, 3)).toEqual([16, 16, 17]);
});

test('N2.7 Shadows everywhere else', () => {
  for (const seats of [2, 3, 4]) {
    const s = arrange({ seats });
    const { inPlay, byCathedral, corner } = landOf(s);
    const taken = inPlay.filter((area) =>
      units(s, area)
        .slice(0, 4)
        .some((count) => count > 0),
    );
    expect(taken).toHaveLength(seats * 2);
    for (const area of inPlay)
      expect(units(s, area)[SHADOWS]).toBe(taken.includes(area) ? 0 : byCathedral[area] ? 1 : 2);
    if (seats === 2) expect(inPlay.filter((area) => corner[area] && units(s, area)[SHADOWS] === 2)).toHaveLength(2);
  }
});

test('N2.8 the Dreamers lie down in turn order', () => {
  const s = start(3, 1, {}, 2);
  while (asked(s) === 'match.takeArea') play(s, moves(s)[0]);
  for (const [seat, night] of [
    [2, 1],
    [0, 1],
    [1, 0],
  ]) {
    expect(waiting(s)).toBe(seat);
    expect(moves(s)).toEqual([0, 1, 2].map((one) => ({ type: 'sleep', night: one })));
    play(s, { type: 'sleep', night });
  }
  expect(s.dreamer).toEqual([1, 0, 1]);
  expect([asked(s), waiting(s), s.ritual]).toEqual(['turn.choose', 2, [0, 0, 0, 0, 0, 0]]);
});

test('N2.9 twelve spaces, shared out in turn', () => {
  const s = arrange({ seats: 4 });
  expect(TURN_TRACK).toHaveLength(12);
  const spaces: number[][] = [[], [], [], []];
  while (!engine.isOver(s)) {
    if (asked(s) === 'turn.choose' && !spaces[s.turn].includes(s.space)) spaces[s.turn].push(s.space);
    play(s, moves(s)[0]);
  }
  expect(spaces.every((own) => own.length === 3)).toBe(true);
});

test('N2.10 what is up at first', () => {
  const up = (seats: number, length: string, forking = false) => start(seats, 1, { length, forking }).pieces;
  expect([2, 3, 4].map((seats) => up(seats, 'standard'))).toEqual([['1A'], ['1A'], ['1A']]);
  expect([2, 3, 4].map((seats) => up(seats, 'variable'))).toEqual([['1A', '1B', '2A'], ['1A', '1B'], ['1A']]);
});
