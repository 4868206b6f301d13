import { darker, mix } from '../../colour';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, shape } from '../../paper';
import { edged, raise } from '../../shadow';

import { both, eye, whole } from './parts';

export interface OwlLook {
  readonly feathers: string;
  readonly belly: string;
  readonly wing: string;
  readonly iris: string;
}

/** An owl from the front, about 180 high, its feet on y = 0. */
export function owl({ feathers, belly, wing, iris }: OwlLook): string {
  const body = whole('0 -150, 26 -150, 66 -182!, 64 -124, 70 -62, 48 -6, 0 4');
  const chest = whole('0 -92, 34 -84, 42 -42, 0 -4');
  const scales = [0, 1, 2, 3]
    .map((row) => {
      const count = 4 - (row % 2);
      return Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * 18;
        const y = -68 + row * 17;
        return shape(`${x - 7} ${y}, ${x + 7} ${y}, ${x} ${y + 13}!`, mix(belly, wing, 0.45));
      }).join('');
    })
    .join('');
  const wings = both(
    edged(curve('60 -108, 92 -66, 84 -20, 56 0!, 48 -50'), wing, 0.25) +
      line('M66 -70Q76 -56 73 -36M60 -52Q68 -40 66 -20', darker(wing, 0.25), 3),
  );
  const disc = both(circle(27, -112, 32, belly));
  const brow = shape('-62 -160!, -24 -138, 0 -112!, 24 -138, 62 -160!, 30 -152, 0 -136!, -30 -152', wing);
  const feet = each('-24 2, -14 3, 14 3, 24 2', (x, y) => ellipse(x, y, 5.5, 8, '#f5a646'));
  return (
    raise(2, edged(body, feathers, 0.3)) +
    raise(1, wings) +
    edged(chest, belly, 0.3) +
    clipped(chest, scales) +
    raise(1, disc) +
    eye(-26, -111, 23, iris) +
    eye(26, -111, 23, iris) +
    raise(1, brow) +
    raise(1, shape('-10 -102, 10 -102, 0 -78!', '#f5a646')) +
    feet
  );
}
