/** How fur is marked: papers laid on a head, and on a body seen from the front or from the side. The outline cuts them. */
import { each } from './outline';
import { circle, ellipse, polygon, rectangle, shape } from './paper';

export interface Markings {
  readonly head: string;
  /** Within 60 to each side and 120 above the origin. */
  readonly front: string;
  /** Within 110 to each side and 120 above the origin, head at the left. */
  readonly side: string;
}

export const unmarked: Markings = { head: '', front: '', side: '' };

const wedge = (x: number, y: number, length: number, half: number, colour: string): string =>
  shape(
    [
      [x, y - half],
      [x + length * 0.6, y - half * 0.4],
      [x + length, y, 'sharp'],
      [x + length * 0.6, y + half * 0.6],
      [x, y + half],
    ],
    colour,
  );

export const tabby = (stripe: string): Markings => ({
  head:
    shape('-6 -42, 6 -42, 4 -14, 0 -8!, -4 -14', stripe) +
    shape('-22 -42, -11 -42, -11 -22, -14 -14!, -19 -24', stripe) +
    shape('22 -42, 11 -42, 11 -22, 14 -14!, 19 -24', stripe) +
    wedge(-66, 2, 24, 5, stripe) +
    wedge(66, 2, -24, 5, stripe) +
    wedge(-64, 18, 24, 5, stripe) +
    wedge(64, 18, -24, 5, stripe),
  front: [-92, -74, -56, -38, -20]
    .map((y, i) => wedge(-64, y, 40 - (i % 2) * 8, 6, stripe) + wedge(64, y, -40 + (i % 2) * 8, 6, stripe))
    .join(''),
  side: each('-62 -8, -34 4, -6 0, 22 6, 50 0, 76 -4', (x, rise) =>
    shape(
      [
        [x - 9, -130],
        [x + 9, -130],
        [x + 7, -84 + rise],
        [x + 1, -66 + rise, 'sharp'],
        [x - 6, -84 + rise],
      ],
      stripe,
    ),
  ),
});

/** White between the eyes, on muzzle, breast and belly. */
export const tuxedo = (white: string): Markings => ({
  head: shape('0 -40!, 6 -14, 14 6, 36 18, 34 52, 0 56, -34 52, -36 18, -14 6, -6 -14', white),
  front: shape('0 -104, 20 -92, 22 -60, 16 -34, 0 -22, -16 -34, -22 -60, -20 -92', white),
  side: ellipse(-10, -26, 70, 20, white),
});

/** Dark face, as a Siamese has it. */
export const masked = (dark: string): Markings => ({
  head: ellipse(0, 14, 32, 33, dark, { opacity: 0.9 }),
  front: '',
  side: '',
});

/** A patch over each eye. */
export const calico = (left: string, right: string): Markings => ({
  head:
    shape('8 -44, 66 -44, 68 14, 40 22, 18 12, 10 -10', right) +
    shape('-8 -44, -68 -44, -68 -2, -42 4, -22 -4, -14 -22', left),
  front: ellipse(-40, -30, 30, 26, left) + ellipse(38, -58, 30, 34, right),
  side: ellipse(-40, -92, 34, 28, left) + ellipse(24, -76, 40, 34, right) + ellipse(84, -60, 26, 40, left),
});

/** Two halves, one of them of another cat. */
export const halved = (other: string): Markings => ({
  head: rectangle(0, -60, 80, 130, other),
  front: rectangle(0, -140, 90, 150, other),
  side: rectangle(0, -140, 130, 150, other),
});

export const spotted = (spot: string): Markings => ({
  head: each('-24 -27 5, -2 -32 4, 22 -28 5.5, -47 8 4.5, 48 10 5', (x, y, r) => circle(x, y, r, spot)),
  front: each('-36 -70 7, 32 -82 6, 42 -52 8, -44 -36 7, -26 -18 5, 30 -24 6', (x, y, r) => circle(x, y, r, spot)),
  side: each('-60 -84 7, -34 -66 9, -8 -90 7, 18 -70 9, 46 -92 8, 70 -70 9, 44 -52 6, -16 -46 6', (x, y, r) =>
    circle(x, y, r, spot),
  ),
});

/** Squares of a waffle, turned a little. */
export const waffled = (groove: string): Markings => {
  const bars = (width: number, from: number, to: number): string =>
    Array.from({ length: 9 }, (_, i) => rectangle(-width + (i * width) / 4 - 2, from, 4, to - from, groove)).join('') +
    Array.from({ length: 8 }, (_, i) => rectangle(-width, from + i * 18, width * 2, 4, groove)).join('');
  const turned = (content: string): string => `<g transform="rotate(12)" opacity="0.55">${content}</g>`;
  return {
    head: polygon('-26 -44, 26 -44, 16 -12, 0 -6, -16 -12', groove, { opacity: 0.28 }) + turned(bars(56, -46, -10)),
    front: turned(bars(64, -120, 10)),
    side: turned(bars(110, -120, 10)),
  };
};
