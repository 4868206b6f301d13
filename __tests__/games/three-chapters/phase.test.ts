import { getPhase } from '../../../src/games/three-chapters/phase';
import { NOBODY } from '../../../src/rules/kernel/zones';

import { engine, play } from './matches';

test('all are said to have played only when all have', () => {
  const early: string[] = [];
  let full = 0;
  for (let number = 0; number < 5; number++)
    play(
      number,
      () => {},
      (event, state) => {
        if (event.key !== 'played') return;
        const view = engine.view(state, NOBODY);
        const { seats, trick } = view;
        if (getPhase(view, NOBODY) !== 'resolving') return;
        full++;
        if (trick.length < seats) early.push(`${trick.length} of ${seats} have played`);
      },
    );
  expect(early).toEqual([]);
  expect(full).toBeGreaterThan(20);
});
