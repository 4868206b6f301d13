import { circle, line, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { plank } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { stretch } from '../poses/side';
import { pane, spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.orange;

const tuft = (colour: string): string =>
  raise(1, shape('-18 -30, -26 -58!, -12 -48, -8 -70!, 2 -52, 12 -66!, 14 -46, 28 -54!, 20 -28, 0 -24', colour));

/** Down at the front, up behind: something will break soon. */
export function bronte(): Portrait {
  const figure: Figure = {
    coat,
    worn: tuft(coat.shade),
    tail: coat.shade,
    look: { mood: 'sly', ears: 'big', mouth: 'fangs', look: [-0.4, 0.2], irises: ['#ffe14e', '#ffe14e'] },
  };
  const vase = raise(
    2,
    shape('-14 -62, 14 -62, 10 -44, 28 -22, 22 0, -22 0, -28 -22, -10 -44', '#7fb9d9') +
      shape('-26 -24, 0 -30, 26 -24, 24 -14, 0 -20, -24 -14', '#dcf0f8') +
      line('M-2 -60Q-6 -90 -18 -104M2 -60Q6 -84 14 -98', '#5f9f74', 4) +
      circle(-20, -108, 12, '#ef8fb0') +
      circle(16, -102, 11, '#f2c463') +
      circle(-20, -108, 4.5, '#fff1c0') +
      circle(16, -102, 4, '#fff1c0'),
  );
  const scene =
    wall(lady.butter, 'stripes') +
    spot(176, 208, 106, '#fff8df') +
    pane(226, 176, 0.62) +
    plank(-10, 320, 320, '#c98f62', 60) +
    place(58, 322, vase, { turn: -17, scale: 0.98 }) +
    place(182, 332, stretch(figure), { scale: 1.1 });
  return { figure, wall: lady.butter, tab: lady.mint, scene };
}
