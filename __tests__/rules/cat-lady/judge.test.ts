import { createEyes } from '../../../src/rules/bots/eyes';
import { decide } from '../../../src/rules/bots/think';
import { CAT, type CatKey } from '../../../src/rules/cat-lady/cats';
import type { Foods } from '../../../src/rules/cat-lady/feeding/collection';
import {
  guessCatnip,
  guessCostumes,
  guessLostCats,
  weighByTurns,
  guessSprayBottle,
  guessToys,
} from '../../../src/rules/cat-lady/guesses';
import { estimateFromCats, type Household } from '../../../src/rules/cat-lady/hunger';
import { judge } from '../../../src/rules/cat-lady/judge';
import { levels } from '../../../src/rules/cat-lady/levels';
import type { CatLady } from '../../../src/rules/cat-lady/state';
import { createDice } from '../../../src/rules/kernel/chance';

import { QUIET, adopt, arrange, back, bestOf, collection, done, engine, play, take, type Arrangement } from './arrange';

const household = (cats: readonly CatKey[], food: Foods, more: Partial<Household> = {}): Household => ({
  cats: cats.map((key) => CAT[key]),
  food,
  costumes: 0,
  toys: 0,
  each: 0,
  rivals: 0,
  turns: 0,
  ...more,
});
const expectedOf = (cats: readonly CatKey[], food: Foods, more: Partial<Household> = {}) =>
  estimateFromCats(household(cats, food, more));
const grows = (values: readonly number[]) => values.every((value, i) => i === 0 || value > values[i - 1]);

describe('what a bot expects of its cats', () => {
  test('with no turn left and no open question it is what the best feeding brings', () => {
    for (const [cats, food] of [
      [['bronte', 'shadow'], 'ttt'],
      [['luska', 'pumpkin', 'lily'], 'cccttmmm'],
      [['sox', 'pablo'], 'ttm'],
      [['blackberry'], 'c*'],
      [['florence', 'chester', 'shadow'], 'cmtt'],
      [['luna', 'shadow', 'jazz'], 'cttt'],
      [['zoroaster', 'penny'], 'ccm'],
      [['levar', 'shadow', 'bell'], 'cctt'],
    ] as const) {
      const given = collection(cats, food, { costumes: 2, toys: 3 });
      const feeding = bestOf(given);
      const spare = Math.min(2, feeding.leftover.reduce((sum, count) => sum + count, 0) / 2);
      expect(
        estimateFromCats({ cats: given.cats, food: given.food, costumes: 2, toys: 3, each: 0, rivals: 0, turns: 0 }),
      ).toBeCloseTo(feeding.points - spare);
    }
  });

  test('a hungry cat is worth more the more turns are left, and the less it still wants', () => {
    expect(grows([0, 1, 2, 4, 6].map((turns) => expectedOf(['pablo'], [0, 0, 0, 0], { turns })))).toBe(true);
    expect(grows([0, 1, 2, 3].map((tuna) => expectedOf(['pablo'], [0, tuna, 0, 0], { turns: 3 })))).toBe(true);
    expect(expectedOf(['pablo'], [0, 0, 0, 0])).toBe(-2);
  });

  test('what one cat waits for another can not have', () => {
    const one = expectedOf(['chairman'], [0, 0, 0, 0], { turns: 2 });
    const two = expectedOf(['chairman', 'zeus'], [0, 0, 0, 0], { turns: 2 });
    expect(two).toBeLessThan(one + expectedOf(['zeus'], [0, 0, 0, 0], { turns: 2 }));
    expect(expectedOf(['chairman', 'pablo'], [0, 0, 0, 0], { turns: 2 })).toBeGreaterThan(two);
  });

  test('in numbers: what comes in a turn, treats by half, and not quite surely', () => {
    expect(expectedOf(['pablo'], [0, 0, 0, 0], { turns: 2 })).toBeCloseTo(-2 + ((0.7 + 0.24 / 2) / 3) * 0.72 * 8);
    expect(expectedOf(['keaton'], [0, 0, 1, 0], { turns: 2 })).toBeCloseTo(-2 + (0.56 + 0.24 / 2) * 0.72 * 6);
    expect(expectedOf(['chairman'], [0, 0, 0, 1], { turns: 2 })).toBeCloseTo(
      -2 + ((0.7 + 1.24 / 2) / 3) * 0.72 * 8 + (2 / 3) * (0.9 + 0.4) - (1 / 3) * 0.5,
    );
    // The second cat gets none of the first one's chicken, and only the treats that are left to hope for.
    expect(expectedOf(['chairman', 'zeus'], [0, 0, 0, 0], { turns: 2 })).toBeCloseTo(
      -4 + ((0.7 + 0.12) / 3) * 0.72 * 8 + ((0.8 * 0.12) / 2) * 0.72 * 5,
    );
    expect(expectedOf(['luska'], [1, 0, 0, 0], { turns: 2 })).toBeCloseTo(-2 + (0.56 + 0.12) * 0.72 * 7);
    expect(expectedOf(['snowflake'], [0, 0, 0, 0], { turns: 30 })).toBeCloseTo(-2 + 0.72 * 4);
  });

  test('in numbers: cats that look at others, by all that are there', () => {
    const gain = (cats: readonly CatKey[], more: Partial<Household> = {}) =>
      expectedOf(cats, [9, 9, 9, 0], { ...more, turns: 0 }) + 2;
    expect(gain(['florence'])).toBe(2);
    expect(gain(['florence', 'bell', 'alvin'])).toBe(2 * 3 + 1 + 3);
    expect(gain(['levar', 'luska'])).toBe(4 + 5);
    expect(gain(['zoroaster'], { costumes: 3 })).toBe(6);
    expect(gain(['penny'], { toys: 4 })).toBe(4);
    expect(gain(['hemingway'], { rivals: 3 })).toBe(4);
  });

  test('the cat that brings most for each food is served first', () => {
    expect(expectedOf(['shadow', 'sparkle'], [0, 2, 0, 0])).toBe(1 - 2);
    expect(expectedOf(['pablo', 'shadow'], [0, 3, 0, 0])).toBe(1 - 2);
    expect(expectedOf(['blackberry', 'pumpkin'], [2, 0, 1, 0])).toBe(6 - 2);
  });

  test('food that nobody wants is worth something early and costs late, a treat more than other food', () => {
    const spare = (food: Foods, turns: number) => expectedOf([], food, { turns });
    expect(spare([1, 0, 0, 0], 6)).toBeCloseTo(0.9);
    expect(spare([0, 0, 0, 1], 6)).toBeCloseTo(1.3);
    expect(spare([6, 0, 0, 0], 6)).toBeCloseTo(4 * 0.9 + 2 * 0.2);
    expect([spare([1, 0, 0, 0], 0), spare([3, 0, 0, 0], 0), spare([9, 0, 0, 0], 0)]).toEqual([-0.5, -1.5, -2]);
  });

  test('catnip makes each fed cat worth more, rivals Hemingway less', () => {
    expect(expectedOf(['shadow'], [0, 1, 0, 0], { each: 1 })).toBeCloseTo(2);
    expect(expectedOf(['hemingway'], [0, 0, 1, 0], { rivals: 0 })).toBe(6);
    expect(expectedOf(['hemingway'], [0, 0, 1, 0], { rivals: 1 })).toBe(4);
    expect(expectedOf(['truffle', 'bell'], [1, 1, 0, 0])).toBe(2 + 1);
    expect(expectedOf(['cow'], [0, 1, 0, 0])).toBe(6);
  });
});

describe('what a bot expects of its hand', () => {
  test('in the end catnip is what it is', () => {
    expect([0, 1, 2, 3, 4, 7].map((count) => guessCatnip(count, 10, 0))).toEqual([0, -2, 8.5, 8.5, 17, 17]);
  });

  test('a lone catnip is a risk that pays with time', () => {
    expect(grows([0, 1, 3, 6].map((turns) => guessCatnip(1, 4, turns)))).toBe(true);
    for (const turns of [1, 4, 8]) expect(grows([1, 2, 3, 4].map((count) => guessCatnip(count, 4, turns)))).toBe(true);
    expect(guessCatnip(0, 4, 2)).toBe(0);
    expect(guessCatnip(0, 4, 6)).toBeCloseTo((3.4 + 2.7) * 0.28);
  });

  test('catnip in numbers', () => {
    expect(guessCatnip(1, 4, 2.6)).toBeCloseTo((2 / 3) * (3.4 + 1.17) - 2 / 3);
    expect(guessCatnip(2, 4, 2)).toBeCloseTo(4.3 * 1.06);
    expect(guessCatnip(3, 4, 4)).toBeCloseTo(5.2 * 1.5);
    expect(guessCatnip(5, 4, 4)).toBeCloseTo(5.2 * 2);
    expect(guessCatnip(0, 4, 1)).toBe(0);
  });

  test('costumes: the lead counts, surer towards the end; none costs', () => {
    expect(guessCostumes(2, 2, 3)).toBe(3);
    expect(grows([6, 3, 1, 0].map((turns) => guessCostumes(3, 2, turns)))).toBe(true);
    expect(grows([0, 1, 3, 6].map((turns) => guessCostumes(1, 2, turns)))).toBe(true);
    expect(guessCostumes(0, 0, 0)).toBe(1);
    expect(guessCostumes(3, 0, 0)).toBeGreaterThan(5.8);
    expect(guessCostumes(0, 3, 0)).toBeLessThan(-1.8);
    expect(guessCostumes(0, 1, 5)).toBeCloseTo(3 * (1 - 0.4 / Math.sqrt(1.16)) - 1);
  });

  test('toys: what the sets say in the end, alike in the beginning', () => {
    expect(
      [
        [1, 0, 0, 0, 0],
        [1, 1, 1, 1, 1],
        [2, 1, 0, 0, 0],
      ].map((toys) => guessToys(toys, 0)),
    ).toEqual([1, 12, 4]);
    expect(guessToys([1, 1, 1, 0, 0], 8)).toBeCloseTo(3 * 2.3);
    expect(guessToys([2, 1, 0, 0, 0], 8)).toBeCloseTo(2 * 2.3 + 1.4);
    expect(guessToys([1, 0, 0, 0, 0], 2.5)).toBeCloseTo((1 + 2.3) / 2);
  });

  test('lost cats and spray bottles', () => {
    expect([0, 1, 2, 3].map((count) => guessLostCats(count, 0, 0))).toEqual([0, 0, 2, 2]);
    expect([0, 1, 2, 3].map((count) => guessLostCats(count, 3, 9))).toEqual([0, 0.9, 3.6, 4.5]);
    expect([weighByTurns(0), weighByTurns(1.5), weighByTurns(3), weighByTurns(9)]).toEqual([0, 0.5, 1, 1]);
    expect([guessLostCats(2, 3, 0), guessLostCats(2, 3, 0.5), guessLostCats(1, 3, 1.5)]).toEqual([2, 2.8, 0.45]);
    expect(guessSprayBottle(2, 9)).toBeCloseTo(0.2);
  });
});

describe('what a bot makes of a table', () => {
  const table = (given: Arrangement) => arrange({ grid: QUIET, ...given });

  test('alike for all at first; what one gains the others lose, though not as much', () => {
    const s = table({ seats: 3 });
    expect([1, 2].map((seat) => judge(s, seat) - judge(s, 0))).toEqual([0, 0]);
    const rich = table({ seats: 3, cats: [['snowflake']], food: [[0, 0, 1, 0]] });
    expect(judge(rich, 0)).toBeGreaterThan(judge(s, 0) + 1);
    expect(judge(rich, 1)).toBeLessThan(judge(s, 1));
    expect(judge(s, 1) - judge(rich, 1)).toBeLessThan(judge(rich, 0) - judge(s, 0));
  });

  test('in numbers: a rival counts seven tenths, half the best and half the mean', () => {
    const s = table({ seats: 3, deck: [] });
    s.points = [5, 8, 2];
    const level = judge(table({ seats: 3, deck: [] }), 0);
    expect(judge(s, 0)).toBeCloseTo(level + 5 - 0.7 * ((5 + 8) / 2));
    expect(judge(s, 2)).toBeCloseTo(level + 2 - 0.7 * ((6.5 + 8) / 2));
  });

  test("rivals' costumes and cats are looked at", () => {
    const none = judge(table({ deck: [], hands: [['bee']] }), 0);
    expect(judge(table({ deck: [], hands: [['bee'], ['dragon', 'pirate']] }), 0)).toBeLessThan(none - 5);
    const one = (cat: 'hemingway' | 'macak', rival: readonly CatKey[]) =>
      judge(table({ deck: [], cats: [[cat], rival], food: [[0, 0, 1, 0]] }), 0);
    expect(one('hemingway', []) - one('macak', [])).toBeCloseTo(6 - 2);
    expect(one('hemingway', ['jazz']) - one('macak', ['jazz'])).toBeCloseTo(4 - 2);
  });

  test('as many turns are left as the deck still fills lines', () => {
    const s = table({ deck: ['milk', 'tuna', 'chicken', 'catnip', 'lostCat', 'treat'], hands: [['sprayBottle']] });
    const without = table({ deck: ['milk', 'tuna', 'chicken', 'catnip', 'lostCat', 'treat'] });
    expect(judge(s, 0) - judge(without, 0)).toBeCloseTo((0.1 * 1.5) / 3);
    play(s, take(1));
    const after = judge(s, 0);
    s.hands[0] = s.hands[0].slice(1);
    expect(after - judge(s, 0)).toBeCloseTo((0.1 * 1) / 3);
  });

  test('none once the last line was taken', () => {
    const after = (hand: Required<Arrangement>['hands'][number]) => {
      const s = table({ deck: [], hands: [[...hand, 'lostCat', 'lostCat']] });
      play(s, take(1));
      expect(s.revealed).toBe(false);
      return judge(s, 0);
    };
    expect(after(['sprayBottle'])).toBe(after([]));
    expect(after(['lostCat'])).toBe(after([]));
  });

  test('catnip counts half for each cat that is to be fed, half by itself', () => {
    const more = (count: number) => {
      const hands = [Array.from({ length: count }, () => 'catnip' as const)];
      const own = (cats: Arrangement['cats']) => judge(table({ deck: [], hands, cats, food: [[0, 1, 0, 0]] }), 0);
      const one = 0.5; // A turn shared by two seats counts as half a turn.
      return own([['jazz']]) - own([[]]) - (guessCatnip(count, 1, one) - guessCatnip(count, 0, one));
    };
    expect(more(1)).toBeCloseTo(more(0));
    expect(more(2)).toBeCloseTo(more(0) + 0.5);
    expect(more(4)).toBeCloseTo(more(0) + 1);
  });

  test('everything in hand counts', () => {
    const empty = judge(table({}), 0);
    for (const card of ['catnip', 'bee', 'mouse', 'lostCat', 'sprayBottle'] as const)
      expect(judge(table({ hands: [[card]] }), 0)).toBeGreaterThan(empty);
    const s = table({});
    s.points[0] = 2;
    expect(judge(s, 0)).toBeCloseTo(empty + 2);
  });

  test('a lone catnip with the last turn is worth less than none', () => {
    const last = (hands: Arrangement['hands']) => judge(table({ deck: [], hands }), 0);
    expect(last([['catnip', 'sprayBottle']])).toBeLessThan(last([['sprayBottle']]));
  });

  test('in the end the points, and winning; and being done', () => {
    const s = arrange({ grid: QUIET, deck: [], cats: [['snowflake']], food: [[0, 0, 1, 0]] });
    play(s, take(2)); // This card is the third costume.
    expect(judge(s, 0)).toBe(2 + 6 - -2 + 20 - 1000);
    expect(judge(s, 1)).toBe(-2 - 8 - 1000);
    engine.play(s, 0, back(0, 'milk'));
    expect(judge(s, 0)).toBe(-2 + 6 - 2 - -2 + 20 - 1000);
    engine.play(s, 1, done);
    expect(judge(s, 1)).toBe(-2 - 2);
  });

  const chosen = (s: CatLady, level: 'easy' | 'normal' | 'hard') => {
    const [seat] = engine.waiting(s);
    return decide(
      engine as never,
      createEyes(engine, s, seat, levels[level].kind === 'random' ? 0 : levels[level].forgets) as never,
      levels[level],
      createDice(1),
    );
  };

  test('a bot feeds its hungry cats, and takes in the stray it can feed', () => {
    expect(
      chosen(
        arrange({
          grid: ['milk2', 'milk', 'treat', ...QUIET.slice(0, 6)],
          token: 5,
          deck: [],
          cats: [['keaton', 'snowflake', 'sox']],
          food: [[0, 2, 0, 0]],
        }),
        'hard',
      ),
    ).toEqual(take(0));
    const s = table({
      deck: [],
      strays: ['penny', 'eliot', 'waffle'],
      hands: [['lostCat', 'lostCat']],
      food: [[0, 4, 0, 0]],
    });
    play(s, take(1));
    expect(chosen(s, 'hard')).toEqual(adopt(2));
  });

  test.each(['easy', 'normal', 'hard'] as const)('a bot of level %s is done with feeding at once', (level) => {
    const s = arrange({ grid: QUIET, deck: [], cats: [['snowflake', 'pablo', 'bell']], food: [[1, 3, 1, 1]] });
    play(s, take(2));
    expect(chosen(s, level)).toEqual(done);
  });
});
