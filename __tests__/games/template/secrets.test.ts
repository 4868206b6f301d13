import { face } from '../../../src/games/template/face';
import { drawnOf, toldOf } from '../leakSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  const { wrong, hidden } = drawnOf(faced, {
    matches: 9,
    every: 4,
    opens: () => [null],
    isMum: ({ label }) => label.key === 'template:piece.hidden',
  });
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(0);
});

test('what is told of a secret to who may not know it is the same whatever the secret is', () => {
  expect(toldOf(faced, 9)).toEqual({ kinds: ['drew'], wrong: [] });
});
