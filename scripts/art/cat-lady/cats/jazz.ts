import { each } from '../../outline';
import { ellipse, line, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { walk } from '../poses/side';
import { spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.black;

/** Walks over the keys. */
export function jazz(): Portrait {
  const figure: Figure = { coat, collar: '#e5667a', look: { ears: 'big', mood: 'wide', look: [-0.2, 0.3] } };
  const note = (x: number, y: number, scale: number, turn: number, colour: string): string =>
    place(
      x,
      y,
      raise(
        1,
        ellipse(-8, 10, 11, 8.5, colour, { transform: 'rotate(-18 -8 10)' }) +
          line('M1 7V-30', colour, 5) +
          shape('0 -32, 14 -22, 20 -8!, 10 -14, 0 -18', colour),
      ),
      { scale, turn },
    );
  const keys =
    raise(2, rectangle(-10, 296, 320, 80, '#fffaf0')) +
    Array.from({ length: 8 }, (_, i) => rectangle(i * 40 + 3, 296, 2.4, 70, '#cdbfb6')).join('') +
    each('32, 72, 152, 192, 232', (x) => raise(1, rectangle(x, 292, 24, 36, lady.ink, 3)));
  const scene =
    wall(lady.peach, 'stripes') +
    spot(160, 196, 108, '#fff0d6') +
    note(58, 160, 1.15, -8, '#a35a7a') +
    note(254, 214, 1, 10, '#5f8fb0') +
    note(236, 120, 0.8, -6, '#d8743c') +
    raise(2, rectangle(-10, 268, 320, 30, '#8a4f4a') + rectangle(-10, 268, 320, 5, '#b9736a')) +
    keys +
    place(164, 318, walk(figure), { scale: 1.08 });
  return { figure, wall: '#ffd9b8', tab: lady.rose, scene };
}
