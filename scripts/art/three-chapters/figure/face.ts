/** Faces of people: in a head of about 52 each way. */
import { eye, type Mood } from '../../eyes';
import type { Fur } from '../../fur';
import { curve, each, mirror, pointsOf, type Outline, type Point } from '../../outline';
import { circle, ellipse, line, path, place, polygon, shape } from '../../paper';
import { edged, raise } from '../../shadow';

export const ink = '#2a1a1e';

/** The right half and its reflection. */
export const both = (half: string): string => half + place(0, 0, half, { flip: true });
export const whole = (outline: Outline): string => curve(mirror(outline));
/** A paper and its reflection as one sheet. */
export const sheetOf = (outline: Outline, colour: string, light = 0.3): string => edged(whole(outline), colour, light);

type Lips = 'smile' | 'grin' | 'laugh' | 'flat' | 'oh' | 'frown' | 'smirk' | 'fangs' | 'teeth' | 'none';
type Nose = 'dot' | 'round' | 'none' | 'hook' | 'big';

export interface FaceLook {
  readonly mood?: Mood;
  readonly look?: readonly [across: number, down: number];
  readonly mouth?: Lips;
  readonly nose?: Nose;
  readonly iris?: string;
  readonly eye?: number;
  readonly cheeks?: string;
  readonly brows?: string;
  readonly brow?: 'calm' | 'cross' | 'worried' | 'high';
  readonly lashes?: boolean;
  readonly freckles?: boolean;
  readonly lips?: string;
  /** Lid paint. */
  readonly lid?: string;
}

const mouths: Readonly<Record<Lips, (colour: string) => string>> = {
  smile: (c) => line('M-12 24Q0 37 12 24', c, 3.4),
  grin: () =>
    path('M-20 21Q0 48 20 21Q0 28 -20 21Z', '#5a1f28') + path('M-17 23.5Q0 31 17 23.5Q0 27.5 -17 23.5Z', '#fffaf0'),
  laugh: () =>
    path('M-20 18Q0 16 20 18Q18 44 0 45Q-18 44 -20 18Z', '#5a1f28') +
    ellipse(0, 39, 11, 5.5, '#e8776e') +
    path('M-17 18Q0 17 17 18L15 24Q0 26 -15 24Z', '#fffaf0'),
  flat: (c) => line('M-10 29H10', c, 3.4),
  oh: () => ellipse(0, 30, 6, 7.5, '#5a1f28'),
  frown: (c) => line('M-12 33Q0 22 12 33', c, 3.4),
  smirk: (c) => line('M-12 29Q4 33 15 22', c, 3.4),
  fangs: () =>
    path('M-20 25Q0 36 20 25Q0 32 -20 25Z', '#5a1f28') +
    polygon('-13 27.5, -6 29.5, -9 39', '#ffffff') +
    polygon('13 27.5, 6 29.5, 9 39', '#ffffff') +
    line('M-20 25Q0 34 20 25', '#5a1f28', 2.6),
  teeth: () =>
    path('M-26 20Q0 24 26 20Q24 42 0 43Q-24 42 -26 20Z', '#4a1a20') +
    each('-17 22, -5 23, 7 23, 19 22', (x, y) =>
      polygon(`${x - 5} ${y - 1}, ${x + 5} ${y - 1}, ${x} ${y + 10}`, '#fff6e0'),
    ),
  none: () => '',
};

function noseOf(nose: Nose, skin: Fur): string {
  if (nose === 'dot') return ellipse(0, 13, 5, 4, skin.shade);
  if (nose === 'round')
    return raise(1, ellipse(0, 14, 13, 11, skin.shade)) + ellipse(-4, 10, 4, 3, skin.fur, { opacity: 0.7 });
  if (nose === 'big')
    return raise(1, ellipse(0, 15, 22, 18, skin.shade)) + ellipse(-7, 9, 6, 4, skin.fur, { opacity: 0.7 });
  if (nose === 'hook')
    return (
      raise(1, edged(curve('-8 -2, 8 -2, 20 14, 30 30!, 12 29, -6 24, -10 12'), skin.shade, 0.2)) +
      circle(18, 19, 3, skin.deep)
    );
  return '';
}

const browsAt: Readonly<Record<NonNullable<FaceLook['brow']>, string>> = {
  calm: '10 -18, 20 -23, 33 -17, 20 -18',
  cross: '6 -12, 20 -19, 36 -24, 22 -13',
  worried: '6 -24, 20 -21, 35 -13, 18 -16',
  high: '10 -24, 21 -29, 34 -23, 21 -24',
};

export function face(skin: Fur, look: FaceLook = {}): string {
  const {
    mood = 'wide',
    look: gaze = [0.2, 0],
    mouth = 'smile',
    nose = 'dot',
    iris = '#fffaf0',
    eye: r = 11.5,
    cheeks = skin.inner,
    brows,
    brow = 'calm',
    lashes = false,
    freckles = false,
    lips = ink,
    lid,
  } = look;
  const coat: Fur = { ...skin, shade: lid ?? skin.shade, ink };
  const open = mood !== 'asleep' && mood !== 'happy';
  return (
    both(ellipse(30, 17, 10, 6.5, cheeks, { opacity: 0.55 })) +
    (lashes ? both(open ? line('M30 -5L37 -8M31 0L38 0', ink, 2.6) : line('M28 4L34 8M24 8L28 13', ink, 2.6)) : '') +
    eye(-20, 0, r, coat, { mood, look: gaze, iris }) +
    eye(20, 0, r, coat, { mood, look: gaze, iris }) +
    (brows ? both(shape(browsAt[brow], brows)) : '') +
    (freckles
      ? each('-33 12, -27 17, -21 12, 33 12, 27 17, 21 12', (x, y) => circle(x, y, 1.9, skin.deep, { opacity: 0.7 }))
      : '') +
    noseOf(nose, skin) +
    mouths[mouth](lips)
  );
}

const skull = pointsOf('0 -53, 32 -46, 50 -14, 49 14, 36 40, 16 51, 0 53');

/** Wide and high as shares of the usual. */
export const headShape = (wide = 1, high = 1): string =>
  curve(mirror(skull.map(([x, y]): Point => [x * wide, y * high])));
