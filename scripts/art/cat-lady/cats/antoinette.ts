import { circle, line, path, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { box, heart } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';

import { ground, kraft, puddle, rain, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.white;

/** A lady, even in a box. */
export function antoinette(): Portrait {
  const bow = raise(
    1,
    shape('0 0, -28 -16, -30 14', '#ef6f98') + shape('0 0, 28 -16, 30 14', '#ef6f98') + circle(0, 0, 7.5, '#c94a78'),
  );
  const figure: Figure = {
    coat,
    worn: place(34, -46, bow, { scale: 0.9, turn: 18 }),
    look: { mood: 'sad', ears: 'up', skull: 'fluffy', look: [0, -0.4], eye: 17, irises: ['#6fb4e8', '#6fb4e8'] },
  };
  const { behind, paws } = peek(figure);
  const crate = box(150, 368, 196, 104, '#d9a26c');
  const umbrella = raise(
    2,
    line('M206 300V130', '#8a5a6a', 5) +
      path(
        'M96 172Q106 96 196 94Q286 100 296 176Q276 160 262 178Q244 160 228 176Q212 158 194 174Q176 158 160 174Q144 158 128 172Q112 158 96 172Z',
        '#ef8fb0',
      ) +
      path('M160 174Q164 112 196 94Q230 112 228 176Q212 158 194 174Q176 158 160 174Z', '#f9b8cc'),
  );
  const scene =
    sky('#8fa9c9', '#d3dfe8') +
    rain('34 130, 74 160, 50 206, 30 262, 88 232, 262 220, 282 262, 246 256, 62 292, 276 190') +
    ground(330, '#8f98a8') +
    puddle(52, 346, 44) +
    crate.inside +
    place(10, 0, umbrella) +
    place(146, 278, behind, { scale: 1.3 }) +
    crate.front +
    heart(150, 320, 15, '#e5667a') +
    place(146, 274, paws, { scale: 1.16 });
  return { figure, wall: '#b4c6d8', tab: lady.rose, scene, paper: kraft };
}
