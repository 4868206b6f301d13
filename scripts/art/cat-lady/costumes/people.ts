/** Dressed as somebody. */
import { each, mirror } from '../../outline';
import { circle, ellipse, line, path, polygon, rectangle, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { heart } from '../furniture';

import { cloth, type Costume } from './costume';

export const people: Readonly<Record<string, () => Costume>> = {
  captain: () => ({
    light: '#cfe6f3',
    look: { mood: 'cross', ears: 'up' },
    worn: raise(
      1,
      path('M-50 -30Q-66 -66 -40 -78Q0 -92 40 -78Q66 -66 50 -30Q0 -44 -50 -30Z', '#3f4f8a') +
        path('M-50 -30Q0 -46 50 -30L48 -42Q0 -58 -48 -42Z', '#f2c463') +
        path('M-48 -30Q0 -46 48 -30Q30 -14 0 -18Q-30 -14 -48 -30Z', '#27305c') +
        heart(0, -62, 12, '#fff6e4'),
    ),
    dress:
      cloth('#3f4f8a') +
      polygon('-30 -60, 0 -10, 30 -60', '#ffffff') +
      line('M0 -8V110', '#27305c', 3) +
      each('-18 20, 18 20, -18 48, 18 48', (x, y) => circle(x, y, 6, '#f2c463')),
  }),
  wizard: () => ({
    light: '#e3d4f5',
    look: { mood: 'sleepy', ears: 'wide' },
    worn: raise(
      1,
      shape('-56 -30, -24 -60, -6 -112, 22 -134!, 24 -104, 36 -60, 56 -30, 0 -42', '#6a4aa8') +
        path('M-58 -28Q0 -48 58 -28L56 -18Q0 -36 -56 -18Z', '#8a68c8') +
        star(0, -66, 11, '#ffd86b') +
        star(16, -94, 7, '#ffd86b') +
        star(-26, -46, 6, '#ffd86b') +
        star(28, -50, 6, '#ffd86b'),
    ),
    dress: cloth('#6a4aa8') + each('-34 10 9, 38 26 10, -18 56 8, 22 66 7', (x, y, r) => star(x, y, r, '#ffd86b')),
    over: raise(
      1,
      shape('-34 -30!, 34 -30!, 26 14, 0 62!, -26 14', '#f6f0f8') +
        line('M-12 -12Q-10 14 -2 34M12 -12Q10 14 4 30', '#d9cfe4', 3),
    ),
  }),
  king: () => ({
    light: '#ffe3c0',
    look: { mood: 'calm', ears: 'small', mouth: 'flat' },
    worn: raise(
      1,
      path('M-44 -28L-52 -84L-26 -58L0 -96L26 -58L52 -84L44 -28Q0 -46 -44 -28Z', '#f2b63c') +
        path('M-44 -28Q0 -46 44 -28L45 -38Q0 -56 -45 -38Z', '#d9952a') +
        circle(0, -62, 7, '#e5667a') +
        circle(-28, -52, 5, '#5aa7cf') +
        circle(28, -52, 5, '#5aa7cf') +
        circle(0, -96, 5, '#ffe9a6') +
        circle(-52, -84, 5, '#ffe9a6') +
        circle(52, -84, 5, '#ffe9a6'),
    ),
    dress: cloth('#c2405a'),
    over: raise(
      1,
      shape(mirror('0 -34, 34 -46, 66 -26, 82 20, 52 36, 22 8, 0 4'), '#fffaf2') +
        each('-52 -10, -24 -14, 24 -14, 52 -10, -60 14, 60 14, -38 10, 38 10', (x, y) =>
          shape(
            [
              [x - 3, y + 5],
              [x, y - 6],
              [x + 3, y + 5],
            ],
            '#3b2f45',
          ),
        ) +
        circle(0, 6, 9, '#f2b63c'),
    ),
  }),
  clown: () => ({
    light: '#d4e8fb',
    look: { mood: 'sad', ears: 'small', mouth: 'sad' },
    behind: '',
    worn:
      raise(
        1,
        each('-56 -20, -66 4, -58 -44', (x, y) => circle(x, y, 19, '#ef7f3c')) +
          each('56 -20, 66 4, 58 -44', (x, y) => circle(x, y, 19, '#ef7f3c')),
      ) +
      raise(
        1,
        polygon('-26 -30, 2 -108, 30 -30', '#5aa7cf') +
          each('-4 -48, 10 -74, 14 -42', (x, y) => circle(x, y, 5.5, '#ffe9a6')) +
          circle(2, -110, 11, '#ef8fb0'),
      ) +
      circle(0, 18, 13, '#e5405a') +
      circle(-4, 13, 4, '#ffb0b8'),
    dress:
      cloth('#ffe08a') +
      rectangle(0, -60, 130, 200, '#8fd0b8') +
      each('-30 30, 30 30, -30 76, 30 76', (x, y) => circle(x, y, 10, '#e5667a')),
    over: raise(
      1,
      each('-62 -18, -42 -10, -21 -4, 0 -2, 21 -4, 42 -10, 62 -18', (x, y) => ellipse(x, y, 15, 20, '#ffffff')) +
        each('-52 -14, -31 -6, -10 -2, 10 -2, 31 -6, 52 -14', (x, y) => line(`M${x} ${y - 12}v26`, '#d9d0e4', 2.6)),
    ),
  }),
};
