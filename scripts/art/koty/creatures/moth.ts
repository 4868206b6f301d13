import { mix } from '../../colour';
import { curve, each } from '../../outline';
import { circle, clipped, line, shape } from '../../paper';
import { edged, raise } from '../../shadow';

import { both, eye, whole } from './parts';

export interface MothLook {
  readonly wing: string;
  readonly tip: string;
  readonly spot: string;
  readonly body: string;
}

/** A moth with spread wings, from -150 to 26, 260 wide. */
export function moth({ wing, tip, spot, body }: MothLook): string {
  const upper = curve('6 -66, 40 -122, 92 -152, 130 -144, 128 -100, 100 -62, 60 -46, 10 -50');
  const lower = curve('6 -52, 52 -56, 92 -40, 98 -4, 74 26, 56 14, 30 -6');
  const half =
    edged(lower, mix(wing, tip, 0.35), 0.3) +
    clipped(lower, shape('100 -12, 84 6, 62 14, 76 30, 110 20', tip)) +
    circle(62, -20, 14, wing) +
    circle(62, -20, 8, spot) +
    edged(upper, wing, 0.4) +
    clipped(upper, shape('108 -156, 146 -156, 142 -86, 110 -66, 120 -110', tip)) +
    line('M22 -66Q56 -82 100 -64', mix(wing, tip, 0.6), 3) +
    circle(84, -104, 22, tip) +
    circle(84, -104, 15.5, spot) +
    circle(84, -104, 8, '#ffe29a') +
    circle(80, -109, 3, '#ffffff');
  const feeler =
    line('M6 -90Q18 -124 42 -130', body, 4) +
    each('17 -110, 24 -118, 32 -124, 40 -128', (x, y) => line(`M${x} ${y}l-7 -10M${x} ${y}l9 7`, body, 3));
  const trunk = whole('0 -70, 14 -60, 15 -20, 0 26');
  const rings = [-34, -18, -2, 12]
    .map((y) => line(`M-18 ${y - 5}Q0 ${y + 5} 18 ${y - 5}`, mix(body, wing, 0.45), 5))
    .join('');
  return (
    raise(2, both(half)) +
    both(feeler) +
    raise(1, edged(trunk, body, 0.2) + clipped(trunk, rings)) +
    raise(1, edged(whole('0 -100, 22 -92, 24 -70, 0 -56'), mix(body, wing, 0.6), 0.3)) +
    raise(1, shape('-26 -60, -12 -68, 0 -64, 12 -68, 26 -60, 20 -46, 0 -42, -20 -46', wing)) +
    eye(-11, -80, 10.5, '#ffe29a') +
    eye(11, -80, 10.5, '#ffe29a')
  );
}
