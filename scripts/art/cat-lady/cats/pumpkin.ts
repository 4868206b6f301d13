import { tabby } from '../../markings';
import { ellipse, path, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { loaf } from '../poses/front';
import { bunting, floor, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.orange;

const stripes = { marks: tabby(coat.deep), rings: coat.deep } as const;

const pumpkinShape = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    raise(
      1,
      ellipse(-22, -26, 22, 27, '#dd7326') +
        ellipse(22, -26, 22, 27, '#dd7326') +
        ellipse(0, -26, 21, 29, '#ef8a36') +
        path('M-4 -52Q-6 -66 6 -70L11 -64Q4 -62 5 -52Z', '#5f8f54'),
    ),
    { scale },
  );

/** A loaf that took the shape of what it lies among. */
export function pumpkin(): Portrait {
  const stalk = raise(
    1,
    path('M-7 -32Q-10 -58 8 -68L18 -58Q8 -54 9 -32Z', '#5f9f5a') +
      shape('8 -40, 24 -58, 44 -52!, 34 -36, 18 -32', '#7fbf74'),
  );
  const figure: Figure = { coat, ...stripes, worn: stalk, look: { mood: 'happy', ears: 'small', skull: 'round' } };
  const scene =
    wall(lady.mint, 'checks') +
    bunting(108, 8, [lady.butter, '#f0a070', lady.cream]) +
    floor(316, '#d9a57c') +
    pumpkinShape(40, 300, 1.15) +
    pumpkinShape(262, 298, 1.3) +
    pumpkinShape(218, 304, 0.8) +
    place(146, 352, loaf(figure), { scale: 1.28 }) +
    pumpkinShape(32, 356, 0.8) +
    pumpkinShape(270, 358, 0.9);
  return { figure, wall: lady.mint, tab: lady.apricot, scene };
}
