import { hill, hills } from '../../landscape';
import { circle, line, path, place } from '../../paper';
import type { Drawing } from '../../render';
import { raise } from '../../shadow';
import { sky } from '../../sky';
import { dreamCard } from '../dreamCard';
import { flock, landStars, type Perched, stage } from '../frame';
import { sen } from '../palette';

/** Two cards change places. */
export function swap(): Drawing {
  const arrow = raise(
    2,
    line('M106 160Q152 108 212 148', '#fff0cf', 18) +
      path('M196 174L240 176L232 130Z', '#fff0cf', {
        stroke: '#fff0cf',
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }),
  );
  const both = arrow + place(166, 198, place(-166, -198, arrow), { turn: 180 });
  const scene =
    sky('#3a2a8a', '#ffd07a', { middle: [0.45, '#b85a8a'] }) +
    circle(166, 184, 104, '#d0708a') +
    circle(166, 184, 80, '#f6ab80') +
    landStars(107, 150, 12, 2, { x: 166, y: 190, r: 90 }) +
    hill(107, 262, 8, '#e09a74', { mist: '#ffc487' }) +
    hills([284, 286, 286, 284, 286, 284], '#b4586e', { mist: '#d07a74' }) +
    hills([324, 328, 324, 328, 326, 322], '#672a5c');
  const cards = place(
    0,
    -14,
    both +
      place(128, 198, dreamCard(sen.indigo), { turn: -8, scale: 0.84 }) +
      place(204, 198, dreamCard(sen.teal), { turn: 8, scale: 0.84 }),
  );
  const row = (y: number, xs: readonly number[]): Perched[] =>
    xs.map((x, i) => ({ x, y, scale: 0.48, flip: x < 170, nod: (i * 5) % 12 }));
  return stage(7, scene, cards + flock([...row(290, [78, 160, 242]), ...row(338, [56, 118, 194, 256])]));
}
