/** Dressed for a long way. */
import { each } from '../../outline';
import { circle, ellipse, line, path, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { heart } from '../furniture';

import { cloth, type Costume } from './costume';

export const adventurers: Readonly<Record<string, () => Costume>> = {
  pirate: () => ({
    light: '#f6cfc0',
    look: { mood: 'cross', ears: 'up', mouth: 'fangs' },
    worn:
      circle(25, 2, 18, '#2a2230') +
      line('M58 -20L36 -8M12 -8L-50 -30', '#2a2230', 5) +
      raise(
        1,
        shape('-82 -34!, -58 -52, -30 -82, 0 -92, 30 -82, 58 -52, 82 -34!, 40 -26, 0 -34, -40 -26', '#3a2f4a') +
          path('M-82 -34Q-40 -24 0 -34Q40 -24 82 -34Q44 -40 0 -46Q-44 -40 -82 -34Z', '#f2c463'),
      ) +
      heart(0, -62, 11, '#fff6e4') +
      line('M-16 -44L16 -36M16 -44L-16 -36', '#fff6e4', 5),
    dress:
      cloth('#fff6e4') +
      each('-40, -12, 16, 44, 72', (y) => rectangle(-120, y, 240, 14, '#d9485a')) +
      shape('-90 -60, -44 -60, -24 110, -110 110', '#3a2f4a') +
      shape('90 -60, 44 -60, 24 110, 110 110', '#3a2f4a'),
  }),
  astronaut: () => ({
    light: '#b9b4e8',
    look: { mood: 'scared', ears: 'back', mouth: 'oh' },
    worn:
      `<circle cx="0" cy="-6" r="90" fill="#dff1fb" fill-opacity="0.14" stroke="#ffffff" stroke-width="8"/>` +
      line('M-58 -46Q-40 -74 -12 -80', '#ffffff', 8, { opacity: 0.85 }) +
      line('M46 -80V-112', '#cfd8e6', 5) +
      circle(46, -114, 8, '#e5667a'),
    dress:
      cloth('#eef1f8') +
      rectangle(-36, 24, 72, 46, '#b8c4dc', 8) +
      circle(-18, 40, 7, '#e5667a') +
      circle(4, 40, 7, '#f2c463') +
      rectangle(-26, 54, 50, 6, '#5aa7cf', 3),
    over: raise(1, ellipse(0, 78 - 52 - 6, 64, 14, '#b8c4dc')),
  }),
};
