import { calico } from '../../markings';
import { each } from '../../outline';
import { circle, ellipse, line, place, rectangle } from '../../paper';
import { raise } from '../../shadow';
import { cushion, plant } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sprawl } from '../poses/side';
import { bunting, spot, wall } from '../room';

import type { Portrait } from './portrait';

/** A quilt of all her colours, and she on top of it. */
export function luska(): Portrait {
  const figure: Figure = {
    coat: { ...furs.white, iris: '#7fc4ea' },
    marks: calico(furs.black.fur, furs.orange.fur),
    tail: furs.orange.fur,
    look: {
      mood: 'sly',
      ears: 'up',
      earFurs: [furs.black.fur, furs.orange.fur],
      irises: ['#ffd04e', '#7fc4ea'],
      look: [0.2, 0.1],
    },
    worn: raise(
      1,
      circle(44, -34, 5, '#ffd86b') +
        each('0, 60, 120, 180, 240, 300', (t) => place(44, -34, ellipse(0, -10, 5, 7.5, '#ffffff'), { turn: t })) +
        circle(44, -34, 5, '#ffc83c'),
    ),
  };
  const patches = ['#4f4668', '#f5a04e', '#fffaf2', '#ef8fb0', '#7fc4ea', '#6fb98a'];
  const quilt = raise(
    2,
    each(
      '0, 1, 2, 3, 4, 5, 6',
      (i) =>
        rectangle(-6 + i * 45, 300, 46, 34, patches[i % 6] ?? '#fff') +
        rectangle(-6 + i * 45, 332, 46, 40, patches[(i + 2) % 6] ?? '#fff'),
    ) +
      line(
        'M-6 302H310M-6 333H310' + [0, 1, 2, 3, 4, 5, 6].map((i) => `M${39 + i * 45} 302V360`).join(''),
        '#fff6e4',
        2.4,
        { 'stroke-dasharray': '6 6' },
      ),
  );
  const scene =
    wall(lady.lilac, 'dots') +
    spot(150, 206, 116, '#f5effc') +
    bunting(114, 10, ['#4f4668', '#f5a04e', '#fffaf2']) +
    plant(262, 300, 0.85, '#e58a6a') +
    quilt +
    cushion(126, 294, 108, '#f2b63c') +
    place(154, 300, sprawl(figure), { scale: 1.16 });
  return { figure, wall: lady.lilac, tab: lady.mint, scene };
}
