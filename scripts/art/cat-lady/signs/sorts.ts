/** What sort of card it is, and what some cats are paid by; within 30 of the origin. */
import { curve } from '../../outline';
import { circle, line, path, place, star } from '../../paper';
import { lady } from '../palette';

export const hangerSign = (): string =>
  line('M-2 -14C-10 -14 -10 -27 0 -27C8 -27 10 -19 3 -16L0 -11', lady.ink, 4.4) +
  path('M0 -11L27 10Q30 16 23 16H-23Q-30 16 -27 10Z', '#fffdf6', {
    stroke: lady.ink,
    'stroke-width': 4.4,
    'stroke-linejoin': 'round',
  });

/** Toys of all kinds: a ball that jingles. */
export const toySign = (): string =>
  circle(0, 0, 25, lady.ink) +
  circle(0, 0, 21.5, '#f2c463') +
  path('M-21 -4Q0 8 21 -4L20 6Q0 18 -20 6Z', '#e5667a') +
  star(0, -10, 7, '#fff6e4', 5, 0.5);

export const catnipSign = (): string => {
  const leaf = curve('0 -26!, 13 -13, 14 2, 0 12, -14 2, -13 -13');
  return (
    line('M0 6V28', '#3f8a5c', 5) +
    place(0, 4, path(leaf, '#57a878'), { scale: 0.8, turn: -62 }) +
    place(0, 4, path(leaf, '#57a878'), { scale: 0.8, turn: 62 }) +
    path(leaf, '#6fc492') +
    line('M0 -14V6', '#3f8a5c', 2.6)
  );
};

export const crownSign = (): string =>
  path('M-24 18L-27 -12L-12 2L0 -20L12 2L27 -12L24 18Z', '#f2b63c', {
    stroke: lady.ink,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  }) + circle(0, 8, 4.4, '#e5667a');
