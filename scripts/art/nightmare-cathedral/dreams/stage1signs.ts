/** Dreams of stage 1 about signs, land and towers. */
import { turnSigns } from '../../../../src/games/nightmare-cathedral/signPaths';
import { mix } from '../../colour';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud } from '../../sky';
import { cathedralAt, silhouette } from '../cathedral';
import { gaze, gazes } from '../gaze';
import { lancet } from '../lands';
import { bone, ember, flame, mist, pine, rust, sand, slate, soot } from '../palette';
import { followerAt, longBone, mask, skull, wingedAt } from '../props/people';
import { fire, tablet, towerAt } from '../props/things';
import { sign } from '../signs';

import { type DreamPictures, dreamSkies, plainMoon } from './dream';

const { sea, night, dawn } = dreamSkies;

export const dreamsOfLand: DreamPictures = {
  'eye-of-the-storm': {
    night: { sky: sea },
    hero: () =>
      each('148 122 0, 124 100 1, 100 80 2, 76 60 3', (rx, ry, i) =>
        place(
          156,
          226,
          raise(
            1,
            ellipse(0, 0, rx, ry, mix('#24403f', mist, i / 3.4)) +
              path(
                `M${rx} 0q6 ${-ry * 0.7} -30 -${ry * 0.86}q18 ${ry * 0.3} 0 ${ry * 0.8}Z`,
                mix('#24403f', mist, i / 3.4),
              ),
          ),
          { turn: -14 + i * 9 },
        ),
      ) +
      raise(2, path('M82 226Q156 152 230 226Q156 300 82 226Z', bone)) +
      gaze(156, 226, 34) +
      line('M40 320Q90 352 150 336M264 120Q248 84 206 78', bone, 6),
  },
  'two-candles': {
    night: { sky: night },
    hero: () =>
      glow(190, 130, 120, ember, 0.75) +
      place(
        118,
        356,
        raise(
          2,
          path('M-26 4V-120H26V4Z', bone) +
            path('M-26 -120H26V-92Q18 -66 10 -90Q0 -112 -8 -84Q-18 -58 -26 -92Z', '#fff6e6'),
        ) +
          line('M0 -120V-132', soot, 4) +
          place(0, -128, fire(), { scale: 0.62 }) +
          gazes(10, -54, 7.5, { mood: 'sleepy', lid: sand }) +
          line('M-8 -30Q0 -24 8 -30', soot, 3.4),
      ) +
      place(
        206,
        356,
        raise(
          2,
          path('M-32 4V-176H32V4Z', sand) +
            path('M-32 -176H32V-140Q24 -110 14 -138Q4 -160 -8 -128Q-22 -96 -32 -140Z', bone),
        ) +
          line('M0 -176V-190', soot, 4) +
          place(0, -186, fire(), { scale: 0.8 }) +
          gazes(13, -92, 9.5, { lid: '#a8946f' }) +
          line('M-10 -60Q0 -52 10 -60', soot, 4),
      ) +
      each('72 356 0.5, 262 358 0.56', (x, y, s) => followerAt(x, y, s, pine, { bowed: true })),
  },
  'bones-of-the-forebears': {
    night: { sky: dawn, moon: plainMoon(196, 116, 54, '#fff3d6') },
    hero: () =>
      place(170, 368, skull(), { scale: 2.9 }) +
      place(98, 346, longBone(sand), { scale: 0.9, turn: -32 }) +
      place(250, 352, longBone(sand), { scale: 0.8, turn: 40 }) +
      line('M140 196Q150 168 140 150M172 180V146M204 196Q196 168 206 152', '#5f8277', 5) +
      each('140 148, 172 142, 206 150', (x, y) => circle(x, y, 8, '#7fa196') + circle(x, y, 3, ember)) +
      followerAt(258, 362, 0.66),
  },
  'tangled-roots': {
    night: { sky: sea, moon: plainMoon(160, 124, 78, bone) },
    hero: () =>
      line(
        'M160 150V250M160 190Q120 166 104 120M160 176Q204 156 222 108M160 160Q150 120 162 74M120 150Q96 142 80 150M206 140Q232 138 244 150',
        '#2a1c14',
        12,
      ) +
      line(
        'M160 240Q130 276 84 268Q44 264 40 320M160 240Q150 300 104 306Q76 312 84 352M160 240Q166 306 150 356M160 240Q190 276 236 262Q270 256 276 310M160 240Q176 300 214 300Q246 306 240 352',
        '#3a2618',
        13,
      ) +
      line('M84 268Q110 320 150 312Q206 300 236 262', '#4d3524', 9) +
      raise(2, edged(curve('136 262, 144 200, 152 172, 170 172, 178 200, 186 262, 160 276'), '#4d3524', 0.2)) +
      place(160, 226, gazes(11, 0, 9.5, { mood: 'sly', lid: '#4d3524' })) +
      path('M146 246Q160 258 174 246', 'none', { stroke: soot, 'stroke-width': 5, 'stroke-linecap': 'round' }),
  },
  'four-signs': {
    night: { sky: night, moon: plainMoon(164, 166, 108, '#d9d2b8') },
    hero: () =>
      (['eye', 'candle', 'bone', 'root'] as const)
        .map((name, i) => {
          const [x, y] = [122 + (i % 2) * 86, 122 + (i >> 1) * 84];
          const tone = ['#a3835b', '#a85a32', '#8b7d6d', '#5f8277'][i];
          return (
            raise(2, circle(x, y, 38, soot) + circle(x, y, 34, tone)) + sign(x, y, 46, turnSigns[name], bone, tone)
          );
        })
        .join('') +
      towerAt(165, 356, 0.9, 2) +
      each('88 358 0.46, 242 358 0.46', (x, y, s) => followerAt(x, y, s)),
  },
  'wide-estates': {
    night: { sky: dawn, moon: plainMoon(216, 98, 42, '#fff3d6') },
    hero: () =>
      raise(2, path('M0 250Q150 214 300 244V430H0Z', '#6f8a5f')) +
      raise(
        1,
        path('M0 280Q80 240 150 262L110 430H0Z', '#a3835b') +
          path('M150 262Q230 238 300 268V340L200 430H110Z', '#5f7a5a') +
          path('M300 300L214 330L170 430H300Z', '#b5742f'),
      ) +
      line('M20 300L110 284M14 322L106 308M10 344L100 332M190 290L280 284M180 312L262 308', '#4d5a3f', 4, {
        opacity: 0.5,
      }) +
      place(
        84,
        262,
        raise(2, polygon('-18 0, -12 -60, 12 -60, 18 0', bone) + polygon('-16 -58, 0 -78, 16 -58', rust)) +
          place(
            0,
            -62,
            each('20 0, 110 0, 200 0, 290 0', (turn) =>
              place(0, 0, polygon('-3 0, 3 0, 8 -52, -8 -52', '#6b4426'), { turn }),
            ),
          ) +
          gaze(0, -34, 7, { lid: bone }),
        { scale: 1.15 },
      ) +
      each(
        '150 300, 224 286, 260 330, 176 342',
        (x, y) =>
          line(`M${x} ${y}V${y - 46}`, soot, 4) + polygon(`${x} ${y - 48}, ${x + 30} ${y - 40}, ${x} ${y - 28}`, flame),
      ),
  },
  'in-the-cathedrals-shadow': {
    night: { sky: ['#4a5f58', '#c3b88e'], moon: plainMoon(186, 96, 70, '#fff3d6') },
    hero: () =>
      path('M122 300H250L306 430H10Z', soot, { opacity: 0.55 }) +
      place(186, 304, silhouette(soot), { scale: 0.96 }) +
      gaze(186, 204, 18) +
      each('112 340 0.8, 192 352 0.94', (x, y, s) => followerAt(x, y, s, '#3f5f57', { eyes: bone })),
  },
  pilgrimage: {
    night: { sky: sea, moon: plainMoon(214, 116, 52, bone) },
    hero: () =>
      raise(2, path('M60 430Q90 300 160 250Q196 206 226 200Q270 236 330 250V430Z', '#2f4a48')) +
      path(
        'M110 430Q210 390 180 340Q150 306 206 276Q232 260 222 226L236 226Q250 262 220 288Q180 312 214 346Q240 396 170 430Z',
        '#c9b692',
      ) +
      cathedralAt(230, 230, 0.42) +
      each(
        '196 284 0.36, 190 316 0.5, 206 358 0.78',
        (x, y, s) =>
          followerAt(x, y, s) +
          line(`M${x + 40 * s} ${y}V${y - 112 * s}`, '#8a5f38', 5 * s) +
          circle(x + 40 * s, y - 114 * s, 7 * s, ember),
      ) +
      place(96, 330, tablet('#8b9c92'), { scale: 0.7 }),
  },
  'second-home': {
    night: { sky: night, moon: plainMoon(166, 110, 46, '#f6e3b0') },
    hero: () =>
      towerAt(98, 354, 1.06, 1) +
      towerAt(226, 354, 1.06, 1, { flag: '#5f8277' }) +
      line('M98 296Q162 340 226 296', bone, 3) +
      place(136, 318, mask(bone, 'smile'), { scale: 0.4, turn: 8 }) +
      place(164, 326, mask(flame, 'frown'), { scale: 0.4 }) +
      place(192, 318, mask(sand, 'open'), { scale: 0.4, turn: -8 }) +
      place(
        164,
        216,
        raise(2, polygon('-52 20, 0 -34, 52 20', rust) + rectangle(-40, 18, 80, 40, bone, 3)) +
          lancet(0, 58, 24, 34, ember) +
          line('M-24 -20V-46H-10V-10', soot, 8),
      ) +
      place(164, 228, gazes(26, 12, 8, { mood: 'happy' })),
  },
  'high-tower': {
    night: { sky: dawn, moon: plainMoon(186, 90, 62, '#fff3d6') },
    hero: () =>
      towerAt(178, 356, 1.3, 3, { flag: '#3f5f57' }) +
      raise(2, rectangle(158, 118, 40, 86, sand) + polygon('148 120, 178 58, 208 120', '#8a3a22')) +
      lancet(178, 168, 14, 30, ember) +
      gaze(178, 104, 8, { iris: bone, lid: '#8a3a22' }) +
      wingedAt(244, 146, 0.52) +
      cloud(108, 226, 0.5, '#dfe3cc') +
      cloud(250, 252, 0.44, '#dfe3cc', true),
  },
  stonemason: {
    night: { sky: sea, moon: plainMoon(232, 106, 40, bone) },
    hero: () =>
      raise(3, path('M104 356V160Q120 128 166 132Q212 136 216 170V356Z', '#a89a88')) +
      path('M122 200Q142 186 156 200M176 200Q190 186 208 200', 'none', {
        stroke: '#5d5146',
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }) +
      gaze(140, 220, 13, { lid: '#a89a88', iris: bone }) +
      gaze(192, 220, 13, { lid: '#a89a88', iris: bone }) +
      line('M166 226L158 260H174', '#5d5146', 5) +
      line('M140 292Q166 280 192 292', '#5d5146', 6) +
      line('M118 330H150M176 344H210M110 316L122 306', '#857565', 5) +
      followerAt(252, 358, 1.1) +
      place(212, 282, raise(1, rectangle(-4, -6, 8, 34, slate)), { turn: 60 }) +
      place(246, 250, raise(1, line('M0 34V-14', '#6b4426', 8) + rectangle(-20, -30, 40, 22, '#6f6154', 4)), {
        turn: -40,
      }) +
      each('224 296 3, 232 280 2.4, 216 268 2.6', (x, y, r) => circle(x, y, r, ember)),
  },
};
