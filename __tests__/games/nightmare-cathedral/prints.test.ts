import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import { findErrand } from '../../../src/games/nightmare-cathedral/task';

import { engine, play } from './matches';

const PHONE = { width: 390, height: 724 };

test('a Nightmare leaves prints where it has walked, until its command is done', () => {
  let seen = 0;
  for (let number = 0; number < 4; number++) {
    let step = 0;
    play(number, (state, seat) => {
      const view = engine.view(state, seat);
      const path = findErrand(view)?.path ?? [];
      if (path.length < 2 && step++ % 20 > 0) return;
      const prints = layOutScene(view, seat, PHONE).scenery!.find(({ key }) => key === 'prints');
      expect(prints?.data).toEqual(path.length > 1 ? { seats: view.seats, path } : undefined);
      if (prints) seen++;
    });
  }
  expect(seen).toBeGreaterThan(5);
});
