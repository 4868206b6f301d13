import { face } from '../../../src/games/three-chapters/face';
import { DECK } from '../../../src/rules/three-chapters/cards';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import { learned } from '../lessons';

import { engine } from './matches';

test('the deal is a whole deck', () => {
  const s = face.lesson.begin(engine);
  expect(
    threeChapters
      .zones(s)
      .flatMap(({ cards }) => cards)
      .sort((a, b) => a - b),
  ).toEqual(DECK);
});

test('played from the first word to the last, it goes through all three chapters, and its sums are right', () => {
  const { s, own, events } = learned(face, engine);
  expect(own).toBe(10);
  expect(events).toEqual(
    expect.arrayContaining([
      'allKept',
      'passed',
      'setAside',
      'won',
      'paid',
      'frozen',
      'counted',
      'mostGems',
      'finished',
    ]),
  );
  expect(s.tokens[0]).toEqual({ hearts: 16, gems: 4, stars: 3 });
  expect(engine.game.score(s)[0]).toBe(24);
  expect(Math.max(...s.tokens.map(({ gems }) => gems))).toBe(s.tokens[2].gems);
});
