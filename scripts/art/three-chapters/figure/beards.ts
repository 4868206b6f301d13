import { darker, lighter } from '../../colour';
import { curve } from '../../outline';
import { line, path } from '../../paper';
import { edged, raise } from '../../shadow';

import { both, sheetOf } from './face';

export const moustache = (c: string): string =>
  raise(1, both(edged(curve('0 18!, 16 15, 34 20, 44 32!, 26 36, 8 30'), c, 0.35)));

const strands = (c: string, low: number): string =>
  line(
    `M-22 40Q-20 ${low * 0.62} -9 ${low * 0.84}M0 44V${low * 0.88}M22 40Q20 ${low * 0.62} 9 ${low * 0.84}`,
    darker(c, 0.14, '#8a6a4a'),
    3.2,
  );

/** From ear to ear, and down to `low`. */
export const beard = (c: string, low = 100): string =>
  raise(
    2,
    edged(
      curve(
        `0 26, 24 16, 46 -4, 58 10, 58 44, 38 ${low * 0.8}, 0 ${low}!, -38 ${low * 0.8}, -58 44, -58 10, -46 -4, -24 16`,
      ),
      c,
      0.35,
    ) + strands(c, low),
  ) +
  path('M-9 33Q0 40 9 33Q0 46 -9 33Z', '#7a2f30') +
  moustache(lighter(c, 0.25));

export const forkedBeard = (c: string): string =>
  raise(
    2,
    sheetOf('0 26, 24 16, 46 -4, 58 10, 56 44, 40 70, 24 96!, 14 74, 0 66', c) +
      both(line('M22 60Q24 74 23 84', darker(c, 0.2), 3)),
  ) + moustache(lighter(c, 0.16));
