/** The tab at the top left: the corner that shows when cards overlap. */
import { lighter } from '../colour';
import { line, path, place } from '../paper';
import { raise } from '../shadow';
import { number } from '../type';

import type { Worth } from './labels';
import { lady } from './palette';
import { times } from './signs/strokes';

export const tab = (width: number, height: number, colour: string): string => {
  const d = `M-8 -8H${width}V${height - 34}Q${width} ${height} ${width - 34} ${height}H-8Z`;
  return raise(3, path(d, lighter(colour, 0.5), { transform: 'translate(0.6 1.6)' }) + path(d, colour));
};

const plus = (x: number, y: number, r: number): string =>
  line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, lady.ink, r * 0.66);

/** In a field 100 wide: 96 high without a sign, 150 with one. */
export function worthOn({ points, sign, by, otherwise }: Worth): string {
  if (!sign) return number(50, 82, 84, points, lady.ink);
  if (otherwise)
    return (
      number(33, 68, 66, points, lady.ink) +
      place(73, 46, sign, { scale: 0.82 }) +
      number(50, 134, 56, otherwise, lady.ink)
    );
  const joined = by === 'plus' ? plus(78, 50, 11) : times(78, 50, 9, lady.ink);
  return number(36, 68, 66, points, lady.ink) + joined + place(50, 110, sign, { scale: 1.06 });
}

/** ×2, as a sign. */
export const twiceSign = (): string =>
  place(0, 2, times(-20, -6, 13, lady.ink) + number(22, 18, 64, '2', lady.ink), { scale: 0.66 });
