import {
  cellAt,
  heightOfLine,
  placeWidth,
  type ColumnBlock,
  type CardCell,
  type Drawn,
  type ColumnWay,
} from '../../table/layout/column';
import { combine } from '../../table/layout/largest';
import { PLATE } from '../../table/layout/measures';
import { clamp } from '../../table/layout/rect';
import { breakIntoRows } from '../../table/layout/spread';
import { TARGET } from '../../theme/space';

import { landPlace, plateKey } from './keys';

/** The least width of a plate above its lands, and to the left of them; a name would not fit into less. */
const ABOVE = 150;
const LEFT = 84;
/** The gap between a plate and its cards, in which the light around the cards is drawn. */
const PLATE_GAP = 4;
/** The gaps between two dreams: one below the other, and side by side at least and at most. */
const BELOW = 8;
const BESIDE = { least: 4, most: 20 };
/** A dream with fewer lands keeps room for four, so that the table does not jump. */
const USUAL = 4;
const MOST_ROWS = 6;

export interface Dream {
  readonly seat: number;
  readonly lands: number;
}

/** Lists the numbers of columns with which the lands fill one row, two rows, three rows and so on. */
const columnsFor = (count: number): number[] => [
  ...new Set(Array.from({ length: Math.min(count, MOST_ROWS) }, (_, rows) => Math.ceil(count / (rows + 1)))),
];

/**
 * Arranges dreams in panels: so many panels side by side, so many lands in a row, and the plate above the lands or to
 * their left.
 */
function arrange(
  dreams: readonly Dream[],
  width: number,
  text: number,
  { isAbove, panels, columns }: { isAbove: boolean; panels: number; columns: number },
): ColumnWay {
  const plate = PLATE.wide * text;
  const aside = isAbove ? 0 : LEFT * text + PLATE_GAP;
  const over = isAbove ? plate + PLATE_GAP : 0;
  const spare = (width - panels * (aside + columns * TARGET)) / Math.max(1, panels - 1);
  const between = clamp(spare, BESIDE.least, BESIDE.most);
  const panelWidth = (width - (panels - 1) * between) / panels;
  const cell = (panelWidth - aside) / columns;
  const rowsOf = ({ lands }: Dream) => Math.ceil(Math.max(USUAL, lands) / columns);
  const lines = Array.from({ length: Math.ceil(dreams.length / panels) }, (_, line) =>
    dreams.slice(line * panels, (line + 1) * panels),
  );
  const lineRows = lines.map((line) => Math.max(...line.map(rowsOf)));
  const rows = lineRows.reduce((sum, one) => sum + one, 0);

  function layDream(dream: Dream, middle: number, y: number, card: number): [string, CardCell][] {
    const pitch = placeWidth(card, cell);
    const lands = columns * pitch;
    const wide = isAbove
      ? Math.min(panelWidth, Math.max(ABOVE * text, Math.min(columns, dream.lands) * pitch))
      : Math.min(ABOVE * text, panelWidth - lands - PLATE_GAP);
    const x = middle - (isAbove ? wide : wide + PLATE_GAP + lands) / 2;
    const plateY = isAbove ? y : y + (rowsOf(dream) * heightOfLine(card) - plate) / 2;
    const first = {
      x: isAbove ? middle : x + wide + PLATE_GAP + lands / 2,
      y: y + over + (Math.ceil(dream.lands / columns) * heightOfLine(card)) / 2,
    };
    return [
      [plateKey(dream.seat), { x, y: plateY, width: wide, height: plate, card: 0 }],
      ...breakIntoRows(dream.lands, columns, first, pitch, heightOfLine(card)).map((at, land): [string, CardCell] => [
        landPlace(dream.seat, land),
        cellAt(at, card, cell),
      ]),
    ];
  }

  return {
    rows,
    fixed: lines.length * over + rows * heightOfLine(0) + (lines.length - 1) * BELOW,
    cell,
    folds: Math.max(...lineRows) - (isAbove ? 1 : 0.5),
    lay(box, card) {
      let y = box.y;
      const cells = lines.flatMap((line, i) => {
        const top = y;
        y += over + lineRows[i] * heightOfLine(card) + BELOW;
        return line.flatMap((dream, at) => {
          const middle = box.x + box.width / 2 + (at - (line.length - 1) / 2) * (panelWidth + between);
          return layDream(dream, middle, top, card);
        });
      });
      return Object.fromEntries(cells);
    },
  };
}

export const layDreams = (dreams: readonly Dream[], drawn: Drawn, text: number): ColumnBlock => ({
  ...drawn,
  ways: (width) =>
    combine({
      isAbove: [true, false],
      panels: columnsFor(dreams.length),
      columns: columnsFor(Math.max(USUAL, ...dreams.map(({ lands }) => lands))),
    }).map((way) => arrange(dreams, width, text, way)),
});
