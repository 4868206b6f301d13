import { curve, each } from '../../outline';
import { circle, clipped, line, place, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.black;

/** As round as what she sits in. */
export function blackberry(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'sleepy', ears: 'fold', skull: 'round', irises: ['#f0a04e', '#f0a04e'] },
  };
  const berry = (x: number, y: number, scale = 1): string =>
    place(
      x,
      y,
      raise(
        1,
        each(
          '-8 -4, 0 -8, 8 -4, -10 5, 0 2, 10 5, -6 13, 6 13, 0 19',
          (bx, by) => circle(bx, by, 6.6, '#6a3f86') + circle(bx - 1.8, by - 2, 2, '#a47cc0'),
        ) + each('-50, 0, 50', (turn) => place(0, -10, shape('0 2, -5 -4, 0 -13!, 5 -4', '#5f9f74'), { turn })),
      ),
      { scale },
    );
  const { behind, paws } = peek(figure);
  const rim = curve('38 244!, 262 244!, 240 340, 216 366, 84 366, 60 340');
  const basket = raise(
    2,
    edged(rim, '#d49a5e', 0.35) +
      clipped(
        rim,
        [262, 284, 306, 328]
          .map((y, row) =>
            Array.from({ length: 8 }, (_, i) => rectangle(40 + i * 28 + (row % 2) * 14, y, 17, 9, '#b9783f', 4)).join(
              '',
            ),
          )
          .join(''),
      ) +
      rectangle(30, 234, 240, 18, '#e3b074', 9),
  );
  const scene =
    wall(lady.sky, 'checks') +
    spot(150, 190, 112, '#f2fbff') +
    line('M62 244C56 96 244 96 238 244', '#c58a4e', 13) +
    place(150, 238, behind, { scale: 1.38 }) +
    each('62 232 0.9, 240 232 0.9', (x, y, s) => berry(x, y, s)) +
    basket +
    place(150, 240, paws, { scale: 1.2 }) +
    each('40 328 1.1, 268 322 1.15, 246 340 0.9', (x, y, s) => berry(x, y, s));
  return { figure, wall: lady.sky, tab: lady.lilac, scene };
}
