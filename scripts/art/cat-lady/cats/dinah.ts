import { tuxedo } from '../../markings';
import { each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { heart } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { floor, spot, wall } from '../room';

import type { Portrait } from './portrait';

/** In a teacup, as if she had been poured. */
export function dinah(): Portrait {
  const figure: Figure = {
    coat: { ...furs.orange, iris: '#7fb8e8' },
    marks: tuxedo('#fffaf2'),
    socks: '#fffaf2',
    bib: '#fffaf2',
    look: { mood: 'sleepy', ears: 'up', muzzle: '#ffffff', skull: 'tufted' },
  };
  const { behind, paws } = peek(figure);
  const cup =
    raise(2, ellipse(150, 348, 128, 16, '#f0e0ea') + line('M238 262Q296 262 286 300Q272 336 222 322', '#f7c6d4', 15)) +
    raise(
      2,
      edged('M44 250H256L244 304Q232 350 190 352H110Q68 350 56 304Z', '#fff4f6', 0.4) +
        path('M46 262H254L252 274H48Z', '#ef8fb0') +
        each('84 310, 150 318, 216 310', (x, y) => heart(x, y, 12, '#ef8fb0')),
    );
  const bow = raise(
    1,
    shape('0 0, -30 -16, -32 16', '#5aa7cf') + shape('0 0, 30 -16, 32 16', '#5aa7cf') + circle(0, 0, 8, '#3f86b4'),
  );
  const card = (x: number, y: number, turn: number, sign: string): string =>
    place(x, y, raise(1, rectangle(-19, -26, 38, 52, '#fffdf6', 5) + sign), { turn });
  const scene =
    wall(lady.mint, 'checks') +
    spot(150, 196, 112, '#eefaf0') +
    card(42, 176, -16, heart(0, 0, 13, '#e5667a')) +
    card(262, 160, 14, shape('0 -14!, 12 2, 8 12, 2 8, 4 16!, -4 16!, -2 8, -8 12, -12 2', '#3b2f45')) +
    card(30, 246, 10, polygon('0 -15, 11 0, 0 15, -11 0', '#e5667a')) +
    floor(332, '#c9a0b8') +
    place(150, 256, behind + place(0, -8, bow), { scale: 1.34 }) +
    cup +
    place(150, 254, paws, { scale: 1.2 });
  return { figure, wall: lady.mint, tab: lady.rose, scene };
}
