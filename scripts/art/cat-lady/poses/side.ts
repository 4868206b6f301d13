/** Poses seen from the side, head at the left and turned to us, standing on y = 0. */
import { curve } from '../../outline';
import { ellipse, place } from '../../paper';
import { edged, raise } from '../../shadow';

import { bibOf, collar, foot, head, marksOf, sole, tail, trunk, type Figure } from './figure';

const barrel = curve('-74 -96, -30 -102, 30 -104, 70 -98, 86 -72, 74 -44, 20 -40, -40 -42, -80 -56');
const leg = (x: number, lean: number, colour: string): string =>
  edged(
    curve([
      [x - 17, -72],
      [x + 17, -72],
      [x + 13 + lean, -26],
      [x + 13 + lean, -3],
      [x - 13 + lean, -3],
      [x - 12 + lean * 0.6, -30],
    ]),
    colour,
    0.18,
  );

export function walk(cat: Figure): string {
  const { coat } = cat;
  return (
    raise(
      2,
      leg(-36, 14, coat.shade) +
        leg(46, -10, coat.shade) +
        foot({ ...cat, socks: cat.socks ?? coat.shade }, -26, -3, 15, 8) +
        foot({ ...cat, socks: cat.socks ?? coat.shade }, 34, -3, 15, 8) +
        tail(cat, 'M74 -84C108 -94 90 -138 106 -162C114 -174 128 -168 126 -156') +
        trunk(cat, barrel, marksOf(cat).side + ellipse(-4, -40, 60, 12, bibOf(cat), { opacity: 0.7 })) +
        leg(-60, -12, coat.fur) +
        leg(62, 12, coat.fur) +
        foot(cat, -76, -3, 17, 9) +
        foot(cat, 72, -3, 17, 9),
    ) +
    collar(cat, 'M-92 -84Q-66 -66 -42 -84', -66, -72) +
    head(cat, -66, -120, { turn: cat.tilt ?? -4 })
  );
}

const bowed = curve('-92 -20, -56 -36, -10 -46, 30 -86, 64 -98, 88 -74, 82 -42, 56 -26, 0 -8, -62 -2, -92 -6');

/** Chest on the ground, hind end in the air. */
export function stretch(cat: Figure): string {
  const { coat } = cat;
  return (
    raise(
      2,
      tail(cat, 'M72 -90C88 -122 62 -146 78 -168C86 -178 100 -172 98 -160') +
        edged(curve('50 -54, 88 -62, 88 -12, 92 0, 62 0, 60 -22'), coat.shade, 0.2) +
        trunk(cat, bowed, marksOf(cat).side) +
        edged(curve('30 -60, 72 -66, 68 -12, 74 0, 42 0, 42 -20'), coat.fur, 0.25) +
        foot(cat, 58, -3, 18, 8) +
        foot(cat, -98, -7, 22, 10) +
        foot(cat, -70, -2, 22, 9),
    ) + head(cat, -42, -58)
  );
}

const flight = curve('-76 -84, -34 -106, 30 -100, 80 -66, 78 -40, 42 -48, -10 -56, -64 -52');

/** In mid-air. */
export function leap(cat: Figure): string {
  const { coat } = cat;
  return (
    raise(
      2,
      edged(curve('58 -66, 88 -42, 112 -8, 104 8, 90 4, 60 -30, 48 -48'), coat.shade, 0.2) +
        tail(cat, 'M74 -60C112 -64 112 -108 138 -120') +
        edged(curve('-50 -80, -92 -66, -120 -62, -124 -44, -106 -40, -60 -50, -44 -60'), coat.shade, 0.2) +
        trunk(cat, flight, marksOf(cat).side) +
        edged(curve('44 -72, 74 -46, 88 -4, 80 10, 66 8, 44 -28, 28 -50'), coat.fur, 0.25) +
        edged(curve('-52 -76, -86 -52, -112 -34, -110 -18, -94 -16, -52 -38, -34 -56'), coat.fur, 0.25) +
        foot(cat, -104, -24, 14, 11),
    ) + head(cat, -64, -104, { turn: cat.tilt ?? -8 })
  );
}

const pancake = curve('-72 -36, -40 -58, 20 -62, 78 -50, 104 -24, 92 -2, 0 2, -70 0');

/** On its belly, chin on the paws, tail behind. */
export const sprawl = (cat: Figure): string =>
  raise(
    2,
    tail(cat, 'M94 -16C124 -10 128 -40 116 -58') +
      trunk(cat, pancake, place(0, 30, marksOf(cat).side)) +
      edged(curve('60 -34, 92 -34, 104 -8, 76 2, 52 -2'), cat.coat.shade, 0.2),
  ) +
  raise(1, foot(cat, -92, -4, 20, 10) + foot(cat, -20, -2, 20, 10) + foot(cat, 66, -2, 20, 9)) +
  head(cat, -52, -46, { turn: cat.tilt ?? -3 });

const rolled = curve('-60 -24, -40 -56, 10 -66, 60 -54, 84 -24, 66 2, 0 6, -48 2');

/** On its back, belly and four soles up, head at the left and upside down by so much. */
export function back(cat: Figure, turn = -52): string {
  const { coat } = cat;
  const leg = (x: number, y: number, lean: number, long: number, colour: string): string =>
    place(
      x,
      y,
      edged(
        curve([
          [-14, 10],
          [-12, -long * 0.6],
          [0, -long],
          [12, -long * 0.6],
          [15, 10],
        ]),
        colour,
        0.25,
      ) + sole(cat, 0, -long + 4, 15),
      { turn: lean },
    );
  return (
    raise(
      2,
      tail(cat, 'M76 -14C108 -4 118 -26 132 -22') +
        leg(56, -40, 34, 56, coat.shade) +
        leg(-16, -50, -4, 46, coat.shade) +
        trunk(cat, rolled, marksOf(cat).side + ellipse(8, -46, 50, 24, bibOf(cat))) +
        leg(32, -46, 14, 62, coat.fur) +
        leg(-34, -44, -26, 46, coat.fur),
    ) + head(cat, -64, -38, { turn })
  );
}
