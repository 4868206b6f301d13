import { mountains } from '../../landscape';
import { corners } from '../../outline';
import { circle, path, place, polygon } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { cloud, cloudBank, hungStar, sky } from '../../sky';
import { flock, land, landStars } from '../frame';
import { sen } from '../palette';

/** Steps that hang in the air and lead to a door ajar. */
export function staircase(): Drawing {
  const steps = [
    [64, 352],
    [112, 309],
    [160, 265],
    [207, 221],
  ] as const;
  const slab = raise(
    2,
    polygon('-27 3, 27 3, 20 22, -20 22', '#8a70c6') + edged(corners('-31 -2, 31 -2, 27 10, -27 10'), '#fdf4fb', 0.5),
  );
  const door =
    [86, 60].map((r) => circle(244, 130, r, '#ffd3ea', { opacity: 0.3 })).join('') +
    raise(
      2,
      edged('M218 174V104A26 26 0 0 1 270 104V174Z', '#4a3a86', 0.3) +
        path('M225 174V105A19 19 0 0 1 263 105V174Z', sen.lamp),
    ) +
    path('M235 174V112A9 9 0 0 1 253 112V174Z', '#fff6d6') +
    raise(1, edged('M225 174V103C222 98 214 96 206 98V184Z', sen.coral, 0.25) + circle(210, 142, 2.4, sen.lamp));
  const scene =
    sky('#372f94', '#f2d3ea', { middle: [0.5, '#8f78d6'] }) +
    landStars(18, 260, 22, 3, { x: 240, y: 130, r: 90 }, { x: 178, y: 60, r: 34 }, { x: 180, y: 230, r: 70 }) +
    hungStar(150, 34, 7, sen.lamp) +
    hungStar(178, 66, 6, sen.cream) +
    hungStar(200, 30, 5, sen.cream) +
    mountains('30 318, 104 296, 186 330, 262 300', '#b49ad8', { mist: '#e9d8f2' }) +
    cloud(60, 250, 0.5, '#a58fe0') +
    cloud(252, 300, 0.52, '#bfa8e0', true) +
    cloudBank(3, 346, '#cbb8ea') +
    door +
    place(244, 176, slab, { scale: 1.18 }) +
    steps.map(([x, y]) => place(x, y, slab)).join('') +
    cloudBank(12, 372, '#e6d9f4', 30) +
    cloudBank(17, 388, '#f4ecfa', 24);
  return land(4, scene, {
    front: flock(steps.map(([x, y], i) => ({ x: x + 1, y, scale: 0.6, nod: [-6, 8, -8, 12][i] ?? 0 }))),
  });
}
