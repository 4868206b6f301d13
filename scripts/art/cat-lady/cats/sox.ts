import { curve, mirror } from '../../outline';
import { place, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { heart, plant, rug } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { back } from '../poses/side';
import { floor, picture, spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.white;

const sock = (x: number, y: number, turn: number, colours: readonly [string, string]): string => {
  const d = curve(mirror('0 -34, 15 -32, 18 -18, 15 8, 17 34, 0 36'));
  return place(
    x,
    y,
    raise(
      1,
      edged(d, colours[0], 0.3) +
        [-14, 2, 18].map((sy) => rectangle(-17, sy, 34, 7, colours[1])).join('') +
        rectangle(-19, 28, 38, 10, '#ffffff', 5),
    ),
    { turn },
  );
};

/** Four socks, no two alike. */
export function sox(): Portrait {
  const figure: Figure = { coat, look: { mood: 'happy', ears: 'up', mouth: 'tongue' } };
  const scene =
    wall(lady.sky, 'stripes') +
    spot(160, 216, 112, '#eefaff') +
    picture(36, 122, 62, 56, heart(67, 150, 14, '#ef8fb0')) +
    plant(262, 318, 0.9) +
    floor(314, '#9fc4d6') +
    rug(154, 346, 138, 22, '#e58aa4', '#f9c3c8') +
    place(
      160,
      344,
      back(figure, -34) +
        sock(-56, -104, -28, ['#e5667a', '#ffd86b']) +
        sock(-18, -110, -4, ['#5aa7cf', '#ffffff']) +
        sock(46, -118, 14, ['#6fb98a', '#ffe9a6']) +
        sock(86, -100, 34, ['#9a7cc8', '#f9c3c8']),
      { scale: 1.2 },
    );
  return { figure, wall: lady.sky, tab: lady.lilac, scene };
}
