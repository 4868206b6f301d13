/** Where strays are found: streets, fences, fields. */
import { darker, lighter } from '../../colour';
import { fade } from '../../light';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';

/** The cards of strays are brown paper. */
export const kraft = '#e3c39a';

export function sky(top: string, bottom: string): string {
  const paint = fade(top, bottom);
  return paint.definition + rectangle(0, 0, 300, 420, paint.fill);
}

export const bricks = (colour: string, mortar: string): string =>
  rectangle(0, 0, 300, 420, mortar) +
  Array.from({ length: 18 }, (_, row) =>
    Array.from({ length: 7 }, (_, i) =>
      rectangle(
        -30 + i * 52 + (row % 2) * 26,
        row * 24,
        48,
        20,
        (row * 3 + i) % 5 === 0 ? lighter(colour, 0.16) : colour,
        3,
      ),
    ).join(''),
  ).join('');

export const ground = (y: number, colour: string, swing = 6): string =>
  raise(
    2,
    shape(
      [
        [-30, y + swing],
        [60, y - swing],
        [150, y + swing * 0.4],
        [240, y - swing],
        [330, y + swing],
        [330, 470],
        [-30, 470],
      ],
      colour,
    ),
  );

export function fence(y: number, height: number, colour: string): string {
  const plankOf = (x: number): string => {
    const d = `M${x} ${y}V${y - height + 14}L${x + 18} ${y - height}L${x + 36} ${y - height + 14}V${y}Z`;
    return (
      path(d, lighter(colour, 0.35), { transform: 'translate(-0.6 -1.6)' }) +
      path(d, colour) +
      line(
        `M${x + 12} ${y - height + 34}V${y - 20}M${x + 25} ${y - height + 50}V${y - 34}`,
        darker(colour, 0.14, '#4a2a1a'),
        1.8,
      )
    );
  };
  return raise(2, each('-14, 26, 66, 106, 146, 186, 226, 266', plankOf));
}

export const cloudlet = (x: number, y: number, scale: number, colour = '#ffffff'): string =>
  place(x, y, shape('-46 16!, -50 0, -30 -16, -4 -30, 26 -16, 50 0, 48 16!', colour, { opacity: 0.85 }), { scale });

export const daisy = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    line('M0 30V6', '#5f9f54', 4) +
      each('0, 60, 120, 180, 240, 300', (turn) => place(0, 0, ellipse(0, -9, 4.8, 7, '#ffffff'), { turn })) +
      circle(0, 0, 5.6, '#ffc83c'),
    { scale },
  );

export const bin = (x: number, y: number, scale: number, colour = '#8fa3b4'): string =>
  place(
    x,
    y,
    raise(
      2,
      polygon('-38 -92, 38 -92, 32 0, -32 0', colour) +
        each('-20, 0, 20', (bx) => line(`M${bx * 1.1} -84L${bx * 0.9} -8`, darker(colour, 0.16, '#2a2a4a'), 4)) +
        rectangle(-44, -104, 88, 15, lighter(colour, 0.25), 7) +
        line('M-12 -106Q0 -122 12 -106', darker(colour, 0.2, '#2a2a4a'), 5),
    ),
    { scale },
  );

export const puddle = (x: number, y: number, rx: number, colour = '#9cc3dc'): string =>
  ellipse(x, y, rx, rx * 0.14, colour) + ellipse(x - rx * 0.2, y - 2, rx * 0.4, rx * 0.04, '#ffffff', { opacity: 0.6 });

export const rain = (list: string, colour = '#ffffff'): string =>
  each(list, (x, y) => line(`M${x} ${y}l-6 18`, colour, 3, { opacity: 0.7 }));

export const hay = (x: number, y: number, width: number): string =>
  raise(
    2,
    shape(
      [
        [x - width / 2, y],
        [x - width * 0.36, y - 40],
        [x, y - 56],
        [x + width * 0.36, y - 40],
        [x + width / 2, y],
        [x, y + 12],
      ],
      '#f0c95a',
    ) +
      line(
        curve(
          [
            [x - width * 0.3, y - 20],
            [x - width * 0.1, y - 36],
            [x + width * 0.1, y - 20],
            [x + width * 0.3, y - 34],
          ],
          false,
        ),
        '#d9a83a',
        3,
      ),
  );
