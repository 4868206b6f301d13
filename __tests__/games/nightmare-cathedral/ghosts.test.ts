import { fortressKey } from '../../../src/games/nightmare-cathedral/keys';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';

import { engine, play } from './matches';

const PHONE = { width: 390, height: 724 };

test('who may build a level sees where it would stand, and while paying the one that is being paid for; nobody else does', () => {
  let choices = 0;
  let prices = 0;
  for (let number = 0; number < 6; number++) {
    play(number, (state, seat, moves) => {
      const ghostsFor = (viewer: number) =>
        layOutScene(engine.view(state, viewer), viewer, PHONE).scenery!.filter(({ key }) => key.startsWith('ghost:'));
      const areas = moves.flatMap((one) => (one.type === 'level' ? [one.area] : []));
      const below = state.flow.at(-2);
      const isPrice = state.flow.at(-1)?.procedure === 'lose' && below?.procedure === 'build';
      if (areas.length === 0 && !isPrice) return;
      const ghosts = ghostsFor(seat);
      expect(ghosts.map(({ key }) => key)).toEqual(
        (isPrice ? [(below.locals as { area: number }).area] : areas).map((area) => `ghost:${area}`),
      );
      expect(ghostsFor((seat + 1) % state.seats)).toEqual([]);
      for (const { key, x, depth } of ghosts) {
        const area = Number(key.slice('ghost:'.length));
        const wall = layOutScene(state, seat, PHONE).pieces.find((piece) => piece.key === fortressKey(area));
        if (wall) expect([Math.abs(wall.x - x) < 6, depth! < wall.depth]).toEqual([true, true]);
      }
      if (isPrice) prices++;
      else choices++;
    });
  }
  expect(Math.min(choices, prices)).toBeGreaterThan(10);
});
