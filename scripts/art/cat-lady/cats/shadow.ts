import { mirror } from '../../outline';
import { place, polygon, shape } from '../../paper';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';
import { floor, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.black;

/** Small, and the shadow behind him is large. */
export function shadow(): Portrait {
  const figure: Figure = { coat, look: { mood: 'sly', skull: 'slim', ears: 'big', look: [0.5, 0] } };
  const cast = place(
    112,
    322,
    shape(
      mirror('0 -176, 14 -178, 44 -232!, 60 -170, 62 -148, 50 -120, 34 -106, 46 -80, 62 -30, 62 10, 0 10'),
      '#c98f6a',
    ),
    { scale: 0.98 },
  );
  const scene =
    wall('#f6c79a', 'plain') +
    polygon('60 -10, 290 -10, 240 330, 10 330', '#ffe3b0') +
    cast +
    floor(318, '#b9785a') +
    place(202, 344, sit(figure), { scale: 0.92 });
  return { figure, wall: '#f0ae72', tab: lady.butter, scene };
}
