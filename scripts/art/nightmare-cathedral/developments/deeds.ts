/** Deeds: one thing that happens. */
import { glow } from '../../light';
import { curve, each, mirror } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud } from '../../sky';
import { sheetOf } from '../../three-chapters/figure/face';
import { archPath } from '../frame';
import { dots, gaze, gazes } from '../gaze';
import { lancet, rays } from '../lands';
import { ash, blood, bone, ember, flame, mist, pale, rust, sand, soot } from '../palette';
import { follower, followerAt, ghost, imp, impAt, mask, wingedAt } from '../props/people';
import { candle, key } from '../props/things';

import type { Heroes } from './heroes';

export const deedHeroes: Heroes = {
  'night-march': () =>
    each(
      '122 296 0.62 0, 164 314 0.76 1, 214 334 0.94 2, 262 356 1.16 3',
      (x, y, s, i) =>
        followerAt(x, y, s, ['#6b3320', '#85401f', rust, '#b5552a'][i]) + candle(x - 42 * s, y - 26 * s, s * 0.85),
    ),
  'fertile-dream': () =>
    line('M182 356Q176 280 150 230M182 356Q184 270 186 190M182 356Q196 290 236 242', '#5f8277', 8) +
    each('148 224 0.9 -14, 186 186 1.15 0, 238 238 0.95 14', (x, y, s, turn) =>
      place(
        x,
        y,
        raise(2, sheetOf('0 -58!, 26 -34, 32 0, 20 24, 0 30', mist, 0.4)) +
          raise(1, sheetOf('0 -30, 14 -24, 16 0, 0 14', soot)) +
          dots(6, -10, 4),
        { scale: s, turn },
      ),
    ) +
    each('150 330 -1, 214 322 1', (x, y, way) =>
      place(x, y, shape('0 10!, 20 -20, 52 -14, 34 10', '#3f5f57'), { flip: way < 0 }),
    ) +
    each('116 352 0.42, 252 354 0.46', (x, y, s) => followerAt(x, y, s)),
  'stolen-stone': () =>
    followerAt(182, 362, 2, ash) +
    raise(3, rectangle(140, 236, 86, 68, sand, 4) + rectangle(140, 236, 86, 8, bone, 4)) +
    rectangle(150, 252, 30, 7, '#a8946f', 2) +
    rectangle(186, 288, 30, 7, '#a8946f', 2) +
    place(183, 270, gazes(17, 0, 11, { mood: 'sad', lid: sand })) +
    each('134 276, 232 276', (x, y) => circle(x, y, 14, soot)),
  'short-prayer': () =>
    place(150, 358, follower({ colour: '#3f5f57', bowed: true }), { scale: 1.72 }) +
    raise(1, line('M186 296L228 272M120 300L222 282', '#3f5f57', 22)) +
    candle(234, 292, 1.7) +
    circle(232, 284, 14, bone) +
    Array.from({ length: 8 }, (_, i) => circle(214 - i * 3 + Math.sin(i) * 3, 300 + i * 8, 4.6, rust)).join('') +
    raise(1, circle(192, 364, 9, sand)),
  'hidden-drawer': () =>
    raise(3, rectangle(96, 168, 180, 30, '#84563a', 4) + rectangle(104, 198, 164, 160, '#5a3722', 3)) +
    rectangle(116, 210, 140, 38, '#6b4426', 3) +
    circle(186, 229, 6, ember) +
    rectangle(116, 312, 140, 40, '#6b4426', 3) +
    circle(186, 331, 6, ember) +
    rectangle(112, 254, 148, 52, soot, 2) +
    place(
      186,
      300,
      shape('-46 6!, -40 -24, -44 -40!, -24 -34, -14 -54!, 2 -36, 20 -54!, 26 -34, 44 -38!, 40 -20, 46 6!', '#0f0c09'),
    ) +
    gaze(172, 282, 12, { iris: bone }) +
    gaze(202, 282, 10, { iris: bone }) +
    raise(3, polygon('100 296, 272 296, 286 352, 88 352', '#95633f') + rectangle(88, 318, 198, 38, '#84563a', 3)) +
    circle(186, 337, 8, ember) +
    place(140, 168, key(), { scale: 0.72, turn: 78 }) +
    candle(240, 170, 1.1),
  'wind-under-the-wing': () =>
    each('330 96, 296 70, 262 44', (y, r) =>
      line(
        `M${176 - r} ${y}Q${176} ${y + 26} ${176 + r} ${y - 8}Q${176 + r + 16} ${y - 26} ${176 + r - 10} ${y - 32}Q${176 + r - 26} ${y - 30} ${176 + r - 20} ${y - 16}`,
        '#f6ecd6',
        6,
      ),
    ) + wingedAt(178, 244, 1.5, '#d9a05a', { turn: -8 }),
  'anothers-face': () =>
    impAt(172, 356, 2, 'calm') +
    raise(1, line('M236 352L214 244', '#8a5f38', 9)) +
    place(206, 252, mask(bone, 'smile'), { scale: 1.36, turn: 8 }) +
    place(206, 250, gaze(21, -12, 8) + gaze(-22, -14, 8)),
  exorcism: () =>
    raise(2, ellipse(182, 350, 104, 20, '#3a2a22')) +
    place(182, 344, imp('gape'), { scale: 1.04 }) +
    raise(2, path('M112 348V250Q112 212 158 200V164H206V200Q252 212 252 250V348Z', '#a9c4b8', { opacity: 0.42 })) +
    raise(2, rectangle(150, 140, 64, 28, '#8a5f38', 6)) +
    gaze(182, 154, 9, { iris: ember, lid: '#8a5f38' }) +
    line('M124 336V256Q126 232 146 222', bone, 6, { 'stroke-opacity': 0.6 }) +
    each('104 360, 262 360, 136 372, 230 372', (x, y) => candle(x, y, 0.84)),
  'back-from-limbo': () =>
    raise(
      3,
      path('M112 360V180Q116 122 182 100Q248 122 252 180V360Z', '#574b40') +
        path('M128 360V186Q132 138 182 120Q232 138 236 186V360Z', '#8fb0a2') +
        path('M144 360V194Q148 156 182 142Q216 156 220 194V360Z', '#d5e6dc'),
    ) +
    place(156, 356, ghost('#b5ccc0'), { scale: 0.9 }) +
    place(216, 362, ghost('#8fb0a2'), { scale: 1.2 }) +
    place(182, 118, gaze(0, 0, 9)),
  'call-of-the-dark': () =>
    raise(
      3,
      edged(
        curve('96 336!, 108 300, 168 282, 214 236, 226 186!, 286 150!, 276 214, 262 262, 218 318, 150 346, 100 350!'),
        sand,
        0.4,
      ),
    ) +
    line('M124 302L132 342M160 288L174 334M206 252L228 290', rust, 6) +
    ellipse(257, 170, 38, 20, soot, { transform: 'rotate(-28 257 170)' }) +
    impAt(248, 176, 0.7, 'gape', { turn: 14 }) +
    impAt(176, 150, 0.62, 'grin', { turn: -10 }) +
    each('196 208 4, 214 152 5, 232 108 4', (x, y, r) => circle(x, y, r, soot)),
  'the-order': () =>
    glow(184, 150, 104, ember, 0.85) +
    clipped(archPath, rays(184, 150, 10, pale, 0.16, 18)) +
    raise(2, rectangle(176, 176, 17, 180, sand, 5)) +
    raise(2, circle(184, 150, 42, rust) + circle(184, 150, 34, bone)) +
    gaze(184, 150, 27, { lid: bone }) +
    each('136 150 -90, 184 102 0, 232 150 90, 150 116 -45, 218 116 45', (x, y, turn) =>
      place(x, y, polygon('-9 6, 0 -20, 9 6', ember), { turn }),
    ) +
    raise(
      3,
      path('M132 372V316H238V372Z', blood) +
        rectangle(124, 304, 122, 22, ember, 5) +
        edged(curve('138 304!, 130 262, 140 230, 160 224, 184 218, 208 224, 230 232, 238 264, 230 304!'), ash, 0.3),
    ) +
    line('M160 228V262M184 222V260M208 228V262M138 272Q184 290 232 272', soot, 5),
  'the-long-march': () =>
    place(
      180,
      356,
      raise(3, line('M-26 -56L-40 -20L-30 0H-46M26 -56L44 -24L34 0H54', soot, 12)) +
        raise(2, sheetOf('0 -110, 40 -104, 56 -70, 44 -48, 0 -44', '#8a3a22', 0.25)) +
        shape(mirror('0 -96, 22 -90, 26 -72, 0 -62'), soot) +
        place(0, -78, dots(9, 0, 5.6)),
      { scale: 1.05 },
    ) +
    raise(
      3,
      rectangle(126, 178, 108, 66, sand, 3) +
        polygon('112 184, 180 128, 248 184', rust) +
        rectangle(208, 126, 18, 40, '#8a3a22'),
    ) +
    each('146 230, 214 230', (x, y) => lancet(x, y, 22, 34, ember)) +
    lancet(180, 244, 26, 40, soot) +
    line('M256 356V262M256 274L278 268M256 288L236 282', '#5a3a24', 7) +
    each('104 352 0.3, 130 350 0.26', (x, y, s) => followerAt(x, y, s)),
  'nightmare-harvest': () =>
    raise(
      3,
      line('M128 360L220 120', '#6b4426', 11) +
        shape('214 112!, 160 92, 112 118, 92 176!, 136 138, 180 128, 222 134!', bone),
    ) +
    place(
      206,
      356,
      raise(
        2,
        each('-38 -16, -20 -8, 0 0, 20 8, 38 16', (x, turn) =>
          place(
            x * 0.3,
            0,
            line('M0 0V-118', '#c98a3a', 8) +
              place(0, -126, sheetOf('0 -26!, 14 -10, 12 14, 0 18', ember, 0.35) + dots(5, 0, 3, soot)),
            { turn },
          ),
        ) + path('M-30 -46Q0 -36 30 -46V-30Q0 -20 -30 -30Z', blood),
      ),
    ) +
    impAt(122, 356, 0.7),
  litany: () =>
    place(186, 336, follower({ colour: '#3f5f57' }), { scale: 1.9 }) +
    raise(3, edged(curve('120 282!, 252 282!, 254 316, 244 340, 262 372!, 110 372!, 130 340, 118 316'), bone, 0.4)) +
    raise(1, rectangle(108, 264, 156, 22, sand, 11)) +
    each('136 302, 138 320, 142 338', (x, y) => line(`M${x} ${y}H${238 - (y % 7) * 5}`, '#a8946f', 4.6)) +
    each('104 275, 268 275', (x, y) => circle(x, y, 9, rust)) +
    gaze(186, 275, 8, { lid: sand }),
  'tower-of-mist': () =>
    place(
      186,
      356,
      raise(
        2,
        path('M-44 4L-34 -190H34L44 4Z', '#d9e2da', { opacity: 0.85 }) +
          path('M-42 -186H-26V-206H-10V-186H10V-206H26V-186H42V-172H-42Z', '#e8eee8'),
      ) +
        lancet(0, -120, 24, 42, '#6f8a84') +
        gaze(-13, -84, 10, { iris: ember, lid: '#b9c8c0', mood: 'sleepy' }) +
        gaze(13, -84, 10, { iris: ember, lid: '#b9c8c0', mood: 'sleepy' }),
    ) +
    cloud(232, 300, 0.84, '#d5dfd8', true) +
    cloud(138, 340, 0.9, '#e2e9e3') +
    cloud(128, 226, 0.36, '#b0c2b8'),
  'second-countenance': () =>
    raise(3, ellipse(206, 222, 76, 108, '#8a5f38') + ellipse(206, 222, 62, 94, '#31484a')) +
    rectangle(196, 324, 20, 36, '#6b4426') +
    clipped('M144 222A62 94 0 1 1 268 222A62 94 0 1 1 144 222Z', place(210, 330, imp('grin'), { scale: 1.35 })) +
    line('M166 168Q180 138 204 132', bone, 6, { opacity: 0.6 }) +
    followerAt(126, 362, 1.02),
  'gift-to-the-dark': () =>
    impAt(182, 300, 1.9, 'gape') +
    raise(
      2,
      line('M116 380Q126 330 154 322M250 380Q240 330 212 322', bone, 20) +
        circle(156, 322, 15, bone) +
        circle(210, 322, 15, bone),
    ) +
    raise(
      2,
      rectangle(152, 276, 62, 50, rust, 4) +
        rectangle(146, 264, 74, 17, flame, 4) +
        rectangle(177, 264, 12, 62, bone) +
        shape('183 264, 156 252, 160 232, 183 256', bone) +
        shape('183 264, 210 252, 206 232, 183 256', bone),
    ) +
    gaze(183, 302, 9, { iris: bone, lid: rust }),
};
