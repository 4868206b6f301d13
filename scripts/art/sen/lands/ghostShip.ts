import { mountains, waves } from '../../landscape';
import { curve } from '../../outline';
import { circle, line, place, rectangle, shape } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { flock, land, landStars, type Perched } from '../frame';
import { sen } from '../palette';

/** A sail that has seen weather, hanging from y = 0. */
const torn = (outline: string, seam: number): string =>
  raise(2, edged(curve(outline), '#dfe6ea', 0.5) + line(`M-32 6V${seam}M26 6V${seam}`, '#b4c0d2', 2));

/** A ship with torn sails and nobody aboard but crows. */
export function ghostShip(): Drawing {
  const timber = '#2a2350';
  const topsail = torn('-50 0!, 50 0!, 53 35, 47 58!, 31 50, 23 64!, 10 52, -8 63!, -21 51, -45 58!, -52 29', 46);
  const mainsail = torn('-78 0!, 78 0!, 83 34, 73 56!, 48 48, 36 62!, 16 50, -12 60!, -33 49, -70 56!, -81 28', 44);
  const yard = (y: number, half: number): string => raise(1, rectangle(160 - half, y - 3, half * 2, 7, timber, 3.5));
  const hull = raise(
    3,
    edged(
      curve('42 304!, 70 318, 120 326, 206 324, 214 300!, 268 294!, 262 336, 240 384, 96 384, 62 346'),
      timber,
      0.2,
    ) +
      line('M62 338Q150 352 252 334', '#4a4080', 2.6) +
      [106, 138, 170, 202].map((x) => circle(x, 345, 6.5, sen.lamp)).join('') +
      rectangle(226, 308, 13, 14, sen.lamp, 3) +
      rectangle(246, 306, 11, 14, sen.lamp, 3),
  );
  const mast = raise(
    1,
    rectangle(156, 96, 9, 236, timber, 4) +
      line('M160 110L52 308M162 110L262 298', timber, 2) +
      shape('165 96!, 186 92, 212 100!, 196 104, 210 112!, 184 108, 165 112!', sen.coral),
  );
  const scene =
    sky('#15164a', '#6fa0cc', { middle: [0.55, '#36508f'] }) +
    [124, 96].map((r) => circle(160, 214, r, '#d5e8f2', { opacity: 0.2 })).join('') +
    landStars(70, 130, 9, 0) +
    cloud(250, 66, 0.56, '#30418a') +
    cloud(46, 190, 0.42, '#3f5a9c') +
    mountains('24 300, 282 292', '#4c6a94') +
    mast +
    place(160, 170, topsail) +
    place(160, 246, mainsail) +
    yard(168, 60) +
    yard(242, 92) +
    hull +
    waves(360, '#3a7f9e', 12, 62) +
    waves(377, '#275f84', -14, 56) +
    waves(392, '#1a4268', 20);
  const at = (x: number, y: number, flip: boolean, nod = 0): Perched => ({ x, y, scale: 0.52, flip, nod });
  return land(7, scene, {
    front: flock([
      at(130, 166, true, 6),
      at(192, 166, false),
      at(96, 240, true),
      at(162, 240, true, 10),
      at(228, 240, false, -6),
      at(66, 312, true, -4),
      at(246, 297, false, 6),
    ]),
  });
}
