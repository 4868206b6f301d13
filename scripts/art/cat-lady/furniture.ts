/** Things in a room: to sit on, to hide in, to throw down. */
import { darker, lighter, mix } from '../colour';
import { curve, each } from '../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape } from '../paper';
import { edged, raise } from '../shadow';

import { lady } from './palette';

export function plant(x: number, y: number, scale: number, pot = '#e58a6a', leaves = lady.leaf): string {
  const leaf = curve('0 4, -15 -20, -9 -50, 0 -66!, 11 -46, 14 -18');
  const bush = each('-58, -30, 30, 58, 0', (turn) =>
    place(0, -34, path(leaf, turn % 60 ? leaves : lighter(leaves, 0.25)), { turn }),
  );
  return place(
    x,
    y,
    raise(1, bush + polygon('-27 -42, 27 -42, 20 0, -20 0', pot) + rectangle(-31, -46, 62, 13, lighter(pot, 0.2), 4)),
    { scale },
  );
}

export function cushion(x: number, y: number, half: number, colour: string): string {
  const d = curve([
    [x - half, y],
    [x - half + 16, y - 24],
    [x, y - 30],
    [x + half - 16, y - 24],
    [x + half, y],
    [x + half - 14, y + 22],
    [x, y + 27],
    [x - half + 14, y + 22],
  ]);
  return raise(
    2,
    edged(d, colour, 0.35) +
      clipped(
        d,
        shape(
          [
            [x - half, y + 8],
            [x, y + 16],
            [x + half, y + 8],
            [x + half, y + 40],
            [x - half, y + 40],
          ],
          darker(colour, 0.14, '#7a3a5a'),
        ),
      ) +
      circle(x - half + 4, y, 6, lady.butter) +
      circle(x + half - 4, y, 6, lady.butter),
  );
}

export const rug = (x: number, y: number, rx: number, ry: number, colour: string, inner: string): string =>
  raise(
    1,
    ellipse(x, y, rx, ry, colour) +
      ellipse(x, y, rx * 0.8, ry * 0.74, inner) +
      ellipse(x, y, rx * 0.62, ry * 0.54, colour),
  );

export const plank = (x: number, y: number, width: number, colour: string = lady.wood, thick = 13): string =>
  raise(2, rectangle(x, y - 1.6, width, thick, lighter(colour, 0.4), 4) + rectangle(x, y, width, thick, colour, 4));

export const books = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    raise(
      1,
      rectangle(0, -42, 14, 42, '#e58a8a', 2) +
        rectangle(15, -50, 12, 50, '#7fb9c9', 2) +
        rectangle(28, -38, 16, 38, '#f2c463', 2) +
        place(47, 0, rectangle(0, -46, 12, 46, '#9a86c8', 2), { turn: 9 }),
    ),
    { scale },
  );

export const heart = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  place(x, y, shape('0 20!, -17 4, -21 -8, -14 -18, 0 -11!, 14 -18, 21 -8, 17 4', colour), { scale: size / 20, turn });

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#d9a26c',
): { readonly inside: string; readonly front: string } {
  const left = x - width / 2;
  const right = x + width / 2;
  const dark = mix(colour, '#6a3a1a', 0.35);
  return {
    inside: raise(
      2,
      polygon(
        [
          [left + 14, y - height - 20],
          [right - 14, y - height - 20],
          [right, y - height + 8],
          [left, y - height + 8],
        ],
        dark,
      ),
    ),
    front: raise(
      2,
      polygon(
        [
          [left, y - height],
          [left - 34, y - height + 22],
          [left - 14, y - height + 40],
          [left, y - height + 18],
        ],
        lighter(colour, 0.18),
      ) +
        polygon(
          [
            [right, y - height],
            [right + 34, y - height + 22],
            [right + 14, y - height + 40],
            [right, y - height + 18],
          ],
          lighter(colour, 0.18),
        ) +
        rectangle(left, y - height - 1.6, width, height, lighter(colour, 0.4)) +
        rectangle(left, y - height, width, height, colour) +
        rectangle(x - 14, y - height, 28, height, lighter(colour, 0.28)) +
        rectangle(left, y - height, width, 12, lighter(colour, 0.22)),
    ),
  };
}

export function yarn(x: number, y: number, r: number, colour: string): string {
  const disc = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  const thread = darker(colour, 0.2, '#5a1a4a');
  const k = r / 30;
  return raise(
    1,
    edged(disc, colour, 0.35) +
      clipped(
        disc,
        line(
          `M${x - 30 * k} ${y - 8 * k}Q${x} ${y - 30 * k} ${x + 30 * k} ${y - 14 * k}M${x - 30 * k} ${y + 4 * k}Q${x} ${y - 18 * k} ${x + 30 * k} ${y - 2 * k}M${x - 30 * k} ${y + 16 * k}Q${x} ${y - 6 * k} ${x + 30 * k} ${y + 10 * k}M${x - 16 * k} ${y + 26 * k}Q${x - 10 * k} ${y + 4 * k} ${x + 12 * k} ${y + 30 * k}M${x} ${y + 30 * k}Q${x + 4 * k} ${y + 10 * k} ${x + 26 * k} ${y + 20 * k}`,
          thread,
          2.8 * k,
        ),
      ),
  );
}
