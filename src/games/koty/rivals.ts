import type { Box } from '../../table/box';
import { TARGET } from '../../theme/space';

import { BETWEEN, CAPTION, PAD, STACK, rowIn, type Row } from './measures';

/** A land of a rival is met by itself from this card's width on: narrower, its dream is opened first. */
const LEAST = 33;
/** Between two small cards. */
const SLIT = 2;

export interface Panel {
  /** How many seats after the first. */
  readonly after: number;
  readonly paper: Box;
  readonly plate: Box;
  readonly row: Row;
  readonly isClosed: boolean;
}

/** The dreams of the others on papers, so many side by side. */
export interface Rivals {
  readonly height: number;
  readonly card: number;
  readonly isClosed: boolean;
  /** The width of a paper. */
  readonly cell: number;
  lay(box: Box): Panel[];
}

/** As they sit: up along the left side, across the top, down along the right. The top row comes first, and who sits opposite is in its middle. */
function seated(seats: readonly number[], columns: number): number[][] {
  if (columns === 1) return [...seats].map((seat) => [seat]);
  const left = [...seats];
  const lower: number[][] = [];
  for (let rows = Math.ceil(seats.length / columns); rows > 1; rows--) {
    const count = columns === 2 ? 2 : Math.floor(left.length / rows);
    const fromStart = Math.ceil(count / 2);
    const started = left.splice(0, fromStart);
    lower.unshift([...started, ...left.splice(left.length - (count - fromStart))]);
  }
  return [left, ...lower];
}

export function rivalsOf(
  seats: readonly number[],
  width: number,
  wanted: number,
  columns: number,
  plate: number,
  text: number,
): Rivals {
  const rows = seated(seats, columns);
  const across = Math.max(...rows.map((row) => row.length));
  const cell = (width - (across - 1) * BETWEEN) / across;
  const pitch = (cell - 2 * PAD) / 4;
  const isClosed = pitch < TARGET || Math.min(wanted, pitch - SLIT) < LEAST;
  const card = Math.min(wanted, pitch - SLIT);
  const line = PAD + plate + 2 + STACK * card + (isClosed ? 0 : CAPTION * text) + PAD;
  const shown = isClosed ? card + SLIT : Math.max(TARGET, card + SLIT);
  return {
    height: rows.length * (line + BETWEEN) - BETWEEN,
    card,
    isClosed,
    cell,
    lay(box) {
      return rows.flatMap((row, at) => {
        const y = box.y + at * (line + BETWEEN);
        const wide =
          row.length === across ? cell : Math.min(cell * 1.5, (width - (row.length - 1) * BETWEEN) / row.length);
        return row.map((after, index): Panel => {
          const x =
            row.length === across || row.length === 1
              ? box.x + (box.width - row.length * (wide + BETWEEN) + BETWEEN) / 2 + index * (wide + BETWEEN)
              : box.x + index * ((box.width - wide) / (row.length - 1));
          const paper = { x, y, width: wide, height: line };
          return {
            after,
            paper,
            plate: { x: x + 2, y: y + 2, width: wide - 4, height: plate },
            row: rowIn(paper, y + PAD + plate + 2, card, Math.min(shown * 1.15, (wide - 2 * PAD) / 4)),
            isClosed,
          };
        });
      });
    },
  };
}
