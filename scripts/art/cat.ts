/** Cats: a head in a box of about 60 each way, and poses that stand on y = 0. */
import { eye, type Mood } from './eyes';
import type { Fur } from './fur';
import { mouth as lips, type Mouth } from './mouth';
import { curve, mirror, pointsOf, type Outline, type Point } from './outline';
import { clipped, element, ellipse, line, place, shape } from './paper';
import { edged, raise } from './shadow';

export type Ears = 'up' | 'small' | 'big' | 'fold' | 'wide' | 'back' | 'round' | 'tufted' | 'none';
export type Skull = 'tufted' | 'round' | 'fluffy' | 'slim';

export interface HeadLook {
  readonly mood?: Mood;
  readonly ears?: Ears;
  readonly skull?: Skull;
  readonly mouth?: Mouth;
  /** Where the eyes look, -1 to 1 each way. */
  readonly look?: readonly [across: number, down: number];
  /** Whiskers are dust on an icon. */
  readonly whiskers?: boolean;
  /** Drawn on the forehead, within 12 of the origin. */
  readonly emblem?: string;
  readonly eye?: number;
  /** Two colours of eyes, or others than the fur's own. */
  readonly irises?: readonly [left: string, right: string];
  /** Cut to the head's outline, under muzzle and eyes. */
  readonly marks?: string;
  /** Ears of another colour than the head. */
  readonly earFurs?: readonly [left: string, right: string];
  readonly muzzle?: string;
  /** How far the ears are turned down, in degrees. */
  readonly earTurns?: readonly [left: number, right: number];
  /** How strong the cheeks are, 0 to 1. */
  readonly blush?: number;
  /** The closed left eye, where the fur below it is dark. */
  readonly leftInk?: string;
}

export const skulls: Readonly<Record<Skull, string>> = {
  tufted: curve(mirror('0 -34, 18 -36, 32 -30, 47 -18, 56 2, 62 18!, 51 28, 28 41, 0 45')),
  round: curve(mirror('0 -37, 22 -38, 42 -30, 57 -10, 60 10, 52 30, 29 43, 0 47')),
  fluffy: curve(mirror('0 -36, 20 -38, 38 -30, 52 -14, 58 0, 74 9!, 62 17, 71 29!, 54 33, 51 46!, 28 44, 0 49')),
  slim: curve(mirror('0 -35, 17 -36, 31 -29, 44 -15, 48 2, 42 20, 25 38, 0 46')),
};

const earShapes: Readonly<Record<Ears, Outline>> = {
  up: '10 -24, 19 -54, 34 -74, 42 -73, 47 -46, 45 -22, 28 -10',
  small: '14 -24, 24 -50, 35 -60, 43 -58, 47 -40, 45 -20, 28 -10',
  big: '6 -24, 18 -62, 39 -90, 47 -88, 50 -52, 46 -22, 28 -10',
  fold: '12 -28, 22 -47, 38 -50, 52 -38, 55 -20, 44 -14, 28 -12',
  wide: '14 -24, 32 -47, 58 -62, 66 -57, 62 -32, 50 -8, 30 -8',
  back: '20 -26, 46 -38, 78 -42, 82 -35, 68 -16, 50 0, 30 -8',
  round: '16 -26, 22 -48, 36 -57, 50 -48, 54 -28, 46 -14, 28 -10',
  tufted: '10 -24, 18 -56, 32 -76, 41 -96!, 45 -72, 49 -46, 46 -22, 28 -10',
  none: '0 0, 1 0, 0 1',
};

const foldedTip = '22 -46, 38 -49, 52 -38, 50 -22, 36 -22, 26 -32';

const innerEar = (ear: Outline): Point[] =>
  pointsOf(ear).map(([x, y]): Point => [35 + (x - 35) * 0.58, -22 + (y + 22) * 0.66]);

export function catHead(
  coat: Fur,
  {
    mood = 'wide',
    ears = 'up',
    skull = 'tufted',
    mouth = 'cat',
    look = [0, 0],
    whiskers = true,
    emblem = '',
    eye: size = 15.5,
    irises = [coat.iris, coat.iris],
    marks = '',
    earFurs = [coat.fur, coat.fur],
    muzzle: snout = coat.light,
    earTurns = [0, 0],
    blush = 0.45,
    leftInk,
  }: HeadLook = {},
): string {
  const ear = (fur: string, flip: boolean, turn: number): string => {
    const lobe =
      edged(curve(earShapes[ears]), fur, 0.35) +
      (ears === 'fold' ? edged(curve(foldedTip), coat.shade, 0.3) : shape(innerEar(earShapes[ears]), coat.inner));
    return place(0, 0, turn === 0 ? lobe : element('g', { transform: `rotate(${turn} 30 -18)` }, lobe), { flip });
  };
  const muzzle = ellipse(-11, 26, 16, 12.5, snout) + ellipse(11, 26, 16, 12.5, snout) + ellipse(0, 35, 12, 9, snout);
  const cheeks =
    ellipse(-40, 17, 9, 5.5, coat.inner, { opacity: blush }) + ellipse(40, 17, 9, 5.5, coat.inner, { opacity: blush });
  const hairs = whiskers
    ? [-1, 1]
        .map((s) =>
          line(`M${s * 33} 20L${s * 69} 14M${s * 33} 25L${s * 70} 27`, coat.whisker ?? coat.light, 1.7, {
            opacity: 0.9,
          }),
        )
        .join('')
    : '';
  const outline = skulls[skull];
  const apart = skull === 'slim' ? 22 : 25;
  return (
    raise(
      1,
      (ears === 'none' ? '' : ear(earFurs[0], true, earTurns[0]) + ear(earFurs[1], false, earTurns[1])) +
        edged(outline, coat.fur, 0.4) +
        clipped(outline, marks + cheeks + muzzle) +
        place(0, -21, emblem),
    ) +
    eye(-apart, 2, size, leftInk ? { ...coat, ink: leftInk } : coat, { mood, look, iris: irises[0] }) +
    eye(apart, 2, size, coat, { mood, look, iris: irises[1] }) +
    lips(mouth, coat) +
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
