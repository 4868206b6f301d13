/** Eyes of cats: a disc of iris, a large pupil, two lights, and the lid that makes the mood. */
import type { Fur } from './fur';
import { round } from './outline';
import { circle, clipped, ellipse, line, path, place, rectangle } from './paper';

export type Mood =
  'wide' | 'calm' | 'sleepy' | 'asleep' | 'happy' | 'sly' | 'cross' | 'sad' | 'scared' | 'wink' | 'dizzy';

const dark = '#1b1030';

/** Pupil's width and height as shares of the eye. */
const pupils: Readonly<Partial<Record<Mood, readonly [number, number]>>> = {
  sly: [0.32, 0.82],
  calm: [0.42, 0.84],
  cross: [0.36, 0.8],
  scared: [0.26, 0.34],
};

function lid(x: number, y: number, r: number, mood: Mood, colour: string): string {
  const side = x < 0 ? 1 : -1;
  const cover = (top: number, height: number, turn: number): string =>
    place(x, y, rectangle(-r * 1.6, -r * top, r * 3.2, r * height, colour), { turn: side * turn });
  if (mood === 'sleepy') return rectangle(x - r * 1.3, y - r * 1.3, r * 2.6, r * 1.15, colour);
  if (mood === 'sly') return place(x, y, rectangle(-r * 1.5, -r * 1.7, r * 3, r * 1.3, colour), { turn: side * 10 });
  if (mood === 'cross') return cover(1.95, 1.4, 24);
  if (mood === 'sad') return cover(2, 1.35, -22);
  return '';
}

export interface EyeLook {
  readonly mood: Mood;
  /** Where it looks, -1 to 1 each way. */
  readonly look: readonly [across: number, down: number];
  readonly iris?: string;
}

export function eye(x: number, y: number, r: number, coat: Fur, { mood, look, iris = coat.iris }: EyeLook): string {
  const stroke = coat.ink ?? coat.deep;
  if (mood === 'asleep') return line(`M${x - r} ${y}Q${x} ${round(y + r * 1.1)} ${x + r} ${y}`, stroke, r * 0.3);
  if (mood === 'happy' || (mood === 'wink' && x < 0))
    return line(`M${x - r} ${y + r * 0.4}Q${x} ${round(y - r * 1.1)} ${x + r} ${y + r * 0.4}`, stroke, r * 0.3);
  const disc = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  const px = x + look[0] * r * 0.3;
  const py = y + look[1] * r * 0.28;
  const [wide, high] = mood === 'dizzy' ? (x < 0 ? [0.84, 0.88] : [0.4, 0.44]) : (pupils[mood] ?? [0.7, 0.8]);
  return clipped(
    disc,
    path(disc, iris) +
      ellipse(px, py, wide * r, high * r, dark) +
      circle(px - r * 0.2, py - r * 0.3, r * 0.24, '#ffffff') +
      circle(px + r * 0.22, py + r * 0.3, r * 0.11, '#ffffff', { opacity: 0.8 }) +
      lid(x, y, r, mood, coat.shade),
  );
}
