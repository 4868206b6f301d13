import { each } from '../../outline';
import { ellipse, line, path, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { dangle } from '../poses/front';
import { wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.black;

const porkpie = raise(
  1,
  ellipse(0, -34, 54, 11, '#2a2230') +
    path('M-32 -36L-29 -66Q0 -76 29 -66L32 -36Q0 -26 -32 -36Z', '#2a2230') +
    path('M-32.5 -40L-31 -52Q0 -44 31 -52L32.5 -40Q0 -30 -32.5 -40Z', '#e5667a'),
);

/** Hangs there and keeps a straight face. */
export function keaton(): Portrait {
  const figure: Figure = {
    coat,
    worn: porkpie,
    look: { mood: 'sleepy', mouth: 'flat', ears: 'wide', look: [0, 0.2] },
    bib: '#6d638a',
  };
  const shirt = (x: number, colour: string): string =>
    place(
      x,
      112,
      raise(
        1,
        shape('-16 0!, -44 14, -36 40!, -24 34, -24 78, 24 78, 24 34, 36 40!, 44 14, 16 0!, 0 10', colour) +
          rectangle(-22, -8, 5, 16, '#c98f62', 2) +
          rectangle(17, -8, 5, 16, '#c98f62', 2),
      ),
    );
  const scene =
    wall('#cfe6f3', 'plain') +
    each('60 190 1, 250 250 1.2', (x, y, s) =>
      place(x, y, shape('-40 14!, -46 2, -26 -12, -6 -22, 22 -12, 44 0, 42 14!', '#ffffff', { opacity: 0.85 }), {
        scale: s,
      }),
    ) +
    raise(2, rectangle(-10, 322, 96, 80, '#d98f78') + rectangle(214, 300, 100, 90, '#e3a68a')) +
    each('14 336, 48 336, 232 318, 266 318', (x, y) => rectangle(x, y, 20, 24, '#fff1c0', 2)) +
    line('M-6 96Q150 128 306 96', '#8a6a6a', 3.4) +
    shirt(46, lady.rose) +
    shirt(256, lady.butter) +
    place(150, 114, dangle(figure), { scale: 0.9 });
  return { figure, wall: '#cfe6f3', tab: lady.sky, scene };
}
