import { CARDS, deckOf } from '../../../src/rules/koty/cards';
import { koty } from '../../../src/rules/koty/game';

import { NIGHT, arrange, dream, engine, hand, keys, named, names, offers, play } from './arrange';

const options = NIGHT;

describe('night cards', () => {
  test('KO10.1 any number of each is shuffled in, and is a 9 like any other', () => {
    expect(deckOf(NIGHT)).toEqual(CARDS.map((_, card) => card).slice(1));
    for (const kind of ['moth', 'bat', 'owl'] as const) {
      for (let count = 0; count <= 4; count++) {
        const deck = deckOf({ moth: 0, bat: 0, owl: 0, dragon: 0, [kind]: count });
        expect(deck).toHaveLength(95 + count);
        expect(deck.filter((card) => named(card) === kind)).toHaveLength(count);
      }
      expect(koty.options[kind]).toEqual({ kind: 'number', min: 0, max: 4, initial: 0 });
    }
    expect(koty.options.dragon).toEqual({ kind: 'number', min: 0, max: 1, initial: 0 });
    expect(koty.presets).toEqual({ day: {}, night: NIGHT });
    expect(
      deckOf({ moth: 1, bat: 2, owl: 3, dragon: 1 })
        .map(named)
        .filter((one) => CARDS.some(({ kind }) => kind === one))
        .slice(-7),
    ).toEqual(['moth', 'bat', 'bat', 'owl', 'owl', 'owl', 'dragon']);
    const match = engine.start({ seats: 2, seed: 1, options: { owl: 2 } });
    expect(match.hands.flat().length + match.pile.length).toBe(97);

    const s = arrange({ dreams: [[[0, 4]], []], hands: [[5, 1, 1, 1]], pile: [8, 'dragon'], options });
    play(s, 'befriend 5 as 5 at 0.0', 'lay at 0');
    expect(dream(s, 0)).toEqual(['9']);
    expect(koty.score(s)).toEqual([18, 0]);
  });

  test('KO10.2 the owl takes the attacking card into the hand, and the attack is over', () => {
    const s = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        [1, 1, 'joker', 5],
        ['owl', 2, 2, 2],
      ],
      pile: [7],
      options,
    });
    const [card] = s.hands[0];
    const [owl] = s.hands[1];
    play(s, 'befriend 1 as 1 at 1.0');
    expect(offers(s)).toEqual(['decline', 'owl owl']);
    expect(play(s, 'owl owl')).toEqual([{ key: 'caught', seat: 1, dream: 1, land: 0, cards: [owl, card] }]);
    expect(hand(s, 1)).toEqual([1, 2, 2, 2]);
    expect(s.discard).toEqual([owl]);
    expect(s.middle).toEqual([]);
    expect(dream(s, 1)).toEqual(['9 9 8']);
    expect(engine.waiting(s)).toEqual([1]);
    expect(s.flow.at(-1)!.procedure).toBe('turn');

    const joker = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        ['joker', 1, 5, 5],
        ['owl', 1, 'joker', 2],
      ],
      options,
    });
    play(joker, 'befriend joker as 1 at 1.0');
    expect(offers(joker)).toEqual(['decline', 'owl owl', 'defend 1', 'defend joker']);
    play(joker, 'defend 1', 'repeat 1', 'owl owl');
    expect(hand(joker, 1)[0]).toBe(1);
    // The owl has no use in one's own turn.
    expect(offers(arrange({ dreams: [[], [[1]]], hands: [['owl', 'owl', 'owl', 'owl']], options }))).toEqual([
      'exchange',
    ]);
  });

  test('KO10.3 nobody draws then, and everybody knows the card that was taken', () => {
    const s = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        [1, 5, 5, 5],
        ['owl', 2, 2, 3],
      ],
      pile: [6, 6, 7],
      options,
    });
    play(s, 'befriend 1 as 1 at 1.0', 'owl owl');
    expect(hand(s, 0)).toEqual([5, 5, 5, 7]);
    expect(s.caught).toEqual([0, 1]);
    const zone = () => koty.zones(s).find(({ name }) => name === 'hand:1')!;
    expect([0, 1].map((index) => zone().known!(0, index))).toEqual([true, false]);
    expect(zone().known!(1, 0)).toBe(false); // Seat 1 sees the card.
    expect(engine.view(s, 0).hands[1]).toEqual([0, 0, 0, 0]);
    // While another card leaves the hand, the known card stays known; when it leaves itself, nothing is known.
    play(s, 'place 3 at 1');
    expect(hand(s, 1)).toEqual([1, 2, 2, 6]);
    expect(s.caught).toEqual([0, 1]);
    play(s, 'exchange', 'place 1 at 2');
    expect(s.caught).toEqual([0, 0]);

    const exchanged = arrange({
      dreams: [[], [[2, 8]]],
      hands: [
        [1, 5, 5, 5],
        ['owl', 2, 2, 3],
      ],
      options,
    });
    play(exchanged, 'befriend 1 as 1 at 1.0', 'owl owl', 'exchange');
    expect(exchanged.caught).toEqual([0, 0]);
  });

  test('KO10.4 the moth carries a cat to another land that is empty or shows a 9', () => {
    const s = arrange({
      dreams: [
        [[3, 4], [1]],
        [[0, 8], [3], [0, 'crow'], [0, 2]],
      ],
      hands: [['moth', 1, 1, 1]],
      pile: [7],
      options,
    });
    const [moth] = s.hands[0];
    const [cat] = s.dreams[0][0].top;
    expect(offers(s).filter((one) => one.startsWith('moth'))).toEqual([
      'moth moth at 0.0',
      'moth moth at 1.0',
      'moth moth at 1.3',
    ]);
    expect(play(s, 'moth moth at 0.0')).toEqual([{ key: 'lured', seat: 0, dream: 0, land: 0, card: moth }]);
    expect(s.discard).toEqual([moth]);
    expect(s.flow.at(-1)).toEqual({ procedure: 'moth', step: 'carry', locals: { dream: 0, land: 0 } });
    expect(offers(s)).toEqual(['carry at 0.1', 'carry at 0.2', 'carry at 0.3', 'carry at 1.1']);
    const told = play(s, 'carry at 1.1');
    expect(told[0]).toEqual({
      key: 'carried',
      seat: 0,
      card: cat,
      from: { dream: 0, land: 0 },
      to: { dream: 1, land: 1 },
    });
    expect(keys(told)).toEqual(['carried', 'drew']);
    expect([dream(s, 0), dream(s, 1)]).toEqual([
      ['9 9 9', '9'],
      ['8', '9 9 9 4', 'crow', '2'],
    ]);
    expect(hand(s, 0)).toEqual([1, 1, 1, 7]);
    expect(engine.waiting(s)).toEqual([1]);
  });

  test("KO10.5 the bat makes a 9 of a rival's crow", () => {
    const s = arrange({
      dreams: [
        [[1], [0, 'crow']],
        [
          [2, 'crow'],
          [0, 4],
        ],
      ],
      hands: [['bat', 1, 1, 1]],
      pile: [7],
      options,
    });
    const [bat] = s.hands[0];
    const [crow] = s.dreams[1][0].top;
    expect(offers(s).filter((one) => one.startsWith('bat'))).toEqual(['bat bat at 1.0']);
    expect(play(s, 'bat bat at 1.0')).toEqual([{ key: 'snatched', seat: 0, dream: 1, land: 0, cards: [bat, crow] }]);
    expect([s.middle, s.discard]).toEqual([[crow], [bat]]);
    const told = play(s, 'lay at 0');
    expect(told[0]).toEqual({ key: 'laid', seat: 0, land: 0, from: 'middle', card: crow });
    expect(keys(told)).toEqual(['laid', 'drew']);
    expect(s.dreams[0][0].nines.at(-1)).toBe(crow);
    expect(s.dreams[0][0].known).toEqual([false, true]);
    expect([dream(s, 0), dream(s, 1)]).toEqual([
      ['9 9', 'crow'],
      ['9 9', '4'],
    ]);
    expect(s.middle).toEqual([]);

    const full = arrange({
      dreams: [[[3], [1, 1], [0, 2], [0, 3]], [[2, 'crow']]],
      hands: [['bat', 1, 1, 1]],
      options,
    });
    expect(keys(play(full, 'bat bat at 1.0'))).toEqual(['snatched', 'lost', 'drew']);
    expect(names(full.discard)).toEqual(['bat', 'crow']);
  });

  test('KO10.6 the dragon drives all crows away and becomes a 9', () => {
    const s = arrange({
      dreams: [
        [
          [1, 'crow'],
          [0, 4],
        ],
        [
          [2, 'crow'],
          [0, 8],
          [3, 'crow'],
        ],
      ],
      hands: [['dragon', 1, 1, 1]],
      pile: [7],
      options,
    });
    const [dragon] = s.hands[0];
    const crows = [s.dreams[0][0].top[0], s.dreams[1][0].top[0], s.dreams[1][2].top[0]];
    expect(play(s, 'dragon dragon')).toEqual([
      {
        key: 'scorched',
        seat: 0,
        card: dragon,
        cards: crows,
        from: [
          { dream: 0, land: 0 },
          { dream: 1, land: 0 },
          { dream: 1, land: 2 },
        ],
      },
    ]);
    expect([s.middle, s.discard]).toEqual([[dragon], crows]);
    expect(play(s, 'lay at 0')[0]).toEqual({ key: 'laid', seat: 0, land: 0, from: 'middle', card: dragon });
    expect([dream(s, 0), dream(s, 1)]).toEqual([
      ['9 9', '4'],
      ['9 9', '8', '9 9 9'],
    ]);
    expect(s.dreams[0][0].known).toEqual([false, true]);
    expect(hand(s, 0)).toEqual([1, 1, 1, 7]);

    const calm = arrange({ dreams: [[], []], hands: [['dragon', 1, 1, 1]], options });
    expect(play(calm, 'dragon dragon')[0]).toMatchObject({ cards: [], from: [] });
    const full = arrange({ dreams: [[[3], [1, 1], [0, 2], [0, 3]], []], hands: [['dragon', 1, 1, 1]], options });
    expect(keys(play(full, 'dragon dragon'))).toEqual(['scorched', 'lost', 'drew']);
    expect(names(full.discard)).toEqual(['dragon']);
  });

  test("KO10.7 a moth needs a cat and a place for it, a bat a rival's crow", () => {
    const night = (s: ReturnType<typeof arrange>) => offers(s).filter((one) => /^(moth|bat)/.test(one));
    expect(night(arrange({ dreams: [[[0, 'crow'], [2]], [[1]]], hands: [['moth', 'bat', 1, 1]], options }))).toEqual(
      [],
    );
    const full = [
      [0, 4],
      [0, 4],
      [0, 4],
      [0, 'crow'],
    ] as const;
    expect(
      night(
        arrange({
          dreams: [
            full,
            [
              [0, 8],
              [0, 8],
              [0, 8],
              [3, 8],
            ],
          ],
          hands: [['moth', 'bat', 1, 1]],
          options,
        }),
      ),
    ).toEqual([]);
    expect(
      night(arrange({ dreams: [full, [[0, 8], [0, 8], [0, 8], [3]]], hands: [['moth', 'bat', 1, 1]], options })),
    ).toHaveLength(6);
    expect(night(arrange({ dreams: [[], [[0, 'crow']]], hands: [['moth', 'bat', 1, 1]], options }))).toEqual([
      'bat bat at 1.0',
    ]);
  });
});
