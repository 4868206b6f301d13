import { circle, line, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { loaf } from '../poses/front';
import { floor, spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.black;

const lilyFlower = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    raise(
      1,
      [0, 72, 144, 216, 288]
        .map((turn) =>
          place(0, 0, shape('0 2, -10 -12, 0 -30!, 10 -12', '#f7a8c0') + line('M0 -4V-20', '#d96a94', 2), { turn }),
        )
        .join('') + circle(0, 0, 6, '#ffd86b'),
    ),
    { scale },
  );

/** A kitten among lilies. */
export function lily(): Portrait {
  const figure: Figure = {
    coat,
    worn: lilyFlower(46, -30, 0.8),
    look: { mood: 'happy', ears: 'small', skull: 'fluffy', mouth: 'smile' },
  };
  const stem = (x: number, y: number, lean: number): string =>
    line(`M${x} 360Q${x + lean} ${y + 70} ${x + lean} ${y}`, '#5f9f74', 6) + lilyFlower(x + lean, y, 1.25);
  const scene =
    wall(lady.mint, 'dots') +
    spot(156, 210, 110, '#eefaf0') +
    stem(44, 176, -4) +
    stem(78, 232, -8) +
    stem(258, 150, 4) +
    stem(236, 214, 10) +
    stem(276, 240, 0) +
    floor(326, '#8fbf9f') +
    place(152, 350, loaf(figure), { scale: 1.28 });
  return { figure, wall: lady.mint, tab: lady.rose, scene };
}
