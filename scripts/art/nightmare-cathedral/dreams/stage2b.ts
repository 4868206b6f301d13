/** Dreams of stage 2 about blood, stairs and books. */
import { mix } from '../../colour';
import { glow } from '../../light';
import { moon } from '../../moon';
import { curve, each } from '../../outline';
import { ellipse, line, path, place, polygon, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { both } from '../../three-chapters/figure/face';
import { dots, gaze, gazes } from '../gaze';
import { blood, bone, ember, flame, pale, rust, sand, soot } from '../palette';
import { followerAt, skull, wingedAt } from '../props/people';
import { bladeAt, book, fire, pages, tome } from '../props/things';

import { type DreamPictures, dreamSkies, plainMoon } from './dream';

const { dusk, fire: burning, gold, wine } = dreamSkies;

export const dreamsOfBlood: DreamPictures = {
  slaughter: {
    night: { sky: ['#2a080a', '#b5301f'], moon: plainMoon(170, 112, 70, '#f2795a') },
    hero: () =>
      bladeAt(92, 226, 1.3, 166, '#e0d2b4', '#5a3a24') +
      bladeAt(240, 230, 1.3, 194, '#e0d2b4', '#5a3a24') +
      bladeAt(166, 196, 1.7, 181, bone, ember) +
      raise(2, path('M-10 340Q70 300 160 312T310 306V430H-10Z', '#1a0908')) +
      place(124, 352, skull(sand), { scale: 0.8, turn: -12 }) +
      place(212, 354, skull(bone), { scale: 0.9, turn: 10 }),
  },
  'the-breach': {
    night: { sky: wine, moon: plainMoon(176, 190, 96, '#ffd9a0') },
    hero: () =>
      raise(
        3,
        path(
          'M0 110H60V130H84V110H128L118 150L140 176L112 206L128 240L96 270L104 304L70 330L60 430H0ZM300 110H286V130H262V110H222L236 146L216 176L244 206L226 246L256 270L240 306L272 326L280 430H300Z',
          '#3a2a2a',
        ),
      ) +
      each('20 160, 70 190, 14 230, 60 262, 24 300, 258 170, 270 224, 264 290', (x, y) =>
        rectangle(x, y, 30, 9, '#554040', 2),
      ) +
      each('110 344 20 10, 216 348 24 -14, 150 356 15 30, 250 352 14 5, 84 356 14 -20', (x, y, r, turn) =>
        place(
          x,
          y,
          raise(
            1,
            polygon(
              `${-r} ${r * 0.5}, ${-r * 0.6} ${-r * 0.7}, ${r * 0.5} ${-r * 0.8}, ${r} ${r * 0.3}, ${r * 0.2} ${r * 0.8}`,
              '#554040',
            ),
          ),
          { turn },
        ),
      ) +
      followerAt(176, 352, 1.24, blood, { raised: true }) +
      line('M214 214L246 176', '#5a3a24', 6) +
      gaze(48, 214, 11, { mood: 'scared', iris: bone, lid: '#3a2a2a' }),
  },
  onslaught: {
    night: { sky: burning, moon: plainMoon(220, 118, 50, '#ffd9a0') },
    hero: () =>
      line('M30 236H110M16 262H96M40 288H104', '#ffd9a0', 6, { opacity: 0.7 }) +
      raise(3, rectangle(52, 226, 150, 54, '#6b4426', 12) + line('M80 226V280M120 226V280M160 226V280', ember, 7)) +
      raise(3, edged(curve('190 214!, 236 204, 282 240, 288 270, 268 288, 226 290, 190 290!'), '#8b7d6d', 0.3)) +
      raise(
        2,
        edged(curve('206 222, 190 178, 214 150, 246 162, 248 190, 230 192, 224 180, 214 190, 222 216'), bone, 0.4),
      ) +
      gaze(244, 242, 13, { mood: 'cross', lid: '#8b7d6d' }) +
      ellipse(278, 268, 4, 6, soot) +
      each('74 362 1.02, 140 366 1.08, 206 362 1', (x, y, s) => followerAt(x, y, s, '#3a1210')),
  },
  ascension: {
    night: { sky: dusk, moon: plainMoon(166, 110, 74, '#ffe0b0') },
    hero: () =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) =>
          raise(
            1,
            polygon(
              `${84 + i * 6} ${356 - i * 26}, ${248 - i * 8} ${356 - i * 26}, ${240 - i * 8} ${342 - i * 26}, ${92 + i * 6} ${342 - i * 26}`,
              mix('#6f4a42', '#fff3d6', i / 9),
            ),
          ),
        )
        .join('') +
      wingedAt(164, 146, 0.86, bone) +
      followerAt(160, 328, 0.7) +
      followerAt(176, 252, 0.54) +
      followerAt(158, 190, 0.38),
  },
  'twin-paths': {
    night: { sky: gold },
    hero: () =>
      moon(164, 108, 50, { colour: '#fff3d6', halo: 0.45 }) +
      gaze(164, 108, 24, { lid: '#fff3d6' }) +
      place(
        164,
        0,
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            both(
              raise(
                1,
                rectangle(18 + i * 18, 194 + i * 27, 150, 190 - i * 27, mix('#c98a4a', '#4a1f1a', i / 6)) +
                  rectangle(18 + i * 18, 194 + i * 27, 150, 4, '#ffe6b0'),
              ),
            ),
          )
          .join(''),
      ) +
      place(
        164,
        356,
        raise(2, path('M-18 4V-150Q-16 -176 0 -188Q16 -176 18 -150V4Z', '#2a120e')) + dots(6, -120, 3.6),
      ) +
      each('58 302 0.6, 270 302 0.6, 108 220 0.56, 220 220 0.56', (x, y, s) =>
        followerAt(x, y, s, x < 164 ? blood : '#3f5f57', { eyes: bone }),
      ),
  },
  'collected-books': {
    night: { sky: wine, moon: plainMoon(220, 110, 48, '#f2c68a') },
    hero: () =>
      each('164 356 1.5 0, 158 322 1.4 1, 172 291 1.3 2, 160 262 1.24 3, 170 235 1.1 0, 160 211 1 1', (x, y, s, i) =>
        place(x, y, tome(['#8a3a22', '#3f5f57', '#b5742f', '#5a2a44'][i]), { scale: s }),
      ) +
      each('144 342, 150 308, 162 278, 150 250', (x, y) => place(x, y, gazes(9, 0, 6, { iris: pale }))) +
      line(
        'M256 356L232 174M284 356L260 174M252 326H280M248 296H276M244 266H272M240 236H268M236 206H264',
        '#c98a4a',
        5,
      ) +
      followerAt(152, 190, 0.8, '#5d4a3a') +
      place(152, 160, pages(rust), { scale: 0.4 }),
  },
  'great-offering': {
    night: { sky: burning },
    hero: () =>
      glow(164, 200, 140, ember, 0.9) +
      each('120 280 1.5, 208 280 1.5, 164 286 2.3', (x, y, s) =>
        place(x, y, fire(s > 2 ? ember : flame, s > 2 ? '#fff3d6' : ember), { scale: s }),
      ) +
      raise(2, rectangle(84, 276, 160, 30, '#4d3a34', 4) + rectangle(104, 302, 120, 56, '#3a2a26', 3)) +
      gaze(164, 330, 16, { iris: bone, lid: '#3a2a26' }) +
      place(164, 214, dots(14, 0, 7, soot)) +
      each('52 356 0.86, 96 364 0.7, 232 364 0.7, 276 356 0.86', (x, y, s) =>
        followerAt(x, y, s, '#5a1512', { bowed: true }),
      ),
  },
  'burnt-books': {
    night: { sky: ['#1a1014', '#7a4a3a'], moon: plainMoon(236, 84, 34, '#f2c68a') },
    hero: () =>
      glow(164, 210, 120, ember, 0.9) +
      place(118, 300, fire(flame, ember), { scale: 1.7 }) +
      place(216, 300, fire(flame, ember), { scale: 1.5 }) +
      place(164, 300, fire(), { scale: 2.3 }) +
      place(
        164,
        348,
        book(
          '#3a1a18',
          place(0, -52, gazes(24, 0, 15, { mood: 'sad', lid: '#3a1a18' })) + line('M-16 -24Q0 -32 16 -24', ember, 4),
        ),
        { scale: 1.16 },
      ) +
      each('70 150 -20, 250 180 24, 92 84 12, 214 60 -8', (x, y, turn) =>
        place(x, y, polygon('-11 14, -9 -15, 10 -13, 8 4, 12 10, 2 15', sand), { turn }),
      ),
  },
  'sea-of-the-faithful': {
    night: { sky: dusk, moon: plainMoon(164, 122, 72, '#ffd9a0') },
    hero: () =>
      [0, 1, 2, 3, 4]
        .map((rank) =>
          Array.from({ length: 7 + (rank % 2) }, (_, i) =>
            followerAt(
              164 + (i - (6 + (rank % 2)) / 2) * (34 + rank * 7),
              236 + rank * 32 + Math.sin(i * 1.9 + rank) * 8,
              0.44 + rank * 0.13,
              mix('#b5653a', '#4a1714', rank / 4.4),
            ),
          ).join(''),
        )
        .join('') +
      raise(
        2,
        path('M120 226L134 250H200L212 226Z', '#6b4426') +
          line('M166 228V150', '#5a3a24', 5) +
          polygon('168 152, 212 212, 168 212', bone),
      ) +
      gaze(182, 196, 8, { lid: bone }),
  },
};
