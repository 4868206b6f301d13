import { lighter } from '../colour';
import { line, rectangle } from '../paper';

/** A leg or a tail: a strip of paper with round ends, and light on its edge. Written with M, L, C and Q alone. */
export function limb(d: string, colour: string, width: number): string {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd));
  const [left = 0, top = 0] = [xs, ys].map((list) => Math.min(...(list ?? [])) - width);
  const [right = 0, bottom = 0] = [xs, ys].map((list) => Math.max(...(list ?? [])) + width);
  // A shadow's field is measured without the width of lines: a straight leg would be cut off at its ends.
  const field = rectangle(left, top, right - left, bottom - top, colour, 0, { opacity: 0 });
  return field + line(d, lighter(colour, 0.35), width, { transform: 'translate(-0.6 -1.6)' }) + line(d, colour, width);
}
