import { tabby } from '../../markings';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { furs, lady } from '../palette';
import { loaf, peek, sit } from '../poses/front';
import { sprawl, stretch } from '../poses/side';
import { foot, type Figure } from '../poses/figure';
import { books, bunting, floor, pane, picture, plank, plant, spot, wall } from '../room';
import type { Portrait } from './portrait';

const coat = furs.orange;
const stripes = { marks: tabby(coat.deep), rings: coat.deep } as const;

/** Lies on a bough and grins. */
function chester(): Portrait {
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

/** Lifts a paw for luck; the bell is larger than he. */
function bell(): Portrait {
  const great = (y: number): string =>
    raise(
      1,
      line(`M-34 ${y - 20}Q0 ${y + 4} 34 ${y - 20}`, '#4f93c4', 12) +
        circle(0, y + 8, 20, '#d99a2c') +
        circle(-0.6, y + 6.6, 19, '#ffd45e') +
        rectangle(-19, y + 5, 38, 5, '#d99a2c') +
        circle(0, y + 16, 4.5, '#7a4a14') +
        circle(-7, y, 4, '#fff3c4'),
    );
  const figure: Figure = {
    coat,
    bib: coat.light,
    look: { mood: 'wide', ears: 'small', skull: 'round', mouth: 'open', eye: 17, irises: ['#5fc0a0', '#5fc0a0'] },
  };
  const coin = (x: number, y: number): string =>
    raise(
      1,
      ellipse(x, y, 19, 8, '#d99a2c') + ellipse(x, y - 3.4, 19, 8, '#ffd45e') + ellipse(x, y - 3.4, 11, 4.4, '#eab63c'),
    );
  const scene =
    wall('#f7b9b0', 'diamonds', '#fad0c6') +
    spot(150, 200, 114, '#ffeede') +
    floor(322, '#c9736a') +
    raise(2, rectangle(56, 320, 188, 60, '#e5667a', 12) + rectangle(56, 320, 188, 9, '#f59aa6', 5)) +
    place(150, 326, sit(figure, { waves: 'left' }), { scale: 1.12 }) +
    place(150, 244, great(6), { scale: 0.98 }) +
    each('34 346, 62 350, 44 334, 262 348, 240 352', coin);
  return { figure, wall: '#f7b9b0', tab: lady.sky, scene };
}

const tuft = (colour: string): string =>
  raise(1, shape('-18 -30, -26 -58!, -12 -48, -8 -70!, 2 -52, 12 -66!, 14 -46, 28 -54!, 20 -28, 0 -24', colour));

/** Down at the front, up behind: something will break soon. */
function bronte(): Portrait {
  const figure: Figure = {
    coat,
    worn: tuft(coat.shade),
    tail: coat.shade,
    look: { mood: 'sly', ears: 'big', mouth: 'fangs', look: [-0.4, 0.2], irises: ['#ffe14e', '#ffe14e'] },
  };
  const vase = raise(
    2,
    shape('-14 -62, 14 -62, 10 -44, 28 -22, 22 0, -22 0, -28 -22, -10 -44', '#7fb9d9') +
      shape('-26 -24, 0 -30, 26 -24, 24 -14, 0 -20, -24 -14', '#dcf0f8') +
      line('M-2 -60Q-6 -90 -18 -104M2 -60Q6 -84 14 -98', '#5f9f74', 4) +
      circle(-20, -108, 12, '#ef8fb0') +
      circle(16, -102, 11, '#f2c463') +
      circle(-20, -108, 4.5, '#fff1c0') +
      circle(16, -102, 4, '#fff1c0'),
  );
  const scene =
    wall(lady.butter, 'stripes') +
    spot(176, 208, 106, '#fff8df') +
    pane(226, 176, 0.62) +
    plank(-10, 320, 320, '#c98f62', 60) +
    place(58, 322, vase, { turn: -17, scale: 0.98 }) +
    place(182, 332, stretch(figure), { scale: 1.1 });
  return { figure, wall: lady.butter, tab: lady.mint, scene };
}

const laurel = (colour: string): string =>
  raise(
    1,
    [false, true]
      .map((flip) =>
        place(
          0,
          0,
          each('12 -42 -60, 26 -38 -42, 38 -30 -22, 46 -18 -4', (x, y, turn) =>
            place(x, y, shape('0 8, -7 0, 0 -16!, 7 0', colour), { turn: turn + 60 }),
          ),
          { flip },
        ),
      )
      .join(''),
  );

/** On a column, among clouds. */
function zeus(): Portrait {
  const mane = shape(
    '0 -52, 34 -56, 62 -34, 74 0, 66 34, 42 58, 0 66, -42 58, -66 34, -74 0, -62 -34, -34 -56',
    coat.deep,
  );
  const figure: Figure = {
    coat,
    worn: laurel('#f2c12e'),
    look: { mood: 'calm', skull: 'fluffy', ears: 'small', mouth: 'flat', irises: ['#6fc0e8', '#6fc0e8'] },
    bib: coat.light,
  };
  const puff = (x: number, y: number, scale: number): string =>
    place(x, y, raise(1, shape('-46 16!, -50 0, -30 -16, -4 -30, 26 -16, 50 0, 48 16!', '#ffffff')), { scale });
  const bolt = (x: number, y: number, scale: number, turn: number): string =>
    place(x, y, raise(1, polygon('-6 -44, 18 -44, 6 -12, 22 -12, -14 44, -4 4, -20 4', '#ffcf3c')), { scale, turn });
  const column =
    raise(
      2,
      rectangle(84, 306, 132, 16, '#fffaf0', 3) +
        rectangle(96, 320, 108, 60, '#f0e4d6') +
        each('108, 130, 152, 174', (x) => rectangle(x, 322, 11, 50, '#fffaf0', 4)),
    ) + raise(1, rectangle(76, 298, 148, 12, '#fffaf0', 5));
  const scene =
    wall('#a9c9ee', 'plain') +
    spot(150, 196, 112, '#dcebfb') +
    puff(46, 150, 0.9) +
    puff(262, 128, 0.8) +
    bolt(40, 226, 1.05, 12) +
    bolt(264, 222, 1.05, -10) +
    column +
    place(150, 300, place(0, -130, raise(2, mane), { scale: 0.94 }) + sit(figure), { scale: 1.0 }) +
    puff(44, 346, 1.2) +
    puff(260, 350, 1.2);
  return { figure, wall: '#a9c9ee', tab: lady.apricot, scene };
}

const pumpkinShape = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    raise(
      1,
      ellipse(-22, -26, 22, 27, '#dd7326') +
        ellipse(22, -26, 22, 27, '#dd7326') +
        ellipse(0, -26, 21, 29, '#ef8a36') +
        path('M-4 -52Q-6 -66 6 -70L11 -64Q4 -62 5 -52Z', '#5f8f54'),
    ),
    { scale },
  );

/** A loaf that took the shape of what it lies among. */
function pumpkin(): Portrait {
  const stalk = raise(
    1,
    path('M-7 -32Q-10 -58 8 -68L18 -58Q8 -54 9 -32Z', '#5f9f5a') +
      shape('8 -40, 24 -58, 44 -52!, 34 -36, 18 -32', '#7fbf74'),
  );
  const figure: Figure = { coat, ...stripes, worn: stalk, look: { mood: 'happy', ears: 'small', skull: 'round' } };
  const scene =
    wall(lady.mint, 'checks') +
    bunting(108, 8, [lady.butter, '#f0a070', lady.cream]) +
    floor(316, '#d9a57c') +
    pumpkinShape(40, 300, 1.15) +
    pumpkinShape(262, 298, 1.3) +
    pumpkinShape(218, 304, 0.8) +
    place(146, 352, loaf(figure), { scale: 1.28 }) +
    pumpkinShape(32, 356, 0.8) +
    pumpkinShape(270, 358, 0.9);
  return { figure, wall: lady.mint, tab: lady.apricot, scene };
}

/** Behind his desk. */
function chairman(): Portrait {
  const figure: Figure = {
    coat,
    marks: { ...tabby(coat.deep), front: '' },
    bib: coat.light,
    look: { mood: 'sleepy', ears: 'fold', skull: 'round', mouth: 'flat' },
  };
  const { behind, paws } = peek(figure);
  const chair = raise(
    2,
    edged(curve('64 340, 66 160, 96 112, 150 100, 204 112, 234 160, 236 340'), '#8a4a5a', 0.3) +
      each('100 150, 150 134, 200 150, 84 206, 216 206', (x, y) => circle(x, y, 5, '#5f2f40')),
  );
  const desk = raise(
    2,
    rectangle(-10, 280, 320, 20, '#d08a58') +
      rectangle(-10, 298, 320, 90, '#a8643c') +
      rectangle(30, 312, 240, 60, '#b9744a', 6),
  );
  const tie = raise(
    1,
    shape('-30 -16!, 0 2, 30 -16!, 26 8, 0 4, -26 8', '#ffffff') +
      polygon('-10 -4, 10 -4, 7 8, -7 8', '#c2405a') +
      polygon('-7 7, 7 7, 14 60, -14 60', '#d9485a'),
  );
  const sign = raise(
    1,
    polygon('30 276, 40 248, 106 248, 114 276', '#5a3a44') +
      rectangle(52, 258, 40, 4, '#f2c463', 2) +
      rectangle(52, 265, 26, 4, '#f2c463', 2),
  );
  const phone = raise(
    1,
    shape('206 276, 212 252, 262 252, 268 276', '#3f3756') +
      circle(237, 262, 10, '#fff1d6') +
      circle(237, 262, 4, '#3f3756') +
      line('M210 242Q237 226 264 242', '#3f3756', 11),
  );
  const chart = picture(214, 116, 78, 66, line('M226 164L240 148L252 156L276 132', '#d9485a', 5));
  const scene =
    wall('#cbd9c0', 'stripes', '#dbe6d2') +
    chart +
    chair +
    place(150, 288, behind + place(0, 0, tie, { scale: 1 }), { scale: 1.38 }) +
    desk +
    place(150, 282, paws, { scale: 1.34 }) +
    place(-12, 6, sign) +
    place(22, 6, phone);
  return { figure, wall: '#cbd9c0', tab: lady.rose, scene };
}

export const orangeCats = { chester, bell, bronte, zeus, pumpkin, chairman } as const;
