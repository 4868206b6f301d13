import type { Box } from '../../table/box';
import { TARGET } from '../../theme/space';

import { ASPECT, GAP, placeWidth, spot, type Block, type Drawn, type Spot, type Way } from './blocks';

/** The height of a plate, and the least width that a name needs: above its lands, and to the left of them. */
const PLATE = 24;
const ABOVE = 150;
const LEFT = 84;
/** Between a plate and its cards, for the light around them. */
const PLATE_GAP = 4;
/** Between two dreams, one below the other; and side by side, at least and at most. */
const BELOW = 8;
const BESIDE = { least: 4, most: 20 };
/** A dream keeps room for four lands when it has fewer, so that the table does not jump. */
const USUAL = 4;
const MOST_ROWS = 6;

export interface Dream {
  readonly seat: number;
  readonly lands: number;
}

type Side = 'above' | 'left';

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** So many in a row that they fill one row, two, three and so on. */
const columnsFor = (count: number): number[] => [
  ...new Set(upTo(Math.min(count, MOST_ROWS)).map((rows) => Math.ceil(count / rows))),
];

/** Lands in rows, the last one in the middle. */
function rowsOfLands(box: Box, count: number, columns: number, card: number, cell: number): Spot[] {
  const line = card * ASPECT + GAP;
  return Array.from({ length: count }, (_, land) => {
    const row = Math.floor(land / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = box.x + box.width / 2 + ((land % columns) - (inRow - 1) / 2) * placeWidth(card, cell);
    return spot(x, box.y + (row + 0.5) * line, card, cell);
  });
}

/** Dreams in panels: so many side by side, so many lands in a row, and where the plate stands. */
function arranged(
  dreams: readonly Dream[],
  width: number,
  text: number,
  panels: number,
  columns: number,
  side: Side,
): Way {
  const plate = PLATE * text;
  const aside = side === 'left' ? LEFT * text + PLATE_GAP : 0;
  const over = side === 'above' ? plate + PLATE_GAP : 0;
  const spare = (width - panels * (aside + columns * TARGET)) / Math.max(1, panels - 1);
  const between = Math.max(BESIDE.least, Math.min(BESIDE.most, spare));
  const panelWidth = (width - (panels - 1) * between) / panels;
  const cell = (panelWidth - aside) / columns;
  const rowsOf = (dream: Dream) => Math.ceil(Math.max(USUAL, dream.lands) / columns);
  const lines = upTo(Math.ceil(dreams.length / panels)).map((line) => dreams.slice((line - 1) * panels, line * panels));
  const lineRows = lines.map((line) => Math.max(...line.map(rowsOf)));
  const rows = lineRows.reduce((sum, one) => sum + one, 0);

  function panel(dream: Dream, middle: number, y: number, card: number) {
    const pitch = placeWidth(card, cell);
    const row = card * ASPECT + GAP;
    if (side === 'above') {
      const wide = Math.min(panelWidth, Math.max(ABOVE * text, Math.min(columns, dream.lands) * pitch));
      return {
        plate: { x: middle - wide / 2, y, width: wide, height: plate },
        lands: rowsOfLands(
          { x: middle - panelWidth / 2, y: y + over, width: panelWidth, height: 0 },
          dream.lands,
          columns,
          card,
          cell,
        ),
      };
    }
    const wide = Math.min(ABOVE * text, panelWidth - columns * pitch - PLATE_GAP);
    const left = middle - (wide + PLATE_GAP + columns * pitch) / 2;
    return {
      plate: { x: left, y: y + (rowsOf(dream) * row - plate) / 2, width: wide, height: plate },
      lands: rowsOfLands(
        { x: left + wide + PLATE_GAP, y, width: columns * pitch, height: 0 },
        dream.lands,
        columns,
        card,
        cell,
      ),
    };
  }

  return {
    rows,
    fixed: lines.length * over + rows * GAP + (lines.length - 1) * BELOW,
    cell,
    folds: Math.max(...lineRows) - (side === 'above' ? 1 : 0.5),
    lay(box, card) {
      const spots = { dreams: {} as Record<number, readonly Spot[]>, plates: {} as Record<number, Box> };
      let y = box.y;
      lines.forEach((line, i) => {
        line.forEach((dream, column) => {
          const middle = box.x + box.width / 2 + (column - (line.length - 1) / 2) * (panelWidth + between);
          const { plate: plateBox, lands } = panel(dream, middle, y, card);
          spots.plates[dream.seat] = plateBox;
          spots.dreams[dream.seat] = lands;
        });
        y += over + lineRows[i] * (card * ASPECT + GAP) + BELOW;
      });
      return spots;
    },
  };
}

export function dreamsBlock(dreams: readonly Dream[], drawn: Drawn, text: number): Block {
  const most = Math.max(USUAL, ...dreams.map((dream) => dream.lands));
  const sides: readonly Side[] = ['above', 'left'];
  return {
    ...drawn,
    ways: (width) =>
      sides.flatMap((side) =>
        columnsFor(dreams.length).flatMap((panels) =>
          columnsFor(most).map((columns) => arranged(dreams, width, text, panels, columns, side)),
        ),
      ),
  };
}
