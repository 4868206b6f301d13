import { CARDS, deckOf } from '../../../src/rules/koty/cards';
import { koty } from '../../../src/rules/koty/game';

import { NIGHT, arrange, dream, engine, hand, keys, named, names, offers, play } from './arrange';

describe('cards and setting up', () => {
  test('KO1.1 ten of each cat; the two values of a colour make 9', () => {
    const cats = CARDS.filter(({ kind }) => kind === 'cat');
    expect(cats).toHaveLength(80);
    const colours = { blue: [1, 8], yellow: [2, 7], green: [3, 6], pink: [4, 5] };
    for (const [colour, values] of Object.entries(colours)) {
      const coloured = cats.filter((cat) => cat.colour === colour);
      expect([...new Set(coloured.map((cat) => cat.value))].sort()).toEqual(values);
      for (const value of values) expect(coloured.filter((cat) => cat.value === value)).toHaveLength(10);
    }
  });

  test('KO1.2 ten crows worth 0, five jokers', () => {
    const deck = deckOf({ moth: 0, bat: 0, owl: 0, dragon: 0 });
    expect(deck).toHaveLength(95);
    expect(CARDS.filter(({ kind, value, colour }) => kind === 'crow' && value === 0 && colour === null)).toHaveLength(
      10,
    );
    expect(CARDS.filter(({ kind }) => kind === 'joker')).toHaveLength(5);
    expect(deck.filter((card) => CARDS[card].kind === 'crow')).toHaveLength(10);
    expect(deck.filter((card) => CARDS[card].kind === 'joker')).toHaveLength(5);
  });

  test('KO1.3 every card lies face down as a 9', () => {
    expect(CARDS[0]).toEqual({ kind: 'nine', value: 9, colour: null });
    const s = arrange({ dreams: [[], []] });
    expect(new Set(koty.zones(s).map((zone) => zone.back)).size).toBe(1);
    s.dreams[0][0].nines = [1, 81, 91];
    expect(koty.score(s)).toEqual([72, 0]);
  });

  test('KO2.1 four cards for every seat, seen by it alone; the rest face down', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const s = engine.start({ seats, seed: seats });
      expect(s.hands.map((cards) => cards.length)).toEqual(Array.from({ length: seats }, () => 4));
      expect(s.pile).toHaveLength(95 - seats * 4);
      expect([s.discard, s.middle]).toEqual([[], []]);
      const view = engine.view(s, 1);
      expect(view.hands).toEqual(s.hands.map((cards, seat) => (seat === 1 ? cards : [0, 0, 0, 0])));
      expect(view.pile).toEqual(s.pile.map(() => 0));
      expect([...s.hands.flat(), ...s.pile].sort((a, b) => a - b)).toEqual(deckOf(s.options));
    }
    const one = engine.start({ seats: 2, seed: 1 });
    const other = engine.start({ seats: 2, seed: 2 });
    expect(one.hands).not.toEqual(other.hands);
  });

  test('KO2.2 four empty lands in every dream', () => {
    const s = engine.start({ seats: 3, seed: 1 });
    const empty = { nines: [], known: [], top: [] };
    expect(s.dreams).toEqual([0, 1, 2].map(() => [empty, empty, empty, empty]));
    expect(koty.score(s)).toEqual([0, 0, 0]);
  });

  test('KO2.3 any seat may begin, then clockwise', () => {
    const s = engine.start({ seats: 3, seed: 1, first: 2 });
    const order = [0, 1, 2, 3].map(() => {
      const [seat] = engine.waiting(s);
      play(s, 'exchange');
      return seat;
    });
    expect(order).toEqual([2, 0, 1, 2]);
  });
});

describe('a turn', () => {
  test("KO3.1 a card on the own dream, a card on a rival's, or the exchange", () => {
    const s = arrange({
      dreams: [
        [[0, 7], [0, 'crow'], [2], [0, 3]],
        [[1, 8], [1], [0, 'crow']],
      ],
      hands: [[2, 'crow', 'joker', 1]],
    });
    expect(offers(s)).toEqual([
      'befriend 2 as 2 at 0.0',
      'befriend joker as 2 at 0.0',
      'fight joker as 7 at 0.0',
      'chase crow at 1',
      'chase joker at 1',
      'place 2 at 2',
      'place 1 at 2',
      'befriend joker as 6 at 0.3',
      'fight joker as 3 at 0.3',
      'befriend 1 as 1 at 1.0',
      'befriend joker as 1 at 1.0',
      'fight joker as 8 at 1.0',
      'cover 2 at 1.1',
      'cover 1 at 1.1',
      'cover crow at 1.1',
      'exchange',
    ]);
    expect(engine.moves(s, 1)).toEqual([]);
    play(s, 'place 2 at 2');
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('KO3.2 the exchange: four discarded, then four drawn; always allowed', () => {
    const s = arrange({ dreams: [[], []], hands: [[1, 2, 3, 'joker']], pile: [8, 7, 6, 5] });
    const before = [...s.hands[0]];
    const told = play(s, 'exchange');
    expect(hand(s, 0)).toEqual([5, 6, 7, 8]);
    expect(names(s.discard)).toEqual([1, 2, 3, 'joker']);
    expect(told).toEqual([
      { key: 'exchanged', seat: 0, cards: before },
      { key: 'drew', seat: 0, count: 4, secret: { to: [0], cards: s.hands[0] } },
    ]);
    expect(engine.waiting(s)).toEqual([1]);
    const stuck = arrange({ dreams: [[], []], hands: [['crow', 'crow', 'crow', 'joker']] });
    expect(offers(stuck)).toEqual(['exchange']);
  });

  test('KO3.3 back to four cards when all that follows is done; in an attack at once', () => {
    const s = arrange({ dreams: [[[0, 4]], []], hands: [[5, 1, 1, 1]], pile: [8, 2] });
    const told = play(s, 'befriend 5 as 5 at 0.0', 'lay at 3');
    expect(keys(told)).toEqual(['befriended', 'laid', 'drew']);
    expect(s.dreams[0][3].nines.map(named)).toEqual([2]);
    expect(hand(s, 0)).toEqual([1, 1, 1, 8]);
    expect(told[2]).toEqual({ key: 'drew', seat: 0, count: 1, secret: { to: [0], cards: [s.hands[0][3]] } });

    const attack = arrange({ dreams: [[], [[0, 4]]], hands: [[5, 1, 1, 1]], pile: [2, 8] });
    expect(keys(play(attack, 'befriend 5 as 5 at 1.0'))).toEqual(['attacked', 'drew']);
    expect(hand(attack, 0)).toEqual([1, 1, 1, 8]);
    expect(attack.dreams[0].every((land) => land.nines.length === 0)).toBe(true);
  });

  test('KO3.4 the discard pile becomes the pile the moment a card is needed', () => {
    const s = arrange({ dreams: [[], []], hands: [[1, 1, 1, 1]], pile: [2], rest: 'none', discard: [3, 4] });
    expect(keys(play(s, 'place 1 at 0'))).toEqual(['placed', 'drew']);
    expect(names(s.discard)).toEqual([3, 4]);
    expect(s.pile).toEqual([]);
    const exchange = arrange({ dreams: [[], []], hands: [[1, 1, 1, 5]], pile: [2], rest: 'none', discard: [3, 4] });
    const told = play(exchange, 'exchange');
    expect(keys(told)).toEqual(['exchanged', 'drew', 'reshuffled', 'drew']);
    expect(told.map(({ count }) => count)).toEqual([undefined, 1, 6, 3]);
    expect(hand(exchange, 0)[0]).toBe(2);
    expect([...names(exchange.hands[0].slice(1)), ...names(exchange.pile)].sort()).toEqual([1, 1, 1, 3, 4, 5]);
    expect(exchange.discard).toEqual([]);
    expect(exchange.exhausted).toBe(false);
    // Other generators shuffle into other orders.
    const orders = [1, 2, 3, 4, 5].map((seed) => {
      const one = arrange({
        dreams: [[], []],
        hands: [[1, 1, 1, 5]],
        pile: [2],
        rest: 'none',
        discard: [3, 4, 6, 7, 8],
      });
      one.chance = [seed, seed, seed, seed];
      play(one, 'exchange');
      return one.pile.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('KO3.5 everybody may leaf through the discard pile', () => {
    const s = arrange({ dreams: [[], []], discard: [1, 2, 3] });
    for (const seat of [-1, 0, 1]) expect(engine.view(s, seat).discard).toEqual(s.discard);
  });
});

describe('lands and 9s', () => {
  test('KO4.1 three 9s at most, and one cat or crow on them', () => {
    const s = arrange({
      dreams: [
        [[3], [2, 5], [3, 6], [2]],
        [[3], [3, 'crow']],
      ],
      hands: [[4, 6, 'joker', 'crow']],
    });
    expect(offers(s).filter((one) => /at (0|0\.0|1\.0)$/.test(one))).toEqual([
      'place 4 at 0',
      'place 6 at 0',
      'cover 4 at 1.0',
      'cover 6 at 1.0',
      'cover crow at 1.0',
    ]);
    play(s, 'befriend 4 as 4 at 0.1');
    expect(offers(s)).toEqual(['lay at 1', 'lay at 3']);
  });

  test('KO4.2 a 9 goes on an empty own land or an own 9 with fewer than three', () => {
    const s = arrange({
      dreams: [
        [[0, 4], [3], [1, 8], [2]],
        [[0], [1]],
      ],
      hands: [[5, 1, 1, 1]],
    });
    play(s, 'befriend 5 as 5 at 0.0');
    expect(offers(s)).toEqual(['lay at 0', 'lay at 3']);
    play(s, 'lay at 3');
    expect(dream(s, 0)).toEqual(['-', '9 9 9', '9 8', '9 9 9']);
  });

  test('KO4.3 the seat chooses; where there is only one land it goes there by itself', () => {
    const s = arrange({ dreams: [[[0, 4], [3], [1, 8], [1, 'crow']], []], hands: [[5, 1, 1, 1]], pile: [8, 6] });
    const told = play(s, 'befriend 5 as 5 at 0.0');
    expect(told[1]).toEqual({ key: 'laid', seat: 0, land: 0, from: 'pile' });
    expect(dream(s, 0)).toEqual(['9', '9 9 9', '9 8', '9 crow']);
    expect(engine.waiting(s)).toEqual([1]);
    const open = arrange({ dreams: [[[0, 4]], []], hands: [[5, 1, 1, 1]] });
    play(open, 'befriend 5 as 5 at 0.0');
    expect(engine.waiting(open)).toEqual([0]);
    expect(offers(open)).toEqual(['lay at 0', 'lay at 1', 'lay at 2', 'lay at 3']);
    expect(play(open, 'lay at 2')[0]).toEqual({ key: 'laid', seat: 0, land: 2, from: 'pile' });
    expect(dream(open, 0)).toEqual(['-', '-', '9']);
  });

  test('KO4.4 what fits nowhere is lost', () => {
    const full = [
      [3, 4],
      [2, 8],
      [1, 'crow'],
      [0, 2],
    ] as const;
    const s = arrange({ dreams: [full, []], hands: [[5, 1, 1, 1]], pile: [6, 7] });
    const told = play(s, 'befriend 5 as 5 at 0.0');
    expect(keys(told)).toEqual(['befriended', 'lost', 'drew']);
    expect(told[1]).toMatchObject({ seat: 0, from: 'pile' });
    expect(names(told[1].cards as number[])).toEqual([7]);
    expect(names(s.discard)).toEqual([5, 4, 7]);
    expect(hand(s, 0)).toEqual([1, 1, 1, 6]);
    expect(dream(s, 0)).toEqual(['9 9 9', '9 9 8', '9 crow', '2']);
  });

  test('KO4.5 nobody knows a 9 from the pile, everybody one that was seen', () => {
    const s = arrange({
      dreams: [[[0, 4], [0, 6], [3], [3]], []],
      hands: [
        [5, 6, 1, 1],
        [2, 2, 2, 2],
      ],
      pile: [8, 7],
    });
    const fought = [s.hands[0][1], s.dreams[0][1].top[0]];
    play(s, 'befriend 5 as 5 at 0.0', 'exchange', 'fight 6 as 6 at 0.1', 'lay at 0');
    expect(dream(s, 0)).toEqual(['9 9 6', '-', '9 9 9', '9 9 9']);
    expect(s.dreams[0][0].known).toEqual([false, true]);
    expect(s.dreams[0][0].nines[1]).toBe(fought[0]);
    expect(s.dreams[0][0].top).toEqual([fought[1]]);
    const zone = koty.zones(s).find(({ name }) => name === 'nines:0:0')!;
    for (const seat of [0, 1]) expect([0, 1].map((index) => zone.known!(seat, index))).toEqual([false, true]);
    for (const seat of [-1, 0, 1]) expect(engine.view(s, seat).dreams[0][0].nines).toEqual([0, 0]);
  });

  test('KO4.6 9s never leave a land', () => {
    const s = engine.start({ seats: 2, seed: 3, options: NIGHT });
    const nines = () => s.dreams.flatMap((lands) => lands.map((land) => land.nines.join()));
    for (let before = nines(); !engine.isOver(s); before = nines()) {
      const moves = engine.moves(s, engine.waiting(s)[0]);
      engine.play(s, engine.waiting(s)[0], moves[(s.played * 7) % moves.length]);
      expect(nines().filter((now, land) => !now.startsWith(before[land]))).toEqual([]);
    }
    expect(nines().join('').length).toBeGreaterThan(20);
  });
});

describe('on the own dream', () => {
  test('KO5.1 a cat on an empty land or a 9', () => {
    const s = arrange({ dreams: [[[0], [3], [1, 4]], []], hands: [[1, 1, 1, 1]], pile: [8] });
    expect(offers(s)).toEqual(['place 1 at 0', 'place 1 at 1', 'place 1 at 3', 'exchange']);
    const [card] = s.hands[0];
    const told = play(s, 'place 1 at 1');
    expect(told[0]).toEqual({ key: 'placed', seat: 0, land: 1, card });
    expect(dream(s, 0)).toEqual(['-', '9 9 9 1', '9 4']);
    expect(hand(s, 0)).toEqual([1, 1, 1, 8]);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('KO5.2 friends are discarded, and the top of the pile becomes a 9', () => {
    const s = arrange({ dreams: [[[1, 3]], []], hands: [[6, 1, 1, 1]], pile: [8, 'joker'] });
    const cards = [s.hands[0][0], s.dreams[0][0].top[0]];
    const told = play(s, 'befriend 6 as 6 at 0.0');
    expect(told).toEqual([{ key: 'befriended', seat: 0, dream: 0, land: 0, cards, as: 6 }]);
    expect(s.discard).toEqual(cards);
    play(s, 'lay at 0');
    expect(dream(s, 0)).toEqual(['9 9']);
    expect(s.dreams[0][0].nines.map(named)[1]).toBe('joker');
    expect(s.dreams[0][0].known).toEqual([false, false]);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('KO5.3 the same cats fight: one becomes a 9, the other lies on it', () => {
    const s = arrange({ dreams: [[[0, 3], [1]], []], hands: [[3, 1, 1, 1]], pile: [8] });
    const [played] = s.hands[0];
    const [cat] = s.dreams[0][0].top;
    expect(play(s, 'fight 3 as 3 at 0.0')).toEqual([
      { key: 'fought', seat: 0, dream: 0, land: 0, cards: [played, cat], as: 3 },
    ]);
    expect(s.middle).toEqual([played, cat]);
    expect(dream(s, 0)).toEqual(['-', '9']);
    expect(offers(s)).toEqual(['lay at 0', 'lay at 1', 'lay at 2', 'lay at 3']);
    const told = play(s, 'lay at 1');
    expect(told[0]).toEqual({ key: 'paired', seat: 0, land: 1, cards: [played, cat] });
    expect(keys(told)).toEqual(['paired', 'drew']);
    expect(dream(s, 0)).toEqual(['-', '9 9 3']);
    expect(s.dreams[0][1].known).toEqual([false, true]);
    expect([s.middle, s.discard]).toEqual([[], []]);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('KO5.4 an empty land or a 9 with at most two, the land just left counts; else both are discarded', () => {
    const back = arrange({ dreams: [[[2, 3], [3], [1, 8], [0, 1]], []], hands: [[3, 1, 1, 1]] });
    expect(keys(play(back, 'fight 3 as 3 at 0.0'))).toEqual(['fought', 'paired', 'drew']);
    expect(dream(back, 0)).toEqual(['9 9 9 3', '9 9 9', '9 8', '1']);

    const s = arrange({ dreams: [[[3, 3], [3], [1, 8], [0, 1]], []], hands: [[3, 1, 1, 1]] });
    const told = play(s, 'fight 3 as 3 at 0.0');
    expect(keys(told)).toEqual(['fought', 'lost', 'drew']);
    expect(told[1]).toMatchObject({ seat: 0, from: 'middle', cards: s.discard });
    expect(names(s.discard)).toEqual([3, 3]);
    expect(s.middle).toEqual([]);
    expect(dream(s, 0)).toEqual(['9 9 9', '9 9 9', '9 8', '1']);
  });

  test('KO5.5 no cat on another cat or on a crow', () => {
    const s = arrange({
      dreams: [
        [
          [0, 3],
          [0, 'crow'],
          [1, 2],
          [2, 8],
        ],
        [],
      ],
      hands: [[4, 5, 5, 4]],
    });
    expect(offers(s)).toEqual(['exchange']);
  });

  test('KO5.6 a crow chases a crow', () => {
    const s = arrange({ dreams: [[[2, 'crow']], []], hands: [['crow', 5, 5, 5]], pile: [8] });
    const cards = [s.hands[0][0], s.dreams[0][0].top[0]];
    expect(play(s, 'chase crow at 0')[0]).toEqual({ key: 'chased', seat: 0, land: 0, cards });
    expect(s.discard).toEqual(cards);
    expect(dream(s, 0)).toEqual(['9 9']);
    expect(hand(s, 0)).toEqual([5, 5, 5, 8]);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('KO5.7 no crow on an own 9, on a cat or on an empty land', () => {
    const s = arrange({ dreams: [[[1], [0, 3], [2]], [[0, 4]]], hands: [['crow', 'crow', 'crow', 'crow']] });
    expect(offers(s)).toEqual(['exchange']);
  });
});
