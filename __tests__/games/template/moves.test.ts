import { face } from '../../../src/games/template/face';
import { REASONS } from '../../../src/games/template/refuse';
import { handsOf, refusalsOf } from '../gestureSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

test('every move is done with a card and a place of the table', () => {
  expect(handsOf(faced, { matches: 9, every: 3 }, () => false)).toEqual({
    byHand: ['discard', 'lay'],
    buttons: [],
    wrong: [],
  });
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  expect(refusalsOf(faced, { matches: 9, every: 3 })).toEqual({ reasons: Object.keys(REASONS).sort(), wrong: [] });
});
