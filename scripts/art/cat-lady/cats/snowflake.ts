import { curledCat } from '../../cat';
import { each } from '../../outline';
import { circle, line, place } from '../../paper';
import { cushion } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { floor, pane, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.white;

const flake = (x: number, y: number, r: number): string =>
  place(
    x,
    y,
    [0, 60, 120]
      .map((turn) =>
        place(
          0,
          0,
          line(
            `M0 ${-r}V${r}M${-r * 0.3} ${-r * 0.8}L0 ${-r * 0.5}L${r * 0.3} ${-r * 0.8}M${-r * 0.3} ${r * 0.8}L0 ${r * 0.5}L${r * 0.3} ${r * 0.8}`,
            '#ffffff',
            r * 0.17,
          ),
          { turn },
        ),
      )
      .join(''),
  );

/** Asleep inside, snow outside. */
export function snowflake(): Portrait {
  const figure: Figure = { coat, look: { mood: 'asleep', ears: 'small', skull: 'fluffy' } };
  const snow = each('-30 -50 5, 10 -56 4, -12 -24 4, 30 -12 5, -38 10 4, 6 16 5, 38 36 4', (x, y, r) =>
    circle(x, y, r, '#ffffff'),
  );
  const scene =
    wall('#b8cfe8', 'dots', '#cbdcf0') +
    pane(154, 192, 1.32, { arch: true, sky: '#8fb4dc', sun: '#e8f2fb', hills: ['#dcebf7', '#f4f9fd'], extra: snow }) +
    each('40 148 15, 266 132 13, 30 232 11, 274 220 15', flake) +
    floor(312, '#8fa9cf') +
    cushion(150, 330, 138, '#e58aa4') +
    place(152, 336, curledCat(coat, '', { whiskers: true, skull: 'fluffy', ears: 'small' }), { scale: 1.24 });
  return { figure, wall: '#b8cfe8', tab: lady.rose, scene };
}
