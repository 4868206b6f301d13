import { calico, halved, tuxedo } from '../../markings';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { glow } from '../../light';
import { furs, lady } from '../palette';
import { peek, sit, stand } from '../poses/front';
import { sprawl } from '../poses/side';
import type { Figure } from '../poses/figure';
import { bunting, cushion, floor, heart, plant, spot, wall } from '../room';
import type { Portrait } from './portrait';

const { black, orange, white } = furs;

/** Two halves, and both of them sing. */
function alvin(): Portrait {
  const figure: Figure = {
    coat: { ...black, light: '#857aa6' },
    marks: halved(orange.fur),
    bib: 'none',
    tail: orange.shade,
    look: { mood: 'happy', mouth: 'open', ears: 'up', earFurs: [black.fur, orange.fur], muzzle: '#f7dcc0' },
  };
  const microphone = raise(
    1,
    line('M0 60V26', '#3b2f45', 9) +
      circle(0, 12, 16, '#5a5068') +
      circle(0, 12, 13, '#b7aed2') +
      line('M-11 6L11 18M-12 14L4 23M-4 1L12 10', '#6d638a', 2.4),
  );
  const rays = each('-64, -38, -12, 14, 40, 66', (turn) =>
    place(150, 372, polygon('-18 0, 18 0, 46 -420, -46 -420', '#ffe3b0', { opacity: 0.5 }), { turn }),
  );
  const scene =
    wall('#e8a0a8', 'plain') +
    rays +
    each('46 140 12, 250 128 14, 270 214 9, 30 226 9', (x, y, r) => star(x, y, r, '#fff6e4', 5, 0.48)) +
    raise(2, edged(curve('-20 330, 60 318, 150 314, 240 318, 320 330, 320 400, -20 400'), '#a8506a', 0.3)) +
    each('24 346, 66 338, 110 334, 190 334, 234 338, 276 346', (x, y) => circle(x, y, 6, '#ffe08a')) +
    place(150, 332, stand({ ...figure, bib: '#c98a6a' }), { scale: 1.1 }) +
    line('M150 352V250', '#3b2f45', 6) +
    place(150, 222, microphone);
  return { figure, wall: '#f0b8b8', tab: lady.butter, scene };
}

/** In a teacup, as if she had been poured. */
function dinah(): Portrait {
  const figure: Figure = {
    coat: { ...orange, iris: '#7fb8e8' },
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

/** Waits for the moon at an evening window. */
function luna(): Portrait {
  const figure: Figure = {
    coat: black,
    marks: tuxedo('#fffaf2'),
    socks: '#fffaf2',
    bib: '#fffaf2',
    collar: '#9a7cd8',
    look: { mood: 'wide', ears: 'up', skull: 'tufted', muzzle: '#ffffff', look: [0.3, -0.5] },
  };
  const curtain = (flip: boolean): string =>
    place(
      flip ? 300 : 0,
      0,
      raise(
        2,
        shape('-20 -20!, 66 -20!, 70 90, 52 190, 40 240, 62 360!, -20 360!', '#e58aa4') +
          line('M22 0Q30 120 18 220M44 0Q50 110 34 230', '#c96a8c', 4) +
          rectangle(-20, 232, 66, 12, '#ffd86b', 5),
      ),
      { flip },
    );
  const scene =
    rectangle(0, 0, 300, 420, '#5a5aa8') +
    glow(150, 190, 150, '#fff1d6', 0.5) +
    raise(
      2,
      circle(150, 188, 98, '#fff1c8') +
        circle(112, 160, 14, '#f2deae') +
        circle(196, 214, 18, '#f2deae') +
        circle(180, 140, 9, '#f2deae'),
    ) +
    each('54 124 9, 236 120 8, 96 100 5, 250 200 6, 64 210 6, 210 96 5', (x, y, r) =>
      star(x, y, r, '#fff6d8', 4, 0.3),
    ) +
    shape('-20 320, 40 292, 110 312, 180 290, 250 308, 330 286, 330 400, -20 400', '#3f3f86') +
    curtain(false) +
    curtain(true) +
    raise(2, rectangle(-10, 316, 320, 14, '#fff4e2') + rectangle(-10, 329, 320, 60, '#d9c8ee')) +
    place(150, 322, sit(figure), { scale: 1.16 });
  return { figure, wall: '#8f8fcf', tab: lady.lilac, scene };
}

/** A quilt of all her colours, and she on top of it. */
function luska(): Portrait {
  const figure: Figure = {
    coat: { ...white, iris: '#7fc4ea' },
    marks: calico(black.fur, orange.fur),
    tail: orange.fur,
    look: {
      mood: 'sly',
      ears: 'up',
      earFurs: [black.fur, orange.fur],
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

export const mixedCats = { alvin, dinah, luna, luska } as const;
