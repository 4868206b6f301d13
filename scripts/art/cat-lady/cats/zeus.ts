import { each } from '../../outline';
import { place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';
import { spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.orange;

const laurel = (colour: string): string =>
  raise(
    1,
    [false, true]
      .map((flip) =>
        place(
          0,
          0,
          each('12 -42 -60, 26 -38 -42, 38 -30 -22, 46 -18 -4', (x, y, turn) =>
            place(x, y, shape('0 8, -7 0, 0 -16!, 7 0', colour), { turn: turn + 60 }),
          ),
          { flip },
        ),
      )
      .join(''),
  );

/** On a column, among clouds. */
export function zeus(): Portrait {
  const mane = shape(
    '0 -52, 34 -56, 62 -34, 74 0, 66 34, 42 58, 0 66, -42 58, -66 34, -74 0, -62 -34, -34 -56',
    coat.deep,
  );
  const figure: Figure = {
    coat,
    worn: laurel('#f2c12e'),
    look: { mood: 'calm', skull: 'fluffy', ears: 'small', mouth: 'flat', irises: ['#6fc0e8', '#6fc0e8'] },
    bib: coat.light,
  };
  const puff = (x: number, y: number, scale: number): string =>
    place(x, y, raise(1, shape('-46 16!, -50 0, -30 -16, -4 -30, 26 -16, 50 0, 48 16!', '#ffffff')), { scale });
  const bolt = (x: number, y: number, scale: number, turn: number): string =>
    place(x, y, raise(1, polygon('-6 -44, 18 -44, 6 -12, 22 -12, -14 44, -4 4, -20 4', '#ffcf3c')), { scale, turn });
  const column =
    raise(
      2,
      rectangle(84, 306, 132, 16, '#fffaf0', 3) +
        rectangle(96, 320, 108, 60, '#f0e4d6') +
        each('108, 130, 152, 174', (x) => rectangle(x, 322, 11, 50, '#fffaf0', 4)),
    ) + raise(1, rectangle(76, 298, 148, 12, '#fffaf0', 5));
  const scene =
    wall('#a9c9ee', 'plain') +
    spot(150, 196, 112, '#dcebfb') +
    puff(46, 150, 0.9) +
    puff(262, 128, 0.8) +
    bolt(40, 226, 1.05, 12) +
    bolt(264, 222, 1.05, -10) +
    column +
    place(150, 300, place(0, -130, raise(2, mane), { scale: 0.94 }) + sit(figure), { scale: 1.0 }) +
    puff(44, 346, 1.2) +
    puff(260, 350, 1.2);
  return { figure, wall: '#a9c9ee', tab: lady.apricot, scene };
}
