import { face } from '../../../src/games/koty/face';
import { REASONS } from '../../../src/games/koty/refuse';
import type { KotyMove } from '../../../src/rules/koty/state';
import { handsOf, refusalsOf } from '../gestureSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

test('every move is done with a piece and a place of the table, or is a button; one hand means two moves only with a joker', () => {
  const isJoker = (moves: readonly KotyMove[]) =>
    moves.length === 2 && moves.every(({ type }) => type === 'befriend' || type === 'fight');
  expect(handsOf(faced, { matches: 60, every: 3 }, isJoker)).toEqual({
    byHand: [
      'bat',
      'befriend',
      'carry',
      'chase',
      'cover',
      'defend',
      'dragon',
      'exchange',
      'fight',
      'lay',
      'moth',
      'owl',
      'place',
      'repeat',
    ],
    buttons: ['decline', 'exchange', 'stop'],
    wrong: [],
  });
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  expect(refusalsOf(faced, { matches: 60, every: 5 })).toEqual({ reasons: Object.keys(REASONS).sort(), wrong: [] });
});
