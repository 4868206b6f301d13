import { face } from '../../../src/games/template/face';
import { DECK } from '../../../src/rules/template/cards';
import { learned } from '../lessons';

import { engine } from './matches';

test('the deal is a whole deck', () => {
  const s = face.lesson.begin(engine);
  expect([...s.hands.flat(), ...s.pile].sort((one, other) => one - other)).toEqual(DECK);
});

test('played from the first word to the last, it teaches every move', () => {
  expect(learned(face, engine).moved).toEqual(['discard', 'lay']);
});
