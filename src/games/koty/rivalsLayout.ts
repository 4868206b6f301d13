import { PAD, PLATE, stretchToTouch } from '../../table/layout/measures';
import { cutTop, inset, type Rect } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT, BELOW_PLATE, BETWEEN, SMALL_STACK, SMALL_STEP, STACK, STEP, rowIn } from './dreamRow';
import { LEAST_CELL, layPilesIn, widthOfPiles } from './pilesLayout';

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

/** Where a number of rivals leaves a cell free, the piles may lie there: null stands for them. */
function seatsAroundPiles(count: number, columns: number, leftHand: boolean): readonly Cell[][] | null {
  if (count === 3 && columns === 2)
    return leftHand
      ? [
          [2, 3],
          [1, null],
        ]
      : [
          [1, 2],
          [null, 3],
        ];
  if (count === 5 && columns === 3)
    return [
      [2, 3, 4],
      [1, null, 5],
    ];
  return null;
}

/** Whether piles can lie among so many rivals. */
export const isCellFree = (count: number, columns: number): boolean => seatsAroundPiles(count, columns, false) !== null;

/** A seat, counted from the viewer's, or the piles. */
type Cell = number | null;

interface Wanted {
  readonly wide: number;
  readonly high: number;
  readonly card: number;
  readonly columns: number;
  readonly text: number;
  /** How wide cards of the piles are to be if they lie among the rivals. */
  readonly piles: number | null;
  readonly leftHand: boolean;
}

/** Arranges the dreams of the other seats on papers in rows, with cards as wide as wanted or as they fit. */
export function arrangeRivals(count: number, { wide, high, card: wanted, columns, text, piles, leftHand }: Wanted) {
  const plate = PLATE.narrow * text;
  const around = piles === null ? null : seatsAroundPiles(count, columns, leftHand);
  const rows: readonly (readonly Cell[])[] = around ?? seatsInRows(count, columns);
  const across = Math.max(...rows.map((row) => row.length));
  const cell = (wide - (across - 1) * BETWEEN) / across;
  const pitch = (cell - 2 * PAD) / 4;
  const most = (high + BETWEEN) / rows.length - BETWEEN;
  const withCaption = (caption: number, stack: number) => {
    const fixed = PAD + plate + BELOW_PLATE + caption + PAD;
    const card = Math.max(1, Math.min(wanted, pitch - SLIT, (most - fixed) / stack));
    return { card, paperHeight: fixed + stack * card };
  };
  const opened = withCaption(CAPTION_HEIGHT * text, STACK);
  const isClosed = pitch < TARGET || opened.card < LEAST;
  const { card, paperHeight } = isClosed ? withCaption(0, SMALL_STACK) : opened;
  const apart = (isClosed ? card + SLIT : stretchToTouch(card + SLIT)) * LOOSER;

  function lay(box: Rect) {
    const lies = (row: readonly Cell[], at: number) => {
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
        const pitch = Math.min(apart, (width - 2 * PAD) / 4);
        const lands = rowIn(paper, below.y, card, pitch, isClosed ? SMALL_STEP : STEP);
        return { after, paper, plate: named, row: lands, isClosed };
      });
    };
    const cells = rows.flatMap(lies);
    const free = cells.find(({ after }) => after === null);
    return {
      panels: cells.flatMap(({ after, ...panel }) => (after === null ? [] : [{ ...panel, after }])),
      piles: free && pilesWidth !== null ? layPilesIn(free.paper, pilesWidth, text) : null,
    };
  }
  /** The least width of all papers. */
  const least = around ? across * (LEAST_CELL + BETWEEN) - BETWEEN : 0;
  const pilesWidth = around ? widthOfPiles(piles!, cell, paperHeight, text) : null;
  return { height: rows.length * (paperHeight + BETWEEN) - BETWEEN, card, isClosed, cell, least, pilesWidth, lay };
}

export type Rivals = ReturnType<typeof arrangeRivals>;
