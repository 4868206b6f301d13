import { REASONS } from '../../../src/games/sen/explainRefusal';
import { face } from '../../../src/games/sen/face';
import { handsOf, refusalsOf } from '../gestureSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

test('every move is done with a piece and a place of the table, or is a button; no hand means two moves, none is covered', () => {
  expect(handsOf(faced, { matches: 48, every: 5 }, () => false)).toEqual({
    byHand: ['claim', 'discard', 'draw', 'keep', 'look', 'put', 'swap', 'take'],
    buttons: ['discard', 'remember', 'say', 'use', 'wake'],
    wrong: [],
  });
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  expect(refusalsOf(faced, { matches: 48, every: 5 })).toEqual({ reasons: Object.keys(REASONS).sort(), wrong: [] });
});
