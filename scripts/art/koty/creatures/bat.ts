import { darker, mix } from '../../colour';
import { curve } from '../../outline';
import { line, polygon, shape } from '../../paper';
import { edged, raise } from '../../shadow';

import { both, eye, whole } from './parts';

export interface BatLook {
  readonly wing: string;
  readonly fur: string;
  readonly iris: string;
}

/** A bat from the front with spread wings, from -150 to 0, 296 wide. */
export function bat({ wing, fur, iris }: BatLook): string {
  const half =
    edged(
      curve(
        '10 -70, 44 -112, 60 -130!, 72 -112, 116 -100, 148 -56!, 124 -62, 108 -34!, 90 -52, 68 -22!, 54 -46, 28 -20!, 10 -30',
      ),
      wing,
      0.25,
    ) + line('M60 -126L67 -28M62 -120L107 -40', darker(wing, 0.22), 3);
  const ear =
    edged(curve('8 -92, 14 -134, 28 -150, 40 -116, 34 -80'), fur, 0.25) +
    shape('16 -98, 20 -124, 28 -134, 33 -112, 28 -90', mix(fur, '#ff9dbd', 0.6));
  return (
    raise(2, both(half)) +
    line('M-9 -14V-4M9 -14V-4', darker(fur, 0.3), 5) +
    raise(
      1,
      both(ear) +
        edged(whole('0 -102, 30 -96, 42 -72, 36 -36, 0 -10'), fur, 0.3) +
        edged(whole('0 -46, 20 -42, 18 -24, 0 -16'), mix(fur, '#ffffff', 0.25), 0.1),
    ) +
    eye(-16, -72, 14.5, iris) +
    eye(16, -72, 14.5, iris) +
    shape('-6 -58, 6 -58, 0 -51', '#ff9dbd') +
    line('M-11 -48Q0 -41 11 -48', '#2a1a4c', 2.6) +
    polygon('-8 -46, -2 -44.5, -5.5 -37', '#ffffff') +
    polygon('8 -46, 2 -44.5, 5.5 -37', '#ffffff')
  );
}
