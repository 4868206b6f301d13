/** What a room is made of: walls, floors, windows and things to sit on. */
import { darker, lighter, mix } from '../colour';
import { curve, each } from '../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, roundedRectangle, shape } from '../paper';
import { edged, raise } from '../shadow';
import { glow } from '../light';
import { lady } from './palette';

export type Pattern = 'stripes' | 'dots' | 'checks' | 'boards' | 'diamonds' | 'plain';

const across = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export function wall(colour: string, pattern: Pattern = 'stripes', second = lighter(colour, 0.42)): string {
  const base = rectangle(0, 0, 300, 420, colour);
  if (pattern === 'stripes') return base + across(8, (i) => rectangle(i * 42 - 6, 0, 20, 420, second));
  if (pattern === 'dots')
    return base + across(9, (row) => across(7, (i) => circle(8 + i * 48 + (row % 2) * 24, 20 + row * 42, 7, second)));
  if (pattern === 'checks')
    return (
      base +
      across(7, (i) => rectangle(i * 48 + 4, 0, 22, 420, second, 0, { opacity: 0.55 })) +
      across(9, (i) => rectangle(0, i * 48, 300, 22, second, 0, { opacity: 0.55 }))
    );
  if (pattern === 'diamonds')
    return (
      base +
      across(9, (row) =>
        across(6, (i) =>
          polygon(
            [
              [i * 60 + (row % 2) * 30, row * 44 - 20],
              [i * 60 + (row % 2) * 30 + 14, row * 44],
              [i * 60 + (row % 2) * 30, row * 44 + 20],
              [i * 60 + (row % 2) * 30 - 14, row * 44],
            ],
            second,
          ),
        ),
      )
    );
  if (pattern === 'boards')
    return base + across(9, (i) => rectangle(0, i * 46, 300, 3, darker(colour, 0.14, '#6a3a3a')));
  return base;
}

export const floor = (y: number, colour: string): string =>
  raise(
    2,
    rectangle(-20, y - 10, 340, 12, lighter(colour, 0.45)) +
      rectangle(-20, y, 340, 200, colour) +
      rectangle(-20, y + 24, 340, 3, darker(colour, 0.12, '#6a3a3a')),
  );

/** A light disc behind the hero, so that it reads small. */
export const spot = (x: number, y: number, r: number, colour: string, opacity = 0.75): string =>
  circle(x, y, r, colour, { opacity });

export interface Pane {
  readonly sky?: string;
  readonly arch?: boolean;
  readonly sun?: string;
  readonly hills?: readonly [string, string];
  readonly frame?: string;
  readonly extra?: string;
}

export function pane(
  x: number,
  y: number,
  scale: number,
  {
    sky = '#aee0ee',
    arch = false,
    sun = '#ffe08a',
    hills = ['#9fd3a8', '#7dbf94'],
    frame = '#fffdf6',
    extra = '',
  }: Pane = {},
): string {
  const glass = arch ? 'M-52 72V-20A52 52 0 0 1 52 -20V72Z' : 'M-52 72V-72H52V72Z';
  const outside =
    rectangle(-60, -90, 120, 180, sky) +
    circle(20, -32, 22, sun) +
    shape('-90 34, -40 10, 10 30, 60 4, 100 30, 100 100, -90 100', hills[0]) +
    shape('-90 60, -30 44, 30 60, 100 40, 100 100, -90 100', hills[1]) +
    extra;
  const rim = arch ? path('M-62 82V-20A62 62 0 0 1 62 -20V82Z', frame) : rectangle(-62, -82, 124, 164, frame, 8);
  return place(
    x,
    y,
    raise(
      2,
      rim +
        clipped(glass, outside) +
        rectangle(-3, -82, 6, 160, frame) +
        rectangle(-58, -6, 116, 6, frame) +
        rectangle(-72, 76, 144, 13, frame, 5),
    ),
    { scale },
  );
}

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

export function lamp(x: number, drop: number, colour: string): string {
  return (
    glow(x, drop + 46, 88, '#fff2c0', 0.65) +
    raise(
      2,
      line(`M${x} -10V${drop}`, '#8a6a6a', 3.4) +
        path(`M${x - 38} ${drop + 42}L${x - 17} ${drop}H${x + 17}L${x + 38} ${drop + 42}Z`, colour) +
        ellipse(x, drop + 42, 38, 5, '#fff6d8'),
    )
  );
}

export const bunting = (y: number, sag: number, colours: readonly string[]): string =>
  raise(
    1,
    line(`M0 ${y}Q150 ${y + sag * 2} 300 ${y}`, '#a98a86', 2.2) +
      [30, 78, 126, 174, 222, 270]
        .map((x, i) => {
          const fall = y + sag * (1 - ((x - 150) / 150) ** 2) - 1;
          return polygon(
            [
              [x - 18, fall],
              [x + 18, fall],
              [x, fall + 32],
            ],
            colours[i % colours.length] ?? lady.rose,
          );
        })
        .join(''),
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

export const picture = (
  x: number,
  y: number,
  width: number,
  height: number,
  art: string,
  frame = '#c98f62',
  ground = '#fff6e4',
): string =>
  raise(
    2,
    rectangle(x, y, width, height, frame, 4) +
      rectangle(x + 8, y + 8, width - 16, height - 16, ground, 2) +
      clipped(roundedRectangle(x + 8, y + 8, width - 16, height - 16, 2), art),
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
