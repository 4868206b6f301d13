/** Cards for conflicts only, and what everybody begins with. */
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { cathedralAt } from '../cathedral';
import { gaze, gazes } from '../gaze';
import { blood, bone, ember, mist, pale, pine, red, rust, sand, soot } from '../palette';
import { followerAt, impAt, longBone, skull, wingedAt } from '../props/people';
import { blade, candle, drop, fire, lantern, pages, stair, towerAt } from '../props/things';

import type { Heroes } from './heroes';

export const combatHeroes: Heroes = {
  'basic-combat': () =>
    place(
      178,
      250,
      raise(
        2,
        rectangle(-9, -112, 18, 170, bone, 6) +
          circle(-11, -114, 15, bone) +
          circle(11, -114, 15, bone) +
          circle(-11, 58, 15, bone) +
          circle(11, 58, 15, bone),
      ),
      { turn: -38 },
    ) +
    place(
      178,
      250,
      raise(2, rectangle(-12, -76, 24, 136, sand, 4) + path('M-12 -76H12V-50Q4 -40 0 -52Q-6 -36 -12 -50Z', bone)) +
        place(0, -80, fire(), { scale: 0.56 }),
      { turn: 38 },
    ) +
    place(178, 252, circle(0, 0, 19, blood) + gaze(0, 0, 15)),
  blow: () =>
    raise(2, star(184, 236, 106, '#f2d9a6', 11, 0.62) + star(184, 236, 82, ember, 11, 0.6)) +
    place(
      190,
      250,
      raise(
        3,
        path('M-34 110V34H38V110Z', blood) +
          rectangle(-40, 30, 84, 16, ember, 4) +
          edged(
            curve('-46 32!, -56 -20, -50 -56, -36 -66, -22 -60, -8 -72, 8 -62, 24 -70, 38 -58, 50 -50, 54 -10, 46 32!'),
            bone,
            0.4,
          ),
      ) +
        line('M-24 -54V-22M2 -58V-24M28 -56V-24M-48 -6Q-10 10 16 -4', sand, 5) +
        gaze(4, 12, 10, { lid: bone, mood: 'cross' }),
      { turn: -14 },
    ),
  veil: () =>
    line('M92 100H282', '#6b4426', 10) +
    raise(
      3,
      edged(
        curve('100 104!, 274 104!, 262 200, 286 350!, 240 330, 214 352!, 186 332, 158 352!, 132 332, 92 352!, 112 210'),
        '#5f8277',
        0.3,
      ),
    ) +
    line('M136 112Q146 220 128 336M182 112V330M230 112Q222 220 240 330', '#3f5f57', 5) +
    place(
      186,
      206,
      gaze(-26, 0, 20, { iris: pale, lid: '#4a6a62' }) + gaze(26, 0, 20, { iris: pale, lid: '#4a6a62' }),
    ) +
    each('112 100, 148 100, 186 100, 224 100, 262 100', (x, y) => circle(x, y, 7, sand)),
  sentence: () =>
    raise(
      2,
      line('M184 130V320', sand, 10) +
        rectangle(140, 320, 88, 32, '#8a5f38', 4) +
        rectangle(126, 344, 116, 14, '#6b4426', 3),
    ) +
    place(184, 140, raise(2, line('M-76 14Q0 -22 76 -14', sand, 9)), {}) +
    line('M110 156L92 236M110 156L132 236M258 128L238 196M258 128L282 196', soot, 3) +
    raise(
      2,
      path('M82 236H142Q138 262 112 262Q86 262 82 236Z', rust) +
        path('M228 196H292Q288 222 260 222Q232 222 228 196Z', rust),
    ) +
    place(112, 238, skull(), { scale: 0.6 }) +
    place(260, 200, sheetOf('0 -34!, 12 -10, 8 4, 0 6', bone, 0.4)) +
    raise(2, circle(184, 132, 24, ember)) +
    gaze(184, 132, 18, { iris: bone, lid: ember }),
  'wall-of-bones': () =>
    each('118 336, 184 344, 250 336, 150 306, 218 306, 116 276, 184 274, 252 276', (x, y) =>
      place(x, y, longBone(y % 20 ? bone : sand), { scale: 0.8, turn: (x % 7) - 3 }),
    ) +
    each('150 350 0.72, 220 350 0.72, 116 320 0.6, 184 312 0.82, 252 318 0.6, 150 268 0.62, 220 266 0.66', (x, y, s) =>
      place(x, y, skull(x % 4 ? bone : sand), { scale: s }),
    ) +
    each('128 236 -8, 164 228 4, 204 230 -4, 242 236 8', (x, y, turn) =>
      place(x, y, polygon('-9 20, 0 -42, 9 20', bone), { turn }),
    ),
  frenzy: () =>
    each('102 214 -62, 132 158 -30, 236 156 30, 268 212 62', (x, y, turn) =>
      place(x, y, blade(bone, rust), { turn, scale: 0.84 }),
    ) +
    line('M184 286L118 246M184 262L142 200M184 262L228 200M184 286L254 246', '#0f0c09', 15) +
    impAt(184, 356, 1.74, 'gape') +
    place(184, 276, line('M-38 -26L-8 -14M42 -26L14 -14', blood, 6)),
  'hunter-of-shadows': () =>
    glow(204, 168, 150, ember, 0.85) +
    place(208, 226, lantern(gaze(0, -38, 24, { iris: bone })), { scale: 1.2, turn: -6 }) +
    raise(2, line('M262 356Q276 200 240 96Q226 74 206 82', '#3a1c16', 12)) +
    impAt(122, 358, 1.06, 'sad') +
    impAt(206, 362, 0.6, 'gape'),
  execution: () =>
    raise(2, rectangle(112, 320, 128, 36, '#3a1a14', 5) + path('M140 320Q176 342 212 320Z', soot)) +
    place(
      190,
      300,
      raise(
        3,
        rectangle(-9, -190, 18, 220, '#6b4426', 5) +
          shape('8 -186!, 40 -190, 96 -168!, 106 -112, 92 -62!, 48 -94, 8 -102!', bone) +
          shape('-8 -186!, -30 -178, -40 -144, -30 -110, -8 -102!', sand),
      ) +
        shape('74 -174, 96 -168!, 106 -112, 92 -62!, 90 -112', '#fff6e6') +
        gaze(46, -142, 17, { mood: 'cross', lid: bone }),
      { turn: -12 },
    ) +
    each('236 314 0.9, 252 340 1.2', (x, y, s) => drop(x, y, s, red)),
  'armour-of-night': () =>
    place(
      184,
      356,
      raise(3, sheetOf('0 -132, 40 -136, 74 -120, 86 -84, 58 -72, 54 4!, 0 4', '#3a4640', 0.25)) +
        raise(2, sheetOf('0 -246!, 34 -226, 44 -180, 40 -140, 22 -124, 0 -120', '#4d5a54', 0.35)) +
        polygon('-34 -186, 34 -186, 28 -160, 6 -156, 0 -140, -6 -156, -28 -160', soot) +
        place(0, -171, gazes(16, 0, 9)) +
        both(edged(curve('30 -214, 62 -236, 72 -270!, 84 -232, 60 -196, 40 -190'), sand, 0.3)) +
        line('M0 -116V-6M-40 -92Q0 -76 40 -92M-44 -56Q0 -42 44 -56', soot, 4) +
        star(0, -88, 20, ember, 4, 0.34),
    ),
  deluge: () =>
    raise(
      3,
      path(
        'M-20 330Q60 180 150 132Q238 92 282 152Q302 196 262 212Q272 174 228 172Q178 172 160 240Q146 300 200 340H320V440H-20Z',
        '#3f5f57',
      ),
    ) +
    line('M60 320Q92 212 166 164Q214 140 250 158M98 330Q116 250 156 206', mist, 7) +
    place(
      214,
      196,
      gaze(-20, 0, 16, { mood: 'cross', lid: '#3f5f57' }) + gaze(20, -5, 12, { mood: 'cross', lid: '#3f5f57' }),
    ) +
    each('262 210 10, 276 186 12, 246 224 8, 228 172 7', (x, y, r) => circle(x, y, r, bone)) +
    cathedralAt(236, 340, 0.4) +
    raise(2, path('M-20 326Q80 300 170 330T320 318V440H-20Z', pine)),
  'the-maw': () =>
    place(
      182,
      236,
      raise(
        3,
        edged(curve('-102 20, -106 -56, -60 -106, 0 -96, 60 -106, 106 -56, 102 20, 70 96, 0 118, -70 96'), soot, 0.16),
      ) +
        shape('-84 10, -72 -46, 0 -64, 72 -46, 84 10, 52 72, 0 86, -52 72', red) +
        glow(0, 14, 62, ember, 0.95) +
        shape('-42 66, -26 26, 0 18, 26 26, 42 66, 0 82', '#c9602f') +
        Array.from({ length: 8 }, (_, i) => {
          const x = -70 + i * 20;
          const y = -56 + Math.abs(x) * 0.34;
          return polygon(`${x - 11} ${y}, ${x + 11} ${y}, ${x} ${y + 42 - Math.abs(x) * 0.14}`, bone);
        }).join('') +
        Array.from({ length: 6 }, (_, i) => {
          const x = -50 + i * 20;
          const y = 80 - Math.abs(x) * 0.34;
          return polygon(`${x - 10} ${y}, ${x + 10} ${y}, ${x} ${y - 34}`, sand);
        }).join('') +
        place(0, -86, gazes(50, 0, 15, { mood: 'cross' })),
    ),
  'last-bastion': () =>
    each('112 330 0.62, 150 342 0.7, 222 342 0.7, 262 330 0.62', (x, y, s) => impAt(x, y, s, 'calm')) +
    raise(3, polygon('116 356, 144 300, 224 300, 254 356', '#3a2f28')) +
    towerAt(184, 306, 1.1, 2, { flag: ember }) +
    followerAt(184, 222, 0.42, blood) +
    each('104 364 0.66, 184 372 0.7, 264 364 0.66', (x, y, s) => impAt(x, y, s)),
};

export const startingHeroes: Heroes = {
  develop: () =>
    place(180, 300, pages('#8a3a22'), { scale: 1.62 }) +
    glow(180, 224, 96, ember, 0.7) +
    path('M112 226Q180 154 248 226Q180 298 112 226Z', bone) +
    gaze(180, 226, 30) +
    each('118 168, 152 148, 180 140, 208 148, 242 168', (x, y) =>
      line(`M${x} ${y + 12}L${180 + (x - 180) * 1.2} ${y - 10}`, pale, 6),
    ),
  summon: () =>
    each('122 330 0.8, 238 330 0.8', (x, y, s) => followerAt(x, y, s, '#85401f')) +
    followerAt(180, 356, 1.5, rust, { raised: true }),
  fortify: () => towerAt(180, 354, 1.5, 3) + followerAt(262, 358, 0.6) + followerAt(104, 358, 0.52, '#85401f'),
  manoeuvre: () =>
    wingedAt(180, 300, 1.52, '#b5552a') +
    each('112 354 0.62, 180 362 0.76, 250 354 0.62', (x, y, s) => followerAt(x, y, s)),
  ritual: () =>
    stair(180, 354, 3, 190, 88, 34, '#4d433b', sand) +
    place(
      180,
      252,
      raise(2, rectangle(-20, -62, 40, 64, bone, 4)) +
        place(0, -66, fire(), { scale: 0.62 }) +
        place(0, -28, gaze(0, 0, 11, { lid: bone })),
    ) +
    candle(112, 322, 0.8) +
    candle(248, 322, 0.8),
};
