import { tabby } from '../../markings';
import { curve, each } from '../../outline';
import { line, place, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { furs, lady } from '../palette';
import { foot, type Figure } from '../poses/figure';
import { sprawl } from '../poses/side';
import { spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.orange;

const stripes = { marks: tabby(coat.deep), rings: coat.deep } as const;

/** Lies on a bough and grins. */
export function chester(): Portrait {
  const figure: Figure = {
    coat,
    ...stripes,
    look: { mood: 'wide', ears: 'wide', mouth: 'smile', irises: ['#b8d94e', '#b8d94e'] },
  };
  const leaf = (x: number, y: number, turn: number, colour: string): string =>
    place(x, y, shape('0 4, -14 -14, -8 -40, 0 -52!, 8 -40, 14 -14', colour), { turn, scale: 0.9 });
  const scene =
    wall('#d6ecc9', 'plain') +
    spot(150, 190, 112, '#f3f9e6') +
    raise(
      1,
      each('14 170 40, 40 128 80, 280 168 -50, 262 122 -90, 290 120 -20, 12 110 110', (x, y, t) =>
        leaf(x, y, t, '#8cc48a'),
      ),
    ) +
    raise(2, edged(curve('-30 268, 70 276, 170 266, 330 254, 330 298, 200 300, 60 312, -30 306'), '#a8735a', 0.35)) +
    line('M20 286Q90 294 150 284M190 284Q240 276 290 278', '#8a5a48', 3) +
    place(160, 280, sprawl(figure), { scale: 1.14 }) +
    raise(
      1,
      edged(curve('196 276, 226 276, 232 318, 222 332, 206 330, 198 306'), coat.fur, 0.3) +
        foot({ coat }, 215, 326, 16, 11),
    ) +
    raise(
      1,
      each('30 330 20, 64 340 -30, 250 336 10, 284 322 50', (x, y, t) => leaf(x, y, t, '#6fb07a')),
    );
  return { figure, wall: '#d6ecc9', tab: lady.butter, scene };
}
