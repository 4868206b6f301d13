/** Upgrades of Develop: a library by night. */
import { glow } from '../../light';
import { crescent } from '../../moon';
import { each } from '../../outline';
import { circle, ellipse, line, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { both } from '../../three-chapters/figure/face';
import { dots, gaze } from '../gaze';
import { blood, bone, coal, ember, pale, pine, rust, sand, slate, soot } from '../palette';
import { follower, followerAt, impAt } from '../props/people';
import { book, chain, lantern, pages, tome } from '../props/things';

import type { Heroes } from './heroes';

const spectacles = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    circle(-13, 0, 14, 'none', { stroke: sand, 'stroke-width': 3 }) +
      circle(16, 0, 12, 'none', { stroke: sand, 'stroke-width': 3 }) +
      line('M1 0Q2 -4 4 -1', sand, 3),
    { scale },
  );

export const developHeroes: Heroes = {
  'reading-room-of-shadows': () =>
    glow(184, 120, 96, ember, 0.8) +
    place(184, 150, lantern(), { scale: 0.62 }) +
    impAt(184, 342, 1.62, 'calm') +
    spectacles(184, 262, 1.62) +
    place(184, 312, pages(blood), { scale: 1.35 }) +
    place(100, 360, tome(rust) + place(6, -22, tome(pine)), { scale: 0.6 }),
  'night-school': () =>
    raise(3, rectangle(92, 72, 180, 128, '#6b4426', 4) + rectangle(99, 79, 166, 114, '#1f2b28', 2)) +
    line('M116 170Q140 128 166 170M116 170Q140 196 166 170', bone, 3.4) +
    gaze(141, 165, 11, { iris: bone }) +
    crescent(222, 124, 26, bone, 20) +
    line('M196 176H250M204 186H240', sand, 2.6) +
    followerAt(238, 352, 1.24, pine, { eyes: bone }) +
    line('M214 268L172 186', sand, 5) +
    each('108 358 0.66, 150 364 0.72, 192 362 0.62', (x, y, s) => impAt(x, y, s, 'calm')),
  'shared-whisper': () =>
    place(122, 356, follower({ colour: '#8a3a22' }), { scale: 1.86, turn: 9 }) +
    place(232, 356, follower({ colour: '#3f5f57', eyes: bone }), { scale: 1.86, turn: -9 }) +
    glow(178, 196, 60, ember, 0.9) +
    place(
      178,
      200,
      both(shape('2 0!, 16 -30, 40 -30, 38 -8, 20 2', pale) + shape('2 2!, 20 4, 28 18, 14 24', ember)) +
        ellipse(0, 0, 4, 13, coal) +
        dots(16, -16, 4, rust),
    ),
  'forbidden-books': () =>
    place(
      176,
      336,
      book(blood, place(0, -54, gaze(0, -10, 30, { mood: 'calm', lid: '#3a0f10' }))) +
        Array.from({ length: 9 }, (_, i) =>
          polygon(`${-60 + i * 15} -14, ${-48 + i * 15} -14, ${-54 + i * 15} 2`, bone),
        ).join(''),
      { scale: 1.36, turn: -4 },
    ) +
    chain(84, 326, 176, 298, slate, 9) +
    chain(176, 298, 280, 318, slate, 9) +
    raise(2, rectangle(156, 306, 40, 34, sand, 6) + line('M164 308V298Q176 282 188 298V308', slate, 7)) +
    circle(176, 320, 5, soot) +
    rectangle(173.5, 320, 5, 12, soot),
  'archive-of-dreams': () =>
    raise(3, rectangle(98, 96, 170, 264, '#3a2418', 5)) +
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [104 + (i % 3) * 54, 104 + Math.floor(i / 3) * 60];
      return (
        rectangle(x, y, 50, 54, '#6b4426', 3) + rectangle(x, y, 50, 4, '#8a5f38', 2) + circle(x + 25, y + 40, 5, ember)
      );
    }).join('') +
    raise(
      3,
      polygon('150 150, 224 150, 216 176, 158 176', soot) +
        rectangle(152, 172, 70, 40, '#84563a', 3) +
        circle(187, 192, 6, ember),
    ) +
    glow(187, 140, 92, ember, 0.9) +
    place(188, 122, crescent(0, 0, 40, pale, -20) + line('M-12 -2Q-6 4 0 -2', soot, 2.6)),
};
