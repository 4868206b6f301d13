import { firs, grass, hill, hills } from '../../landscape';
import { curve, each } from '../../outline';
import { circle, line, place, polygon, rectangle, shape } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { flock, land, landStars } from '../frame';
import { sen } from '../palette';

/** One crow on a street lamp, and somebody small looking up. */
export function lamp(): Drawing {
  const post = sen.night;
  const x = 204;
  const lantern = raise(
    2,
    polygon('-26 176, 26 176, 17 232, -17 232', sen.lamp) +
      polygon('-8 176, 8 176, 5 232, -5 232', '#fff3c4') +
      edged(curve('-34 178!, -22 164, 0 158, 22 164, 34 178!'), post) +
      rectangle(-22, 230, 44, 8, post, 3) +
      rectangle(-7, 236, 14, 160, post, 3) +
      rectangle(-13, 262, 26, 8, post, 4) +
      edged(curve('-22 398, -10 366, 10 366, 22 398'), post),
  );
  const watcher = raise(
    1,
    line('M86 372C66 374 58 356 66 346', '#4d6fbd', 8) +
      shape('86 376, 84 350, 96 330, 114 332, 120 354, 120 376', '#6b95f5') +
      shape('89 324, 90 301!, 101 310, 116 309, 128 300!, 129 323, 121 336, 97 337', '#7ea3f8') +
      line('M104 344V374', '#5a80e0', 2, { opacity: 0.7 }),
  );
  const home = raise(
    1,
    rectangle(-11, -14, 22, 18, '#3c5f9a') +
      polygon('-15 -13, 0 -29, 15 -13', sen.indigo) +
      rectangle(-4, -9, 8, 8, sen.lamp),
  );
  const path = shape('152 304!, 162 318, 128 342, 104 376, 80 430!, 182 430!, 160 392, 168 350, 176 322', '#e2f5e8');
  const scene =
    sky('#2f2b86', '#93cdec', { middle: [0.45, '#4f6fc0'] }) +
    landStars(31, 230, 24, 2, { x, y: 140, r: 78 }) +
    circle(x, 188, 116, '#4b57bd') +
    circle(x, 188, 86, '#6c78d2') +
    circle(x, 188, 58, '#f3d58c') +
    hill(11, 262, 14, '#6fb0cc', { mist: sen.pale }) +
    firs(4, 292, '#4f93b4', { mist: sen.pale }, 30) +
    each('48 290 0.8, 82 285 1, 120 300 0.75', (hx, hy, scale) => place(hx, hy, home, { scale })) +
    hills([296, 284, 300, 312, 296, 300], '#8fd0cd', { mist: sen.pale }) +
    path +
    hills([366, 362, 376, 380, 370, 376], '#4aa3a6', { mist: '#2f7f92' });
  const near =
    hills([392, 384, 392, 390, 380, 388], '#2b6f88') + grass(40, 390, 0.9, '#2b6f88') + grass(264, 384, 1, '#2b6f88');
  return land(1, scene + watcher + place(x, 0, lantern) + near, {
    front: flock([{ x: x - 4, y: 162, scale: 1.02, nod: 6 }]),
  });
}
