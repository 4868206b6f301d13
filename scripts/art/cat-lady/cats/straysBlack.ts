import { each, mirror } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { glow } from '../../light';
import { furs, lady } from '../palette';
import { peek, sit } from '../poses/front';
import { walk } from '../poses/side';
import type { Figure } from '../poses/figure';
import { spot } from '../room';
import { bricks, cloudlet, fence, ground, kraft, puddle, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.black;

const helmet = raise(
  1,
  path('M-48 -30Q-50 -82 0 -84Q50 -82 48 -30Q0 -44 -48 -30Z', '#ffc83c') +
    path('M-8 -84H8V-38Q0 -40 -8 -38Z', '#ffdf7c') +
    path('M-58 -24Q-54 -38 0 -42Q54 -38 58 -24Q0 -40 -58 -24Z', '#e8a52c') +
    circle(0, -52, 11, '#fff6d8') +
    circle(0, -52, 7, '#8fd6ee'),
);

/** Mends what drips. */
function eliot(): Portrait {
  const figure: Figure = {
    coat,
    worn: helmet,
    bib: coat.light,
    look: { mood: 'calm', ears: 'small', mouth: 'smile', irises: ['#ffb84e', '#ffb84e'] },
  };
  const spanner = raise(
    1,
    line('M0 42V-10', '#b8c4ce', 11) + path('M-20 -44Q-22 -14 0 -8Q22 -14 20 -44L8 -30H-8Z', '#cfd8e0'),
  );
  const pipe = '#7fa0b4';
  const pipes = raise(
    2,
    line('M-10 136H44Q62 136 62 154V330', pipe, 22) +
      line('M310 240H262Q246 240 246 256V390', pipe, 22) +
      rectangle(44, 216, 36, 15, '#a9c3d2', 4) +
      rectangle(228, 290, 36, 15, '#a9c3d2', 4),
  );
  const drops = each('268 196 1, 280 216 0.7', (x, y, s) =>
    place(x, y, shape('0 -14!, 8 2, 0 10, -8 2', '#7fc4ea'), { scale: s }),
  );
  const scene =
    bricks('#c9a48a', '#dcc0a8') +
    spot(152, 196, 108, '#f2e2cf') +
    pipes +
    drops +
    ground(326, '#8f8478') +
    puddle(244, 344, 46) +
    place(152, 348, sit(figure, { waves: 'left' }), { scale: 1.14 }) +
    place(72, 184, spanner, { turn: -14 });
  return { figure, wall: '#e3c8ae', tab: lady.butter, scene, paper: kraft };
}

/** Has dressed for tonight: all of it. */
function zoroaster(): Portrait {
  const crown = raise(
    1,
    path('M-26 -30L-30 -66L-12 -50L0 -74L12 -50L30 -66L26 -30Q0 -40 -26 -30Z', '#ef6f98') +
      circle(0, -46, 5, '#ffe9a6') +
      circle(-29, -66, 4.4, '#ffe9a6') +
      circle(29, -66, 4.4, '#ffe9a6') +
      circle(0, -74, 4.4, '#ffe9a6'),
  );
  const figure: Figure = { coat, worn: crown, look: { mood: 'asleep', ears: 'up', mouth: 'cat' }, tilt: -6 };
  const tutu = raise(
    1,
    shape('-52 4, -44 -20, 0 -26, 44 -20, 52 4, 40 14!, 28 6, 14 16!, 0 8, -14 16!, -28 6, -40 14!', '#f9a8c4') +
      shape('-44 -8, -36 -22, 0 -26, 36 -22, 44 -8, 22 2, 0 -4, -22 2', '#ffc8da'),
  );
  const boots = (x: number): string =>
    raise(
      1,
      shape(
        [
          [x - 14, 332],
          [x + 12, 332],
          [x + 13, 350],
          [x - 26, 351],
          [x - 28, 342],
          [x - 14, 338],
        ],
        '#e5667a',
      ) + rectangle(x - 16, 326, 30, 10, '#ffe9a6', 4),
    );
  const boa = raise(
    1,
    each(
      '-36 6, -24 14, -11 19, 3 20, 17 16, 29 9',
      (x, y) => circle(x, y, 10.5, '#7fd0b8') + circle(x - 3, y - 3, 4, '#b0e8d6'),
    ),
  );
  const spotlight = polygon('20 -20, 110 -20, 290 360, 30 360', '#fff3c8', { opacity: 0.6 });
  const scene =
    sky('#c08ab8', '#f7c6b0') +
    spotlight +
    each('40 150 8, 252 140 10, 274 220 7, 34 244 7, 230 190 5', (x, y, r) => star(x, y, r, '#fff6e4', 4, 0.3)) +
    fence(420, 124, '#9a6a7a') +
    place(160, 310, walk({ ...figure, dress: '' }), { scale: 1.02 }) +
    place(184, 248, tutu, { scale: 1.0, turn: 4 }) +
    place(94, 224, boa, { scale: 1.1 }) +
    place(0, -36, each('80, 126, 198, 236', boots));
  return { figure, wall: '#e0a8c0', tab: lady.rose, scene, paper: kraft };
}

/** Walks with the pack. */
function hemingway(): Portrait {
  const ruff = raise(
    1,
    shape(
      mirror('0 -128, 30 -122, 50 -98, 62 -78!, 52 -74, 56 -54!, 40 -56, 36 -34!, 20 -44, 10 -24!, 0 -34'),
      coat.light,
    ),
  );
  const figure: Figure = {
    coat,
    ruff,
    tail: coat.deep,
    look: { mood: 'cross', ears: 'tufted', skull: 'fluffy', irises: ['#ffd75e', '#ffd75e'], mouth: 'fangs' },
  };
  const eyes = (x: number, y: number, scale: number): string =>
    place(
      x,
      y,
      shape('-30 44, -28 0, -26 -22!, -12 -10, 12 -10, 26 -22!, 28 0, 30 44', '#3a3a72') +
        ellipse(-10, 4, 5, 6, '#ffe08a') +
        ellipse(10, 4, 5, 6, '#ffe08a') +
        ellipse(-10, 4, 1.8, 5, '#1b1030') +
        ellipse(10, 4, 1.8, 5, '#1b1030'),
      { scale },
    );
  const scene =
    sky('#4f5aa0', '#c99ac0') +
    glow(164, 190, 150, '#fff1d6', 0.5) +
    raise(2, circle(164, 190, 96, '#fff1c8') + circle(128, 160, 13, '#f2deae') + circle(206, 226, 17, '#f2deae')) +
    each('40 300 1, 262 296 1.1, 84 326 0.8, 222 330 0.8', eyes) +
    raise(2, shape('-20 362, 50 336, 100 318, 200 316, 250 334, 320 360, 320 440, -20 440', '#5a4a78')) +
    place(150, 326, sit(figure), { scale: 1.08 });
  return { figure, wall: '#8f86b8', tab: lady.lilac, scene, paper: kraft };
}

/** Captain of a barrel. */
function truffle(): Portrait {
  const patch = circle(-25, 2, 18, '#17121f') + line('M-58 -22L-36 -8M-12 -8L50 -34', '#17121f', 5);
  const ship = raise(
    1,
    polygon('-54 -30, -30 -66, 0 -36', '#fff8e8') +
      polygon('54 -30, 30 -66, 0 -36', '#ece0cc') +
      polygon('0 -88, -30 -44, 0 -34', '#fffdf6') +
      polygon('0 -88, 30 -44, 0 -34', '#e6d8c2') +
      polygon('-58 -30, 58 -30, 40 -20, -40 -20', '#fff8e8'),
  );
  const figure: Figure = {
    coat,
    worn: patch + ship,
    look: { mood: 'calm', ears: 'round', skull: 'round', mouth: 'fangs', irises: ['#ffd75e', '#ffd75e'] },
  };
  const { behind, paws } = peek(figure);
  const barrel = raise(
    2,
    shape('66 252!, 234 252!, 246 300, 238 380!, 62 380!, 54 300', '#b9784a') +
      line(
        'M96 256Q88 310 94 370M134 256Q130 310 132 370M172 256Q174 310 172 370M208 256Q214 310 210 370',
        '#9a5f38',
        3,
      ) +
      rectangle(56, 276, 188, 13, '#6f6a80', 3) +
      rectangle(54, 324, 192, 13, '#6f6a80', 3) +
      ellipse(150, 252, 84, 12, '#d9a06a'),
  );
  const scene =
    sky('#9ad0e6', '#e6f3ea') +
    cloudlet(58, 148, 0.8) +
    cloudlet(250, 170, 0.9) +
    spot(150, 190, 106, '#fdf6dc') +
    raise(
      1,
      shape(
        '-20 300, 20 290, 60 300, 100 290, 140 300, 180 290, 220 300, 260 290, 320 300, 320 420, -20 420',
        '#5aa7c9',
      ),
    ) +
    place(150, 262, behind, { scale: 1.16 }) +
    barrel +
    place(150, 254, paws, { scale: 1.2 }) +
    raise(
      1,
      shape('-20 336, 20 326, 60 338, 100 328, 150 340, 200 328, 250 338, 320 328, 320 420, -20 420', '#7fc4dc'),
    );
  return { figure, wall: '#a9d8e8', tab: lady.sky, scene, paper: kraft };
}

export const blackStrays = { eliot, zoroaster, hemingway, truffle } as const;
