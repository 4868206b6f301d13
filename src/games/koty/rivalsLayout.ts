import type { Box } from '../../table/layout/box';
import { PAD, PLATE, touchable } from '../../table/layout/measures';
import { TARGET } from '../../theme/space';

import { CAPTION, BELOW_PLATE, BETWEEN, STACK, rowIn, type Row } from './dreamRow';

/** A land of a rival is met by itself from this card's width on: narrower, its dream is opened first. */
const LEAST = 33;
/** Between two small cards. */
const SLIT = 2;
/** A paper in a row that is not full may be so much wider, and its lands so much further apart. */
const WIDER = 1.5;
const LOOSER = 1.15;

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
function seatsInRows(count: number, columns: number): number[][] {
  const left = Array.from({ length: count }, (_, index) => index + 1);
  if (columns === 1) return left.map((seat) => [seat]);
  const lower: number[][] = [];
  for (let rows = Math.ceil(count / columns); rows > 1; rows--) {
    const inRow = columns === 2 ? 2 : Math.floor(left.length / rows);
    const fromStart = Math.ceil(inRow / 2);
    const started = left.splice(0, fromStart);
    lower.unshift([...started, ...left.splice(left.length - (inRow - fromStart))]);
  }
  return [left, ...lower];
}

export function rivalsFor(count: number, width: number, wanted: number, columns: number, text: number): Rivals {
  const plate = PLATE.narrow * text;
  const rows = seatsInRows(count, columns);
  const across = Math.max(...rows.map((row) => row.length));
  const cell = (width - (across - 1) * BETWEEN) / across;
  const pitch = (cell - 2 * PAD) / 4;
  const card = Math.min(wanted, pitch - SLIT);
  const isClosed = pitch < TARGET || card < LEAST;
  const height = PAD + plate + BELOW_PLATE + STACK * card + (isClosed ? 0 : CAPTION * text) + PAD;
  const apart = (isClosed ? card + SLIT : touchable(card + SLIT)) * LOOSER;
  return {
    height: rows.length * (height + BETWEEN) - BETWEEN,
    card,
    isClosed,
    cell,
    lay: (box) =>
      rows.flatMap((row, at) => {
        const most = (width - (row.length - 1) * BETWEEN) / row.length;
        const wide = row.length === across ? cell : Math.min(cell * WIDER, most);
        // A row that is not full stands at both ends, as its people do.
        const isFull = row.length === across || row.length === 1;
        const step = isFull ? wide + BETWEEN : (box.width - wide) / (row.length - 1);
        const first = box.x + (box.width - wide - (row.length - 1) * step) / 2;
        return row.map((after, index): Panel => {
          const paper = { x: first + index * step, y: box.y + at * (height + BETWEEN), width: wide, height };
          return {
            after,
            paper,
            plate: { x: paper.x + 2, y: paper.y + 2, width: wide - 4, height: plate },
            row: rowIn(paper, paper.y + PAD + plate + BELOW_PLATE, card, Math.min(apart, (wide - 2 * PAD) / 4)),
            isClosed,
          };
        });
      }),
  };
}
