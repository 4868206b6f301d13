import { glow } from '../../light';
import { tuxedo } from '../../markings';
import { each } from '../../outline';
import { circle, line, place, rectangle, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';

import type { Portrait } from './portrait';

/** Waits for the moon at an evening window. */
export function luna(): Portrait {
  const figure: Figure = {
    coat: furs.black,
    marks: tuxedo('#fffaf2'),
    socks: '#fffaf2',
    bib: '#fffaf2',
    collar: '#9a7cd8',
    look: { mood: 'wide', ears: 'up', skull: 'tufted', muzzle: '#ffffff', look: [0.3, -0.5] },
  };
  const curtain = (flip: boolean): string =>
    place(
      flip ? 300 : 0,
      0,
      raise(
        2,
        shape('-20 -20!, 66 -20!, 70 90, 52 190, 40 240, 62 360!, -20 360!', '#e58aa4') +
          line('M22 0Q30 120 18 220M44 0Q50 110 34 230', '#c96a8c', 4) +
          rectangle(-20, 232, 66, 12, '#ffd86b', 5),
      ),
      { flip },
    );
  const scene =
    rectangle(0, 0, 300, 420, '#5a5aa8') +
    glow(150, 190, 150, '#fff1d6', 0.5) +
    raise(
      2,
      circle(150, 188, 98, '#fff1c8') +
        circle(112, 160, 14, '#f2deae') +
        circle(196, 214, 18, '#f2deae') +
        circle(180, 140, 9, '#f2deae'),
    ) +
    each('54 124 9, 236 120 8, 96 100 5, 250 200 6, 64 210 6, 210 96 5', (x, y, r) =>
      star(x, y, r, '#fff6d8', 4, 0.3),
    ) +
    shape('-20 320, 40 292, 110 312, 180 290, 250 308, 330 286, 330 400, -20 400', '#3f3f86') +
    curtain(false) +
    curtain(true) +
    raise(2, rectangle(-10, 316, 320, 14, '#fff4e2') + rectangle(-10, 329, 320, 60, '#d9c8ee')) +
    place(150, 322, sit(figure), { scale: 1.16 });
  return { figure, wall: '#8f8fcf', tab: lady.lilac, scene };
}
