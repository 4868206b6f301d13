import { place } from '../../paper';
import { headHeight } from '../figure/person';
import type { Picture } from '../frame';

interface Stand {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Where the face is in the figure's own field, and how much around it a portrait shows. */
  readonly face?: readonly [x: number, y: number, r: number];
  /** Over the figure, in the card's field. */
  readonly front?: string;
}

/** A figure on y = 0 put before its scene; right of the middle, since ribbon and tab are on the left. */
export function standing(
  scene: string,
  hero: string,
  { x = 168, y = 336, scale = 0.97, face = [0, -headHeight - 6, 70], front = '' }: Stand = {},
): Picture {
  const [fx, fy, r] = face;
  return {
    scene,
    figure: place(x, y, hero, { scale }) + front,
    face: { x: x + fx * scale, y: y + fy * scale, r: r * scale },
  };
}
