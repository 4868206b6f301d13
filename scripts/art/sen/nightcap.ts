import { curve } from '../outline';
import { circle, line, shape } from '../paper';
import { edged, raise } from '../shadow';

import { sen } from './palette';

/** For a crow standing at the origin: what he wears to be taken for a sleeper. */
export function nightcap(colour = '#7a63c8'): string {
  const cap = curve('-40 -88!, -34 -106, -14 -122, 14 -118, 34 -102, 46 -78!, 28 -92, 8 -94, 8 -86!, -16 -98');
  const brim = shape('-45 -86, -38 -98, -14 -107, 8 -94, 10 -84, 2 -84, -14 -95, -34 -88, -42 -80', '#a58fe6');
  return raise(
    1,
    edged(cap, colour, 0.3) +
      line('M-24 -116Q-12 -108 -6 -99M-2 -121Q12 -110 16 -95M21 -113Q30 -104 32 -92', '#cbb9ff', 5) +
      brim +
      circle(47, -72, 9, sen.lamp),
  );
}
