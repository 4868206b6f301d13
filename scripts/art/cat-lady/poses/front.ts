/** Poses seen from the front, standing on y = 0. */
import { curve, mirror } from '../../outline';
import { ellipse, place, shape } from '../../paper';
import { edged, raise } from '../../shadow';

import { bibOf, collar, foot, head, marksOf, sole, tail, trunk, type Figure } from './figure';

export const seated = curve(mirror('0 -112, 24 -103, 38 -74, 50 -38, 52 -10, 34 1, 0 3'));
const breast = '0 -104, 19 -90, 17 -58, 0 -40, -17 -58, -19 -90';

export interface Sitting {
  /** A paw lifted to wave with. */
  readonly waves?: 'left' | 'right';
  readonly tailUp?: boolean;
}

export function sit(cat: Figure, { waves, tailUp = false }: Sitting = {}): string {
  const { coat } = cat;
  const curl = tailUp
    ? 'M38 -8C86 -4 96 -44 82 -78C74 -100 88 -122 102 -114'
    : 'M36 -8C82 2 98 -32 78 -58C68 -72 76 -88 88 -84';
  const haunch = (flip: boolean): string =>
    place(0, 0, edged(curve('30 -44, 48 -38, 60 -16, 52 0, 26 2, 24 -20'), coat.shade, 0.2), { flip });
  const leg = (side: number): string =>
    edged(
      curve([
        [side * 3, -62],
        [side * 21, -66],
        [side * 24, -34],
        [side * 24, -4],
        [side * 3, -4],
      ]),
      coat.fur,
      0.12,
    ) + foot(cat, side * 14, -4, 14, 9);
  const lifted = (flip: boolean): string =>
    place(
      0,
      0,
      raise(
        1,
        edged(curve('20 -84, 34 -92, 52 -112, 62 -136, 78 -132, 76 -108, 58 -80, 34 -62, 22 -66'), coat.fur, 0.3),
      ) + sole(cat, 70, -136, 14, 12),
      { flip },
    );
  return (
    raise(2, tail(cat, curl) + trunk(cat, seated, marksOf(cat).front + shape(breast, bibOf(cat), { opacity: 0.9 }))) +
    raise(1, haunch(true) + haunch(false) + foot(cat, -40, -3, 16, 9) + foot(cat, 40, -3, 16, 9)) +
    (waves === 'left' ? '' : leg(-1)) +
    (waves === 'right' ? '' : leg(1)) +
    collar(cat, 'M-27 -92Q0 -76 27 -92', 0, -79) +
    (cat.ruff ?? '') +
    (waves ? lifted(waves === 'left') : '') +
    head(cat, 0, -130)
  );
}

const breadLoaf = curve(mirror('0 -88, 42 -82, 76 -52, 86 -18, 68 1, 0 3'));

/** Paws tucked in. */
export const loaf = (cat: Figure): string =>
  raise(
    2,
    trunk(cat, breadLoaf, marksOf(cat).front + ellipse(0, -22, 40, 26, bibOf(cat), { opacity: 0.8 })) +
      tail(cat, 'M70 -8C96 -2 104 -16 88 -24', 17),
  ) +
  foot(cat, -19, -4, 19, 10) +
  foot(cat, 19, -4, 19, 10) +
  head(cat, 0, -80);

const upright = curve(mirror('0 -122, 26 -112, 36 -74, 42 -34, 32 -8, 0 -4'));

/** On its hind legs, both arms up. */
export function stand(cat: Figure): string {
  const { coat } = cat;
  const arm = (flip: boolean): string =>
    place(
      0,
      0,
      edged(curve('22 -96, 38 -104, 54 -126, 66 -148, 80 -142, 74 -116, 54 -84, 30 -70'), coat.fur, 0.3) +
        sole(cat, 74, -147, 13, 12),
      { flip },
    );
  const hind = (flip: boolean): string =>
    place(0, 0, edged(curve('8 -38, 34 -40, 46 -18, 40 0, 8 0'), coat.shade, 0.2), { flip });
  return (
    raise(
      2,
      tail(cat, 'M30 -14C70 -12 80 -40 104 -42') +
        trunk(cat, upright, marksOf(cat).front + ellipse(0, -54, 22, 40, bibOf(cat))),
    ) +
    raise(1, hind(true) + hind(false) + foot(cat, -25, -3, 18, 8) + foot(cat, 25, -3, 18, 8)) +
    raise(1, arm(true) + arm(false)) +
    collar(cat, 'M-24 -100Q0 -86 24 -100', 0, -88) +
    head(cat, 0, -140)
  );
}

const bottom = curve(mirror('0 -112, 28 -102, 48 -70, 60 -32, 52 -4, 24 4, 0 5'));

/** Sits as people do: on its bottom, soles to the front. */
export function lounge(cat: Figure): string {
  const { coat } = cat;
  const arm = (flip: boolean): string =>
    place(0, 0, edged(curve('26 -94, 40 -92, 50 -62, 44 -36, 28 -34, 24 -60'), coat.fur, 0.3), { flip });
  return (
    raise(
      2,
      tail(cat, 'M44 -8C82 0 100 -14 112 -34') +
        trunk(cat, bottom, marksOf(cat).front + ellipse(0, -44, 32, 40, bibOf(cat))),
    ) +
    raise(1, arm(true) + arm(false)) +
    raise(1, sole(cat, -44, -10, 20, -14) + sole(cat, 44, -10, 20, 14)) +
    collar(cat, 'M-28 -92Q0 -78 28 -92', 0, -80) +
    head(cat, 0, -130)
  );
}

const shoulders = curve(mirror('0 -58, 34 -50, 52 -18, 56 40, 0 40'));

/** Looks over an edge at y = 0; what the edge belongs to is drawn between `behind` and `paws`. */
export const peek = (cat: Figure): { readonly behind: string; readonly paws: string } => ({
  behind:
    raise(2, trunk(cat, shoulders, marksOf(cat).front)) +
    collar(cat, 'M-30 -22Q0 -6 30 -22', 0, -8) +
    head(cat, 0, -58),
  paws: raise(1, foot(cat, -40, 1, 18, 13) + foot(cat, 40, 1, 18, 13)),
});

const drop = curve(mirror('0 -96, 28 -92, 42 -58, 50 -16, 46 30, 24 50, 0 52'));

/** Hangs by both arms from a bar at y = 0. */
export function dangle(cat: Figure): string {
  const { coat } = cat;
  const arm = (flip: boolean): string =>
    place(0, 0, edged(curve('14 116, 38 128, 66 92, 90 30, 92 0, 80 -10, 66 -2, 60 36'), coat.fur, 0.3), { flip });
  const hind = (flip: boolean): string =>
    place(
      0,
      0,
      edged(curve('8 196, 34 188, 44 216, 38 240, 22 242, 14 222'), coat.shade, 0.2) + sole(cat, 30, 240, 15, 6),
      { flip },
    );
  return (
    raise(
      2,
      tail(cat, 'M24 200C74 214 66 160 92 158') +
        place(0, 168, trunk(cat, drop, place(0, 60, marksOf(cat).front) + ellipse(0, 0, 26, 40, bibOf(cat)))),
    ) +
    raise(1, hind(true) + hind(false)) +
    raise(1, arm(true) + arm(false)) +
    head(cat, 0, 84) +
    raise(1, foot(cat, -79, 0, 16, 13) + foot(cat, 79, 0, 16, 13))
  );
}
