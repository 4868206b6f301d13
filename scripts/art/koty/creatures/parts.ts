/** What those of the night have in common. */
import { curve, mirror, type Outline } from '../../outline';
import { circle, ellipse, place } from '../../paper';

/** The right half and its reflection. */
export const both = (half: string): string => half + place(0, 0, half, { flip: true });
export const whole = (outline: Outline): string => curve(mirror(outline));

export function eye(x: number, y: number, r: number, iris: string, slit = false): string {
  return (
    circle(x, y, r, iris) +
    ellipse(x, y, r * (slit ? 0.32 : 0.66), r * 0.78, '#1b1030') +
    circle(x - r * 0.2, y - r * 0.32, r * 0.24, '#ffffff') +
    circle(x + r * 0.22, y + r * 0.28, r * 0.11, '#ffffff')
  );
}
