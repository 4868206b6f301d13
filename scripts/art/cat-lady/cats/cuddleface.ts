import { masked } from '../../markings';
import { curve } from '../../outline';
import { line, place } from '../../paper';
import { edged, raise } from '../../shadow';
import { heart } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { lounge } from '../poses/front';
import { floor, picture, wall } from '../room';

import { glasses } from './glasses';
import type { Portrait } from './portrait';

const coat = furs.white;

/** Hugs a heart in front of a curve with no end. */
export function cuddleface(): Portrait {
  const figure: Figure = {
    coat,
    marks: masked('#ecdfd6'),
    worn: glasses('#e5667a', 21),
    look: { mood: 'wide', ears: 'small', skull: 'fluffy', eye: 14.5, irises: ['#c9a4e8', '#c9a4e8'] },
  };
  const board = picture(
    30,
    112,
    240,
    180,
    line('M40 202H262M150 122V284', '#8fb8a0', 3) +
      line(
        'M56 124C60 190 92 196 104 202C118 208 134 222 140 284M158 124C164 190 196 196 208 202C222 208 238 222 246 284',
        '#ffe9a6',
        5,
      ),
    '#c98f62',
    '#3f6b5a',
  );
  const scene =
    wall(lady.peach, 'plain') +
    board +
    floor(320, '#d99a74') +
    place(150, 346, lounge(figure), { scale: 1.16 }) +
    raise(2, heart(150, 288, 40, '#e5667a') + heart(149, 286, 36, '#ef8090')) +
    raise(
      1,
      edged(curve('96 264, 116 262, 138 284, 136 300, 118 300, 98 286'), coat.fur, 0.3) +
        edged(curve('204 264, 184 262, 162 284, 164 300, 182 300, 202 286'), coat.fur, 0.3),
    );
  return { figure, wall: lady.peach, tab: lady.rose, scene };
}
