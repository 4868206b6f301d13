import { mix } from '../../colour';
import { firs, grass, hills } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, ellipse, line, place, rectangle, shape } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { hungStar, sky } from '../../sky';
import { flock, land, landStars } from '../frame';
import { sen } from '../palette';

interface Toadstool {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  readonly half: number;
  readonly cap: string;
  readonly door?: boolean;
}

function toadstool({ x, foot, top, half, cap, door = false }: Toadstool): string {
  const brim = top + half * 0.86;
  const stem = curve([
    [x - half * 0.26, brim - 4],
    [x + half * 0.26, brim - 4],
    [x + half * 0.24, foot - 30],
    [x + half * 0.42, foot],
    [x - half * 0.42, foot],
    [x - half * 0.24, foot - 30],
  ]);
  const capPath = curve([
    [x - half, brim, 'sharp'],
    [x - half * 0.86, top + half * 0.36],
    [x - half * 0.4, top + 3],
    [x, top],
    [x + half * 0.4, top + 3],
    [x + half * 0.86, top + half * 0.36],
    [x + half, brim, 'sharp'],
    [x, brim - half * 0.16],
  ]);
  const spots = each('-0.52 0.5 0.13, -0.12 0.32 0.1, 0.2 0.58 0.16, 0.58 0.48 0.1, -0.2 0.66 0.07', (dx, dy, r) =>
    ellipse(x + dx * half, top + dy * half, r * half, r * half * 0.86, '#fff3dc'),
  );
  const entry = door
    ? rectangle(x - 9, foot - 32, 18, 34, '#7a4a6a', 9) +
      circle(x + 4, foot - 14, 1.7, sen.lamp) +
      circle(x, foot - 56, 7, sen.lamp) +
      line(`M${x} ${foot - 63}v14M${x - 7} ${foot - 56}h14`, '#7a4a6a', 1.8)
    : '';
  return (
    raise(2, edged(stem, '#f4e4cf', 0.3) + entry) +
    raise(
      2,
      shape(
        [
          [x - half * 0.9, brim - 2],
          [x, brim - half * 0.3],
          [x + half * 0.9, brim - 2],
          [x, brim + half * 0.12],
        ],
        mix('#f4e4cf', cap, 0.45),
      ) +
        edged(capPath, cap, 0.3) +
        spots,
    )
  );
}

export function toadstools(): Drawing {
  const flies = each(
    '60 214 3, 128 320 2.6, 256 196 2.4, 212 318 3, 46 300 2.2',
    (x, y, r) => glow(x, y, 12, sen.lamp, 0.8) + circle(x, y, r, sen.lamp),
  );
  const snail = raise(
    1,
    shape('-26 0, -18 -7, 10 -8, 20 -20, 28 -24, 33 -16, 26 -4, 18 0', '#f3cfa2') +
      line('M26 -22L24 -32M30 -22L34 -31', '#f3cfa2', 2.4) +
      circle(-2, -13, 13, sen.lamp) +
      line('M-2 -13m-6 2a6 6 0 1 1 10 3', sen.beak, 2.6),
  );
  const scene =
    sky('#0f4d66', '#bdf2d4', { middle: [0.5, '#4fae9f'] }) +
    hungStar(168, 46, 9, sen.lamp) +
    hungStar(232, 74, 7, sen.cream) +
    hungStar(256, 40, 6, sen.lamp) +
    landStars(3, 200, 12, 0, { x: 154, y: 150, r: 60 }) +
    firs(21, 300, '#7cc7b8', { mist: sen.pale }, 90) +
    firs(26, 330, '#4fa79f', { mist: sen.pale }, 70) +
    hills([346, 338, 350, 344, 336, 342], '#3b9488', { mist: '#6fc2a8' }) +
    toadstool({ x: 230, foot: 372, top: 256, half: 42, cap: '#e0648a' }) +
    toadstool({ x: 74, foot: 378, top: 262, half: 44, cap: '#f08a96' }) +
    toadstool({ x: 154, foot: 386, top: 190, half: 62, cap: '#cc4676', door: true }) +
    hills([380, 372, 380, 386, 378, 374], '#22786c') +
    place(222, 383, snail, { scale: 0.9, flip: true }) +
    hills([392, 388, 394, 396, 390, 388], '#165450') +
    grass(40, 390, 0.9, '#165450') +
    grass(268, 388, 0.8, '#165450') +
    flies;
  return land(3, scene, {
    front: flock([
      { x: 74, y: 264, scale: 0.66, flip: true, nod: -4 },
      { x: 150, y: 192, scale: 0.78, flip: true, nod: 6 },
      { x: 232, y: 258, scale: 0.66, nod: 4 },
    ]),
  });
}
