/** Upgrades of Fortify: walls that stand, dig, watch and bite. */
import { darker, lighter } from '../../colour';
import { glow } from '../../light';
import { each } from '../../outline';
import { circle, line, path, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { dots, gaze, gazes } from '../gaze';
import { lancet } from '../lands';
import { blood, bone, ember, rust, sand, soot, stone } from '../palette';
import { follower, followerAt, impAt } from '../props/people';

import type { Heroes } from './heroes';

const statue = (x: number, y: number, scale: number, colour: string): string =>
  place(
    x,
    y,
    raise(
      2,
      rectangle(-30, -14, 60, 18, darker(colour, 0.35, soot), 2) +
        sheetOf('0 -122, 16 -116, 18 -96, 30 -84, 32 -40, 24 -12, 0 -12', colour, 0.35),
    ) +
      both(polygon('10 -116, 22 -134, 18 -108', colour)) +
      rectangle(-12, -108, 24, 8, soot, 2) +
      dots(6, -104, 3) +
      place(
        0,
        -50,
        raise(1, path('M-20 -26H20V4Q14 24 0 32Q-14 24 -20 4Z', lighter(colour, 0.2))) +
          gaze(0, -4, 9, { iris: bone, lid: colour }),
      ),
    { scale },
  );

const brickwork = (list: string, colour: string): string => each(list, (x, y) => rectangle(x, y, 24, 10, colour, 2));

export const fortifyHeroes: Heroes = {
  'stone-ranks': () =>
    statue(130, 300, 0.95, '#6f6154') +
    statue(246, 300, 0.95, '#6f6154') +
    statue(188, 306, 1.12, '#857565') +
    statue(116, 352, 1.12, '#9a8a76') +
    statue(256, 352, 1.12, '#9a8a76') +
    statue(186, 358, 1.34, '#b5a58c'),
  'underground-works': () =>
    raise(
      3,
      path('M60 360V270Q70 176 176 172Q282 176 292 270V360Z', '#3a2f28') +
        path('M84 360V282Q92 200 176 196Q262 200 268 282V360Z', '#120d0a'),
    ) +
    line('M90 360V270M264 360V270M86 262H268', '#7a4f2e', 11) +
    glow(178, 290, 100, ember, 0.75) +
    impAt(196, 356, 1.1) +
    place(196, 252, path('M-30 8Q-28 -22 0 -24Q28 -22 30 8Z', sand) + circle(0, -8, 8, ember)) +
    place(
      128,
      300,
      raise(2, line('M0 44L-2 -52', '#8a5f38', 9) + shape('-52 -36!, -22 -62, 18 -64, 48 -46!, 16 -48, -20 -46', bone)),
      { turn: -16 },
    ) +
    each('110 352 12, 138 356 9, 250 354 13', (x, y, r) => circle(x, y, r, stone)),
  'watch-on-the-walls': () =>
    raise(
      3,
      rectangle(118, 226, 130, 140, '#7f7062') +
        each('112 0, 157 0, 202 0', (x) => rectangle(x, 206, 28, 30, '#7f7062')) +
        rectangle(226, 206, 28, 30, '#7f7062'),
    ) +
    brickwork('132 262, 190 280, 146 312, 206 322', '#6a5c50') +
    place(178, 226, follower({ colour: blood }), { scale: 1.06 }) +
    raise(2, polygon('150 158, 154 178, 262 138, 252 106', sand) + polygon('250 104, 264 140, 274 134, 261 98', rust)) +
    gaze(262, 119, 13, { iris: ember }) +
    lancet(183, 352, 34, 56, soot) +
    place(183, 326, dots(7, 0, 4)),
  'living-walls': () =>
    raise(
      3,
      rectangle(92, 216, 62, 150, '#574b40') +
        rectangle(226, 216, 62, 150, '#574b40') +
        each('88 0, 126 0, 222 0, 262 0', (x) => rectangle(x, 198, 26, 26, '#574b40')),
    ) +
    raise(
      3,
      rectangle(118, 150, 144, 216, '#75675a') +
        each('112 0, 152 0, 194 0, 236 0', (x) => rectangle(x, 126, 30, 34, '#75675a')),
    ) +
    brickwork('128 178, 222 172, 176 168, 102 250, 252 262, 126 330, 234 336', '#8b7c6c') +
    place(190, 216, gazes(31, 0, 25, { mood: 'cross', lid: '#4d433b' })) +
    path('M128 268Q190 246 252 268Q250 330 190 334Q130 330 128 268Z', soot) +
    Array.from({ length: 7 }, (_, i) =>
      polygon(
        `${131 + i * 17} ${264 - Math.sin((i / 6) * 3.1) * 7}, ${147 + i * 17} ${264 - Math.sin(((i + 0.9) / 6) * 3.1) * 7}, ${139 + i * 17} 290`,
        bone,
      ),
    ).join('') +
    Array.from({ length: 6 }, (_, i) =>
      polygon(
        `${140 + i * 17} ${320 + Math.sin((i / 5) * 3.1) * 9}, ${155 + i * 17} ${320 + Math.sin(((i + 0.9) / 5) * 3.1) * 9}, ${148 + i * 17} 304`,
        sand,
      ),
    ).join(''),
  'cathedral-stone': () =>
    raise(2, line('M120 350V70L262 58M120 120L178 66', '#5a3a24', 13)) +
    circle(262, 60, 10, soot) +
    line('M256 62L206 148M262 62L262 140', soot, 4) +
    raise(3, rectangle(136, 148, 142, 120, '#8f8070', 5) + rectangle(136, 148, 142, 8, '#b5a58c', 4)) +
    path('M150 176Q182 160 198 178L196 196Q174 204 154 196Z', '#5d5146') +
    path('M264 176Q234 160 216 178L218 196Q240 204 260 196Z', '#5d5146') +
    gaze(176, 188, 13, { mood: 'sleepy', lid: '#75675a' }) +
    gaze(238, 188, 13, { mood: 'sleepy', lid: '#75675a' }) +
    line('M180 240Q207 224 234 240', '#4d433b', 7) +
    line('M207 196L200 220H214', '#5d5146', 5) +
    followerAt(160, 358, 0.72) +
    followerAt(246, 360, 0.78, '#85401f', { raised: true }),
};
