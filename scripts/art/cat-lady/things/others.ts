/** Catnip, the poster of a lost cat, the spray bottle. */
import { masked } from '../../markings';
import { curve, each } from '../../outline';
import { circle, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { bricks } from '../cats/outside';
import { card, smallCard } from '../frame';
import { furs } from '../palette';
import { head } from '../poses/figure';
import { floor, spot, wall } from '../room';
import { catnipSign, pawPrint } from '../signs';
import { number } from '../../type';
import type { Drawing } from '../../render';

/** Stands on y = 0, 230 high. */
function herb(): string {
  const leaf = curve('0 4, -30 -10, -34 -40, -18 -62, 0 -78!, 18 -62, 34 -40, 30 -10');
  const leafAt = (x: number, y: number, turn: number, scale: number, colour: string): string =>
    place(
      x,
      y,
      raise(1, path(leaf, colour) + line('M0 0V-58M0 -20L-16 -34M0 -20L16 -34', '#3f8a5c', 2.6, { opacity: 0.6 })),
      { turn, scale },
    );
  const blossom = each(
    '0 -204 13, -13 -190 10, 13 -190 10, 0 -182 10, -10 -172 8, 10 -172 8',
    (x, y, r) => circle(x, y, r, '#a97cd8') + circle(x - 2, y - 3, r * 0.4, '#cfb0ee'),
  );
  const side = each(
    '-72 -150 8, -82 -142 7, -64 -140 7, 72 -150 8, 82 -142 7, 64 -140 7',
    (x, y, r) => circle(x, y, r, '#a97cd8') + circle(x - 1.6, y - 2, r * 0.4, '#cfb0ee'),
  );
  return (
    line('M0 -50V-176M0 -60Q-50 -84 -72 -134M0 -60Q50 -84 72 -134', '#3f8a5c', 8) +
    leafAt(-10, -62, -78, 0.98, '#4f9f70') +
    leafAt(10, -62, 78, 0.98, '#4f9f70') +
    leafAt(-6, -92, -44, 1.0, '#5fb080') +
    leafAt(6, -92, 44, 1.0, '#5fb080') +
    leafAt(0, -122, -16, 0.8, '#72c494') +
    leafAt(0, -122, 20, 0.8, '#72c494') +
    raise(1, blossom + side) +
    raise(
      2,
      polygon('-52 -66, 52 -66, 40 0, -40 0', '#e0805f') +
        rectangle(-58, -74, 116, 20, '#ee9a78', 6) +
        pawPrint(0, -28, 0.56, '#fff1d6'),
    )
  );
}

function catnip(): readonly [Drawing, Drawing] {
  const swirl = each('46 176 1, 252 190 -1', (x, y, side) =>
    place(x, y, line('M0 0C16 -6 18 -26 2 -28C-14 -28 -16 -8 -2 -8C6 -8 8 -16 2 -19', '#6fb98a', 4.4), {
      flip: side < 0,
      scale: 1.1,
    }),
  );
  const sparks = each('40 250 10, 262 258 9, 64 128 7, 240 136 10', (x, y, r) => star(x, y, r, '#fff6d8', 4, 0.3));
  const scene =
    wall('#cfe9b8', 'stripes') +
    spot(150, 206, 114, '#f3fbe6') +
    swirl +
    sparks +
    floor(316, '#9fc47f') +
    place(150, 342, herb(), { scale: 1.06 });
  return [
    card(scene, { sort: catnipSign(), tab: '#a9dcb4' }),
    smallCard(spot(150, 226, 132, '#f3fbe6') + place(150, 392, herb(), { scale: 1.36 }), {
      wall: '#cfe9b8',
      sort: catnipSign(),
      tab: '#a9dcb4',
    }),
  ];
}

const sepia = {
  ...furs.grey,
  fur: '#d9b68a',
  shade: '#c79f70',
  deep: '#8a6440',
  light: '#f2dcb8',
  inner: '#e8b090',
  iris: '#fff6e4',
  ink: '#6a4628',
  whisker: '#8a6440',
};

/** 160 wide, 230 high, from its upper left corner. */
function poster(): string {
  const strips = Array.from({ length: 6 }, (_, i) =>
    i === 3
      ? ''
      : place(
          14 + i * 26.6,
          196,
          rectangle(-12.4, 0, 24.6, i === 1 ? 30 : 36, '#fffaf0') +
            pawPrint(0, 17, 0.3, '#d9485a') +
            line('M-12.6 2V30', '#e0d2bc', 1.6, { 'stroke-dasharray': '3 4' }),
          { turn: i === 5 ? -9 : 0 },
        ),
  ).join('');
  const face = head(
    {
      coat: sepia,
      marks: masked('#c79f70'),
      look: { mood: 'sad', mouth: 'sad', ears: 'up', eye: 17, look: [0, -0.3] },
    },
    80,
    128,
    { scale: 0.96 },
  );
  return (
    raise(
      3,
      strips +
        rectangle(0, 0, 160, 200, '#fffaf0', 3) +
        rectangle(12, 56, 136, 118, '#f3dcb4', 4) +
        face +
        line('M30 186H92M104 186H130', '#d9485a', 6) +
        number(80, 48, 52, '?', '#d9485a') +
        line('M22 30H52M108 30H138', '#3b2f45', 7),
    ) +
    raise(
      1,
      each('10 10, 150 10', (x, y) => circle(x, y, 7, '#d9485a') + circle(x - 2, y - 2, 2.4, '#ffc0c4')),
    )
  );
}

function lostCat(): readonly [Drawing, Drawing] {
  const torn = raise(
    1,
    place(36, 304, shape('-24 -22!, 26 -16!, 20 20!, 4 10!, -10 22!, -26 12!', '#efe4d2'), { turn: 8 }),
  );
  const scene =
    bricks('#a98aa4', '#c4aabc') +
    spot(150, 204, 116, '#e8d6e4', 0.55) +
    torn +
    place(68, 106, poster(), { turn: -3, scale: 1.06 });
  return [
    card(scene, {}),
    smallCard(bricks('#a98aa4', '#c4aabc') + place(26, 44, poster(), { turn: -3, scale: 1.58 }), { wall: '#c4aabc' }),
  ];
}

/** Stands on y = 0, 200 high, sprays to the right. */
function bottle(): string {
  const drops = each('96 -196 1, 124 -214 0.8, 120 -180 1.1, 146 -196 0.9, 98 -168 0.7, 146 -164 0.7', (x, y, scale) =>
    place(x, y, shape('9 0!, 0 -7, -9 0, 0 7', '#5aa7cf'), { scale }),
  );
  const body = curve('-20 -128, 20 -128, 30 -96, 52 -58, 52 -10, 44 2, -44 2, -52 -10, -52 -58, -30 -96');
  return (
    drops +
    raise(
      2,
      edged(body, '#7fc8e0', 0.45) +
        shape('-48 -50, 0 -44, 48 -50, 50 -10, 42 0, -42 0, -50 -10', '#4fa5cc') +
        shape('-38 -60, -30 -84, -24 -86, -30 -40', '#dff4fb', { opacity: 0.8 }) +
        circle(4, -30, 24, '#fffaf0') +
        place(4, -30, pawPrint(0, 0, 0.62, '#e5667a') + line('M-20 20L20 -20', '#d9485a', 6)),
    ) +
    raise(
      2,
      rectangle(-21, -146, 42, 22, '#d95a80', 4) +
        path('M-30 -196H52L66 -180V-166H30L22 -146H-18L-22 -168H-30Z', '#ef7f9c') +
        path('M24 -164Q26 -138 46 -130L52 -140Q40 -146 38 -164Z', '#d95a80') +
        rectangle(64, -184, 14, 20, '#d95a80', 3),
    )
  );
}

function sprayBottle(): readonly [Drawing, Drawing] {
  const wet = place(
    238,
    366,
    head({ coat: furs.grey, look: { mood: 'scared', ears: 'back', mouth: 'oh', look: [-0.6, -0.6] } }, 0, -58, {
      turn: 6,
      scale: 0.92,
    }) +
      each('-30 -100, 18 -108, 44 -60', (x, y) =>
        shape(
          [
            [x, y - 11, 'sharp'],
            [x + 6, y],
            [x, y + 6],
            [x - 6, y],
          ],
          '#bfe6f5',
        ),
      ),
  );
  const scene =
    wall('#e3c4ec', 'dots') +
    spot(134, 210, 110, '#f7e8fa', 0.8) +
    floor(318, '#b488c4') +
    place(112, 344, bottle(), { scale: 1.16 }) +
    wet;
  return [
    card(scene, {}),
    smallCard(spot(150, 226, 132, '#f7e8fa') + place(122, 386, bottle(), { scale: 1.5 }), { wall: '#e3c4ec' }),
  ];
}

const all = Object.entries({ catnip: catnip(), lostCat: lostCat(), sprayBottle: sprayBottle() });

export const otherCards: readonly (readonly [string, Drawing])[] = all.map(([name, [full]]) => [name, full]);
export const smallOthers: readonly (readonly [string, Drawing])[] = all.map(([name, [, small]]) => [name, small]);
