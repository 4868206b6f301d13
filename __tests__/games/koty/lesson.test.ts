import { face } from '../../../src/games/koty/face';
import { deckOf } from '../../../src/rules/koty/cards';
import { learned } from '../lessons';

import { engine } from './matches';

test('the deal is a whole deck', () => {
  const s = face.lesson.begin(engine);
  expect([...s.hands.flat(), ...s.pile].sort((a, b) => a - b)).toEqual(deckOf({ moth: 0, bat: 0, owl: 0, dragon: 0 }));
});

test('played from the first word to the last, it teaches what a turn can be, and its sums are right', () => {
  const { s, moved, events } = learned(face, engine);
  expect(moved).toEqual(['befriend', 'chase', 'defend', 'fight', 'lay', 'place', 'stop']);
  expect(events).toEqual(expect.arrayContaining(['covered', 'exchanged', 'repelled', 'paired', 'declined', 'laid']));
  expect(engine.game.score(s)).toEqual([26, 4]);
});
