/** Upgrades of Ritual: under the rose window. */
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { gaze, gazes } from '../gaze';
import { lancet } from '../lands';
import { blood, bone, ember, rust, sand, soot } from '../palette';
import { followerAt, skull } from '../props/people';
import { candle, stair } from '../props/things';

import type { Heroes } from './heroes';

export const ritualHeroes: Heroes = {
  'side-stairs': () =>
    raise(
      3,
      polygon(
        '96 352, 286 352, 286 120, 262 120, 262 150, 238 150, 238 182, 212 182, 212 214, 186 214, 186 248, 158 248, 158 282, 128 282, 128 316, 96 316',
        '#7a6a58',
      ),
    ) +
    each('96 316 32, 128 282 30, 158 248 28, 186 214 26, 212 182 26, 238 150 24, 262 120 26', (x, y, w) =>
      rectangle(x, y, w, 7, sand),
    ) +
    lancet(262, 122, 38, 74, soot) +
    lancet(262, 120, 28, 62, ember) +
    followerAt(140, 282, 0.66) +
    followerAt(222, 182, 0.52, '#85401f') +
    gaze(238, 280, 20, { mood: 'sly', iris: bone, lid: '#5a4d40' }) +
    candle(108, 316, 0.7),
  'choir-of-the-dead': () =>
    each('122 300 1.1, 242 300 1.1, 182 284 1.3', (x, y, s) =>
      place(
        x,
        y,
        raise(
          2,
          sheetOf('0 -10, 40 0, 52 72, 0 76', '#7a1f1a', 0.25) + sheetOf('0 -8, 32 -6, 44 12, 20 16, 0 24', bone, 0.5),
        ) +
          skull() +
          ellipse(0, 0, 9, 11, soot),
        { scale: s },
      ),
    ) +
    each(
      '108 178, 252 170, 176 148',
      (x, y) => circle(x, y + 22, 7, ember) + line(`M${x + 6} ${y + 22}V${y}L${x + 16} ${y + 6}`, ember, 4),
    ),
  'silent-mass': () =>
    place(
      182,
      356,
      raise(
        3,
        sheetOf('0 -170, 40 -150, 60 -100, 84 0!, 0 4', '#3f5f57', 0.3) +
          sheetOf('0 -168, 13 -160, 16 4, 0 4', sand, 0.4),
      ) +
        raise(2, sheetOf('0 -250!, 36 -196, 30 -158, 0 -158', bone, 0.5)) +
        gaze(0, -190, 12, { lid: bone }) +
        raise(2, sheetOf('0 -168, 34 -160, 32 -126, 0 -104', sand, 0.4)) +
        gazes(13, -144, 8.5, { mood: 'asleep' }) +
        line('M-20 -122H20', soot, 3.6) +
        line('M-15 -128V-116M-7 -128V-116M1 -128V-116M9 -128V-116M17 -128V-116', soot, 2.8) +
        each('-1 -40, -1 -80', (x, y) => circle(x + 1, y, 6, rust)),
    ) +
    candle(112, 356, 1.3) +
    candle(254, 356, 1.3),
  'mass-of-nightmares': () =>
    raise(3, rectangle(104, 300, 160, 60, '#3a1a18', 3) + rectangle(94, 288, 180, 18, '#5a2a24', 3)) +
    path('M110 306H258L246 340L228 310L206 344L184 310L162 344L140 310L122 340Z', blood) +
    place(
      184,
      288,
      raise(
        3,
        both(edged(curve('20 -84!, 50 -100, 62 -134, 50 -172!, 80 -140, 78 -96, 28 -62!'), '#6f6154', 0.3)) +
          sheetOf('0 -112, 30 -104, 40 -70, 22 -28, 16 -2, 0 2', bone, 0.5),
      ) +
        both(ellipse(17, -74, 11, 9, soot) + circle(16, -74, 4.5, ember)) +
        line('M-6 -22L-2 -12M6 -22L2 -12M-8 -8H8', soot, 3.4) +
        gaze(0, -92, 7, { mood: 'calm' }),
      { scale: 1.12 },
    ) +
    candle(116, 290, 1.1) +
    candle(252, 290, 1.1) +
    candle(140, 292, 0.8) +
    candle(228, 292, 0.8),
  'golden-steps': () =>
    stair(184, 352, 6, 196, 52, 27, '#a8701f', '#fbe09a') +
    followerAt(132, 298, 0.62, blood) +
    followerAt(196, 192, 0.66, blood, { raised: true }) +
    followerAt(224, 246, 0.54, '#85401f') +
    candle(100, 356, 0.9) +
    candle(268, 356, 0.9) +
    gaze(184, 316, 12, { iris: soot, lid: '#c58a2a' }),
};
