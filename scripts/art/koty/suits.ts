/** The shape that goes with each colour of fur, within 50 of the origin. */
import { lighter } from '../colour';
import { crescentPath } from '../moon';
import { curve, round } from '../outline';
import { line, path, place, type Placing } from '../paper';
import { raise, type Depth } from '../shadow';

import type { Suit } from './palette';

function starPath(): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? 25 : 50;
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach + 3)}`;
  });
  return `M${points.join('L')}Z`;
}

const suitPaths: Readonly<Record<Suit, string>> = {
  blue: crescentPath,
  yellow: starPath(),
  green: curve('0 -52!, 27 -26, 33 6, 18 34, 0 44, -18 34, -33 6, -27 -26'),
  pink: curve('0 48!, -42 8, -50 -18, -38 -40, -16 -42, 0 -24!, 16 -42, 38 -40, 50 -18, 42 8'),
};

const leaning: Readonly<Record<Suit, number>> = { blue: -12, yellow: 0, green: 28, pink: 0 };

/** Round corners come from a line of the same colour. */
const plain = (suit: Suit, fill: string): string =>
  path(suitPaths[suit], fill, { stroke: fill, 'stroke-width': suit === 'yellow' ? 10 : 2, 'stroke-linejoin': 'round' });

const vein = (colour: string): string => line('M0 62V-24M0 30L15 12M0 14L-14 -4', colour, 5.5);

export interface SuitLook extends Omit<Placing, 'scale'> {
  /** The colour cut out of a leaf. */
  readonly vein?: string;
}

export function suitShape(
  suit: Suit,
  x: number,
  y: number,
  radius: number,
  fill: string,
  { turn = leaning[suit], vein: cut, ...placing }: SuitLook = {},
): string {
  const stalk = suit === 'green' ? line('M0 40V60', fill, 7) : '';
  const drawn = stalk + plain(suit, fill) + (suit === 'green' && cut ? vein(cut) : '');
  return place(x, y, drawn, { ...placing, turn, scale: radius / 50 });
}

/** As a light in the sky, of thick paper. */
export function suitLight(
  suit: Suit,
  x: number,
  y: number,
  radius: number,
  fill: string,
  turn = leaning[suit],
  depth: Depth = 3,
): string {
  const paper = place(-0.8, -2, plain(suit, lighter(fill, 0.6))) + plain(suit, fill);
  return raise(depth, place(x, y, paper, { turn, scale: radius / 50 }));
}
