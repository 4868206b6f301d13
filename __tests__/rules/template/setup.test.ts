import { DECK, numberOf } from '../../../src/rules/template/cards';

import { engine } from './arrange';

test('TE1.1 the numbers 1 to 12 are there four times each', () => {
  expect(DECK).toHaveLength(48);
  for (let number = 1; number <= 12; number++) expect(DECK.filter((card) => numberOf(card) === number)).toHaveLength(4);
});

test.each([3, 4, 5])('TE1.2 everybody is dealt %d cards that only they see, and the rest is the pile', (count) => {
  const s = engine.start({ seats: 3, seed: 4, options: { hand: count } });
  expect(s.hands.map((cards) => cards.length)).toEqual([count, count, count]);
  expect(s.pile).toHaveLength(48 - 3 * count);
  const view = engine.view(s, 1);
  expect(view.hands[1]).toEqual(s.hands[1]);
  expect([...view.hands[0], ...view.hands[2], ...view.pile].every((card) => card === 0)).toBe(true);
});

test('TE1.3 all stairs are empty at first, and turns go clockwise from whoever begins', () => {
  const s = engine.start({ seats: 3, seed: 4, first: 1 });
  expect(s.stairs).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ]);
  for (const seat of [1, 2, 0, 1]) {
    expect(engine.waiting(s)).toEqual([seat]);
    engine.play(s, seat, engine.moves(s, seat)[0]);
  }
});
