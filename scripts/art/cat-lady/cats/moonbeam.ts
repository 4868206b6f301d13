import { glow } from '../../light';
import { each } from '../../outline';
import { circle, line, path, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { lounge } from '../poses/front';
import { treatSign } from '../signs/food';

import { ground, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.white;

/** More bear than cat. */
export function moonbeam(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'happy', ears: 'round', skull: 'round', mouth: 'smile' },
    bib: '#f3e6d4',
  };
  const jar = raise(
    1,
    shape('-30 -48!, 30 -48!, 36 -24, 32 0, 26 4, -26 4, -32 0, -36 -24', '#f2b63c') +
      rectangle(-34, -60, 68, 15, '#fff1d6', 6) +
      place(0, -22, treatSign(), { scale: 0.8 }),
  );
  const trunk = (x: number, width: number, colour: string): string =>
    raise(
      1,
      rectangle(x, -20, width, 400, colour) +
        line(`M${x + width * 0.4} 120v60M${x + width * 0.7} 210v70`, '#6f8f9a', 3),
    );
  const scene =
    sky('#7f9fc9', '#dbe8e0') +
    glow(200, 150, 120, '#fffbe8', 0.7) +
    raise(1, circle(206, 150, 48, '#fff8dc')) +
    place(0, 0, path('M170 190L60 380H250L240 190Z', '#fff8dc', { opacity: 0.4 })) +
    trunk(26, 34, '#8fabb4') +
    trunk(262, 44, '#8fabb4') +
    trunk(78, 20, '#a9c3c9') +
    ground(322, '#7fa88f') +
    place(150, 352, lounge(figure), { scale: 1.24 }) +
    place(226, 352, jar, { scale: 0.98 }) +
    raise(
      1,
      each('54 344, 80 352', (x, y) => place(x, y, treatSign(), { scale: 0.72 })),
    );
  return { figure, wall: '#b4cbd8', tab: lady.butter, scene, paper: kraft };
}
