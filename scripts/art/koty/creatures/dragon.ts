import { darker, mix } from '../../colour';
import { curve, each } from '../../outline';
import { clipped, ellipse, line, place, polygon, shape } from '../../paper';
import { edged, raise } from '../../shadow';

import { eye } from './parts';

export interface DragonLook {
  readonly skin: string;
  readonly belly: string;
  readonly wing: string;
  readonly deep: string;
  readonly horn: string;
  readonly iris: string;
}

/** A small dragon sitting, its head at the left, about 190 high, on y = 0. */
export function dragon({ skin, belly, wing, deep, horn, iris }: DragonLook): string {
  const shade = mix(skin, deep, 0.35);
  const body = curve(
    '-32 -8, -50 -56, -34 -104, 18 -112, 58 -82, 70 -42, 98 -36, 114 -60, 104 -88, 122 -96, 136 -64, 120 -12, 62 6, -18 6',
  );
  const sail = curve(
    '22 -92, 58 -164, 116 -190!, 110 -162, 144 -150!, 124 -128, 142 -104!, 108 -102, 104 -78!, 70 -74, 30 -62',
  );
  const head = curve(
    '-98 -116, -90 -138, -62 -142, -38 -156, 2 -162, 38 -144, 46 -112, 24 -86, -20 -80, -68 -80, -96 -94',
  );
  const spikes = each('24 -112 -4, 46 -96 24, 62 -72 42, 74 -46 26', (x, y, turn) =>
    place(x, y, polygon('-13 6, 0 -20, 13 6', horn), { turn }),
  );
  const rings = [0, 1, 2, 3, 4]
    .map((i) => line(`M-70 ${-84 + i * 19}Q-22 ${-74 + i * 19} 14 ${-84 + i * 19}`, mix(belly, skin, 0.5), 3.4))
    .join('');
  return (
    raise(
      2,
      edged(sail, wing, 0.22) + line('M112 -186L60 -88M140 -150L62 -86M140 -106L64 -82', darker(wing, 0.25), 3.4),
    ) +
    raise(
      2,
      spikes +
        polygon('96 -84, 118 -122, 138 -92', horn) +
        edged(body, skin, 0.3) +
        clipped(body, ellipse(-24, -38, 34, 64, belly) + clipped(curve('-58 -100, 10 -100, 10 20, -58 20'), rings)),
    ) +
    raise(
      1,
      edged(curve('28 -46, 62 -50, 76 -20, 68 6, 20 6, 18 -6, 34 -12'), shade, 0.2) +
        edged(curve('-42 -14, -8 -16, 6 0, 0 8, -54 8, -52 -2'), shade, 0.2),
    ) +
    raise(1, edged(curve('-14 -66, 6 -56, -8 -42, -34 -36, -42 -48, -28 -56'), shade, 0.2)) +
    each('-48 5, -36 7, -24 7, 26 6, 38 7, 50 7', (x, y) => ellipse(x, y, 4.4, 5, horn)) +
    raise(
      2,
      shape('-24 -138, -12 -192!, 8 -152', horn) +
        shape('10 -140, 40 -186!, 36 -138', horn) +
        shape('36 -126, 68 -144!, 58 -120, 72 -106!, 42 -102', wing),
    ) +
    raise(
      2,
      edged(head, skin, 0.35) + clipped(head, shape('-110 -108, -60 -104, -20 -96, -24 -70, -66 -70, -110 -84', belly)),
    ) +
    ellipse(-86, -126, 5, 3.6, deep) +
    ellipse(-70, -131, 5, 3.6, deep) +
    line('M-96 -106Q-56 -102 -18 -94', deep, 2.6) +
    each('-84 -105, -70 -103.5, -56 -101.5', (x, y) =>
      polygon(`${x - 5} ${y}, ${x + 5} ${y + 1}, ${x} ${y + 11}`, '#ffffff'),
    ) +
    eye(-24, -126, 18, iris, true) +
    eye(16, -124, 18, iris, true)
  );
}
