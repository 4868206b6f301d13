import { curve, each } from '../../outline';
import { circle, line, path, place, polygon, rectangle, star } from '../../paper';
import { raise } from '../../shadow';
import type { DrawnCard } from '../drawnCard';
import { card } from '../frame';
import { floor, spot, wall } from '../room';
import { pawPrint } from '../signs/pawPrint';
import { catnipSign } from '../signs/sorts';
import { smallCard } from '../smallCard';

/** Stands on y = 0, 230 high. */
function herb(): string {
  const leaf = curve('0 4, -30 -10, -34 -40, -18 -62, 0 -78!, 18 -62, 34 -40, 30 -10');
  const leafAt = (x: number, y: number, turn: number, scale: number, colour: string): string =>
    place(
      x,
      y,
      raise(1, path(leaf, colour) + line('M0 0V-58M0 -20L-16 -34M0 -20L16 -34', '#3f8a5c', 2.6, { opacity: 0.6 })),
      { turn, scale },
    );
  const blossom = each(
    '0 -204 13, -13 -190 10, 13 -190 10, 0 -182 10, -10 -172 8, 10 -172 8',
    (x, y, r) => circle(x, y, r, '#a97cd8') + circle(x - 2, y - 3, r * 0.4, '#cfb0ee'),
  );
  const side = each(
    '-72 -150 8, -82 -142 7, -64 -140 7, 72 -150 8, 82 -142 7, 64 -140 7',
    (x, y, r) => circle(x, y, r, '#a97cd8') + circle(x - 1.6, y - 2, r * 0.4, '#cfb0ee'),
  );
  return (
    line('M0 -50V-176M0 -60Q-50 -84 -72 -134M0 -60Q50 -84 72 -134', '#3f8a5c', 8) +
    leafAt(-10, -62, -78, 0.98, '#4f9f70') +
    leafAt(10, -62, 78, 0.98, '#4f9f70') +
    leafAt(-6, -92, -44, 1.0, '#5fb080') +
    leafAt(6, -92, 44, 1.0, '#5fb080') +
    leafAt(0, -122, -16, 0.8, '#72c494') +
    leafAt(0, -122, 20, 0.8, '#72c494') +
    raise(1, blossom + side) +
    raise(
      2,
      polygon('-52 -66, 52 -66, 40 0, -40 0', '#e0805f') +
        rectangle(-58, -74, 116, 20, '#ee9a78', 6) +
        pawPrint(0, -28, 0.56, '#fff1d6'),
    )
  );
}

export function catnip(): DrawnCard {
  const swirl = each('46 176 1, 252 190 -1', (x, y, side) =>
    place(x, y, line('M0 0C16 -6 18 -26 2 -28C-14 -28 -16 -8 -2 -8C6 -8 8 -16 2 -19', '#6fb98a', 4.4), {
      flip: side < 0,
      scale: 1.1,
    }),
  );
  const sparks = each('40 250 10, 262 258 9, 64 128 7, 240 136 10', (x, y, r) => star(x, y, r, '#fff6d8', 4, 0.3));
  const scene =
    wall('#cfe9b8', 'stripes') +
    spot(150, 206, 114, '#f3fbe6') +
    swirl +
    sparks +
    floor(316, '#9fc47f') +
    place(150, 342, herb(), { scale: 1.06 });
  const labels = { sort: catnipSign(), tab: '#a9dcb4' };
  const close = spot(150, 226, 132, '#f3fbe6') + place(150, 392, herb(), { scale: 1.36 });
  return { full: card(scene, labels), small: smallCard(close, '#cfe9b8', labels) };
}
