/** Dressed as another animal. */
import { each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';

import { cloth, type Costume } from './costume';

export const beasts: Readonly<Record<string, () => Costume>> = {
  bee: () => ({
    light: '#fff1b0',
    look: { mood: 'sad', ears: 'up', mouth: 'sad' },
    behind: raise(
      1,
      shape('-40 0, -96 -74, -140 -60, -136 -10, -80 20', '#e9f6fb', { opacity: 0.92 }) +
        shape('40 0, 96 -74, 140 -60, 136 -10, 80 20', '#e9f6fb', { opacity: 0.92 }),
    ),
    worn: raise(
      1,
      line('M-14 -34Q-22 -74 -34 -84M14 -34Q22 -74 34 -84', '#3b2f45', 5) +
        circle(-36, -88, 10, '#3b2f45') +
        circle(36, -88, 10, '#3b2f45') +
        path('M-50 -20Q0 -54 50 -20L48 -12Q0 -42 -48 -12Z', '#f7c63c'),
    ),
    dress: cloth('#f7c63c') + each('-12, 36, 84', (y) => rectangle(-120, y, 240, 24, '#3b2f45')),
    over: raise(
      1,
      each('-44 -36, -22 -30, 0 -28, 22 -30, 44 -36', (x, y) => circle(x, y, 14, '#fff6e4')),
    ),
  }),
  dragon: () => ({
    light: '#d6f0c4',
    look: { mood: 'sleepy', ears: 'none', mouth: 'flat' },
    behind: raise(
      1,
      shape('-56 10, -118 -60!, -150 -30, -132 -14!, -140 16, -112 14!, -100 46, -60 50', '#3f9a64') +
        shape('56 10, 118 -60!, 150 -30, 132 -14!, 140 16, 112 14!, 100 46, 60 50', '#3f9a64'),
    ),
    worn: raise(
      1,
      each('-34 -50 -30, 0 -64 0, 34 -50 30', (x, y, turn) =>
        place(x, y, polygon('-15 12, 0 -34, 15 12', '#f2a63c'), { turn }),
      ) +
        path('M-76 36Q-92 -62 0 -68Q92 -62 76 36Q62 50 52 34Q62 -26 0 -30Q-62 -26 -52 34Q-62 50 -76 36Z', '#5fb877') +
        each('-40 -14 20, -22 -26 8, 0 -30 0, 22 -26 -8, 40 -14 -20', (x, y, turn) =>
          place(x, y, polygon('-7 -3, 7 -3, 0 11', '#ffffff'), { turn }),
        ) +
        circle(-34, -44, 8, '#fff6d8') +
        circle(34, -44, 8, '#fff6d8') +
        circle(-33, -43, 4, '#2a3a2a') +
        circle(33, -43, 4, '#2a3a2a'),
    ),
    dress: cloth('#5fb877') + ellipse(0, 60, 40, 66, '#d6efb0') + line('M-40 20H40M-44 46H44M-44 74H44', '#a9d68a', 4),
  }),
  rabbit: () => ({
    light: '#fbd6e2',
    look: { mood: 'sleepy', ears: 'none', mouth: 'cat' },
    worn:
      raise(
        1,
        shape('-16 -46, -44 -104, -40 -148, -22 -152, -8 -110, -4 -50', '#fff6ee') +
          shape('-16 -60, -36 -106, -32 -138, -22 -140, -12 -106', '#f7a8c0') +
          shape('16 -46, 30 -96, 60 -128, 78 -116, 66 -84, 34 -44', '#fff6ee') +
          shape('22 -56, 36 -94, 60 -116, 66 -108, 52 -80, 32 -52', '#f7a8c0'),
      ) +
      raise(
        1,
        path('M-74 34Q-88 -58 0 -62Q88 -58 74 34Q62 48 52 34Q62 -24 0 -28Q-62 -24 -52 34Q-62 48 -74 34Z', '#fff6ee'),
      ) +
      rectangle(-8, 31, 7.6, 14, '#ffffff', 2) +
      rectangle(0.4, 31, 7.6, 14, '#ffffff', 2),
    dress: cloth('#fff6ee') + ellipse(0, 66, 46, 60, '#f9c3d0'),
    over: raise(
      1,
      shape('0 -22, -30 -38, -32 -6', '#5aa7cf') +
        shape('0 -22, 30 -38, 32 -6', '#5aa7cf') +
        circle(0, -22, 8, '#3f86b4'),
    ),
  }),
};
