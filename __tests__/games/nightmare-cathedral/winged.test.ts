import { cellsFor } from '../../../src/games/nightmare-cathedral/ground';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';

import { engine, play } from './matches';

const PHONE = { width: 390, height: 724 };

/** How far a point lies outside an area whose corners go round clockwise; 0 inside. */
function leaves(corners: readonly (readonly [number, number])[], x: number, y: number): number {
  return corners.reduce((most, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const away = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
    return Math.max(most, -away);
  }, 0);
}

/** The tips of a Winged One's wings, its head and its feet, as parts of its width and height from its middle. */
const TIPS = [
  [-0.48, -0.3],
  [0.48, -0.3],
  [0, -0.46],
  [0, 0.46],
] as const;
/** So much of the map's width a tip may lie over the edge of its area: less than the gap to the next. */
const OVER = 1;

test('a Winged One hovers in its own area, whatever else stands there', () => {
  const out = new Set<string>();
  let seen = 0;
  for (let number = 0; number < 6; number++) {
    let step = 0;
    play(number, (state, seat) => {
      if (step++ % 7 !== 0) return;
      const view = engine.view(state, seat);
      const { pieces, scenery } = layOutScene(view, seat, PHONE);
      const map = scenery!.find(({ key }) => key === 'map')!;
      const share = (value: number, middle: number) => ((value - middle) / map.width) * 100 + 50;
      for (const { key, place, x, y, width, aspect = 1 } of pieces) {
        if (!key.startsWith('winged')) continue;
        seen++;
        const { corners } = cellsFor(view.seats)[Number(place.split(':')[1])];
        for (const [right, down] of TIPS) {
          const away = leaves(corners, share(x + right * width, map.x), share(y + down * width * aspect, map.y));
          if (away > OVER) out.add(`${view.seats} seats, ${place}`);
        }
      }
    });
  }
  expect(seen).toBeGreaterThan(500);
  expect([...out]).toEqual([]);
});
