import { FACES, catOf, deckFor, type CardKey } from '../../../src/rules/cat-lady/cards';
import { CATS, STRAYS, type Cat } from '../../../src/rules/cat-lady/cats';
import { catLady } from '../../../src/rules/cat-lady/game';
import { createDice } from '../../../src/rules/kernel/chance';

import { engine, keys, lines, place, play, take } from './arrange';

const main = FACES.flatMap((face) => (face && !(face.type === 'cat' && face.isStray) ? [face] : []));
const copies = (key: CardKey) =>
  ([2, 3, 4] as const).map((mark) => main.filter((face) => face.key === key && face.mark === mark).length);
const text = ({ key, colours, wants, worth }: Cat) =>
  `${key} ${colours.join('+')} ${JSON.stringify(wants)} ${JSON.stringify(worth)}`;

describe('the cards', () => {
  test('C1.1 102 cards: 74, 15 and 13 by mark', () => {
    expect(main).toHaveLength(102);
    expect([2, 3, 4].map((mark) => main.filter((face) => face.mark === mark).length)).toEqual([74, 15, 13]);
  });

  test('C1.2 22 cats, no two alike', () => {
    const cats = main.filter((face) => face.type === 'cat');
    expect(new Set(cats.map(({ key }) => key)).size).toBe(22);
    expect(cats.filter(({ mark }) => mark === 3).map(({ key }) => key)).toEqual([
      'lily',
      'chester',
      'cooper',
      'alvin',
      'dinah',
      'luna',
    ]);
    expect(cats.filter(({ mark }) => mark === 4).map(({ key }) => key)).toEqual(['luska']);
    expect(CATS.map(text)).toMatchInlineSnapshot(`
[
  "shadow black {"meal":[0,1,0]} {"points":1}",
  "jazz black {"meal":[0,1,0]} {"points":1}",
  "lily black {"meal":[0,0,1]} {"points":2}",
  "blackberry black {"meal":[2,0,0]} {"points":3}",
  "keaton black {"meal":[0,0,2]} {"points":4}",
  "pablo black {"meal":[0,3,0]} {"points":6}",
  "chester orange {"meal":[0,1,0]} {"points":1}",
  "bell orange {"meal":[1,0,0]} {"points":1}",
  "bronte orange {"meal":[0,2,0]} {"points":3}",
  "zeus orange {"meal":[2,0,0]} {"points":3}",
  "pumpkin orange {"meal":[2,0,1]} {"points":6}",
  "chairman orange {"meal":[3,0,0]} {"points":6}",
  "cooper white {"meal":[1,0,0]} {"points":1}",
  "gershon white {"meal":[1,0,0]} {"points":1}",
  "snowflake white {"meal":[0,0,1]} {"points":2}",
  "sparkle white {"meal":[0,2,0]} {"points":3}",
  "cuddleface white {"meal":[0,0,2]} {"points":4}",
  "sox white {"meal":[0,2,1]} {"points":6}",
  "alvin black+orange {"meal":[0,1,1]} {"each":1,"per":"orange"}",
  "dinah orange+white {"meal":[1,0,1]} {"each":1,"per":"white"}",
  "luna black+white {"meal":[1,1,0]} {"each":1,"per":"black"}",
  "luska black+orange+white {"meal":[1,1,1]} {"points":5}",
]
`);
  });

  test('C1.3 food, toys, costumes, catnip, spray bottles, lost cats', () => {
    const all: [CardKey, number, number, number][] = [
      ['chicken', 7, 0, 1],
      ['chicken2', 2, 1, 0],
      ['tuna', 7, 0, 1],
      ['tuna2', 2, 1, 0],
      ['milk', 5, 2, 1],
      ['milk2', 1, 0, 0],
      ['treat', 2, 0, 1],
      ['mouse', 2, 0, 1],
      ['yarn', 2, 0, 1],
      ['wand', 2, 0, 1],
      ['tower', 2, 0, 1],
      ['scratcher', 2, 0, 1],
      ['catnip', 5, 1, 1],
      ['sprayBottle', 3, 1, 1],
      ['lostCat', 8, 2, 0],
    ];
    for (const [key, ...counts] of all) expect([key, copies(key)]).toEqual([key, counts]);
    const costumes = main.filter((face) => face.type === 'costume');
    expect([2, 3, 4].map((mark) => costumes.filter((face) => face.mark === mark).length)).toEqual([7, 1, 1]);
    expect(new Set(costumes.map(({ key }) => key)).size).toBe(9);
    const foods = main.flatMap((face) => (face.type === 'food' ? [`${face.key} ${face.count} ${face.food}`] : []));
    expect(new Set(foods)).toEqual(
      new Set([
        'chicken 1 chicken',
        'chicken2 2 chicken',
        'tuna 1 tuna',
        'tuna2 2 tuna',
        'milk 1 milk',
        'milk2 2 milk',
        'treat 1 treat',
      ]),
    );
    expect(main.every((face) => face.type !== 'toy' || face.toy === face.key)).toBe(true);
  });

  test('only a cat is a cat', () => {
    expect(catOf(1).key).toBe('shadow');
    expect(() => catOf(FACES.findIndex((face) => face?.key === 'treat'))).toThrow('shows no cat but treat');
  });

  test('C1.4 13 strays', () => {
    expect(STRAYS).toHaveLength(13);
    expect(STRAYS.filter(({ isCatnip }) => isCatnip).map(({ key }) => key)).toEqual(['macak']);
    expect(STRAYS.filter(({ sweetens }) => sweetens).map(({ key, sweetens }) => [key, sweetens])).toEqual([
      ['moonbeam', 2],
    ]);
    expect(STRAYS.map(text)).toMatchInlineSnapshot(`
[
  "florence orange {"meal":[1,0,1]} {"each":2,"per":"orange"}",
  "antoinette white {"meal":[0,1,1]} {"each":2,"per":"white"}",
  "eliot black {"meal":[1,1,0]} {"each":2,"per":"black"}",
  "levar white {"meal":[1,1,0]} {"each":4,"per":"set"}",
  "zoroaster black {"meal":[2,0,0]} {"each":2,"per":"costume"}",
  "penny orange {"meal":[0,0,1]} {"each":1,"per":"toy"}",
  "macak orange {"meal":[0,0,1]} {"points":2}",
  "hemingway black {"meal":[0,0,1]} {"most":7,"otherwise":3}",
  "sweetheart black+orange+white {"meal":[1,1,0]} {"points":5}",
  "moonbeam white {"meal":[1,1,0]} {"points":3}",
  "waffle orange {"oneKind":4} {"each":3,"per":"food"}",
  "cow white {"any":true} {"each":2,"per":"food"}",
  "truffle black {"oneKind":1} {"each":2,"per":"sameKind"}",
]
`);
  });
});

describe('setting up', () => {
  test.each([
    [2, 74],
    [3, 89],
    [4, 102],
  ])('C2.1 with %d seats a deck of %d', (seats, cards) => {
    expect(deckFor(seats)).toHaveLength(cards);
    expect(deckFor(seats).every((card) => FACES[card]!.mark <= seats)).toBe(true);
  });

  test.each([
    [2, 72, 2],
    [3, 87, 2],
    [4, 102, 0],
  ])('C2.2 with %d seats %d cards are in play, %d in the box', (seats, cards, out) => {
    const s = engine.start({ seats, seed: 4 });
    expect(s.box).toHaveLength(out);
    expect(s.deck.length + 9).toBe(cards);
    expect([...s.grid.flat(), ...s.deck, ...s.box].sort((a, b) => a - b)).toEqual(deckFor(seats));
    if (out > 0) expect(engine.start({ seats, seed: 5 }).box).not.toEqual(s.box);
    for (let seat = 0; seat < seats; seat++) expect(engine.view(s, seat).box).toEqual(s.box.map(() => 0));
  });

  test('C2.3 nine open cards from a shuffled deck', () => {
    const s = engine.start({ seats: 2, seed: 4 });
    expect(s.grid.map((spot) => spot.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(engine.view(s, 1).grid).toEqual(s.grid);
    expect(engine.start({ seats: 2, seed: 5 }).grid).not.toEqual(s.grid);
  });

  test('C2.3 nothing else lies there yet', () => {
    const s = engine.start({ seats: 3, seed: 4 });
    expect({
      discard: s.discard,
      cats: s.cats,
      hands: s.hands,
      food: s.food,
      points: s.points,
      bowls: s.bowls,
      changed: s.changed,
      done: s.done,
    }).toEqual({
      discard: [],
      cats: [[], [], []],
      hands: [[], [], []],
      food: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      points: [0, 0, 0],
      bowls: [],
      changed: [],
      done: [false, false, false],
    });
    expect(engine.game.zones(s).map(({ name }) => name)).toEqual([
      ...s.grid.map((_, spot) => `grid:${spot}`),
      'deck',
      'box',
      'discard',
      'strays',
      'strayBox',
      'cats:0',
      'cats:1',
      'cats:2',
      'hand:0',
      'hand:1',
      'hand:2',
    ]);
  });

  test('before the deal nothing lies anywhere', () => {
    const before = catLady.setup(engine.start({ seats: 3, seed: 1, first: 2 }), createDice(1));
    const none = [[], [], []];
    expect(before).toEqual({
      grid: [[], [], [], [], [], [], [], [], []],
      token: -1,
      deck: [],
      discard: [],
      box: [],
      strays: [],
      strayBox: [],
      cats: none,
      hands: none,
      food: none.map(() => [0, 0, 0, 0]),
      points: [0, 0, 0],
      turn: 2,
      revealed: false,
      bowls: [],
      changed: [],
      done: [false, false, false],
    });
    expect(new Set([...before.grid, ...before.cats, ...before.hands, ...before.food]).size).toBe(9 + 3 + 3 + 3);
  });

  test('C4.3 who sees what: hands their seat and, at the feeding, all; deck and boxes nobody', () => {
    const s = engine.start({ seats: 2, seed: 4 });
    const zones = () =>
      catLady
        .zones(s)
        .map(({ name, seen, back }) => [name.replace(/^grid:.*/, 'grid'), seen, back ?? 'main'].join(' '));
    const open = ['discard all main', 'strays all main'];
    const closed = [
      'deck none main',
      'box none main',
      ...open,
      'strayBox none stray',
      'cats:0 all main',
      'cats:1 all main',
    ];
    expect(zones()).toEqual([...s.grid.map(() => 'grid all main'), ...closed, 'hand:0 0 main', 'hand:1 1 main']);
    const known = () =>
      catLady
        .zones(s)
        .flatMap(({ name, known: isKnown }) =>
          typeof isKnown === 'function' ? [`${name} ${[-1, 0, 1].filter((seat) => isKnown(seat, 0))}`] : [],
        );
    expect(known()).toEqual(['hand:0 -1,1', 'hand:1 -1,0']);
    s.revealed = true;
    expect(zones().slice(-2)).toEqual(['hand:0 all main', 'hand:1 all main']);
    expect(known()).toEqual(['hand:0 ', 'hand:1 ']);
  });

  test('C2.4 three open strays; the others take no part', () => {
    const s = engine.start({ seats: 2, seed: 4 });
    expect([s.strays.length, s.strayBox.length]).toEqual([3, 10]);
    expect(engine.view(s, 0).strays).toEqual(s.strays);
    expect(engine.view(s, 0).strayBox).toEqual(s.strayBox.map(() => 0));
    expect(keys([...s.strays, ...s.strayBox]).sort()).toEqual(STRAYS.map(({ key }) => key).sort());
    expect(engine.start({ seats: 2, seed: 5 }).strays).not.toEqual(s.strays);
  });

  test.each([
    [2, 0, 1],
    [3, 0, 2],
    [4, 2, 1],
  ])('C2.5 with %d seats and seat %d first, seat %d places the cat token', (seats, first, right) => {
    const s = engine.start({ seats, seed: 4, first });
    expect(s.token).toBe(-1);
    expect(engine.waiting(s)).toEqual([right]);
    expect(lines(s, 'place')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(play(s, place(4))).toEqual([{ key: 'placed', seat: right, line: 4 }]);
    expect(s.token).toBe(4);
    expect(engine.waiting(s)).toEqual([first]);
    expect(engine.moves(s, first)).toEqual([0, 1, 2, 3, 5].map(take));
  });
});
