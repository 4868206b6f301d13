/** Those of the night, each standing on or hovering above y = 0, about 150 high. */
import { darker, mix } from '../colour';
import { curve, each, mirror, type Outline } from '../outline';
import { circle, clipped, ellipse, line, place, polygon, shape } from '../paper';
import { edged, raise } from '../shadow';

const both = (half: string): string => half + place(0, 0, half, { flip: true });
const whole = (outline: Outline): string => curve(mirror(outline));

export function eye(x: number, y: number, r: number, iris: string, slit = false): string {
  return (
    circle(x, y, r, iris) +
    ellipse(x, y, r * (slit ? 0.32 : 0.66), r * 0.78, '#1b1030') +
    circle(x - r * 0.2, y - r * 0.32, r * 0.24, '#ffffff') +
    circle(x + r * 0.22, y + r * 0.28, r * 0.11, '#ffffff')
  );
}

export interface OwlLook {
  readonly feathers: string;
  readonly belly: string;
  readonly wing: string;
  readonly iris: string;
}

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

export interface MothLook {
  readonly wing: string;
  readonly tip: string;
  readonly spot: string;
  readonly body: string;
}

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
  const rings = [-34, -18, -2, 12].map((y) => line(`M-18 ${y - 5}Q0 ${y + 5} 18 ${y - 5}`, mix(body, wing, 0.45), 5)).join('');
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

export interface BatLook {
  readonly wing: string;
  readonly fur: string;
  readonly iris: string;
}

export function bat({ wing, fur, iris }: BatLook): string {
  const half =
    edged(curve('10 -70, 44 -112, 60 -130!, 72 -112, 116 -100, 148 -56!, 124 -62, 108 -34!, 90 -52, 68 -22!, 54 -46, 28 -20!, 10 -30'), wing, 0.25) +
    line('M60 -126L67 -28M62 -120L107 -40', darker(wing, 0.22), 3);
  const ear = edged(curve('8 -92, 14 -134, 28 -150, 40 -116, 34 -80'), fur, 0.25) + shape('16 -98, 20 -124, 28 -134, 33 -112, 28 -90', mix(fur, '#ff9dbd', 0.6));
  return (
    raise(2, both(half)) +
    line('M-9 -14V-4M9 -14V-4', darker(fur, 0.3), 5) +
    raise(1, both(ear) + edged(whole('0 -102, 30 -96, 42 -72, 36 -36, 0 -10'), fur, 0.3) + edged(whole('0 -46, 20 -42, 18 -24, 0 -16'), mix(fur, '#ffffff', 0.25), 0.1)) +
    eye(-16, -72, 14.5, iris) +
    eye(16, -72, 14.5, iris) +
    shape('-6 -58, 6 -58, 0 -51', '#ff9dbd') +
    line('M-11 -48Q0 -41 11 -48', '#2a1a4c', 2.6) +
    polygon('-8 -46, -2 -44.5, -5.5 -37', '#ffffff') +
    polygon('8 -46, 2 -44.5, 5.5 -37', '#ffffff')
  );
}

export interface DragonLook {
  readonly skin: string;
  readonly belly: string;
  readonly wing: string;
  readonly deep: string;
  readonly horn: string;
  readonly iris: string;
}

export function dragon({ skin, belly, wing, deep, horn, iris }: DragonLook): string {
  const shade = mix(skin, deep, 0.35);
  const body = curve('-32 -8, -50 -56, -34 -104, 18 -112, 58 -82, 70 -42, 98 -36, 114 -60, 104 -88, 122 -96, 136 -64, 120 -12, 62 6, -18 6');
  const sail = curve('22 -92, 58 -164, 116 -190!, 110 -162, 144 -150!, 124 -128, 142 -104!, 108 -102, 104 -78!, 70 -74, 30 -62');
  const head = curve('-98 -116, -90 -138, -62 -142, -38 -156, 2 -162, 38 -144, 46 -112, 24 -86, -20 -80, -68 -80, -96 -94');
  const spikes = each('24 -112 -4, 46 -96 24, 62 -72 42, 74 -46 26', (x, y, turn) => place(x, y, polygon('-13 6, 0 -20, 13 6', horn), { turn }));
  const rings = [0, 1, 2, 3, 4].map((i) => line(`M-70 ${-84 + i * 19}Q-22 ${-74 + i * 19} 14 ${-84 + i * 19}`, mix(belly, skin, 0.5), 3.4)).join('');
  return (
    raise(2, edged(sail, wing, 0.22) + line('M112 -186L60 -88M140 -150L62 -86M140 -106L64 -82', darker(wing, 0.25), 3.4)) +
    raise(2, spikes + polygon('96 -84, 118 -122, 138 -92', horn) + edged(body, skin, 0.3) + clipped(body, ellipse(-24, -38, 34, 64, belly) + clipped(curve('-58 -100, 10 -100, 10 20, -58 20'), rings))) +
    raise(1, edged(curve('28 -46, 62 -50, 76 -20, 68 6, 20 6, 18 -6, 34 -12'), shade, 0.2) + edged(curve('-42 -14, -8 -16, 6 0, 0 8, -54 8, -52 -2'), shade, 0.2)) +
    raise(1, edged(curve('-14 -66, 6 -56, -8 -42, -34 -36, -42 -48, -28 -56'), shade, 0.2)) +
    each('-48 5, -36 7, -24 7, 26 6, 38 7, 50 7', (x, y) => ellipse(x, y, 4.4, 5, horn)) +
    raise(2, shape('-24 -138, -12 -192!, 8 -152', horn) + shape('10 -140, 40 -186!, 36 -138', horn) + shape('36 -126, 68 -144!, 58 -120, 72 -106!, 42 -102', wing)) +
    raise(2, edged(head, skin, 0.35) + clipped(head, shape('-110 -108, -60 -104, -20 -96, -24 -70, -66 -70, -110 -84', belly))) +
    ellipse(-86, -126, 5, 3.6, deep) +
    ellipse(-70, -131, 5, 3.6, deep) +
    line('M-96 -106Q-56 -102 -18 -94', deep, 2.6) +
    each('-84 -105, -70 -103.5, -56 -101.5', (x, y) => polygon(`${x - 5} ${y}, ${x + 5} ${y + 1}, ${x} ${y + 11}`, '#ffffff')) +
    eye(-24, -126, 18, iris, true) +
    eye(16, -124, 18, iris, true)
  );
}
