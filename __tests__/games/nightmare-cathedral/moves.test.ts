import { face } from '../../../src/games/nightmare-cathedral/face';
import type { CathedralMove } from '../../../src/rules/nightmare-cathedral/state';
import { handsOf } from '../gestureSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

/** One touch of an area stands for several moves where several sides stand in it. */
const isAboutSides = (moves: readonly CathedralMove[]) =>
  moves.every(({ type }) => ['convert', 'devour', 'conflict'].includes(type));

test('every move is done with a piece and a place of the table, on a panel, or is one of two buttons', () => {
  expect(handsOf(faced, { matches: 24, every: 2 }, isAboutSides)).toEqual({
    byHand: [
      'act',
      'addShadow',
      'command',
      'conflict',
      'convert',
      'deck',
      'deed',
      'devour',
      'discard',
      'dream',
      'fly',
      'keep',
      'kneel',
      'lay',
      'level',
      'lose',
      'market',
      'move',
      'produce',
      'putBack',
      'recall',
      'release',
      'removeShadow',
      'retreat',
      'roam',
      'sleep',
      'take',
      'upgrade',
    ],
    buttons: ['addShadow', 'convert', 'done', 'level', 'produce', 'recall', 'removeShadow'],
    wrong: [],
  });
});
