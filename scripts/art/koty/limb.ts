import { lighter } from '../colour';
import { line } from '../paper';

/** A leg or a tail: a strip of paper with round ends, and light on its edge. */
export const limb = (d: string, colour: string, width: number): string =>
  line(d, lighter(colour, 0.35), width, { transform: 'translate(-0.6 -1.6)' }) + line(d, colour, width);
