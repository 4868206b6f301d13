import { prompt } from '../../../src/games/nightmare-cathedral/prompt';
import { getStep } from '../../../src/games/nightmare-cathedral/task';

import { engine, play } from './matches';

test('whoever decides reads a question, also after the last conflict of an action', () => {
  const dull = new Set<string>();
  let rewards = 0;
  for (let number = 0; number < 9; number++) {
    play(number, (state, seat) => {
      const view = engine.view(state, seat);
      const step = getStep(view);
      if (step === 'conflict.reward') rewards++;
      if (prompt(view, seat).key.endsWith('prompt.between')) dull.add(step);
    });
  }
  expect([...dull]).toEqual([]);
  expect(rewards).toBeGreaterThan(5);
});
