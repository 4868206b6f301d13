import { masked } from '../../markings';
import { curve, each, mirror } from '../../outline';
import { circle, ellipse, line, path, place, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { curledCat } from '../../cat';
import { furs, lady } from '../palette';
import { lounge, peek } from '../poses/front';
import { back, leap } from '../poses/side';
import type { Figure } from '../poses/figure';
import { books, cushion, floor, heart, lamp, pane, picture, plant, rug, spot, wall } from '../room';
import type { Portrait } from './portrait';

const coat = furs.white;

/** Black tie and very good coffee. */
function cooper(): Portrait {
  const figure: Figure = { coat, look: { mood: 'calm', ears: 'up', skull: 'slim', mouth: 'smile', look: [-0.5, 0.4] } };
  const { behind, paws } = peek(figure);
  const tie = raise(
    1,
    shape('-26 -14!, 0 2, 26 -14!, 22 8, 0 4, -22 8', '#e9f1f6') +
      shape('-8 -2, 8 -2, 5 8, 12 52, 0 64!, -12 52, -5 8', '#3b2f45'),
  );
  const steam = line('M-10 -50Q-18 -62 -8 -74M6 -50Q-2 -64 8 -78', '#ffffff', 5, { opacity: 0.9 });
  const cup = raise(
    1,
    line('M24 -34Q46 -30 40 -12Q34 0 20 -6', '#e5667a', 8) +
      path('M-28 -42H28L22 0Q20 6 14 6H-14Q-20 6 -22 0Z', '#e5667a') +
      ellipse(0, -42, 28, 7, '#f8a0ac') +
      ellipse(0, -41, 22, 4.6, '#5a3424'),
  );
  const pie = raise(
    1,
    ellipse(0, 0, 46, 11, '#dfe9ee') +
      path('M-34 -4L30 -12L34 -26L-30 -24Z', '#c2304a') +
      path('M-38 -24Q0 -46 38 -28L34 -22Q0 -36 -34 -18Z', '#e8b574'),
  );
  const scene =
    wall('#e9a7a0', 'diamonds', '#f0b9b0') +
    spot(150, 190, 112, '#fbe0d6') +
    lamp(246, 104, '#8fc7a8') +
    place(150, 262, behind + tie, { scale: 1.24 }) +
    raise(2, rectangle(-10, 296, 320, 16, '#fff4e2') + rectangle(-10, 310, 320, 90, '#c9796a')) +
    place(150, 297, paws, { scale: 1.14 }) +
    place(62, 306, cup + steam, { scale: 1.06 }) +
    place(250, 310, pie);
  return { figure, wall: '#e9a7a0', tab: lady.mint, scene };
}

const glasses = (colour: string, r = 20): string =>
  raise(
    1,
    [-25, 25]
      .map((x) => `<circle cx="${x}" cy="2" r="${r}" fill="none" stroke="${colour}" stroke-width="4.6"/>`)
      .join('') + line('M-6 0Q0 -5 6 0', colour, 4.6),
  );

/** Reads, and does not like to be asked what. */
function gershon(): Portrait {
  const figure: Figure = {
    coat,
    worn: glasses('#5a4a7a'),
    look: { mood: 'wide', ears: 'fold', skull: 'round', look: [0, 0.7], mouth: 'flat', whiskers: true },
  };
  const book = raise(
    2,
    path('M0 -4Q-36 -26 -84 -14V52Q-36 40 0 60Q36 40 84 52V-14Q36 -26 0 -4Z', '#4f7fb4') +
      path('M0 0Q-34 -20 -78 -10V44Q-34 34 0 54Z', '#ffffff') +
      path('M0 0Q34 -20 78 -10V44Q34 34 0 54Z', '#f4ecdf') +
      line(
        'M-64 4Q-36 0 -14 10M-64 16Q-36 12 -14 22M-64 28Q-36 24 -14 34M64 4Q36 0 14 10M64 16Q36 12 14 22M64 28Q36 24 14 34',
        '#cdbfb6',
        3,
      ),
  );
  const stack = (x: number, y: number, colours: readonly string[]): string =>
    raise(
      1,
      colours
        .map(
          (c, i) =>
            rectangle(x - 36 + (i % 2) * 7, y - 17 * (i + 1), 68, 16, c, 3) +
            rectangle(x - 30 + (i % 2) * 7, y - 17 * (i + 1) + 4, 7, 8, '#fff6e4'),
        )
        .join(''),
    );
  const { behind, paws } = peek(figure);
  const scene =
    wall('#c9d6ea', 'plain') +
    each('0 150, 0 222', (_, y) => raise(1, rectangle(-10, y, 320, 9, '#b98a6a'))) +
    each('24 150, 236 150, 40 222, 252 222, 190 150', (x, y) => books(x, y, 1.0)) +
    spot(150, 214, 100, '#eef4fc', 0.85) +
    floor(326, '#b98a6a') +
    stack(44, 352, ['#e58a8a', '#7fb9c9', '#f2c463', '#9a86c8']) +
    stack(262, 352, ['#8fc7a8', '#e8a46a', '#7fa0d0']) +
    place(150, 292, behind, { scale: 1.34 }) +
    place(150, 296, book, { scale: 1.08 }) +
    place(150, 306, place(-44, 0, paws, { scale: 0.86 }) + place(44, 0, paws, { scale: 0 }), { scale: 1 });
  return { figure, wall: '#c9d6ea', tab: lady.butter, scene };
}

const flake = (x: number, y: number, r: number): string =>
  place(
    x,
    y,
    [0, 60, 120]
      .map((turn) =>
        place(
          0,
          0,
          line(
            `M0 ${-r}V${r}M${-r * 0.3} ${-r * 0.8}L0 ${-r * 0.5}L${r * 0.3} ${-r * 0.8}M${-r * 0.3} ${r * 0.8}L0 ${r * 0.5}L${r * 0.3} ${r * 0.8}`,
            '#ffffff',
            r * 0.17,
          ),
          { turn },
        ),
      )
      .join(''),
  );

/** Asleep inside, snow outside. */
function snowflake(): Portrait {
  const figure: Figure = { coat, look: { mood: 'asleep', ears: 'small', skull: 'fluffy' } };
  const snow = each('-30 -50 5, 10 -56 4, -12 -24 4, 30 -12 5, -38 10 4, 6 16 5, 38 36 4', (x, y, r) =>
    circle(x, y, r, '#ffffff'),
  );
  const scene =
    wall('#b8cfe8', 'dots', '#cbdcf0') +
    pane(154, 192, 1.32, { arch: true, sky: '#8fb4dc', sun: '#e8f2fb', hills: ['#dcebf7', '#f4f9fd'], extra: snow }) +
    each('40 148 15, 266 132 13, 30 232 11, 274 220 15', flake) +
    floor(312, '#8fa9cf') +
    cushion(150, 330, 138, '#e58aa4') +
    place(152, 336, curledCat(coat, '', { whiskers: true, skull: 'fluffy', ears: 'small' }), { scale: 1.24 });
  return { figure, wall: '#b8cfe8', tab: lady.rose, scene };
}

/** Almost has it. */
function sparkle(): Portrait {
  const figure: Figure = {
    coat,
    worn: raise(1, star(0, -22, 13, '#ffc83c', 5, 0.5)),
    look: { mood: 'wide', ears: 'big', mouth: 'open', look: [-0.4, -0.6], irises: ['#7fd08a', '#7fd08a'] },
  };
  const lights = each('24 136, 74 152, 128 160, 182 158, 236 146, 284 128', (x, y) =>
    raise(
      1,
      rectangle(x - 4, y - 2, 8, 8, '#8a6a9a', 2) +
        circle(x, y + 13, 10, ['#ffc83c', '#ef8fb0', '#7fc4ea'][Math.round(x / 50) % 3]),
    ),
  );
  const sparks = each('52 246 16, 30 286 9, 266 232 12, 244 296 8, 92 204 8, 216 196 9', (x, y, r) =>
    star(x, y, r, '#fff6d8', 4, 0.3),
  );
  const scene =
    wall('#b79ad6', 'plain') +
    spot(150, 226, 118, '#d3bdea') +
    spot(150, 226, 84, '#e6d8f4') +
    line('M-4 126Q150 186 304 118', '#8a6a9a', 3) +
    lights +
    sparks +
    floor(332, '#8f6fb4') +
    place(162, 326, leap({ ...figure, tilt: -14 }), { scale: 1.06 }) +
    ellipse(150, 346, 84, 7, '#5a3f86', { opacity: 0.35 });
  return { figure, wall: '#c9b2e2', tab: lady.butter, scene };
}

/** Hugs a heart in front of a curve with no end. */
function cuddleface(): Portrait {
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

const sock = (x: number, y: number, turn: number, colours: readonly [string, string]): string => {
  const d = curve(mirror('0 -34, 15 -32, 18 -18, 15 8, 17 34, 0 36'));
  return place(
    x,
    y,
    raise(
      1,
      edged(d, colours[0], 0.3) +
        [-14, 2, 18].map((sy) => rectangle(-17, sy, 34, 7, colours[1])).join('') +
        rectangle(-19, 28, 38, 10, '#ffffff', 5),
    ),
    { turn },
  );
};

/** Four socks, no two alike. */
function sox(): Portrait {
  const figure: Figure = { coat, look: { mood: 'happy', ears: 'up', mouth: 'tongue' } };
  const scene =
    wall(lady.sky, 'stripes') +
    spot(160, 216, 112, '#eefaff') +
    picture(36, 122, 62, 56, heart(67, 150, 14, '#ef8fb0')) +
    plant(262, 318, 0.9) +
    floor(314, '#9fc4d6') +
    rug(154, 346, 138, 22, '#e58aa4', '#f9c3c8') +
    place(
      160,
      344,
      back(figure, -34) +
        sock(-56, -104, -28, ['#e5667a', '#ffd86b']) +
        sock(-18, -110, -4, ['#5aa7cf', '#ffffff']) +
        sock(46, -118, 14, ['#6fb98a', '#ffe9a6']) +
        sock(86, -100, 34, ['#9a7cc8', '#f9c3c8']),
      { scale: 1.2 },
    );
  return { figure, wall: lady.sky, tab: lady.lilac, scene };
}

export const whiteCats = { cooper, gershon, snowflake, sparkle, cuddleface, sox } as const;
