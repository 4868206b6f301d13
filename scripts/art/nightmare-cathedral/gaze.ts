/** Eyes of this game: a slit of soot in ember or bone. In everything there is one. */
import { eye, type Mood } from '../eyes';
import type { Fur } from '../fur';
import { ellipse } from '../paper';
import { both } from '../three-chapters/figure/face';

import { bone, ember, soot } from './palette';

interface Gaze {
  readonly mood?: Mood;
  readonly iris?: string;
  /** The colour of what the eye is set in: its lid. */
  readonly lid?: string;
  readonly look?: readonly [across: number, down: number];
}

const coatOf = (iris: string, lid: string): Fur => ({
  fur: lid,
  shade: lid,
  deep: soot,
  light: bone,
  inner: lid,
  iris,
  ink: soot,
});

export function gaze(x: number, y: number, r: number, { mood = 'calm', iris = ember, lid = soot, look }: Gaze = {}) {
  return eye(x, y, r, coatOf(iris, lid), { mood, look: look ?? [0, 0], iris });
}

/** Two eyes, so far from the middle. */
export const gazes = (apart: number, y: number, r: number, look: Gaze = {}): string =>
  gaze(-apart, y, r, look) + gaze(apart, y, r, look);

/** The eyes of what is too small for a pupil. */
export const dots = (apart: number, y: number, r: number, colour: string = ember): string =>
  both(ellipse(apart, y, r, r * 1.1, colour));
