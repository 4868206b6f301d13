/** Dreams of stage 1 about what was done, climbed and given. */
import { mix } from '../../colour';
import { glow } from '../../light';
import { crescent, moon } from '../../moon';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { both } from '../../three-chapters/figure/face';
import { gaze, gazes } from '../gaze';
import { blood, bone, ember, flame, mist, pale, pine, rust, sand, soot } from '../palette';
import { followerAt, ghost, impAt, skull, wingedAt } from '../props/people';
import { bladeAt, candle, crown, fire, pages, towerAt } from '../props/things';

import { type DreamPictures, dreamSkies, plainMoon } from './dream';

const { sea, night, dawn } = dreamSkies;

export const dreamsOfDeeds: DreamPictures = {
  'the-crowd': {
    night: { sky: night, moon: plainMoon(178, 96, 60, '#d9d2b8') },
    hero: () =>
      each(
        '130 226 0.62 0, 178 214 0.66 1, 226 226 0.62 2, 96 268 0.78 1, 152 262 0.84 3, 208 262 0.84 0, 258 268 0.78 2, 72 320 0.98 2, 128 316 1.02 0, 188 314 1.06 1, 248 318 1 3, 100 366 1.16 3, 164 368 1.2 2, 228 368 1.16 0',
        (x, y, s, i) =>
          followerAt(x, y, s, ['#7a3a20', '#a6491f', '#5d4a3a', '#8a5f38'][i], { eyes: i === 2 ? bone : ember }),
      ),
  },
  'feast-of-the-sign': {
    night: { sky: dawn, moon: plainMoon(166, 120, 60, '#fff3d6') },
    hero: () =>
      each('96 276 0.84 -3, 164 268 0.94 0, 232 276 0.84 3', (x, y, s) => followerAt(x, y, s, rust, { raised: true })) +
      raise(
        3,
        path('M30 282H300V312L282 356H266V316H64V356H48Z', '#6b4426') +
          path(
            'M24 270H306V294Q286 314 266 294Q246 314 226 294Q206 314 186 294Q166 314 146 294Q126 314 106 294Q86 314 66 294Q46 314 24 294Z',
            bone,
          ),
      ) +
      raise(1, ellipse(165, 274, 46, 11, sand) + path('M127 262Q165 226 203 262Q165 290 127 262Z', flame)) +
      gaze(165, 261, 14, { iris: bone }) +
      candle(82, 272, 0.9) +
      candle(248, 272, 0.9),
  },
  'double-triumph': {
    night: { sky: sea, moon: plainMoon(162, 186, 104, bone) },
    hero: () =>
      bladeAt(122, 268, 1.5, 32, '#7d968e', rust) +
      bladeAt(202, 268, 1.5, -32, '#5f7a74', flame) +
      each('92 0, 232 0', (x) =>
        place(
          x,
          330,
          each('-30 -8, -14 4, 2 10, 18 14', (turn, y) =>
            place(x < 160 ? -6 : 6, -y * 3, shape('0 0, 10 -12, 4 -34!, -8 -14', '#5f8277'), {
              turn: x < 160 ? turn : -turn,
            }),
          ),
        ),
      ) +
      place(162, 152, crown(), { scale: 1.1 }) +
      place(162, 330, skull(), { scale: 0.8 }),
  },
  'the-hunt': {
    night: { sky: night, moon: plainMoon(200, 110, 62, '#e8a55a') },
    hero: () =>
      line('M160 40V130M160 130L96 196M160 130L226 196', '#c9b692', 5) +
      impAt(140, 306, 0.98, 'gape', { turn: -14 }) +
      impAt(190, 310, 0.92, 'sad', { turn: 16 }) +
      impAt(164, 286, 0.9, 'sad') +
      path('M92 196Q80 300 162 330Q244 300 230 196Q160 226 92 196Z', 'none', { stroke: '#c9b692', 'stroke-width': 6 }) +
      line(
        'M110 204Q120 290 190 324M142 212Q160 280 216 304M212 204Q204 290 134 324M182 212Q164 280 108 304M98 240Q160 270 228 240M98 276Q160 304 226 276',
        '#c9b692',
        3.6,
      ) +
      followerAt(264, 362, 0.74) +
      line('M246 322Q224 312 236 284Q252 292 246 322M230 318L258 290', '#8a5f38', 4),
  },
  betrayal: {
    night: { sky: ['#1c2a30', '#a8563a'], moon: plainMoon(178, 130, 74, '#f2bd84') },
    hero: () =>
      followerAt(216, 358, 1.7, '#3a2a2e', { eyes: '#f5605a' }) +
      raise(2, line('M150 270L118 236', '#3a2a2e', 20)) +
      bladeAt(108, 226, 0.82, 158, '#fff6e6', blood) +
      followerAt(112, 364, 1.2, '#a6491f'),
  },
  'the-convert': {
    night: { sky: dawn, moon: plainMoon(220, 104, 44, '#fff3d6') },
    hero: () =>
      impAt(164, 362, 2.1, 'calm') +
      raise(2, path('M64 372Q62 230 96 186Q112 258 98 372ZM264 372Q268 230 236 186Q216 258 230 372Z', rust)) +
      raise(2, both(edged(curve('0 -214!, 44 -190, 76 -126, 70 -100, 52 -132, 30 -152, 0 -160'), rust, 0.3))).replace(
        '<g',
        '<g transform="translate(166 372)"',
      ) +
      raise(1, circle(166, 330, 14, ember)) +
      gaze(166, 330, 9, { iris: bone, lid: ember }),
  },
  'great-harvest': {
    night: { sky: ['#22363a', '#b58a4a'] },
    hero: () =>
      crescent(196, 118, 78, '#f6e3b0', 12) +
      each('104 352 0.86 0, 232 350 1 1, 164 358 1.36 2', (x, y, s, i) =>
        place(
          x,
          y,
          raise(
            2,
            ellipse(-28, -40, 26, 42, '#c2602a') + ellipse(28, -40, 26, 42, '#c2602a') + ellipse(0, -42, 32, 46, flame),
          ) +
            line('M0 -86Q4 -104 18 -108', '#3f5f57', 8) +
            gazes(17, -52, 10, { mood: i === 2 ? 'happy' : 'sly', lid: flame, iris: pale }) +
            path('M-26 -28L-14 -22L-4 -30L6 -22L16 -30L26 -28Q14 -6 0 -6Q-14 -6 -26 -28Z', soot),
          { scale: s },
        ),
      ) +
      line('M64 356V250M84 356V262M270 356V254M284 356V268', '#d9a05a', 5) +
      each('64 246, 84 258, 270 250, 284 264', (x, y) => ellipse(x, y, 6, 16, '#e8bc6a')),
  },
  procession: {
    night: { sky: night, moon: plainMoon(164, 150, 96, bone) },
    hero: () =>
      raise(2, path('M0 356V326L60 310L120 286L180 256L240 222L310 190V430H0Z', soot)) +
      each(
        '60 312 0.5, 108 292 0.56, 160 268 0.6, 214 240 0.64',
        (x, y, s) => followerAt(x, y, s, '#2a221d') + candle(x + 26 * s, y - 30 * s, s * 0.9),
      ) +
      line('M262 216V92', '#5a3a24', 6) +
      raise(2, polygon('262 92, 196 102, 212 128, 196 156, 262 150', rust)) +
      gaze(236, 126, 14) +
      followerAt(262, 214, 0.66, '#3a1a14') +
      gaze(150, 332, 15, { mood: 'sly', lid: soot }),
  },
  'sixth-step': {
    night: { sky: sea, moon: plainMoon(158, 132, 62, bone) },
    hero: () =>
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            raise(
              1,
              rectangle(34 + i * 33, 322 - i * 26, 280 - i * 33, 50 + i * 26, mix('#4d5a54', bone, i / 6)) +
                rectangle(34 + i * 33, 322 - i * 26, 280 - i * 33, 5, '#fff6e6'),
            ) + circle(50 + i * 33, 340 - i * 26, i === 5 ? 8 : 5, i === 5 ? ember : '#2f4a48'),
        )
        .join('') +
      followerAt(238, 196, 0.96, rust, { raised: true }) +
      gaze(258, 300, 15, { mood: 'sly', lid: bone }),
  },
  'two-roads': {
    night: { sky: dawn },
    hero: () =>
      moon(96, 178, 30, { colour: '#fff3d6', halo: 0.3 }) +
      moon(236, 150, 44, { colour: '#e8703a', halo: 0.3 }) +
      raise(2, path('M0 290Q150 250 300 284V430H0Z', '#3f5f57')) +
      path(
        'M140 430L150 350Q130 310 60 280L84 276Q160 304 168 330Q180 300 234 270L258 276Q190 316 186 350L200 430Z',
        '#d9c9a0',
      ) +
      line('M168 352V180', '#5a3a24', 12) +
      raise(
        2,
        polygon('168 196, 100 188, 82 206, 100 224, 168 222', '#a6713f') +
          polygon('168 236, 240 226, 262 244, 240 264, 168 262', rust),
      ) +
      gaze(120, 206, 9, { lid: '#a6713f', iris: bone, look: [-1, 0] }) +
      gaze(220, 245, 9, { lid: rust, iris: bone, look: [1, 0] }) +
      followerAt(112, 362, 0.62),
  },
  'offering-of-the-faithful': {
    night: { sky: night, moon: plainMoon(164, 120, 66, '#d9d2b8') },
    hero: () =>
      each('112 232 0.66, 164 222 0.76, 216 232 0.66', (x, y, s) => followerAt(x, y, s, rust, { bowed: true })) +
      raise(
        3,
        edged(
          curve(
            '60 206!, 80 202, 96 236, 164 252, 232 236, 248 202, 270 206!, 262 260, 230 300, 206 320, 206 360!, 122 360!, 122 320, 98 300, 68 260',
          ),
          bone,
          0.4,
        ),
      ) +
      line('M96 250Q110 286 150 296M232 250Q220 286 180 296', sand, 4) +
      raise(1, ellipse(164, 300, 25, 17, sand)) +
      gaze(164, 300, 14, { lid: sand }),
  },
  'offering-of-knowledge': {
    night: { sky: sea },
    hero: () =>
      glow(164, 190, 110, ember, 0.85) +
      each('136 244 1.05, 196 246 1, 166 250 1.6', (x, y, s) =>
        place(x, y, fire(s > 1.5 ? ember : flame, s > 1.5 ? pale : ember), { scale: s }),
      ) +
      raise(3, path('M96 244H232Q226 300 186 312V336H208V356H120V336H142V312Q102 300 96 244Z', '#4d433b')) +
      gaze(164, 276, 15, { lid: '#4d433b', iris: bone }) +
      each('110 128 -24 0.42, 226 110 20 0.46, 168 76 -6 0.5', (x, y, turn, s) =>
        place(x, y, pages(blood), { turn, scale: s }),
      ) +
      followerAt(66, 358, 0.6, pine),
  },
  'limbo-opened': {
    night: { sky: ['#0f1a1c', '#6f948c'] },
    hero: () =>
      raise(
        3,
        path('M104 358V150Q110 96 164 72Q218 96 224 150V358Z', '#2f4a48') +
          path('M118 358V156Q122 110 164 90Q206 110 210 156V358Z', '#e8f2e6'),
      ) +
      raise(2, polygon('118 358, 118 150, 70 128, 70 376', '#5a3722')) +
      circle(82, 250, 5, ember) +
      place(150, 300, ghost('#b5ccc0'), { scale: 0.8, turn: -6 }) +
      place(214, 262, ghost('#8fb0a2'), { scale: 1, turn: 16 }) +
      place(254, 180, ghost('#c3d6cc'), { scale: 0.8, turn: 30 }) +
      place(196, 366, ghost('#d5e6dc'), { scale: 1.16 }) +
      gaze(164, 82, 8, { iris: bone }),
  },
  'deep-books': {
    night: { sky: night, moon: plainMoon(232, 92, 34, bone) },
    hero: () =>
      raise(
        2,
        edged(
          curve(
            '150 290!, 132 240, 150 200, 128 160, 140 116, 170 108, 186 130, 172 142, 160 132, 158 156, 184 200, 168 246, 190 290!',
          ),
          '#5f8277',
          0.3,
        ),
      ) +
      raise(
        2,
        edged(
          curve('196 296!, 204 260, 230 240, 236 206, 224 196!, 256 196, 262 232, 244 264, 226 296!'),
          '#4a6a62',
          0.3,
        ),
      ) +
      each('146 236 7, 152 196 6, 158 270 7', (x, y, r) => circle(x, y, r, mist)) +
      gaze(158, 122, 10, { lid: '#5f8277' }) +
      place(164, 298, pages(blood), { scale: 1.86 }) +
      place(92, 290, shape('0 0!, -20 -20, -44 -8!, -34 6, -40 20!, -16 14', '#8fb0a2') + gaze(-12, -2, 4)),
  },
  'view-from-above': {
    night: { sky: dawn },
    hero: () =>
      raise(
        1,
        path('M0 260L90 230L170 262L150 430H0Z', '#8d6f4c') +
          path('M90 230L210 214L300 250V330L170 262Z', '#50665c') +
          path('M170 262L300 330V430H150Z', '#8c4526'),
      ) +
      line('M0 260L90 230L170 262L150 430M90 230L210 214L300 250M170 262L300 330', '#1f1611', 6) +
      polygon('150 158, 176 158, 236 326, 176 336', '#fff3d6', { opacity: 0.35 }) +
      towerAt(206, 340, 0.6, 2) +
      towerAt(84, 330, 0.42, 1) +
      wingedAt(164, 214, 1.44, '#d9c9a0'),
  },
  'mixed-company': {
    night: { sky: sea, moon: plainMoon(78, 190, 36, bone) },
    hero: () =>
      raise(
        3,
        path(
          'M54 190Q60 96 168 84Q276 96 284 190Q262 170 240 190Q216 168 192 188Q168 168 146 188Q122 168 98 190Q76 170 54 190Z',
          rust,
        ) + path('M146 188Q138 120 168 84Q198 120 192 188Q168 168 146 188Z', flame),
      ) +
      line('M169 84V352', '#5a3a24', 6) +
      gaze(168, 140, 12, { lid: flame, iris: bone }) +
      followerAt(116, 360, 1.3) +
      impAt(222, 360, 1.28),
  },
};
