/** A Dream: a night of its own, and who is seen in it. */
import type { Dreamland } from '../lands';

export interface DreamPicture {
  readonly night: Omit<Dreamland, 'seed'>;
  readonly hero: () => string;
}

export type DreamPictures = Readonly<Record<string, DreamPicture>>;

export const plainMoon = (x: number, y: number, r: number, colour: string): Dreamland['moon'] => ({ x, y, r, colour });
/** A night without a moon: something else stands there. */
export const noMoon: Dreamland['moon'] = { x: -400, y: -400, r: 10, halo: 0 };
