import { face } from '../../../src/games/cat-lady/face';
import { deckFor } from '../../../src/rules/cat-lady/cards';
import { learned } from '../lessons';

import { engine } from './matches';

test('the deal is a whole deck', () => {
  const s = face.lesson.begin(engine);
  expect([...s.grid.flat(), ...s.deck, ...s.box].sort((a, b) => a - b)).toEqual(deckFor(2));
});

test('played from the first word to the last, it teaches what a turn can be and how to feed, and its sums are right', () => {
  const { s, moved } = learned(face, engine);
  expect(engine.isOver(s)).toBe(true);
  expect(moved).toEqual(['adopt', 'back', 'best', 'done', 'spray', 'take']);
  expect(engine.game.score(s)).toEqual([11, -2]);
});
