import { darker } from '../../colour';
import { each } from '../../outline';
import { circle, line, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';
import { floor, picture, spot, wall } from '../room';
import { foodSign } from '../signs/food';

import type { Portrait } from './portrait';

const coat = furs.black;

const beret = (colour: string): string =>
  raise(
    1,
    shape('-52 -28, -46 -56, -4 -70, 42 -62, 58 -40, 34 -30, 0 -36, -30 -26', colour) +
      line('M6 -68Q8 -78 15 -80', darker(colour, 0.3), 5),
  );

/** Paints what he wants to eat. */
export function pablo(): Portrait {
  const figure: Figure = {
    coat,
    worn: beret('#d9485a'),
    bib: coat.light,
    look: { mood: 'calm', irises: ['#a5e06a', '#a5e06a'], look: [0.6, 0] },
  };
  const easel =
    raise(2, line('M214 352L232 120M282 352L264 120M248 150V352', '#b9825a', 9)) +
    picture(
      196,
      150,
      104,
      118,
      place(250, 212, foodSign.tuna(), { scale: 1.25 }) + rectangle(204, 244, 90, 20, '#bfe5cf'),
      '#e3b884',
    ) +
    raise(1, rectangle(192, 266, 112, 11, '#b9825a', 3));
  const palette = raise(
    1,
    shape('-34 0, -20 -24, 16 -24, 34 -4, 22 20, -6 24, -8 10, -24 14', '#e3b884') +
      circle(-12, -12, 6, '#d9485a') +
      circle(6, -14, 6, '#5aa7cf') +
      circle(20, -4, 6, '#f2c463') +
      circle(12, 12, 6, '#6fb98a'),
  );
  const scene =
    wall(lady.lilac, 'stripes') +
    spot(116, 206, 104, '#f2ebfb') +
    each('30 146 8, 62 128 5, 44 250 6', (x, y, r) => circle(x, y, r, '#e98aa2')) +
    each('24 200 6, 196 130 5', (x, y, r) => circle(x, y, r, '#7fb9d9')) +
    floor(326, '#a98ac0') +
    easel +
    place(112, 348, sit(figure, { waves: 'right' }), { scale: 1.14 }) +
    place(196, 186, line('M-12 14L16 -18', '#b9825a', 5) + circle(17, -19, 6, '#5aa7cf')) +
    place(46, 316, palette, { scale: 1.1 });
  return { figure, wall: lady.lilac, tab: lady.peach, scene };
}
