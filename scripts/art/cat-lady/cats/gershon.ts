import { each } from '../../outline';
import { line, path, place, rectangle } from '../../paper';
import { raise } from '../../shadow';
import { books } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { floor, spot, wall } from '../room';

import { glasses } from './glasses';
import type { Portrait } from './portrait';

const coat = furs.white;

/** Reads, and does not like to be asked what. */
export function gershon(): Portrait {
  const figure: Figure = {
    coat,
    worn: glasses('#5a4a7a'),
    look: { mood: 'wide', ears: 'fold', skull: 'round', look: [0, 0.7], mouth: 'flat', whiskers: true },
  };
  const book = raise(
    2,
    path('M0 -4Q-36 -26 -84 -14V52Q-36 40 0 60Q36 40 84 52V-14Q36 -26 0 -4Z', '#4f7fb4') +
      path('M0 0Q-34 -20 -78 -10V44Q-34 34 0 54Z', '#ffffff') +
      path('M0 0Q34 -20 78 -10V44Q34 34 0 54Z', '#f4ecdf') +
      line(
        'M-64 4Q-36 0 -14 10M-64 16Q-36 12 -14 22M-64 28Q-36 24 -14 34M64 4Q36 0 14 10M64 16Q36 12 14 22M64 28Q36 24 14 34',
        '#cdbfb6',
        3,
      ),
  );
  const stack = (x: number, y: number, colours: readonly string[]): string =>
    raise(
      1,
      colours
        .map(
          (c, i) =>
            rectangle(x - 36 + (i % 2) * 7, y - 17 * (i + 1), 68, 16, c, 3) +
            rectangle(x - 30 + (i % 2) * 7, y - 17 * (i + 1) + 4, 7, 8, '#fff6e4'),
        )
        .join(''),
    );
  const { behind, paws } = peek(figure);
  const scene =
    wall('#c9d6ea', 'plain') +
    each('0 150, 0 222', (_, y) => raise(1, rectangle(-10, y, 320, 9, '#b98a6a'))) +
    each('24 150, 236 150, 40 222, 252 222, 190 150', (x, y) => books(x, y, 1.0)) +
    spot(150, 214, 100, '#eef4fc', 0.85) +
    floor(326, '#b98a6a') +
    stack(44, 352, ['#e58a8a', '#7fb9c9', '#f2c463', '#9a86c8']) +
    stack(262, 352, ['#8fc7a8', '#e8a46a', '#7fa0d0']) +
    place(150, 292, behind, { scale: 1.34 }) +
    place(150, 296, book, { scale: 1.08 }) +
    place(150, 306, place(-44, 0, paws, { scale: 0.86 }) + place(44, 0, paws, { scale: 0 }), { scale: 1 });
  return { figure, wall: '#c9d6ea', tab: lady.butter, scene };
}
