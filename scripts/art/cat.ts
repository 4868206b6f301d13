/** Cats: a head in a box of about 60 each way, and poses that stand on y = 0. */
import { curve, mirror, pointsOf, round, type Outline, type Point } from './outline';
import { circle, clipped, ellipse, line, path, place, rectangle, shape } from './paper';
import type { Fur } from './fur';
import { edged, raise } from './shadow';

export type Mood = 'wide' | 'sleepy' | 'asleep' | 'happy' | 'sly';
export type Ears = 'up' | 'small' | 'big';

export interface HeadLook {
  readonly mood?: Mood;
  readonly ears?: Ears;
  /** Where the eyes look, -1 to 1 each way. */
  readonly look?: readonly [across: number, down: number];
  /** Whiskers are dust on an icon. */
  readonly whiskers?: boolean;
  /** Drawn on the forehead, within 12 of the origin. */
  readonly emblem?: string;
  readonly eye?: number;
}

const skull = curve(mirror('0 -34, 18 -36, 32 -30, 47 -18, 56 2, 62 18!, 51 28, 28 41, 0 45'));

const earShapes: Readonly<Record<Ears, Outline>> = {
  up: '10 -24, 19 -54, 34 -74, 42 -73, 47 -46, 45 -22, 28 -10',
  small: '14 -24, 24 -50, 35 -60, 43 -58, 47 -40, 45 -20, 28 -10',
  big: '6 -24, 18 -62, 39 -90, 47 -88, 50 -52, 46 -22, 28 -10',
};

const innerEar = (ear: Outline): Point[] =>
  pointsOf(ear).map(([x, y]): Point => [35 + (x - 35) * 0.58, -22 + (y + 22) * 0.66]);

function eye(x: number, y: number, r: number, mood: Mood, coat: Fur, look: readonly [number, number]): string {
  const dark = '#1b1030';
  if (mood === 'asleep') return line(`M${x - r} ${y}Q${x} ${round(y + r * 1.1)} ${x + r} ${y}`, coat.deep, r * 0.3);
  if (mood === 'happy')
    return line(`M${x - r} ${y + r * 0.4}Q${x} ${round(y - r * 1.1)} ${x + r} ${y + r * 0.4}`, coat.deep, r * 0.3);
  const disc = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  const px = x + look[0] * r * 0.3;
  const py = y + look[1] * r * 0.28;
  const pupil = mood === 'sly' ? [r * 0.32, r * 0.82] : [r * 0.7, r * 0.8];
  const lid =
    mood === 'sleepy'
      ? rectangle(x - r * 1.3, y - r * 1.3, r * 2.6, r * 1.15, coat.shade)
      : mood === 'sly'
        ? place(x, y, rectangle(-r * 1.5, -r * 1.7, r * 3, r * 1.3, coat.shade), { turn: x < 0 ? 10 : -10 })
        : '';
  return clipped(
    disc,
    path(disc, coat.iris) +
      ellipse(px, py, pupil[0] ?? r, pupil[1] ?? r, dark) +
      circle(px - r * 0.2, py - r * 0.3, r * 0.24, '#ffffff') +
      circle(px + r * 0.22, py + r * 0.3, r * 0.11, '#ffffff', { opacity: 0.8 }) +
      lid,
  );
}

export function catHead(
  coat: Fur,
  { mood = 'wide', ears = 'up', look = [0, 0], whiskers = true, emblem = '', eye: size = 15.5 }: HeadLook = {},
): string {
  const ear = (flip: boolean): string =>
    place(0, 0, edged(curve(earShapes[ears]), coat.fur, 0.35) + shape(innerEar(earShapes[ears]), coat.inner), { flip });
  const muzzle =
    ellipse(-11, 26, 16, 12.5, coat.light) + ellipse(11, 26, 16, 12.5, coat.light) + ellipse(0, 35, 12, 9, coat.light);
  const cheeks =
    ellipse(-40, 17, 9, 5.5, coat.inner, { opacity: 0.45 }) + ellipse(40, 17, 9, 5.5, coat.inner, { opacity: 0.45 });
  const nose =
    shape('-7.5 15, 0 13.5, 7.5 15, 0 22.5', '#f2909a') + line('M-12 26.5Q-6 33 0 26.5Q6 33 12 26.5', coat.deep, 2.8);
  const hairs = whiskers
    ? [-1, 1]
        .map((s) => line(`M${s * 33} 20L${s * 69} 14M${s * 33} 25L${s * 70} 27`, coat.light, 1.7, { opacity: 0.9 }))
        .join('')
    : '';
  return (
    raise(
      1,
      ear(true) + ear(false) + edged(skull, coat.fur, 0.4) + clipped(skull, cheeks + muzzle) + place(0, -21, emblem),
    ) +
    eye(-25, 2, size, mood, coat, look) +
    eye(25, 2, size, mood, coat, look) +
    nose +
    hairs
  );
}

export const paw = (x: number, y: number, coat: Fur, rx = 17, ry = 14): string =>
  raise(
    1,
    edged(`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`, coat.fur, 0.4) +
      line(`M${x - 5} ${y + ry * 0.3}v${ry * 0.5}M${x + 5} ${y + ry * 0.3}v${ry * 0.5}`, coat.shade, 2.4),
  );

const loaf = curve('-92 -20, -84 -62, -44 -96, 14 -102, 68 -80, 94 -38, 88 -8, 52 0, -40 0, -80 -2');

/** Asleep on its side: about 190 wide and 110 high; head at the left. */
export function curledCat(coat: Fur, marks = '', head: HeadLook = {}): string {
  const tail = curve('98 -34, 100 -8, 78 4, 30 4, -18 4, -26 -10, -8 -18, 34 -16, 64 -22, 82 -42');
  const haunch = shape('20 0, 24 -40, 56 -62, 88 -40, 92 -4', coat.shade, { opacity: 0.45 });
  return (
    raise(2, edged(loaf, coat.fur, 0.35) + clipped(loaf, haunch + marks)) +
    raise(1, edged(tail, coat.shade, 0.3) + ellipse(-14, -7, 13, 9, coat.light, { opacity: 0.75 })) +
    place(-42, -42, raise(2, catHead(coat, { mood: 'asleep', whiskers: false, ...head })), { turn: -8, scale: 0.96 })
  );
}
