import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { collectParts } from '../../../src/rules/contract/plain';
import { drawBelow, createDice, drawNext, createChance, shuffle } from '../../../src/rules/kernel/chance';
import { clone, freeze, isSame } from '../../../src/rules/kernel/clone';
import { createEngine } from '../../../src/rules/kernel/engine';
import { hideSecret } from '../../../src/rules/kernel/events';
import { completeOptions, findClash, listVariants } from '../../../src/rules/kernel/options';
import type { OptionRule, Options, Zone } from '../../../src/rules/kernel/types';
import { NOBODY, hideCards, shuffleUnseen, canSee } from '../../../src/rules/kernel/zones';

import { trick } from './trick';

describe('chance', () => {
  test('the same numbers on every platform, for ever', () => {
    const chance = createChance(1);
    expect([drawNext(chance), drawNext(chance), drawNext(chance)]).toEqual([3051216100, 546015550, 1326074019]);
    expect(chance.every((part) => Number.isInteger(part) && part === (part | 0))).toBe(true);
  });

  test('every number below the limit, evenly', () => {
    const dice = createDice(3);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) counts[dice.random(6)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(drawBelow(createChance(1), 1)).toBe(0);
  });

  test('a shuffle keeps the cards and reaches every order', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const cards = [1, 2, 3];
      shuffle(createChance(seed), cards);
      orders.add(cards.join(''));
    }
    expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    const few = [7];
    shuffle(createChance(1), few);
    expect(few).toEqual([7]);
  });
});

describe('copies', () => {
  // No state has such a key, and assigning it would not set it.
  const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":'));
  // No state mixes numbers and objects in one array either (K1).
  const isMixed = (value: unknown) =>
    [...collectParts(value)].some(
      (part) => Array.isArray(part) && typeof part[0] === 'number' && part.some((one) => typeof one === 'object'),
    );
  const sharesNothing = (a: unknown, b: unknown): boolean =>
    typeof a !== 'object' ||
    a === null ||
    (a !== b && Object.keys(a).every((key) => sharesNothing(a[key as never], (b as object)[key as never])));

  test('a copy says the same and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(isSame(copy, value)).toBe(true);
        expect(isMixed(value) || sharesNothing(copy, value)).toBe(true);
      }),
    );
    const nested = { a: [{ b: [1] }] };
    expect(clone(nested).a[0].b).not.toBe(nested.a[0].b);
  });

  test('same says what comparing as JSON says', () => {
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    fc.assert(fc.property(json, json, (a, b) => isSame(plain(a), plain(b)) === isDeepStrictEqual(plain(a), plain(b))));
    expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isSame({ a: 1, b: undefined }, { a: 1, c: 1 })).toBe(false);
    expect(isSame([1], { 0: 1 })).toBe(false);
    expect(isSame({ a: 1 }, null)).toBe(false);
    expect(isSame(null, { a: 1 })).toBe(false);
    expect(isSame([], [1])).toBe(false);
    expect(isSame(1, '1')).toBe(false);
    expect(isSame('a', { a: 1 })).toBe(false);
  });

  test('frozen content is frozen all through', () => {
    const content = freeze({ cards: [{ worth: 1 }], name: null });
    expect(Object.isFrozen(content.cards[0])).toBe(true);
    expect(Object.isFrozen(content.cards)).toBe(true);
    expect(freeze(3)).toBe(3);
  });
});

describe('zones', () => {
  const zones = (): Zone[] => [
    { name: 'open', cards: [1, 2], seen: 'all' },
    { name: 'hand', cards: [3, 4], seen: 1 },
    { name: 'deck', cards: [5, 6, 7], seen: 'none' },
    { name: 'other', cards: [8, 9], back: 'red', seen: 'none' },
    { name: 'places', cards: [10, 11], seen: (seat, index) => seat === index, known: (seat) => seat === 2 },
    { name: 'met', cards: [12], seen: 'none', known: () => true },
  ];
  const cards = (list: readonly Zone[]) => list.map((zone) => zone.cards);

  test('a view blanks what the seat does not see', () => {
    const forSeat = (seat: number) => {
      const list = zones();
      hideCards(list, seat, 2);
      return cards(list);
    };
    expect(forSeat(0)).toEqual([[1, 2], [0, 0], [0, 0, 0], [0, 0], [10, 0], [0]]);
    expect(forSeat(1)).toEqual([[1, 2], [3, 4], [0, 0, 0], [0, 0], [0, 11], [0]]);
    expect(forSeat(NOBODY)).toEqual([[1, 2], [0, 0], [0, 0, 0], [0, 0], [0, 0], [0]]);
  });

  test('nobody sees what every seat sees', () => {
    const zone: Zone = { name: 'z', cards: [1, 2], seen: (seat, index) => index === 0 || seat === 0 };
    expect(canSee(zone, NOBODY, 0, 2)).toBe(true);
    expect(canSee(zone, NOBODY, 1, 2)).toBe(false);
    expect(canSee(zone, NOBODY, 1, 1)).toBe(true);
  });

  test('an imagined world deals the unknown anew, back by back, and keeps what is known', () => {
    const lying = { deck: new Set<number>(), other: new Set<number>(), place: new Set<number>() };
    for (let seed = 0; seed < 300; seed++) {
      const list = zones();
      shuffleUnseen(list, 0, 2, createDice(seed));
      const [open, hand, deck, other, places, met] = cards(list);
      expect([open, places[0], met]).toEqual([[1, 2], 10, [12]]);
      expect([...hand, ...deck, places[1]].sort((a, b) => a - b)).toEqual([11, 3, 4, 5, 6, 7].sort((a, b) => a - b));
      expect([...other].sort()).toEqual([8, 9]);
      lying.deck.add(deck[0]);
      lying.other.add(other[0]);
      lying.place.add(places[1]);
    }
    expect([lying.deck.size, lying.other.size, lying.place.size]).toEqual([6, 2, 6]);
  });

  test('what one seat holds and all others saw is known to nobody in particular', () => {
    const hand: Zone = { name: 'hand', cards: [1], seen: 0, known: (seat) => seat !== 0 };
    const pile: Zone = { name: 'pile', cards: [2, 3, 4, 5, 6], seen: 'none' };
    for (let seed = 0; seed < 10; seed++) shuffleUnseen([hand, pile], NOBODY, 3, createDice(seed));
    expect(hand.cards).toEqual([1]);
  });

  test('what was once seen is known, unless it is forgotten', () => {
    const known = zones();
    shuffleUnseen(known, 2, 3, createDice(1));
    expect([known[4].cards, known[5].cards]).toEqual([[10, 11], [12]]);
    const forgotten = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const list = zones();
      shuffleUnseen(list, 2, 3, createDice(seed), (zone, index) => zone === 'places' && index === 0);
      expect(list[4].cards[0]).toBe(10);
      forgotten.add(list[5].cards[0]);
    }
    expect(forgotten.size).toBeGreaterThan(3);
  });

  test('a view shows no chance', () => {
    const engine = createEngine(trick);
    const s = engine.start({ seats: 2, seed: 3 });
    expect(engine.view(s, 0).chance).toEqual([0, 0, 0, 0]);
    expect(engine.imagine(s, 0, createDice(1)).chance).not.toEqual(s.chance);
  });
});

describe('events', () => {
  test('a secret is for those it is meant for', () => {
    const event = { key: 'drew', seat: 1, secret: { to: [1, 2], card: 7 } };
    expect(hideSecret(event, 1)).toEqual({ key: 'drew', seat: 1, card: 7 });
    expect(hideSecret(event, 2)).toEqual({ key: 'drew', seat: 1, card: 7 });
    expect(hideSecret(event, 0)).toEqual({ key: 'drew', seat: 1 });
    expect(hideSecret(event, NOBODY)).toEqual({ key: 'drew', seat: 1 });
    expect(hideSecret({ key: 'open' }, 0)).toEqual({ key: 'open' });
  });
});

describe('options', () => {
  const options: Record<string, OptionRule> = {
    teams: { kind: 'flag', initial: false, seats: [4] },
    length: { kind: 'choice', of: ['short', 2], initial: 'short' },
    limit: { kind: 'number', min: 3, max: 9, initial: 5 },
  };
  const game = { id: 'toy', seats: { min: 2, max: 4 }, options };

  test('what is not said is as the game has it at first', () => {
    expect(completeOptions(game, 2)).toEqual({ teams: false, length: 'short', limit: 5 });
    expect(completeOptions(game, 4, { teams: true, length: 2, limit: 9 })).toEqual({
      teams: true,
      length: 2,
      limit: 9,
    });
    expect(completeOptions(game, 2, { limit: 3, teams: false })).toEqual({ teams: false, length: 'short', limit: 3 });
  });

  test.each([
    [{ limit: 2 }, 'toy: option "limit" is 2, but must be a whole number from 3 to 9'],
    [{ limit: 10 }, 'toy: option "limit" is 10, but must be a whole number from 3 to 9'],
    [{ limit: 4.5 }, 'toy: option "limit" is 4.5, but must be a whole number from 3 to 9'],
    [{ limit: '5' }, 'toy: option "limit" is "5", but must be a whole number from 3 to 9'],
    [{ length: 'long' }, 'toy: option "length" is "long", but must be "short" or 2'],
    [{ teams: 1 }, 'toy: option "teams" is 1, but must be true or false'],
    [{ teams: true }, 'toy: option "teams" is only for 4 seats, not 2'],
    [{ colour: 'red' }, 'toy: there is no option "colour"; there are teams, length, limit'],
    [{ toString: 'x' }, 'toy: there is no option "toString"; there are teams, length, limit'],
  ])('%j is refused', (said, message) => {
    expect(() => completeOptions(game, 2, said as never)).toThrow(message);
    expect(() => completeOptions(game, 2, said as never)).toThrow(expect.objectContaining({ name: 'RuleError' }));
  });

  test('options that cannot go together are refused with the name of the reason', () => {
    const clashes = {
      tooLong: ({ limit, length }: Options) => length === 2 && limit === 9,
      tooMany: ({ limit, teams }: Options) => teams === true && limit === 9,
    };
    const of = (said: Options) => () => completeOptions({ ...game, clashes }, 4, said);
    expect(of({ length: 2, limit: 9 })).toThrow('toy: these options cannot go together: tooLong');
    expect(of({ teams: true, limit: 9 })).toThrow(expect.objectContaining({ name: 'RuleError' }));
    expect(of({ limit: 9 })).not.toThrow();
    const all = { teams: true, length: 'short', limit: 9 };
    expect([findClash({ clashes }, all), findClash({ clashes }, { ...all, limit: 5 }), findClash({}, all)]).toEqual([
      'tooMany',
      null,
      null,
    ]);
  });

  test('every variant: flags and choices in all combinations, where the seats allow them', () => {
    expect(listVariants(game, 2)).toEqual([
      { teams: false, length: 'short', limit: 5 },
      { teams: false, length: 2, limit: 5 },
    ]);
    expect(listVariants(game, 4)).toEqual(
      [false, true].flatMap((teams) => ['short', 2].map((length) => ({ teams, length, limit: 5 }))),
    );
  });
});
