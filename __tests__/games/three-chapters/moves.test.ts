import { face } from '../../../src/games/three-chapters/face';
import { REASONS } from '../../../src/games/three-chapters/refuse';
import { handsOf, refusalsOf } from '../gestureSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

test('every move is done with a piece and a place of the table, and no hand means two', () => {
  expect(handsOf(faced, { matches: 30, every: 1 }, () => false)).toEqual({
    byHand: ['give', 'keep', 'play'],
    buttons: [],
    wrong: [],
  });
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  expect(refusalsOf(faced, { matches: 50, every: 4 })).toEqual({ reasons: Object.keys(REASONS).sort(), wrong: [] });
});
