import { createEyes } from '../../../src/rules/bots/eyes';
import { decide } from '../../../src/rules/bots/think';
import { createDice } from '../../../src/rules/kernel/chance';
import type { Pays } from '../../../src/rules/three-chapters/ability';
import { DECK, cardOf, countSymbolsOf } from '../../../src/rules/three-chapters/cards';
import { chanceToWin, estimatePoints, type Expectation, type Unseen } from '../../../src/rules/three-chapters/expect';
import { judge } from '../../../src/rules/three-chapters/judge';
import { levels } from '../../../src/rules/three-chapters/levels';
import { TRAITS, type FigureKey } from '../../../src/rules/three-chapters/names';
import type { ThreeChapters } from '../../../src/rules/three-chapters/state';

import { arrange, cards, engine, keysOf, tokens } from './arrange';

/** Knowledge in which only these figures have not been seen. */
function unseen(...keys: FigureKey[]): Unseen {
  const list = cards(...keys);
  return {
    has: [0, ...DECK].map((card) => list.includes(card)),
    count: list.length,
    below: Array.from({ length: 52 }, (_, card) => list.filter((one) => one < card).length),
    symbols: Object.fromEntries(
      TRAITS.map((trait) => [trait, list.reduce((sum, card) => sum + countSymbolsOf(card, trait), 0)]),
    ) as Unseen['symbols'],
  };
}

const out = unseen('jack', 'hansel', 'wizard', 'giant'); // 4, 6, 33, 47
const look = (keys: FigureKey[], coming: number, more: Partial<Expectation> = {}): Expectation => ({
  cards: cards(...keys),
  coming,
  unseen: out,
  ...more,
});
const expects = (ability: Pays, outlook: Expectation) =>
  estimatePoints([{ ability, index: 0 }], outlook.cards[0], outlook);
const heart = { gain: { hearts: 1 } };

describe('what is expected of cards not seen', () => {
  test('winning: every card to come must be lower', () => {
    expect(chanceToWin(20, look(['cinderella'], 2))).toBeCloseTo(1 / 4);
    expect(chanceToWin(20, look(['cinderella', 'giant'], 2))).toBe(0);
    expect(chanceToWin(20, look(['cinderella', 'jack'], 0))).toBe(1);
    expect(chanceToWin(50, look(['dragon'], 3))).toBe(1);
    expect(chanceToWin(20, look(['cinderella', 'godmother'], 0))).toBe(0); // 21
    expect(expects({ when: [{ is: 'win' }], ...heart }, look(['cinderella'], 2))).toBeCloseTo(1 / 4);
    expect(expects({ when: [{ is: 'lose' }], ...heart }, look(['cinderella'], 2))).toBeCloseTo(3 / 4);
    expect(expects({ when: [{ is: 'lowest' }], ...heart }, look(['cinderella'], 2))).toBeCloseTo(1 / 4);
    expect(expects({ when: [{ is: 'lowest' }], ...heart }, look(['cinderella', 'jack'], 2))).toBe(0);
    expect(expects({ when: [{ is: 'lowest' }], ...heart }, look(['littleRed', 'shapeshifter'], 0))).toBe(0); // 1
    expect(expects({ when: [{ is: 'lowest' }], ...heart }, look(['cinderella', 'giant'], 0))).toBe(1);
  });

  test('company: there already, to come, sought twice as often, or gone', () => {
    const partner: Pays = { when: [{ is: 'with', figure: 'giant' }], ...heart };
    expect(expects(partner, look(['jack', 'giant'], 0))).toBe(1);
    expect(expects(partner, look(['jack'], 1))).toBeCloseTo(1 / 4);
    expect(expects(partner, look(['jack'], 1, { inHand: true }))).toBeCloseTo(1 / 2);
    expect(expects(partner, look(['jack'], 1, { odds: { noTrick: 0, hearts: 0, mostGems: 0 } }))).toBeCloseTo(1 / 2);
    expect(expects(partner, look(['jack'], 4, { inHand: true }))).toBe(1);
    expect(expects({ when: [{ is: 'with', figure: 'ogre' }], ...heart }, look(['jack'], 4))).toBe(0);
  });

  test('traits: somebody with it, nobody with it, and how many', () => {
    const [another, without] = (['another', 'without'] as const).map((is): Pays => ({
      when: [{ is, trait: 'child' }],
      ...heart,
    }));
    expect(expects(another, look(['alice'], 1))).toBeCloseTo(1 / 2);
    expect(expects(without, look(['alice'], 1))).toBeCloseTo(1 / 2);
    expect(expects(without, look(['alice'], 2))).toBeCloseTo(1 / 4);
    expect(expects(without, look(['alice', 'ogre'], 0))).toBe(1);
    expect(
      expects({ per: { each: 'otherTrait', trait: 'dwarf' }, ...heart }, look(['friendlyDwarves', 'braveDwarf'], 0)),
    ).toBe(1);
    expect([expects(another, look(['alice', 'gretel'], 1)), expects(without, look(['alice', 'gretel'], 1))]).toEqual([
      1, 0,
    ]);
    expect([expects(another, look(['alice'], 0)), expects(without, look(['alice'], 0))]).toEqual([0, 1]);
    expect(expects({ per: { each: 'trait', trait: 'child' }, ...heart }, look(['alice', 'gretel'], 2))).toBeCloseTo(3);
    expect(
      expects({ per: { each: 'otherTrait', trait: 'child' }, ...heart }, look(['alice', 'gretel'], 2)),
    ).toBeCloseTo(2);
    expect(expects({ per: { each: 'value', from: 5, to: 33 }, ...heart }, look(['alice', 'jack'], 2))).toBeCloseTo(2);
    expect(
      expects({ per: { each: 'value', from: 4, to: 9 }, ...heart }, look(['alice', 'jack', 'puss', 'pinocchio'], 2)),
    ).toBeCloseTo(2 + 2 * (2 / 4));
    expect(expects(without, { ...look(['alice'], 1), unseen: unseen('shapeshifter') })).toBe(0);
    const dwarfless: Pays = { when: [{ is: 'without', trait: 'dwarf' }], ...heart };
    // One card carries both symbols.
    expect(expects(dwarfless, { ...look(['alice'], 2), unseen: unseen('friendlyDwarves') })).toBe(0);
  });

  test('the place in the trick is sure once the card lies there', () => {
    const at = (is: 'first' | 'last', outlook: Expectation) =>
      estimatePoints([{ ability: { when: [{ is }], ...heart }, index: 0 }], 4, outlook);
    expect(at('first', look(['jack', 'ogre'], 1))).toBe(1);
    expect(at('first', look(['ogre', 'jack'], 1))).toBe(0);
    expect(at('last', look(['ogre', 'jack'], 0))).toBe(1);
    expect(at('last', look(['ogre', 'jack'], 1))).toBe(0);
    expect(at('last', look(['jack', 'ogre'], 0))).toBe(0);
    for (const is of ['first', 'last'] as const) expect(at(is, look(['jack'], 2, { inHand: true }))).toBe(0.6);
  });

  test('a figure that wins must come, and nothing higher', () => {
    const dragon: Pays = { when: [{ is: 'winner', figure: 'giant' }], ...heart };
    expect(expects(dragon, look(['princess', 'giant'], 0))).toBe(1);
    expect(expects(dragon, look(['princess', 'dragon', 'giant'], 0))).toBe(0);
    expect(expects(dragon, look(['princess'], 1))).toBeCloseTo(1 / 4);
    expect(expects(dragon, look(['princess'], 2))).toBeCloseTo((2 / 4) * (3 / 4));
  });

  test('the end by its odds; rewards by their points', () => {
    const odds = { noTrick: 0.1, hearts: 0.2, mostGems: 0.3 };
    const end = (is: 'noTrick' | 'mostGems') =>
      expects({ when: [{ is }], gain: { stars: 1 } }, look(['jack'], 0, { odds }));
    expect(end('noTrick')).toBeCloseTo(0.2);
    expect(end('mostGems')).toBeCloseTo(0.6);
    expect(
      expects({ when: [{ is: 'hearts', least: 4 }], gain: { hearts: 4 } }, look(['jack'], 0, { odds })),
    ).toBeCloseTo(0.8);
    expect(expects({ when: [{ is: 'noTrick' }], ...heart }, look(['jack'], 0))).toBe(0);
    expect(expects({ gain: { hearts: 1, gems: 3, stars: 2 } }, look(['jack'], 0))).toBe(6.5);
    expect(
      expects(
        { when: [{ is: 'noTrick' }, { is: 'mostGems' }], per: { each: 'gained', token: 'gems' }, ...heart },
        look(['jack'], 0, { odds }),
      ),
    ).toBeCloseTo(0.1 * 0.3 * 1.5);
    expect(estimatePoints([], 4, look(['jack'], 0))).toBe(0);
    expect(
      estimatePoints(
        [
          { ability: heart, index: 0 },
          { ability: { gain: { gems: 1 } }, index: 1 },
        ],
        4,
        look(['jack'], 0),
      ),
    ).toBe(1.5);
    expect(expects({ per: { each: 'gained', token: 'hearts' }, ...heart }, look(['jack'], 0))).toBe(1.5);
    expect(expects({ when: [{ is: 'noneGained', token: 'hearts' }], ...heart }, look(['jack'], 0))).toBe(0.4);
  });
});

describe('what a bot makes of a match', () => {
  const chosen = (s: ThreeChapters) => {
    const [seat] = engine.waiting(s);
    return keysOf([
      decide<{ type: string; card: number }>(
        engine as never,
        createEyes(engine, s, seat) as never,
        levels.hard,
        createDice(1),
      ).card,
    ])[0];
  };

  test.each([2, 3, 5])('it looks at nothing that the seat can not know (%d seats)', (seats) => {
    const s = engine.start({ seats, seed: seats });
    const dice = createDice(seats);
    while (!engine.isOver(s)) {
      const [seat] = engine.waiting(s);
      for (const move of engine.moves(s, seat)) {
        const [one, other] = [engine.imagine(s, seat, dice), engine.imagine(s, seat, dice)].map((world) => {
          engine.play(world, seat, move);
          // A new deal, a ghost's card or a ghost's next trick is new to everybody.
          const isNews =
            world.chapter !== s.chapter || world.deck.length !== s.deck.length || (seats === 2 && world.chapter > 1);
          return isNews ? 0 : judge(world, seat);
        });
        expect(one).toBeCloseTo(other);
      }
      const moves = engine.moves(s, seat);
      engine.play(s, seat, moves[dice.random(moves.length)]);
    }
  });

  test('who is ahead in tokens is ahead, in the middle of the mean and the best rival', () => {
    const lead = (...had: readonly number[]) => {
      const s = arrange({
        hands: had.map((_, seat) => [(['giant', 'ogre', 'vampire'] as const)[seat]]),
        tokens: had.map((hearts) => tokens(hearts)),
      });
      s.flow = [];
      return judge(s, 0);
    };
    expect(lead(5, 8, 4)).toBe(5 - (6 + 8) / 2);
    expect(lead(9, 8, 4)).toBe(9 - 7 + 20);
    expect(lead(5, 5, 5)).toBe(0);
  });

  test('in the draft it keeps the partner of a card that it has', () => {
    const pick = (kept: FigureKey[]) => {
      const s = engine.start({ seats: 4, seed: 1 });
      const swap = (zone: number[], index: number, card: number) => {
        const zones = engine.game
          .zones(s)
          .map((one) => one.cards)
          .filter((one) => one.includes(card));
        zones[0][zones[0].indexOf(card)] = zone[index];
        zone[index] = card;
      };
      s.kept[0] = s.deck.splice(0, kept.length);
      kept.forEach((key, i) => swap(s.kept[0], i, cardOf(key)));
      s.hands[0] = s.hands[0].slice(0, 3);
      cards('jack', 'tweedledee', 'puss').forEach((card, i) => swap(s.hands[0], i, card));
      return chosen(s);
    };
    expect(pick(['giant', 'beauty'])).toBe('jack');
    expect(pick(['ogre', 'beauty'])).toBe('puss');
  });

  test('the last one wins a trick with as little as it takes, or throws away what is worth least', () => {
    const s = arrange({
      hands: [
        ['rapunzel', 'ogre'],
        ['snowQueen', 'humptyDumpty'],
        ['giant', 'dragon'],
      ],
    });
    engine.play(s, 0, { type: 'play', card: 48 });
    engine.play(s, 1, { type: 'play', card: 40 });
    expect(chosen(s)).toBe('dragon'); // Only this card wins.
    const low = arrange({
      hands: [
        ['rapunzel', 'ogre'],
        ['puss', 'humptyDumpty'],
        ['prince', 'dragon'],
      ],
    });
    engine.play(low, 0, { type: 'play', card: 25 });
    engine.play(low, 1, { type: 'play', card: 10 });
    expect(chosen(low)).toBe('prince');
  });
});
