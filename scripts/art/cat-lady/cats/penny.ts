import { circle, line, place, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { box, yarn } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { spot } from '../room';

import { bricks, ground, kraft } from './outside';
import type { Portrait } from './portrait';

const coat = furs.orange;

/** A coin on the collar, toys to the brim. */
export function penny(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'wide', ears: 'big', mouth: 'smile', look: [0, 0.5], eye: 17, irises: ['#6fc4d8', '#6fc4d8'] },
  };
  const { behind, paws } = peek(figure);
  const coin = raise(
    1,
    circle(0, 0, 15, '#9a5a2c') +
      circle(-0.5, -1.4, 14, '#d98a4e') +
      circle(0, 0, 9, '#c9743a') +
      star(0, 0, 7, '#f0b888', 5, 0.5),
  );
  const crate = box(150, 372, 216, 106, '#c98f62');
  const mouse = raise(
    1,
    shape('-30 10, -26 -10, -4 -20, 22 -10, 30 10', '#9a93b8') +
      circle(-12, -18, 10, '#7f77a0') +
      circle(-12, -17, 5.6, '#f5b3c0') +
      circle(-22, -2, 3, '#2a2440'),
  );
  const feather =
    line('M0 40L18 -34', '#8a5a44', 4) +
    place(20, -42, shape('0 20, -14 0, 0 -34!, 14 0', '#6fb98a') + shape('6 18, 22 4, 26 -24!, 8 -6', '#ef8fb0'));
  const scene =
    bricks('#d99a86', '#e8bfae') +
    spot(150, 190, 112, '#f7ddd0') +
    ground(330, '#a8909a') +
    crate.inside +
    place(54, 268, feather, { turn: -14 }) +
    place(150, 246, behind + place(0, 6, coin), { scale: 1.22 }) +
    yarn(238, 254, 30, '#e5667a') +
    place(62, 264, mouse, { scale: 1.2 }) +
    crate.front +
    place(150, 272, paws, { scale: 1.1 });
  return { figure, wall: '#eebfae', tab: lady.mint, scene, paper: kraft };
}
