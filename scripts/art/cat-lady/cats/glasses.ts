import { line } from '../../paper';
import { raise } from '../../shadow';

export const glasses = (colour: string, r = 20): string =>
  raise(
    1,
    [-25, 25]
      .map((x) => `<circle cx="${x}" cy="2" r="${r}" fill="none" stroke="${colour}" stroke-width="4.6"/>`)
      .join('') + line('M-6 0Q0 -5 6 0', colour, 4.6),
  );
