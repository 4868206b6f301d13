import { listPayingAreas } from '../../../src/games/nightmare-cathedral/payers';
import { CATHEDRAL } from '../../../src/rules/nightmare-cathedral/content/maps';
import { unitsAt } from '../../../src/rules/nightmare-cathedral/units';

import { engine, play } from './matches';

test('who may pay for a step sees which areas could, and nobody else does', () => {
  let asked = 0;
  for (let number = 0; number < 6 && asked < 12; number++)
    play(number, (state, seat) => {
      const view = engine.view(state, seat);
      const areas = listPayingAreas(view, seat);
      const moves = engine.moves(state, seat);
      const isPaid = moves.some((move) => move.type === 'worship' && !move.limbo);
      expect(areas.length > 0).toBe(isPaid);
      for (const area of areas) expect(unitsAt(view, area, seat)).toBeGreaterThan(0);
      expect(areas).not.toContain(CATHEDRAL);
      for (let other = 0; other < view.seats; other++)
        if (other !== seat) expect(listPayingAreas(engine.view(state, other), other)).toEqual([]);
      if (isPaid) asked++;
    });
  expect(asked).toBeGreaterThanOrEqual(12);
});
