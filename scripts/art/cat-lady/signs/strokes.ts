import { each, round } from '../../outline';
import { line } from '../../paper';
import { lady } from '../palette';

/** A multiplication sign as two strokes: the font's own is thin beside its numbers. */
export const times = (x: number, y: number, r: number, colour: string): string =>
  line(
    `M${round(x - r)} ${round(y - r)}L${round(x + r)} ${round(y + r)}M${round(x + r)} ${round(y - r)}L${round(x - r)} ${round(y + r)}`,
    colour,
    r * 0.72,
  );

/** One of these, not all: strokes between signs. */
export const either = (list: string, height: number): string =>
  each(list, (x, y) => line(`M${x + 5} ${y - height}L${x - 5} ${y + height}`, lady.ink, 4));
