import { darker, lighter } from './colour';
import { glow } from './light';
import { circle, path, place } from './paper';
import { raise, type Depth } from './shadow';

/** Spots by hand: by chance they lie under the number. */
const craters = [
  [-32, -20, 20],
  [30, 28, 26],
  [28, -42, 12],
  [-20, 50, 10],
] as const;

export interface MoonLook {
  readonly colour?: string;
  readonly halo?: number;
  readonly depth?: Depth;
  readonly plain?: boolean;
}

export function moon(
  x: number,
  y: number,
  radius: number,
  { colour = '#fbf2d8', halo = 0.35, depth = 2, plain = false }: MoonLook = {},
): string {
  const spots = plain
    ? ''
    : craters
        .map(([cx, cy, r]) =>
          circle(x + (cx * radius) / 100, y + (cy * radius) / 100, (r * radius) / 100, darker(colour, 0.09, '#8a6a5a')),
        )
        .join('');
  const disc = circle(x - 0.6, y - 1.4, radius, lighter(colour, 0.6)) + circle(x, y, radius, colour) + spots;
  return (halo ? glow(x, y, radius * 2.4, colour, halo) : '') + raise(depth, disc);
}

/** Radius 50, horns to the right. */
export const crescentPath = 'M12 -48.5A50 50 0 1 0 47.5 15.5A41 41 0 1 1 12 -48.5Z';

export const crescent = (x: number, y: number, radius: number, colour: string, turn = -20): string =>
  place(
    x,
    y,
    path(crescentPath, lighter(colour, 0.5), { transform: 'translate(-0.6 -1.4)' }) + path(crescentPath, colour),
    { scale: radius / 50, turn },
  );
