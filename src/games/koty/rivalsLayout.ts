import { PAD, PLATE, stretchToTouch } from '../../table/layout/measures';
import { cutTop, inset, type Rect } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT, BELOW_PLATE, BETWEEN, STACK, rowIn } from './dreamRow';

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

/** Arranges the dreams of the other seats on papers in rows, with cards as wide as wanted or as they fit. */
export function arrangeRivals(
  count: number,
  wide: number,
  high: number,
  wanted: number,
  columns: number,
  text: number,
) {
  const plate = PLATE.narrow * text;
  const rows = seatsInRows(count, columns);
  const across = Math.max(...rows.map((row) => row.length));
  const cell = (wide - (across - 1) * BETWEEN) / across;
  const pitch = (cell - 2 * PAD) / 4;
  const most = (high + BETWEEN) / rows.length - BETWEEN;
  const withCaption = (caption: number) => {
    const fixed = PAD + plate + BELOW_PLATE + caption + PAD;
    const card = Math.max(1, Math.min(wanted, pitch - SLIT, (most - fixed) / STACK));
    return { card, paperHeight: fixed + STACK * card };
  };
  const opened = withCaption(CAPTION_HEIGHT * text);
  const isClosed = pitch < TARGET || opened.card < LEAST;
  const { card, paperHeight } = isClosed ? withCaption(0) : opened;
  const apart = (isClosed ? card + SLIT : stretchToTouch(card + SLIT)) * LOOSER;

  function lay(box: Rect) {
    const lies = (row: readonly number[], at: number) => {
      const full = (wide - (row.length - 1) * BETWEEN) / row.length;
      const width = row.length === across ? cell : Math.min(cell * WIDER, full);
      // A row that is not full leaves its middle empty, because people sit at the two sides.
      const isFull = row.length === across || row.length === 1;
      const step = isFull ? width + BETWEEN : (box.width - width) / (row.length - 1);
      const x = box.x + (box.width - width - (row.length - 1) * step) / 2;
      const y = box.y + at * (paperHeight + BETWEEN);
      return row.map((after, index) => {
        const paper = { x: x + index * step, y, width, height: paperHeight };
        const [named, below] = cutTop(inset(paper, 2), plate, BELOW_PLATE + PAD - 2);
        const lands = rowIn(paper, below.y, card, Math.min(apart, (width - 2 * PAD) / 4));
        return { after, paper, plate: named, row: lands, isClosed };
      });
    };
    return rows.flatMap(lies);
  }
  return { height: rows.length * (paperHeight + BETWEEN) - BETWEEN, card, isClosed, cell, lay };
}

export type Rivals = ReturnType<typeof arrangeRivals>;
