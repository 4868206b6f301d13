import { tabby } from '../../markings';
import { curve, each } from '../../outline';
import { circle, line, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { picture, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.orange;

/** Behind his desk. */
export function chairman(): Portrait {
  const figure: Figure = {
    coat,
    marks: { ...tabby(coat.deep), front: '' },
    bib: coat.light,
    look: { mood: 'sleepy', ears: 'fold', skull: 'round', mouth: 'flat' },
  };
  const { behind, paws } = peek(figure);
  const chair = raise(
    2,
    edged(curve('64 340, 66 160, 96 112, 150 100, 204 112, 234 160, 236 340'), '#8a4a5a', 0.3) +
      each('100 150, 150 134, 200 150, 84 206, 216 206', (x, y) => circle(x, y, 5, '#5f2f40')),
  );
  const desk = raise(
    2,
    rectangle(-10, 280, 320, 20, '#d08a58') +
      rectangle(-10, 298, 320, 90, '#a8643c') +
      rectangle(30, 312, 240, 60, '#b9744a', 6),
  );
  const tie = raise(
    1,
    shape('-30 -16!, 0 2, 30 -16!, 26 8, 0 4, -26 8', '#ffffff') +
      polygon('-10 -4, 10 -4, 7 8, -7 8', '#c2405a') +
      polygon('-7 7, 7 7, 14 60, -14 60', '#d9485a'),
  );
  const sign = raise(
    1,
    polygon('30 276, 40 248, 106 248, 114 276', '#5a3a44') +
      rectangle(52, 258, 40, 4, '#f2c463', 2) +
      rectangle(52, 265, 26, 4, '#f2c463', 2),
  );
  const phone = raise(
    1,
    shape('206 276, 212 252, 262 252, 268 276', '#3f3756') +
      circle(237, 262, 10, '#fff1d6') +
      circle(237, 262, 4, '#3f3756') +
      line('M210 242Q237 226 264 242', '#3f3756', 11),
  );
  const chart = picture(214, 116, 78, 66, line('M226 164L240 148L252 156L276 132', '#d9485a', 5));
  const scene =
    wall('#cbd9c0', 'stripes', '#dbe6d2') +
    chart +
    chair +
    place(150, 288, behind + place(0, 0, tie, { scale: 1 }), { scale: 1.38 }) +
    desk +
    place(150, 282, paws, { scale: 1.34 }) +
    place(-12, 6, sign) +
    place(22, 6, phone);
  return { figure, wall: '#cbd9c0', tab: lady.rose, scene };
}
