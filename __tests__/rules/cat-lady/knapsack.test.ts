import { CAT, type Meal } from '../../../src/rules/cat-lady/cats';
import {
  NEVER,
  listChoices,
  solve,
  encodeState,
  type Answer,
  type ItemGroup,
  type Question,
} from '../../../src/rules/cat-lady/feeding/knapsack';
import { isSufficient } from '../../../src/rules/cat-lady/feeding/meals';
import { listNeeds } from '../../../src/rules/cat-lady/feeding/needs';
import type { MealItem, Option } from '../../../src/rules/cat-lady/feeding/plan';
import { createDice } from '../../../src/rules/kernel/chance';

const item = (index: number, ...options: readonly Option[]): MealItem => ({ index, cat: CAT.bell, options });
const option = (meal: Meal, gain: number): Option => ({ meal, gain });
const group = (need: number, ...items: readonly MealItem[]): ItemGroup => ({ items, need });

/** What each choice eats, in the order of the items. */
const chosen = (answer: Answer, meal: Meal) =>
  listChoices(answer, encodeState(answer.question, meal))
    .map(({ item: { index }, option: { meal: eaten } }) => `${index}: ${eaten.join('')}`)
    .sort();
const gainOf = (answer: Answer, meal: Meal) =>
  answer.gains[answer.gains.length - 1][answer.layer + encodeState(answer.question, meal)];

describe('the knapsack', () => {
  test('the best gain for exactly what is eaten', () => {
    const answer = solve({
      groups: [group(0, item(0, option([1, 0, 0], 3)), item(1, option([1, 0, 0], 5)), item(2, option([0, 1, 1], 2)))],
      atLeast: 0,
      most: [2, 1, 1],
    });
    expect(
      [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [0, 1, 1],
        [2, 1, 1],
      ].map((meal) => gainOf(answer, meal as unknown as Meal)),
    ).toEqual([0, 5, 8, 2, 10]);
    expect(gainOf(answer, [0, 1, 0])).toBeLessThan(NEVER / 2);
    expect([chosen(answer, [1, 0, 0]), chosen(answer, [2, 1, 1])]).toEqual([
      ['1: 100'],
      ['0: 100', '1: 100', '2: 011'],
    ]);
  });

  test('a choice takes no food of another kind, though the numbers would agree', () => {
    // The gain of 8 could also be 3 and 5, if a missing tuna could be replaced by a spare chicken.
    const tuna = solve({
      groups: [group(0, item(0, option([0, 1, 0], 3)), item(1, option([0, 1, 0], 5), option([1, 0, 0], 8)))],
      atLeast: 0,
      most: [1, 1, 1],
    });
    expect(chosen(tuna, [1, 0, 0])).toEqual(['1: 100']);
    const milk = solve({
      groups: [group(0, item(0, option([0, 0, 1], 3)), item(1, option([0, 0, 1], 5), option([0, 1, 0], 8)))],
      atLeast: 0,
      most: [1, 1, 1],
    });
    expect(chosen(milk, [0, 1, 0])).toEqual(['1: 010']);
  });

  test('at least so many are fed, of all and of a group', () => {
    const small = [item(0, option([1, 0, 0], 1)), item(1, option([1, 0, 0], 1))];
    const large = item(2, option([2, 0, 0], 9));
    const ask = (need: number, atLeast: number) =>
      solve({ groups: [group(need, ...small), group(0, large)], atLeast, most: [2, 0, 0] });
    expect([ask(0, 0), ask(0, 1), ask(0, 2), ask(1, 0), ask(2, 1)].map((answer) => gainOf(answer, [2, 0, 0]))).toEqual([
      9, 9, 2, 2, 2,
    ]);
    expect(chosen(ask(2, 2), [2, 0, 0])).toEqual(['0: 100', '1: 100']);
    expect(gainOf(ask(1, 0), [1, 0, 0])).toBe(1);
    expect(gainOf(ask(2, 0), [1, 0, 0])).toBeLessThan(NEVER / 2);
  });

  /** Tries every way to feed, one by one. */
  function best({ groups, atLeast, most }: Question, meal: Meal): number {
    let found = -Infinity;
    const go = (at: number, one: number, left: readonly number[], gain: number, fed: number, inGroup: number) => {
      if (at === groups.length) {
        if (fed >= atLeast && left.every((count) => count === 0)) found = Math.max(found, gain);
        return;
      }
      const { items, need } = groups[at];
      if (one === items.length) {
        if (inGroup >= need) go(at + 1, 0, left, gain, fed, 0);
        return;
      }
      go(at, one + 1, left, gain, fed, inGroup);
      for (const { meal: eaten, gain: more } of items[one].options)
        go(
          at,
          one + 1,
          left.map((count, kind) => count - eaten[kind]),
          gain + more,
          fed + 1,
          inGroup + 1,
        );
    };
    if (meal.every((count, kind) => count <= most[kind])) go(0, 0, meal, 0, 0, 0);
    return found;
  }

  test('at random: no better gain, and choices that make it', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const dice = createDice(seed);
      let index = 0;
      const meal = (): Meal =>
        (
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
            [1, 1, 0],
            [0, 1, 1],
            [2, 0, 0],
          ] as const
        )[dice.random(6)];
      const groups = Array.from({ length: 1 + dice.random(3) }, (): ItemGroup => {
        const items = Array.from({ length: 1 + dice.random(3) }, () =>
          item(index++, ...Array.from({ length: 1 + dice.random(2) }, () => option(meal(), 1 + dice.random(4)))),
        );
        return group(dice.random(Math.min(2, items.length) + 1), ...items);
      });
      const question: Question = {
        groups,
        atLeast: dice.random(4),
        most: [dice.random(4), dice.random(4), dice.random(3)],
      };
      const answer = solve(question);
      const [chicken, tuna, milk] = question.most;
      for (let state = 0; state < (chicken + 1) * (tuna + 1) * (milk + 1); state++) {
        const eaten: Meal = [
          Math.floor(state / ((tuna + 1) * (milk + 1))),
          Math.floor(state / (milk + 1)) % (tuna + 1),
          state % (milk + 1),
        ];
        const wanted = best(question, eaten);
        const gain = gainOf(answer, eaten);
        if (wanted === -Infinity) {
          expect([seed, eaten, gain <= NEVER / 2]).toEqual([seed, eaten, true]);
          continue;
        }
        const list = listChoices(answer, state);
        const sums = [0, 1, 2].map((kind) => list.reduce((total, choice) => total + choice.option.meal[kind], 0));
        const gains = list.reduce((total, choice) => total + choice.option.gain, 0);
        const isEnough =
          list.length >= question.atLeast &&
          groups.every(({ items, need }) => list.filter((choice) => items.includes(choice.item)).length >= need);
        expect({
          seed,
          eaten: sums,
          gain,
          gains,
          isEnough,
          fed: new Set(list.map((choice) => choice.item)).size,
        }).toEqual({ seed, eaten: [...eaten], gain: wanted, gains: wanted, isEnough: true, fed: list.length });
      }
    }
  });
});

describe('whether food suffices', () => {
  test('C8.3 what is missing must be there in treats', () => {
    expect(isSufficient([1, 2, 3, 0], [1, 2, 3], 0)).toBe(true);
    for (const meal of [
      [2, 2, 3],
      [1, 3, 3],
      [1, 2, 4],
    ] as const)
      expect([
        isSufficient([1, 2, 3, 0], meal, 0),
        isSufficient([1, 2, 3, 1], meal, 0),
        isSufficient([1, 2, 3, 0], meal, 1),
      ]).toEqual([false, true, false]);
    expect([isSufficient([0, 0, 0, 2], [1, 0, 1], 0), isSufficient([0, 0, 0, 2], [1, 1, 1], 0)]).toEqual([true, false]);
  });

  test('C8.10 what is sweetened must be there too', () => {
    expect([isSufficient([0, 2, 0, 0], [0, 0, 2], 2), isSufficient([0, 3, 0, 0], [0, 0, 3], 2)]).toEqual([true, false]);
    for (const [food, meal] of [
      [
        [1, 0, 0, 0],
        [1, 1, 0],
      ],
      [
        [0, 1, 0, 0],
        [0, 1, 1],
      ],
      [
        [0, 0, 1, 0],
        [1, 0, 1],
      ],
      [
        [0, 0, 0, 1],
        [2, 0, 0],
      ],
    ] as const)
      expect(isSufficient([...food], meal, 2)).toBe(false);
    expect([isSufficient([1, 1, 0, 1], [0, 0, 3], 2), isSufficient([0, 1, 1, 0], [2, 0, 0], 2)]).toEqual([true, true]);
  });
});

test('C8.5 what sets of colours still need besides the cats of two colours, in every way they may stand for', () => {
  const of = (sets: number, ...keys: (keyof typeof CAT)[]) =>
    listNeeds(
      { pivots: keys.map((key, index) => ({ index, cat: CAT[key], meal: [0, 0, 0], kind: null, most: false })) },
      sets,
    )
      .map((need) => need.join(''))
      .sort();
  expect(of(2)).toEqual(['222']);
  expect(of(0)).toEqual(['000']);
  expect(of(1, 'levar')).toEqual(['110']);
  expect(of(2, 'levar', 'hemingway')).toEqual(['121']);
  expect(of(2, 'alvin')).toEqual(['122', '212']);
  expect(of(2, 'alvin', 'luna')).toEqual(['022', '112', '121', '211']);
  // Both could be white or black, but one black is enough, and a second one asks for no less.
  expect(of(1, 'luna', 'luna')).toEqual(['010']);
  expect(of(1, 'levar', 'dinah')).toEqual(['100']);
  expect(of(1, 'alvin', 'dinah')).toEqual(['001', '010', '100']);
});
