import type { Card } from '../../../src/rules/kernel/types';
import { DECK } from '../../../src/rules/three-chapters/cards';
import { judge } from '../../../src/rules/three-chapters/judge';
import type { FigureKey } from '../../../src/rules/three-chapters/names';
import type { ThreeChapters } from '../../../src/rules/three-chapters/state';

import { arrange, cards, engine, give, keep, play, tokens, type Arrangement } from './arrange';

/** Winning a trick brings a star worth two points, and a card in hand can wait for its moment. */
const STAR = 2;
const CHOSEN = 1.2;

describe('chapter II', () => {
  /** Seat 0 has seen all cards but those of the others and these; the rest lies in front of seat 1. */
  function knowing(arrangement: Arrangement, ...unseen: readonly FigureKey[]): ThreeChapters {
    const s = arrange(arrangement);
    const left = cards(...unseen);
    s.stories[1].push(...s.deck.filter((card) => !left.includes(card)));
    s.deck = left;
    return s;
  }

  /** The worth of the star for gems when nobody has any: the judge gives it a chance of 0.4. */
  const GEMS = STAR * 0.4;

  test('a card in hand wins as often as all that come are lower', () => {
    const s = knowing({ hands: [['ogre'], ['giant'], ['shapeshifter']] }, 'dragon');
    expect(judge(s, 0)).toBeCloseTo((2 / 3) ** 2 * CHOSEN * STAR + GEMS);
    const two = knowing({
      hands: [
        ['shapeshifter', 'ogre'],
        ['giant', 'dragon'],
        ['troll', 'vampire'],
      ],
    });
    expect(judge(two, 0)).toBeCloseTo((2 / 4) ** 2 * CHOSEN * STAR + GEMS);
  });

  test('its own hand, what it kept or set aside, the trick and what was played are seen', () => {
    const base = () => knowing({ hands: [['ogre'], ['giant'], ['shapeshifter']] }, 'dragon', 'vampire');
    const value = (unseen: number, below: number) => (below / unseen) ** 2 * CHOSEN * STAR + GEMS;
    expect(judge(base(), 0)).toBeCloseTo(value(4, 2));
    for (const place of [0, 1]) {
      const s = base();
      [s.kept, s.box][place][0].push(s.deck.pop()!);
      expect(judge(s, 0)).toBeCloseTo(value(3, 2));
      s.stories[2].push(s.deck.pop()!);
      expect(judge(s, 0)).toBeCloseTo(value(2, 2));
    }
    const boxed = base();
    boxed.box[1].push(boxed.deck.pop()!); // The seat does not know what others set aside.
    expect(judge(boxed, 0)).toBeCloseTo(value(4, 2));
  });

  test('a card in hand pays in its trick and in chapter III; at once, late, and at the very end', () => {
    const one = (key: FigureKey, ...unseen: readonly FigureKey[]) =>
      judge(knowing({ hands: [[key], ['giant'], ['shapeshifter']] }, ...unseen), 0) - GEMS;
    const nobodyHigher = STAR * CHOSEN;
    // The Shapeshifter is a villain too.
    expect(one('mermaid', 'ogre')).toBeCloseTo((1 / 3) ** 2 * nobodyHigher + (2 / 3) ** 2 * 1.5 + 1.5);
    expect(one('cheshireCat', 'ogre')).toBeCloseTo((1 / 3) ** 2 * nobodyHigher + 0.4 * 2);
    expect(one('greedyDwarf', 'ogre')).toBeCloseTo((1 / 3) ** 2 * nobodyHigher + 0.5 + 0.5 + 0.4 * STAR);
    expect(one('friendlyDwarves', 'ogre')).toBeCloseTo((1 / 3) ** 2 * nobodyHigher + 0.9 * 4);
  });

  test('without a trick: as long as none is won, and as likely as none of the hand wins', () => {
    const hands = [
      ['enlightenedDwarf', 'troll'],
      ['giant', 'duckling'],
      ['shapeshifter', 'ogre'],
    ] as const;
    const win = { dwarf: (2 / 4) ** 2, troll: (2 / 4) ** 2 };
    // The Troll counts itself in both chapters, and the monsters still to come in its trick.
    const monsters = 0.5 + (3 / 4) * 2 * 0.5 + 0.5;
    const rest = (win.dwarf + win.troll) * CHOSEN * STAR + monsters + GEMS;
    expect(judge(knowing({ hands }), 0)).toBeCloseTo(rest + (1 - win.dwarf) * (1 - win.troll) * 2 * STAR);
    expect(judge(knowing({ hands, won: [1] }), 0)).toBeCloseTo(rest);
    expect(judge(knowing({ hands, won: [0, 1] }), 0)).toBeCloseTo(rest + (1 - win.dwarf) * (1 - win.troll) * 2 * STAR);
  });

  test('the trick under way: what its cards will bring the seat, and the others on the average', () => {
    const s = knowing({
      hands: [
        ['ogre', 'rapunzel'],
        ['cheshireCat', 'shapeshifter'],
        ['giant', 'dragon'],
      ],
    });
    play(s, 'ogre');
    const rapunzel = (unseen: number, below: number) => (below / unseen) ** 2 * CHOSEN * STAR;
    expect(judge(s, 0)).toBeCloseTo((3 / 4) ** 2 * STAR + rapunzel(4, 1) + GEMS);
    play(s, 'cheshireCat');
    expect(judge(s, 0)).toBeCloseTo((2 / 3) * STAR - (0.4 * 2) / 2 + rapunzel(3, 1) + GEMS);
    const lower = knowing({
      hands: [
        ['shapeshifter', 'giant'],
        ['mermaid', 'rapunzel'],
        ['beauty', 'dragon'],
      ],
    });
    play(lower, 'shapeshifter', 'mermaid');
    // Everything that may come is higher than the Mermaid, and she lies beside a villain.
    expect(judge(lower, 0)).toBeCloseTo((2 / 3) ** 2 * CHOSEN * STAR + GEMS);
  });

  test('the trick belongs to those who played in it, whoever led', () => {
    const s = knowing({
      hands: [
        ['shapeshifter', 'giant'],
        ['greedyDwarf', 'beauty'],
        ['ogre', 'rapunzel'],
      ],
      leader: 1,
    });
    play(s, 'greedyDwarf', 'ogre');
    const rivals = 0.5 + STAR; // The rival gains a gem, and nothing that may come is higher than the Ogre.
    expect(judge(s, 0)).toBeCloseTo((2 / 2) ** 2 * CHOSEN * STAR - rivals / 2 + GEMS);
  });

  test('a card in the trick pays for chapter III, wherever the trick began', () => {
    const value = (story: FigureKey) => {
      const s = knowing({
        hands: [
          ['pinocchio', 'shapeshifter'],
          ['giant', 'dragon'],
          ['duckling', 'ogre'],
        ],
        leader: 2,
        stories: [[story]],
      });
      s.flow[1].step = 'play';
      play(s, 'duckling', 'pinocchio');
      expect(s.trick).toEqual(cards('duckling', 'pinocchio'));
      return judge(s, 0);
    };
    // Geppetto counts Pinocchio and the Shapeshifter, and Pinocchio gains three for him.
    expect(value('geppetto') - value('beauty')).toBeCloseTo(2 + 3);
  });

  test('what ghosts play is nobody’s, and a seat has its own place among them', () => {
    const s = knowing({
      hands: [
        ['pinocchio', 'shapeshifter'],
        ['ogre', 'troll'],
      ],
      ghosts: [
        ['geppetto', 'giant'],
        ['vampire', 'dragon'],
      ],
      leader: 2,
    });
    play(s, 'ogre'); // The ghost beside seat 0 plays next.
    expect(s.trick).toEqual(cards('ogre', 'giant'));
    const rival = (2 / 4) ** 2; // Two more cards come, out of Troll, Geppetto, Vampire and Dragon.
    const geppetto = 3; // Pinocchio gains three with Geppetto, who is one of the four unseen cards.
    expect(judge(s, 0)).toBeCloseTo(geppetto - rival * STAR + GEMS);
    play(s, 'pinocchio'); // The other ghost plays, wins, and leads.
    expect(s.stories[0]).toEqual(cards('pinocchio'));
    expect(s.leader).toBe(1);
    expect(s.trick).toEqual(cards('vampire'));
    expect(judge(s, 0)).toBeCloseTo(GEMS);
  });

  test('most gems: by how far the seat is ahead of the best rival', () => {
    const gems = (...had: readonly number[]) => {
      const s = knowing({
        hands: [['shapeshifter'], ['giant'], ['ogre']],
        tokens: had.map((count) => tokens(0, count)),
      });
      const [own, ...others] = had;
      const lead = own / 2 - ((others[0] + others[1]) / 4 + Math.max(...others) / 2) / 2;
      return (judge(s, 0) - lead) / STAR;
    };
    expect(gems(0, 0, 0)).toBeCloseTo(0.4);
    expect(gems(3, 1, 2)).toBeCloseTo(0.4 + 1 / 8);
    expect(gems(3, 2, 1)).toBeCloseTo(0.4 + 1 / 8);
    expect(gems(1, 3, 0)).toBeCloseTo(0.4 - 2 / 8);
    expect(gems(9, 1, 0)).toBe(1);
    expect(gems(0, 1, 9)).toBe(0);
  });

  test('four hearts are sure once they are there', () => {
    const value = (hearts: number) =>
      judge(knowing({ hands: [['friendlyDwarves'], ['giant'], ['ogre']], tokens: [tokens(hearts)] }), 0) - hearts;
    expect(value(4) - value(3)).toBeCloseTo(0.1 * 4);
    expect(value(5)).toBeCloseTo(value(4));
  });

  test('stars, hearts and gems by their points', () => {
    const s = arrange({
      hands: [['shapeshifter'], ['giant'], ['ogre']],
      tokens: [tokens(1, 3, 2), tokens(2, 1, 1), tokens()],
    });
    s.flow = [];
    expect(judge(s, 0)).toBe(6.5 - (4.5 / 2 + 4.5) / 2 + 20);
  });
});

describe('chapter I', () => {
  interface Draft {
    readonly hands: readonly (readonly FigureKey[])[];
    readonly kept?: readonly FigureKey[];
    readonly box?: readonly FigureKey[];
  }

  /** A choice in the draft, for a seat 0 that has kept these cards. */
  function choosing({ hands, kept = [], box = [] }: Draft): ThreeChapters {
    const s = engine.start({ seats: hands.length, seed: 1, first: 0 });
    s.hands = hands.map((hand) => cards(...hand));
    s.kept[0] = cards(...kept);
    s.box[0] = cards(...box);
    s.flow[s.flow.length - 1].locals = { deal: 1, count: hands[0].length };
    const used = [...s.hands.flat(), ...s.kept[0], ...s.box[0]];
    s.deck = DECK.filter((card) => !used.includes(card));
    return s;
  }

  /** The worth of a card's star, when all lower cards but these can come in a trick with this many others. */
  const star = (card: Card, others: number, seen: readonly Card[] = []) =>
    ((card - 1 - seen.filter((one) => one < card).length) / (50 - seen.length)) ** others * CHOSEN * STAR;

  const HANDS = [
    ['dragon', 'shapeshifter', 'giant'],
    ['rapunzel', 'beauty', 'mermaid'],
    ['troll', 'geppetto', 'puss'],
  ] as const;

  test('what is chosen counts as kept, and the best of what goes on is lost a little', () => {
    const s = choosing({ hands: HANDS });
    engine.play(s, 0, keep(50));
    expect(judge(s, 0)).toBeCloseTo(star(50, 2) - (0.3 / 2) * star(47, 2));
    const low = choosing({ hands: HANDS });
    engine.play(low, 0, keep(1));
    expect(judge(low, 0)).toBeCloseTo(star(1, 2) - (0.3 / 2) * star(50, 2));
  });

  test('when all have chosen, what went on lies with the next seat', () => {
    const s = choosing({ hands: HANDS });
    for (const [seat, card] of [50, 25, 43].entries()) engine.play(s, seat, keep(card));
    expect(s.hands[1]).toEqual(cards('shapeshifter', 'giant'));
    expect(judge(s, 0)).toBeCloseTo(star(50, 2, [50]) - (0.3 / 2) * star(47, 2, [50]));
    const last = choosing({ hands: HANDS });
    last.hands = [HANDS[1], HANDS[2], HANDS[0]].map((hand) => cards(...hand)); // For seat 2 the next seat is 0.
    for (const [seat, card] of [25, 43, 50].entries()) engine.play(last, seat, keep(card));
    expect(last.hands[0]).toEqual(cards('shapeshifter', 'giant'));
    expect(judge(last, 2)).toBeCloseTo(star(50, 2, [50]) - (0.3 / 2) * star(47, 2, [50]));
  });

  test('what it set aside is seen, what is in its hand is not: that goes into tricks', () => {
    const s = choosing({ hands: HANDS, box: ['ogre', 'vampire'] });
    engine.play(s, 0, keep(47));
    expect(judge(s, 0)).toBeCloseTo(star(47, 2, [48, 49]) - (0.3 / 2) * star(50, 2, [48, 49]));
  });

  test('two seats: while a card is still to be given, the hand itself is what may be lost', () => {
    const hands = [
      ['giant', 'shapeshifter', 'dragon', 'ogre'],
      ['rapunzel', 'beauty', 'mermaid', 'puss'],
    ] as const;
    const s = choosing({ hands });
    engine.play(s, 0, keep(50));
    expect(judge(s, 0)).toBeCloseTo(star(50, 3, [50]) - 0.3 * star(48, 3, [50]));
    engine.play(s, 0, give(48));
    expect(judge(s, 0)).toBeCloseTo(star(50, 3, [50]) - 0.3 * star(47, 3, [50]));
    engine.play(s, 1, keep(24));
    engine.play(s, 1, give(25));
    expect(s.hands[1]).toEqual(cards('giant', 'shapeshifter'));
    expect(judge(s, 0)).toBeCloseTo(star(50, 3, [50]) - 0.3 * star(47, 3, [50]));
  });

  test('cards still to be kept may be partners; the end is weighed by what is usual', () => {
    // Nothing follows this choice.
    const value = (...kept: readonly FigureKey[]) => judge(choosing({ hands: [[], [], [], []], kept }), 0);
    const win = (key: FigureKey, kept: readonly FigureKey[]) => star(cards(key)[0], 3, cards(...kept));
    const stars = (...kept: readonly FigureKey[]) => kept.reduce((sum, key) => sum + win(key, kept), 0);
    expect(value('friendlyDwarves')).toBeCloseTo(stars('friendlyDwarves') + 0.9 * 4);
    expect(value('greedyDwarf')).toBeCloseTo(stars('greedyDwarf') + 0.5 + 0.5 + 0.3 * STAR);
    // Pinocchio gains three with a partner, in a trick with three others or among the six cards still to be kept.
    expect(value('pinocchio')).toBeCloseTo(stars('pinocchio') + 3 * ((2 * 3) / 49) + 3 * ((2 * 6) / 49));
    const chance = (kept: readonly FigureKey[]) =>
      kept.reduce((none, key) => none * (1 - win(key, kept) / CHOSEN / STAR), 1);
    const early = ['enlightenedDwarf', 'shapeshifter', 'giant', 'ogre'] as const;
    expect(value(...early)).toBeCloseTo(stars(...early) + 2 * STAR * 0.3 * chance(early));
    const later = [...early, 'friendlyDwarves'] as const;
    expect(value(...later)).toBeCloseTo(stars(...later) + 2 * STAR * chance(later) + 0.9 * 4);
  });
});
