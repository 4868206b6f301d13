import { koty } from '../../../src/rules/koty/game';
import type { Attack } from '../../../src/rules/koty/state';

import { arrange, dream, engine, hand, keys, names, offers, play } from './arrange';

const under = (s: ReturnType<typeof arrange>) => s.flow.at(-1)!;

describe("on a rival's dream", () => {
  test('KO6.1 an attack on the friend: both are discarded, the attacker gets a 9', () => {
    const s = arrange({ dreams: [[[1]], [[2], [2, 4]]], hands: [[5, 1, 1, 1]], pile: [6, 8, 7] });
    const [card] = s.hands[0];
    const [cat] = s.dreams[1][1].top;
    const told = play(s, 'befriend 5 as 5 at 1.1');
    expect(told[0]).toEqual({
      key: 'attacked',
      seat: 0,
      dream: 1,
      land: 1,
      meeting: 'befriend',
      card,
      as: 5,
      attacks: 1,
    });
    expect(s.middle).toEqual([card]);
    expect(dream(s, 1)).toEqual(['9 9', '9 9 4']);
    expect(engine.waiting(s)).toEqual([1]);
    expect(under(s)).toMatchObject({
      procedure: 'attack',
      step: 'defend',
      locals: { meeting: 'befriend', dream: 1, land: 1, as: 5, attacks: 1, asked: 1 },
    });
    const settled = play(s, 'decline');
    expect(settled).toEqual([
      { key: 'declined', seat: 1, dream: 1, land: 1 },
      { key: 'befriended', seat: 0, dream: 1, land: 1, cards: [card, cat], as: 5 },
    ]);
    expect(s.middle).toEqual([]);
    expect(s.discard).toEqual([card, cat]);
    expect(dream(s, 1)).toEqual(['9 9', '9 9']);
    expect(keys(play(s, 'lay at 0'))).toEqual(['laid']); // This seat drew when it attacked.
    expect(dream(s, 0)).toEqual(['9 9']);
    expect(names(s.dreams[0][0].nines).at(-1)).toBe(8);
    expect(hand(s, 0)).toEqual([1, 1, 1, 7]);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test('KO6.2 after a fight both cats go into one land of the attacker', () => {
    const s = arrange({ dreams: [[[3], [2]], [[1, 4]]], hands: [[4, 1, 1, 1]] });
    const [card] = s.hands[0];
    const [cat] = s.dreams[1][0].top;
    play(s, 'fight 4 as 4 at 1.0');
    expect(play(s, 'decline').at(-1)).toEqual({ key: 'fought', seat: 0, dream: 1, land: 0, cards: [card, cat], as: 4 });
    expect(s.middle).toEqual([card, cat]);
    expect(offers(s)).toEqual(['lay at 1', 'lay at 2', 'lay at 3']);
    expect(play(s, 'lay at 1')).toEqual([{ key: 'paired', seat: 0, land: 1, cards: [card, cat] }]);
    expect(dream(s, 0)).toEqual(['9 9 9', '9 9 9 4']);
    expect(dream(s, 1)).toEqual(['9']);

    // The attacker cannot use what the rival's land shows now.
    const full = arrange({ dreams: [[[3], [1, 1], [0, 2], [0, 'crow']], [[0, 4]]], hands: [[4, 1, 1, 1]] });
    expect(keys(play(full, 'fight 4 as 4 at 1.0', 'decline'))).toEqual([
      'attacked',
      'drew',
      'declined',
      'fought',
      'lost',
    ]);
    expect(names(full.discard)).toEqual([4, 4]);
    expect(dream(full, 1)).toEqual([]);
  });

  test('KO6.3 a cat or crow covers a 9, and nobody is asked', () => {
    for (const [cover, words] of [
      ['crow', 'cover crow at 1.0'],
      [2, 'cover 2 at 1.0'],
    ] as const) {
      const s = arrange({
        dreams: [[], [[3]]],
        hands: [
          [cover, 5, 5, 5],
          [cover, 'joker', 1, 1],
        ],
        pile: [8],
      });
      const [card] = s.hands[0];
      expect(play(s, words)).toEqual([
        { key: 'covered', seat: 0, dream: 1, land: 0, card },
        { key: 'drew', seat: 0, count: 1, secret: { to: [0], cards: [s.hands[0][3]] } },
      ]);
      expect(dream(s, 1)).toEqual([`9 9 9 ${cover}`]);
      expect(hand(s, 0)).toEqual([5, 5, 5, 8]);
      expect(engine.waiting(s)).toEqual([1]);
      expect(under(s).procedure).toBe('turn');
    }
  });

  test("KO6.4 nothing on a rival's empty land or crow, no crow on a cat", () => {
    const s = arrange({
      dreams: [
        [
          [0, 1],
          [0, 1],
          [0, 1],
          [0, 1],
        ],
        [[0], [2, 'crow'], [0, 6]],
      ],
      hands: [['crow', 5, 4, 'joker']],
    });
    expect(offers(s).filter((one) => one.includes('at 1.'))).toEqual([
      'befriend joker as 3 at 1.2',
      'fight joker as 6 at 1.2',
    ]);
  });
});

describe('defence', () => {
  const attacked = (holds: readonly (number | 'joker' | 'crow' | 'owl')[]) =>
    arrange({ dreams: [[], [[2, 8]]], hands: [[1, 1, 'joker', 5], holds], pile: [7, 7, 7, 7] });

  test('KO7.1 with the same cat as the attacking one, or a joker', () => {
    const s = attacked([8, 1, 'joker', 2]);
    play(s, 'befriend 1 as 1 at 1.0');
    expect(offers(s)).toEqual(['decline', 'defend 1', 'defend joker']);
    const fight = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        [8, 8, 8, 8],
        [8, 1, 'joker', 2],
      ],
    });
    play(fight, 'fight 8 as 8 at 1.0');
    expect(offers(fight)).toEqual(['decline', 'defend 8', 'defend joker']);
  });

  test('KO7.2 the attacked seat is always asked', () => {
    const s = attacked([8, 2, 3, 'crow']);
    play(s, 'befriend 1 as 1 at 1.0');
    expect(engine.waiting(s)).toEqual([1]);
    expect(offers(s)).toEqual(['decline']);
    expect(offers(s)).toEqual([koty.decline]); // This is what an app may answer for a person.
  });

  test('KO7.3 both cards are discarded, the land stays as it is', () => {
    const s = attacked([1, 2, 2, 2]);
    const cards = [s.hands[0][0], s.hands[1][0]];
    play(s, 'befriend 1 as 1 at 1.0');
    const told = play(s, 'defend 1');
    expect(told[0]).toEqual({ key: 'defended', seat: 1, dream: 1, land: 0, card: cards[1], as: 1 });
    expect(told[2]).toEqual({ key: 'repelled', seat: 0, dream: 1, land: 0, cards });
    expect(s.discard).toEqual(cards);
    expect(s.middle).toEqual([]);
    expect(dream(s, 1)).toEqual(['9 9 8']);
    expect(dream(s, 0)).toEqual([]);
  });

  test('KO7.4 both draw at once and may use what they drew', () => {
    const s = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        [1, 5, 5, 5],
        [1, 2, 2, 2],
      ],
      pile: ['joker', 1, 1, 'joker'],
    });
    expect(keys(play(s, 'befriend 1 as 1 at 1.0'))).toEqual(['attacked', 'drew']);
    expect(hand(s, 0)).toEqual([5, 5, 5, 'joker']);
    const told = play(s, 'defend 1');
    expect(keys(told)).toEqual(['defended', 'drew', 'repelled']);
    expect(told[1]).toEqual({ key: 'drew', seat: 1, count: 1, secret: { to: [1], cards: [s.hands[1][3]] } });
    expect(hand(s, 1)).toEqual([2, 2, 2, 1]);
    expect(offers(s)).toEqual(['stop', 'repeat joker']);
    play(s, 'repeat joker');
    expect(hand(s, 0)).toEqual([5, 5, 5, 1]);
    expect(offers(s)).toEqual(['decline', 'defend 1']);
    play(s, 'defend 1');
    expect(hand(s, 1)).toEqual([2, 2, 2, 'joker']);
  });

  test('KO7.5 the attacker may repeat with the same cat or a joker, and is always asked', () => {
    const s = attacked([1, 2, 2, 2]);
    play(s, 'befriend 1 as 1 at 1.0', 'defend 1');
    expect(engine.waiting(s)).toEqual([0]);
    expect(offers(s)).toEqual(['stop', 'repeat 1', 'repeat joker']);
    const told = play(s, 'repeat 1');
    expect(told[0]).toMatchObject({
      key: 'attacked',
      seat: 0,
      dream: 1,
      land: 0,
      meeting: 'befriend',
      as: 1,
      attacks: 2,
    });
    expect(under(s)).toMatchObject({ step: 'defend', locals: { attacks: 2, asked: 1 } });

    const joker = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        ['joker', 8, 5, 5],
        [1, 2, 2, 2],
      ],
      pile: [7, 7],
    });
    play(joker, 'befriend joker as 1 at 1.0', 'defend 1');
    expect(offers(joker)).toEqual(['stop']);
    expect(engine.waiting(joker)).toEqual([0]);
  });

  test('KO7.6 until one gives in: the printed example', () => {
    const s = arrange({
      dreams: [[[1]], [[2, 8]]],
      hands: [
        [1, 1, 5, 5],
        [1, 'joker', 2, 2],
      ],
      pile: [4, 4, 3, 3],
    });
    const cards = [s.hands[0][0], s.hands[1][0], s.hands[0][1], s.hands[1][1]];
    const told = play(s, 'befriend 1 as 1 at 1.0', 'defend 1', 'repeat 1', 'defend joker', 'stop');
    expect(keys(told)).toEqual([
      'attacked',
      'drew',
      'defended',
      'drew',
      'repelled',
      'attacked',
      'drew',
      'defended',
      'drew',
      'repelled',
      'stopped',
    ]);
    expect(told.at(-1)).toEqual({ key: 'stopped', seat: 0, dream: 1, land: 0 });
    expect(s.discard).toEqual(cards);
    expect([dream(s, 0), dream(s, 1)]).toEqual([['9'], ['9 9 8']]);
    expect([hand(s, 0), hand(s, 1)]).toEqual([
      [5, 5, 3, 4],
      [2, 2, 3, 4],
    ]);
    expect(engine.waiting(s)).toEqual([1]);
    expect(under(s).procedure).toBe('turn');

    const given = arrange({
      dreams: [[[1]], [[2, 8]]],
      hands: [
        [1, 1, 5, 5],
        [1, 'joker', 2, 2],
      ],
      pile: [4, 4, 3, 3],
    });
    play(given, 'befriend 1 as 1 at 1.0', 'defend 1', 'repeat 1', 'decline');
    expect(dream(given, 1)).toEqual(['9 9']);
    expect(offers(given)).toEqual(['lay at 0', 'lay at 1', 'lay at 2', 'lay at 3']);
  });
});

describe('jokers', () => {
  test('KO8.1 as the friend or as the same cat, which is said', () => {
    const s = arrange({ dreams: [[[0, 2]], [[0, 5]]], hands: [['joker', 'crow', 'crow', 'crow']] });
    expect(offers(s)).toEqual([
      'befriend joker as 7 at 0.0',
      'fight joker as 2 at 0.0',
      'befriend joker as 4 at 1.0',
      'fight joker as 5 at 1.0',
      'exchange',
    ]);
    expect(play(s, 'fight joker as 5 at 1.0')[0]).toMatchObject({ key: 'attacked', meeting: 'fight', as: 5 });
    expect((under(s).locals as Attack).as).toBe(5);
    const friend = arrange({ dreams: [[[0, 2]], []], hands: [['joker', 'crow', 'crow', 'crow']] });
    expect(play(friend, 'befriend joker as 7 at 0.0')[0]).toMatchObject({ key: 'befriended', as: 7 });
    expect(names(friend.discard)).toEqual(['joker', 2]);
  });

  test('KO8.2 a joker chases a crow', () => {
    const s = arrange({ dreams: [[[1, 'crow']], [[1, 'crow']]], hands: [['joker', 1, 1, 1]] });
    expect(offers(s).filter((one) => one.includes('joker'))).toEqual(['chase joker at 0']);
    play(s, 'chase joker at 0');
    expect(names(s.discard)).toEqual(['joker', 'crow']);
    expect(dream(s, 0)).toEqual(['9']);
  });

  test('KO8.3 never on an empty land or a 9; in a fight it becomes the 9', () => {
    const s = arrange({ dreams: [[[1], [0, 6]], [[2]]], hands: [['joker', 'joker', 'joker', 'joker']] });
    expect(offers(s)).toEqual(['befriend joker as 3 at 0.1', 'fight joker as 6 at 0.1', 'exchange']);
    const [joker] = s.hands[0];
    play(s, 'fight joker as 6 at 0.1', 'lay at 0');
    expect(dream(s, 0)).toEqual(['9 9 6']);
    expect(s.dreams[0][0].nines.at(-1)).toBe(joker);

    const rival = arrange({ dreams: [[], [[2, 6]]], hands: [['joker', 'crow', 'crow', 'crow']] });
    const [other] = rival.hands[0];
    play(rival, 'fight joker as 6 at 1.0', 'decline', 'lay at 2');
    expect(dream(rival, 0)).toEqual(['-', '-', '9 6']);
    expect(rival.dreams[0][2].nines).toEqual([other]);
    expect(koty.score(rival)).toEqual([12, 36]);
  });

  test('KO8.4 it defends and repeats as the attacking cat', () => {
    const s = arrange({
      dreams: [[], [[0, 8]]],
      hands: [
        [1, 'joker', 5, 5],
        ['joker', 8, 2, 2],
      ],
      pile: [7, 7, 7, 7],
    });
    play(s, 'befriend 1 as 1 at 1.0');
    expect(offers(s)).toEqual(['decline', 'defend joker']);
    expect(play(s, 'defend joker')[0]).toMatchObject({ key: 'defended', as: 1 });
    expect(play(s, 'repeat joker')[0]).toMatchObject({ key: 'attacked', as: 1, attacks: 2 });
    expect(play(s, 'decline').at(-1)).toMatchObject({ key: 'befriended', as: 1 });
    expect(names(s.discard)).toEqual([1, 'joker', 'joker', 8]);
  });
});
