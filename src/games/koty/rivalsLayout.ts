import { PAD, PLATE, touchable } from '../../table/layout/measures';
import type { Rect } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT, BELOW_PLATE, BETWEEN, STACK, rowIn, type Row } from './dreamRow';

/**
 * From this card width on, the lands of a rival can be touched one by one. If cards are narrower, the dream has to be
 * opened first.
 */
const LEAST = 33;
/** The gap between two small cards. */
const SLIT = 2;
/** How much wider a paper may be in a row that is not full, and how much further apart its lands. */
const WIDER = 1.5;
const LOOSER = 1.15;

export interface RivalSide {
  /** How many seats after the first this one sits. */
  readonly after: number;
  readonly paper: Rect;
  readonly plate: Rect;
  readonly row: Row;
  readonly isClosed: boolean;
}

/** The dreams of the other seats on papers, arranged in rows. */
export interface Rivals {
  readonly height: number;
  readonly card: number;
  readonly isClosed: boolean;
  /** The width of a paper. */
  readonly cell: number;
  lay(box: Rect): RivalSide[];
}

/**
 * Arranges the rivals as they sit: up the left side, across the top and down the right side. The top row comes first,
 * with the seat opposite the viewer in its middle.
 */
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
  const height = PAD + plate + BELOW_PLATE + STACK * card + (isClosed ? 0 : CAPTION_HEIGHT * text) + PAD;
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
        // A row that is not full leaves its middle empty, because people sit at the two sides.
        const isFull = row.length === across || row.length === 1;
        const step = isFull ? wide + BETWEEN : (box.width - wide) / (row.length - 1);
        const first = box.x + (box.width - wide - (row.length - 1) * step) / 2;
        return row.map((after, index): RivalSide => {
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
