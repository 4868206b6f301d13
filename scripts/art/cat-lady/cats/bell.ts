import { each } from '../../outline';
import { circle, ellipse, line, place, rectangle } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';
import { floor, spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.orange;

/** Lifts a paw for luck; the bell is larger than he. */
export function bell(): Portrait {
  const great = (y: number): string =>
    raise(
      1,
      line(`M-34 ${y - 20}Q0 ${y + 4} 34 ${y - 20}`, '#4f93c4', 12) +
        circle(0, y + 8, 20, '#d99a2c') +
        circle(-0.6, y + 6.6, 19, '#ffd45e') +
        rectangle(-19, y + 5, 38, 5, '#d99a2c') +
        circle(0, y + 16, 4.5, '#7a4a14') +
        circle(-7, y, 4, '#fff3c4'),
    );
  const figure: Figure = {
    coat,
    bib: coat.light,
    look: { mood: 'wide', ears: 'small', skull: 'round', mouth: 'open', eye: 17, irises: ['#5fc0a0', '#5fc0a0'] },
  };
  const coin = (x: number, y: number): string =>
    raise(
      1,
      ellipse(x, y, 19, 8, '#d99a2c') + ellipse(x, y - 3.4, 19, 8, '#ffd45e') + ellipse(x, y - 3.4, 11, 4.4, '#eab63c'),
    );
  const scene =
    wall('#f7b9b0', 'diamonds', '#fad0c6') +
    spot(150, 200, 114, '#ffeede') +
    floor(322, '#c9736a') +
    raise(2, rectangle(56, 320, 188, 60, '#e5667a', 12) + rectangle(56, 320, 188, 9, '#f59aa6', 5)) +
    place(150, 326, sit(figure, { waves: 'left' }), { scale: 1.12 }) +
    place(150, 244, great(6), { scale: 0.98 }) +
    each('34 346, 62 350, 44 334, 262 348, 240 352', coin);
  return { figure, wall: '#f7b9b0', tab: lady.sky, scene };
}
