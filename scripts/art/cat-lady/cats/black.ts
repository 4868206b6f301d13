import { darker } from '../../colour';
import { curve, each, mirror } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { furs, lady } from '../palette';
import { dangle, loaf, peek, sit } from '../poses/front';
import { walk } from '../poses/side';
import type { Figure } from '../poses/figure';
import { floor, picture, spot, wall } from '../room';
import { foodSign } from '../signs';
import type { Portrait } from './portrait';

const coat = furs.black;

/** Small, and the shadow behind him is large. */
function shadow(): Portrait {
  const figure: Figure = { coat, look: { mood: 'sly', skull: 'slim', ears: 'big', look: [0.5, 0] } };
  const cast = place(
    112,
    322,
    shape(
      mirror('0 -176, 14 -178, 44 -232!, 60 -170, 62 -148, 50 -120, 34 -106, 46 -80, 62 -30, 62 10, 0 10'),
      '#c98f6a',
    ),
    { scale: 0.98 },
  );
  const scene =
    wall('#f6c79a', 'plain') +
    polygon('60 -10, 290 -10, 240 330, 10 330', '#ffe3b0') +
    cast +
    floor(318, '#b9785a') +
    place(202, 344, sit(figure), { scale: 0.92 });
  return { figure, wall: '#f0ae72', tab: lady.butter, scene };
}

/** Walks over the keys. */
function jazz(): Portrait {
  const figure: Figure = { coat, collar: '#e5667a', look: { ears: 'big', mood: 'wide', look: [-0.2, 0.3] } };
  const note = (x: number, y: number, scale: number, turn: number, colour: string): string =>
    place(
      x,
      y,
      raise(
        1,
        ellipse(-8, 10, 11, 8.5, colour, { transform: 'rotate(-18 -8 10)' }) +
          line('M1 7V-30', colour, 5) +
          shape('0 -32, 14 -22, 20 -8!, 10 -14, 0 -18', colour),
      ),
      { scale, turn },
    );
  const keys =
    raise(2, rectangle(-10, 296, 320, 80, '#fffaf0')) +
    Array.from({ length: 8 }, (_, i) => rectangle(i * 40 + 3, 296, 2.4, 70, '#cdbfb6')).join('') +
    each('32, 72, 152, 192, 232', (x) => raise(1, rectangle(x, 292, 24, 36, lady.ink, 3)));
  const scene =
    wall(lady.peach, 'stripes') +
    spot(160, 196, 108, '#fff0d6') +
    note(58, 160, 1.15, -8, '#a35a7a') +
    note(254, 214, 1, 10, '#5f8fb0') +
    note(236, 120, 0.8, -6, '#d8743c') +
    raise(2, rectangle(-10, 268, 320, 30, '#8a4f4a') + rectangle(-10, 268, 320, 5, '#b9736a')) +
    keys +
    place(164, 318, walk(figure), { scale: 1.08 });
  return { figure, wall: '#ffd9b8', tab: lady.rose, scene };
}

const lilyFlower = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    raise(
      1,
      [0, 72, 144, 216, 288]
        .map((turn) =>
          place(0, 0, shape('0 2, -10 -12, 0 -30!, 10 -12', '#f7a8c0') + line('M0 -4V-20', '#d96a94', 2), { turn }),
        )
        .join('') + circle(0, 0, 6, '#ffd86b'),
    ),
    { scale },
  );

/** A kitten among lilies. */
function lily(): Portrait {
  const figure: Figure = {
    coat,
    worn: lilyFlower(46, -30, 0.8),
    look: { mood: 'happy', ears: 'small', skull: 'fluffy', mouth: 'smile' },
  };
  const stem = (x: number, y: number, lean: number): string =>
    line(`M${x} 360Q${x + lean} ${y + 70} ${x + lean} ${y}`, '#5f9f74', 6) + lilyFlower(x + lean, y, 1.25);
  const scene =
    wall(lady.mint, 'dots') +
    spot(156, 210, 110, '#eefaf0') +
    stem(44, 176, -4) +
    stem(78, 232, -8) +
    stem(258, 150, 4) +
    stem(236, 214, 10) +
    stem(276, 240, 0) +
    floor(326, '#8fbf9f') +
    place(152, 350, loaf(figure), { scale: 1.28 });
  return { figure, wall: lady.mint, tab: lady.rose, scene };
}

/** As round as what she sits in. */
function blackberry(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'sleepy', ears: 'fold', skull: 'round', irises: ['#f0a04e', '#f0a04e'] },
  };
  const berry = (x: number, y: number, scale = 1): string =>
    place(
      x,
      y,
      raise(
        1,
        each(
          '-8 -4, 0 -8, 8 -4, -10 5, 0 2, 10 5, -6 13, 6 13, 0 19',
          (bx, by) => circle(bx, by, 6.6, '#6a3f86') + circle(bx - 1.8, by - 2, 2, '#a47cc0'),
        ) + each('-50, 0, 50', (turn) => place(0, -10, shape('0 2, -5 -4, 0 -13!, 5 -4', '#5f9f74'), { turn })),
      ),
      { scale },
    );
  const { behind, paws } = peek(figure);
  const rim = curve('38 244!, 262 244!, 240 340, 216 366, 84 366, 60 340');
  const basket = raise(
    2,
    edged(rim, '#d49a5e', 0.35) +
      clipped(
        rim,
        [262, 284, 306, 328]
          .map((y, row) =>
            Array.from({ length: 8 }, (_, i) => rectangle(40 + i * 28 + (row % 2) * 14, y, 17, 9, '#b9783f', 4)).join(
              '',
            ),
          )
          .join(''),
      ) +
      rectangle(30, 234, 240, 18, '#e3b074', 9),
  );
  const scene =
    wall(lady.sky, 'checks') +
    spot(150, 190, 112, '#f2fbff') +
    line('M62 244C56 96 244 96 238 244', '#c58a4e', 13) +
    place(150, 238, behind, { scale: 1.38 }) +
    each('62 232 0.9, 240 232 0.9', (x, y, s) => berry(x, y, s)) +
    basket +
    place(150, 240, paws, { scale: 1.2 }) +
    each('40 328 1.1, 268 322 1.15, 246 340 0.9', (x, y, s) => berry(x, y, s));
  return { figure, wall: lady.sky, tab: lady.lilac, scene };
}

const porkpie = raise(
  1,
  ellipse(0, -34, 54, 11, '#2a2230') +
    path('M-32 -36L-29 -66Q0 -76 29 -66L32 -36Q0 -26 -32 -36Z', '#2a2230') +
    path('M-32.5 -40L-31 -52Q0 -44 31 -52L32.5 -40Q0 -30 -32.5 -40Z', '#e5667a'),
);

/** Hangs there and keeps a straight face. */
function keaton(): Portrait {
  const figure: Figure = {
    coat,
    worn: porkpie,
    look: { mood: 'sleepy', mouth: 'flat', ears: 'wide', look: [0, 0.2] },
    bib: '#6d638a',
  };
  const shirt = (x: number, colour: string): string =>
    place(
      x,
      112,
      raise(
        1,
        shape('-16 0!, -44 14, -36 40!, -24 34, -24 78, 24 78, 24 34, 36 40!, 44 14, 16 0!, 0 10', colour) +
          rectangle(-22, -8, 5, 16, '#c98f62', 2) +
          rectangle(17, -8, 5, 16, '#c98f62', 2),
      ),
    );
  const scene =
    wall('#cfe6f3', 'plain') +
    each('60 190 1, 250 250 1.2', (x, y, s) =>
      place(x, y, shape('-40 14!, -46 2, -26 -12, -6 -22, 22 -12, 44 0, 42 14!', '#ffffff', { opacity: 0.85 }), {
        scale: s,
      }),
    ) +
    raise(2, rectangle(-10, 322, 96, 80, '#d98f78') + rectangle(214, 300, 100, 90, '#e3a68a')) +
    each('14 336, 48 336, 232 318, 266 318', (x, y) => rectangle(x, y, 20, 24, '#fff1c0', 2)) +
    line('M-6 96Q150 128 306 96', '#8a6a6a', 3.4) +
    shirt(46, lady.rose) +
    shirt(256, lady.butter) +
    place(150, 114, dangle(figure), { scale: 0.9 });
  return { figure, wall: '#cfe6f3', tab: lady.sky, scene };
}

const beret = (colour: string): string =>
  raise(
    1,
    shape('-52 -28, -46 -56, -4 -70, 42 -62, 58 -40, 34 -30, 0 -36, -30 -26', colour) +
      line('M6 -68Q8 -78 15 -80', darker(colour, 0.3), 5),
  );

/** Paints what he wants to eat. */
function pablo(): Portrait {
  const figure: Figure = {
    coat,
    worn: beret('#d9485a'),
    bib: coat.light,
    look: { mood: 'calm', irises: ['#a5e06a', '#a5e06a'], look: [0.6, 0] },
  };
  const easel =
    raise(2, line('M214 352L232 120M282 352L264 120M248 150V352', '#b9825a', 9)) +
    picture(
      196,
      150,
      104,
      118,
      place(250, 212, foodSign.tuna(), { scale: 1.25 }) + rectangle(204, 244, 90, 20, '#bfe5cf'),
      '#e3b884',
    ) +
    raise(1, rectangle(192, 266, 112, 11, '#b9825a', 3));
  const palette = raise(
    1,
    shape('-34 0, -20 -24, 16 -24, 34 -4, 22 20, -6 24, -8 10, -24 14', '#e3b884') +
      circle(-12, -12, 6, '#d9485a') +
      circle(6, -14, 6, '#5aa7cf') +
      circle(20, -4, 6, '#f2c463') +
      circle(12, 12, 6, '#6fb98a'),
  );
  const scene =
    wall(lady.lilac, 'stripes') +
    spot(116, 206, 104, '#f2ebfb') +
    each('30 146 8, 62 128 5, 44 250 6', (x, y, r) => circle(x, y, r, '#e98aa2')) +
    each('24 200 6, 196 130 5', (x, y, r) => circle(x, y, r, '#7fb9d9')) +
    floor(326, '#a98ac0') +
    easel +
    place(112, 348, sit(figure, { waves: 'right' }), { scale: 1.14 }) +
    place(196, 186, line('M-12 14L16 -18', '#b9825a', 5) + circle(17, -19, 6, '#5aa7cf')) +
    place(46, 316, palette, { scale: 1.1 });
  return { figure, wall: lady.lilac, tab: lady.peach, scene };
}

export const blackCats = { shadow, jazz, lily, blackberry, keaton, pablo } as const;
