/** Walls, floors, windows, and what hangs there. */
import { darker, lighter } from '../colour';
import { glow } from '../light';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, roundedRectangle, shape } from '../paper';
import { raise } from '../shadow';

import { lady } from './palette';

export type Pattern = 'stripes' | 'dots' | 'checks' | 'diamonds' | 'plain';

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
