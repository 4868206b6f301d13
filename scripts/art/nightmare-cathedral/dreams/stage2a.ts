/** Dreams of stage 2 about rule, towers and Nightmares. */
import { turnSigns } from '../../../../src/games/nightmare-cathedral/signPaths';
import { glow } from '../../light';
import { moon } from '../../moon';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { cathedralAt } from '../cathedral';
import { archPath } from '../frame';
import { gaze, gazes } from '../gaze';
import { lancet, rays } from '../lands';
import { facelessMonk } from '../nightmares/figures2';
import { blood, bone, ember, red, rust, sand, soot } from '../palette';
import { follower, followerAt } from '../props/people';
import { candle, chain, crown, towerAt } from '../props/things';
import { sign } from '../signs';

import { type DreamPictures, dreamSkies, plainMoon } from './dream';

const { dusk, fire: burning, gold, wine } = dreamSkies;

export const dreamsOfPower: DreamPictures = {
  dominion: {
    night: { sky: gold, moon: plainMoon(164, 150, 92, '#ffe6b0') },
    hero: () =>
      each(
        '56 300, 92 330, 236 330, 272 300, 44 350, 284 350',
        (x, y) =>
          line(`M${x} ${y + 20}V${y - 64}`, soot, 5) +
          polygon(`${x} ${y - 66}, ${x + (x < 160 ? -30 : 30)} ${y - 56}, ${x} ${y - 42}`, blood),
      ) +
      raise(
        3,
        path(
          'M116 356V214Q116 190 130 184L136 130L150 160L164 120L178 160L192 130L198 184Q212 190 212 214V356Z',
          '#5a1f18',
        ) + rectangle(100, 290, 128, 66, '#7a2a20', 5),
      ) +
      place(164, 290, follower({ colour: '#2a1714', eyes: ember }), { scale: 0.96 }) +
      place(164, 196, crown(), { scale: 0.62 }),
  },
  'one-sign': {
    night: { sky: wine },
    hero: () =>
      glow(164, 190, 130, ember, 0.6) +
      raise(
        3,
        path(
          'M40 356V204Q44 170 76 154Q104 166 112 190V160Q118 108 164 84Q210 108 216 160V190Q224 166 252 154Q284 170 288 204V356Z',
          '#8a5f38',
        ),
      ) +
      each('76 344 56 150, 164 344 84 226, 252 344 56 150', (x, y, w, h) => lancet(x, y, w, h, '#2a1420')) +
      each('76 272 46, 164 240 74, 252 272 46', (x, y, size) => sign(x, y, size, turnSigns.eye, ember, '#2a1420')) +
      each('76 338, 136 340, 192 340, 252 338', (x, y) => candle(x, y, 0.66)),
  },
  'ring-of-the-cathedral': {
    night: { sky: dusk, moon: plainMoon(162, 142, 100, '#f2c68a') },
    hero: () =>
      cathedralAt(164, 330, 0.96) +
      each('56 346 0.9, 88 362 1.06, 126 372 1.2, 204 372 1.2, 240 362 1.06, 272 346 0.9', (x, y, s) =>
        candle(x, y, s),
      ),
  },
  'three-towers': {
    night: { sky: burning, moon: plainMoon(164, 130, 78, '#f5a35a') },
    hero: () =>
      towerAt(76, 352, 0.92, 2, { flag: bone }) +
      towerAt(252, 352, 0.92, 2, { flag: bone }) +
      towerAt(164, 356, 1.26, 3, { flag: bone }),
  },
  'two-spires': {
    night: { sky: wine, moon: plainMoon(164, 226, 70, '#f2c68a') },
    hero: () =>
      each('92 0, 236 0', (x) =>
        place(
          x,
          356,
          raise(
            3,
            rectangle(-38, -170, 76, 174, '#4d433b') +
              polygon('-46 -166, 0 -306, 46 -166', '#2a221d') +
              polygon('0 -306, 46 -166, 12 -166', '#17130f'),
          ) +
            lancet(0, -96, 30, 62, soot) +
            lancet(0, -98, 22, 52, ember) +
            lancet(0, -2, 30, 62, soot) +
            gaze(0, -196, 11, { iris: bone, lid: '#2a221d' }),
        ),
      ) +
      raise(2, path('M130 250H198V264Q164 244 130 264Z', '#6f6154')) +
      followerAt(164, 252, 0.42),
  },
  'builder-of-the-night': {
    night: { sky: dusk },
    hero: () =>
      moon(166, 168, 92, { colour: '#f2c68a', halo: 0.4 }) +
      path('M166 168L260 168A94 94 0 0 1 166 262Z', '#4a2030') +
      line('M166 168H258M166 168V260', '#8a5f38', 5) +
      line(
        'M252 356V176M284 356V176M244 214H292M244 262H292M244 310H292M252 356L284 310M284 262L252 310M252 262L284 214',
        '#8a5f38',
        6,
      ) +
      raise(1, path('M198 200H244V214Q240 234 214 244L198 244Z', '#f2c68a')) +
      line('M222 200V150', soot, 3) +
      followerAt(268, 176, 0.5, blood, { raised: true }) +
      followerAt(104, 358, 0.9) +
      place(138, 300, raise(1, line('M0 34V-14', '#6b4426', 7) + rectangle(-18, -30, 36, 20, '#a89a88', 4)), {
        turn: 34,
      }) +
      place(130, 150, gaze(0, 0, 13, { mood: 'asleep', lid: '#f2c68a' })),
  },
  'lord-of-nightmares': {
    night: { sky: burning, moon: plainMoon(176, 128, 96, '#f5a13c') },
    hero: () =>
      place(186, 352, facelessMonk(), { scale: 1.06 }) +
      place(186, 92, crown(bone), { scale: 0.74 }) +
      chain(108, 300, 170, 262, sand, 6) +
      followerAt(92, 362, 0.94, '#3a1a14', { eyes: bone }),
  },
  'the-feast': {
    night: { sky: wine },
    hero: () =>
      raise(3, ellipse(164, 300, 130, 48, bone) + ellipse(164, 294, 100, 34, sand)) +
      place(
        164,
        292,
        raise(3, edged(curve('-84 0, -92 -60, -60 -116, 0 -134, 60 -116, 92 -60, 84 0!, 0 12'), '#0f0c09', 0.25)) +
          path('M-84 -14Q0 -60 84 -14Q70 16 0 16Q-70 16 -84 -14Z', red) +
          Array.from({ length: 8 }, (_, i) =>
            polygon(
              `${-76 + i * 19} ${-20 - Math.sin((i / 7) * 3.1) * 16}, ${-58 + i * 19} ${-20 - Math.sin((i / 7) * 3.1) * 16}, ${-67 + i * 19} ${6 - Math.sin((i / 7) * 3.1) * 16}`,
              bone,
            ),
          ).join('') +
          place(0, -82, gazes(34, 0, 20, { mood: 'happy' }) + gazes(34, 0, 17)),
      ) +
      raise(2, line('M48 352V190M36 192V150M48 192V150M60 192V150M36 192H60', bone, 6)) +
      raise(2, path('M280 356V262H290V356ZM276 262V150Q298 170 296 262Z', bone)),
  },
  'the-martyrs': {
    night: { sky: gold },
    hero: () =>
      clipped(archPath, rays(164, 200, 18, '#fff3d6', 0.28)) +
      each(
        '84 300 0.96, 244 300 0.96, 164 330 1.4',
        (x, y, s) =>
          circle(x, y - 72 * s, 44 * s, 'none', { stroke: '#fff3d6', 'stroke-width': 6 * s }) +
          followerAt(x, y, s, '#efe0c0', { eyes: rust, bowed: true }),
      ) +
      each('84 324, 244 324, 164 360', (x, y) =>
        path(`M${x - 30} ${y}Q${x} ${y - 26} ${x + 30} ${y}Q${x} ${y + 18} ${x - 30} ${y}Z`, '#fff3d6', {
          opacity: 0.5,
        }),
      ),
  },
  communion: {
    night: { sky: dusk },
    hero: () =>
      raise(
        3,
        edged(
          curve('300 40!, 236 56, 186 110, 176 180, 150 206, 176 222, 170 250, 196 290, 240 330, 300 356!'),
          '#3a1210',
          0.2,
        ),
      ) +
      glow(226, 160, 60, ember, 0.7) +
      path('M186 164Q228 118 276 158Q236 202 186 164Z', bone) +
      gaze(232, 160, 21, { look: [-1, 0.3] }) +
      line('M178 252Q210 268 244 256', red, 8) +
      each('192 256, 210 262, 228 262', (x, y) =>
        polygon(`${x - 6} ${y - 3}, ${x + 6} ${y - 2}, ${x} ${y + 13}`, bone),
      ) +
      followerAt(96, 360, 1.1) +
      line('M124 290L150 268', rust, 14) +
      each('158 254 0, 158 254 72, 158 254 144, 158 254 216, 158 254 288', (x, y, turn) =>
        place(x, y, ellipse(0, -9, 5.4, 8, '#f2a07a'), { turn }),
      ) +
      circle(158, 254, 5, ember),
  },
};
