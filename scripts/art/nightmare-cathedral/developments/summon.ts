/** Upgrades of Summon: what comes up from the chasm. */
import { darker, mix } from '../../colour';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { sheetOf } from '../../three-chapters/figure/face';
import { gaze, gazes } from '../gaze';
import { blood, bone, ember, pale, rust, sand, soot } from '../palette';
import { follower, followerAt, handAt, impAt } from '../props/people';
import { drop } from '../props/things';

import type { Heroes } from './heroes';

export const summonHeroes: Heroes = {
  'call-from-the-deep': () =>
    each('86 196, 66 156, 46 116', (r, ry) =>
      ellipse(178, 262, r * 1.16, ry * 0.6, 'none', { stroke: pale, 'stroke-width': 4, opacity: 0.55 }),
    ) +
    glow(178, 290, 120, ember, 0.8) +
    place(180, 350, follower({ colour: '#3a1512', raised: true }), { scale: 1.42 }) +
    each('104 372 0.62 -18, 140 384 0.7 -6, 216 384 0.7 8, 254 372 0.62 16', (x, y, s, r) => handAt(x, y - 30, s, r)),
  fireflies: () =>
    raise(
      3,
      sheetOf('0 -216, 34 -212, 36 -192, 70 -164, 78 -80, 66 -4, 0 2', '#d9c9a0', 0.5).replaceAll(
        '<path',
        '<path opacity="0.3"',
      ),
    ).replace('<g', '<g transform="translate(182 356)"') +
    place(
      182,
      356,
      raise(2, rectangle(-40, -236, 80, 26, rust, 6) + rectangle(-44, -214, 88, 9, darker(rust, 0.35, soot), 4)) +
        line('M-58 -150Q-66 -90 -56 -30', bone, 5, { opacity: 0.5 }),
    ) +
    glow(182, 260, 92, ember, 0.75) +
    each(
      '160 210 1.1, 208 236 1.3, 150 276 1.2, 202 306 1.35, 172 334 0.9, 262 150 1.1, 112 276 0.8, 268 268 0.9',
      (x, y, s) =>
        place(
          x,
          y,
          ellipse(-9, -8, 11, 6, bone, { transform: 'rotate(28 -9 -8)', opacity: 0.8 }) +
            ellipse(9, -8, 11, 6, bone, { transform: 'rotate(-28 9 -8)', opacity: 0.8 }) +
            raise(1, ellipse(0, 2, 8, 12, soot) + circle(0, 8, 7, ember)) +
            gazes(3.6, -7, 4, { iris: bone }),
          { scale: s },
        ),
    ),
  echo: () =>
    each('250 262 0.86 0.62, 216 296 1.06 0.44, 178 328 1.28 0.24', (x, y, scale, share) =>
      place(x, y, follower({ colour: mix('#c2521f', pale, share), eyes: blood, raised: true }), { scale }),
    ) +
    followerAt(138, 360, 1.5, blood, { raised: true }) +
    line('M176 190Q204 176 226 190M206 150Q238 134 262 150', pale, 5),
  'blood-of-the-earth': () =>
    line(
      'M180 250Q130 150 150 70M180 240Q190 150 176 60M180 250Q240 160 246 84M150 150Q120 130 112 96M214 180Q262 168 274 140',
      '#5a1a18',
      9,
    ) +
    glow(182, 266, 120, ember, 0.6) +
    raise(3, edged(curve('182 196, 220 176, 262 204, 250 270, 182 344!, 112 270, 102 204, 144 176'), '#8c2418', 0.25)) +
    path(curve('146 204, 170 214, 176 250, 160 290, 128 262, 120 222'), '#b5402a') +
    line('M182 200Q176 250 196 280M196 240Q220 236 232 216', '#5a1512', 5) +
    place(182, 258, gazes(26, 0, 17, { mood: 'sad', lid: '#6e1a14' })) +
    each('112 330 1.1, 250 334 1.3, 228 306 0.8', (x, y, s) => drop(x, y, s, ember)),
  'night-levy': () =>
    line('M112 352L128 118M150 352L156 96M210 352L204 96M248 352L236 116', '#c98a5a', 6) +
    each('128 118, 156 96, 204 96, 236 116', (x, y) => polygon(`${x - 9} ${y}, ${x} ${y - 32}, ${x + 9} ${y}`, sand)) +
    raise(2, polygon('156 112, 92 118, 110 138, 92 160, 152 158', blood)) +
    place(124, 136, gaze(0, 0, 11)) +
    impAt(182, 310, 1.3) +
    raise(
      3,
      ellipse(182, 356, 72, 34, '#8a4a22') + rectangle(110, 300, 144, 56, '#8a4a22') + ellipse(182, 300, 72, 24, bone),
    ) +
    line('M112 306L140 352L168 324L196 358L224 324L252 350', ember, 5) +
    gaze(182, 300, 17, { iris: rust, lid: bone }) +
    line('M126 246L156 292M238 246L210 292', '#5a3a24', 8) +
    circle(158, 292, 9, sand) +
    circle(208, 292, 9, sand),
};
