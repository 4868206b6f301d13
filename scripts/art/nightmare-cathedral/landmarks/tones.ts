/** Each sign has a ground tone, as a help only; a landmark is drawn in a darker and a lighter one of it. */
import type { Sign } from '../../../../src/rules/nightmare-cathedral/content/effects';
import type { Point } from '../../outline';
import { ellipse, path, shape } from '../../paper';
import { between, random } from '../../random';

export type Landmark = (dark: string, light: string, middle: string) => string;
export type Landmarks = Readonly<Record<string, Landmark>>;

export interface Tone {
  readonly middle: string;
  readonly light: string;
  readonly dark: string;
}

export const tones: Readonly<Record<Sign, Tone>> = {
  eye: { middle: '#8d6f4c', light: '#a6865f', dark: '#6f5439' },
  candle: { middle: '#8c4526', light: '#aa5d35', dark: '#6b3019' },
  bone: { middle: '#736659', light: '#8d7f6f', dark: '#574b40' },
  root: { middle: '#50665c', light: '#6a8276', dark: '#3a4d44' },
};

/** Ground that rises a little, out to both sides. */
export function mound(y: number, colour: string, seed: number): string {
  const next = random(seed);
  const tops = [-80, -44, -8, 28, 80].map((x): Point => [x, y - between(next, 0, 14)]);
  return shape([[-80, 90, 'sharp'], ...tops, [80, 90, 'sharp']], colour);
}

/** An eye that is part of the land. */
export const watch = (x: number, y: number, r: number, white: string, pupil: string): string =>
  path(`M${x - r * 1.7} ${y}Q${x} ${y - r * 2} ${x + r * 1.7} ${y}Q${x} ${y + r * 2} ${x - r * 1.7} ${y}Z`, white) +
  ellipse(x, y, r * 0.42, r * 0.9, pupil);
