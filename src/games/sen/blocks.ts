import { TARGET } from '../../theme/space';

/** Height of a card for a width of 1. */
export const ASPECT = 1.4;
/** Between two cards. */
export const GAP = 6;
const PLATE = 24;
/** Between a plate and its cards, for the light around them. */
const PLATE_GAP = 4;
const CAPTION = 18;
const PANEL_GAP = 12;
/** A dream keeps room for four lands when it has fewer, so that the table does not jump. */
const USUAL = 4;
const MOST_ROWS = 6;
/** A name needs so much even above few narrow cards. */
const PLATE_WIDTH = 150;

/** A rectangle by its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card lies: the place around it, and the card's width in the middle of it. */
export interface Spot extends Box {
  readonly card: number;
}

export interface Spots {
  /** By seat. */
  readonly dreams?: Readonly<Record<number, readonly Spot[]>>;
  readonly plates?: Readonly<Record<number, Box>>;
  readonly closed?: Spot;
  readonly open?: Spot;
  /** By how many cards are in hand: one lies in the middle, two side by side. */
  readonly hand?: readonly (readonly Spot[])[];
}

/** One way to lay out a part of the table. */
export interface Way {
  /** Rows of cards, and the height that does not grow with the cards. */
  readonly rows: number;
  readonly fixed: number;
  /** How wide a place may be. */
  readonly cell: number;
  /** Rows more than a row of its own for each dream: hard to remember. */
  readonly folds: number;
  lay(box: Box, card: number): Spots;
}

/** A part of the table: the dreams of the others, the piles and the hand, the own dream. */
export interface Drawn {
  readonly weight: number;
  /** Cards wider than this gain little, and cards wider than that nothing. */
  readonly enough: number;
  readonly widest: number;
}

export interface Block extends Drawn {
  ways(width: number): readonly Way[];
}

export const heightOf = (way: Way, card: number): number => way.fixed + way.rows * card * ASPECT;

/** A place so large that a finger meets it, but no larger than its cell. */
const placeWidth = (card: number, cell: number): number => Math.min(cell, Math.max(TARGET, card + GAP));

function spot(x: number, y: number, card: number, cell: number): Spot {
  const width = placeWidth(card, cell);
  const height = card * ASPECT + GAP;
  return { x: x - width / 2, y: y - height / 2, width, height, card };
}

/** Lands in rows, the last one in the middle. */
function lands(box: Box, count: number, columns: number, card: number, cell: number): Spot[] {
  const line = card * ASPECT + GAP;
  return Array.from({ length: count }, (_, land) => {
    const row = Math.floor(land / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = box.x + box.width / 2 + ((land % columns) - (inRow - 1) / 2) * placeWidth(card, cell);
    return spot(x, box.y + (row + 0.5) * line, card, cell);
  });
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** So many in a row that they fill one row, two, three and so on. */
const columnsFor = (count: number): number[] => [...new Set(upTo(Math.min(count, MOST_ROWS)).map((rows) => Math.ceil(count / rows)))];

export interface Dream {
  readonly seat: number;
  readonly lands: number;
}

/** Dreams in panels, each with its plate above, so many panels side by side and so many lands in a row. */
export function dreamsBlock(dreams: readonly Dream[], drawn: Drawn, text: number): Block {
  const plate = PLATE * text;
  const most = Math.max(USUAL, ...dreams.map((dream) => dream.lands));
  const way = (width: number, panels: number, columns: number): Way => {
    const panelWidth = (width - (panels - 1) * PANEL_GAP) / panels;
    const cell = panelWidth / columns;
    const rowsOf = (dream: Dream) => Math.ceil(Math.max(USUAL, dream.lands) / columns);
    const lines = upTo(Math.ceil(dreams.length / panels)).map((line) => dreams.slice((line - 1) * panels, line * panels));
    const lineRows = lines.map((line) => Math.max(...line.map(rowsOf)));
    const rows = lineRows.reduce((sum, one) => sum + one, 0);
    return {
      rows,
      fixed: lines.length * (plate + PLATE_GAP) + rows * GAP + (lines.length - 1) * PANEL_GAP,
      cell,
      folds: Math.max(...lineRows) - 1,
      lay(box, card) {
        const spots = { dreams: {} as Record<number, readonly Spot[]>, plates: {} as Record<number, Box> };
        let y = box.y;
        lines.forEach((line, i) => {
          line.forEach((dream, column) => {
            const left = box.x + box.width / 2 + (column - line.length / 2) * (panelWidth + PANEL_GAP) + PANEL_GAP / 2;
            const panel = { x: left, y, width: panelWidth, height: plate };
            const plateWidth = Math.min(panelWidth, Math.max(PLATE_WIDTH * text, Math.min(columns, dream.lands) * placeWidth(card, cell)));
            spots.plates[dream.seat] = { ...panel, x: left + (panelWidth - plateWidth) / 2, width: plateWidth };
            spots.dreams[dream.seat] = lands({ ...panel, y: y + plate + PLATE_GAP }, dream.lands, columns, card, cell);
          });
          y += plate + PLATE_GAP + lineRows[i] * (card * ASPECT + GAP) + PANEL_GAP;
        });
        return spots;
      },
    };
  };
  return { ...drawn, ways: (width) => columnsFor(dreams.length).flatMap((panels) => columnsFor(most).map((columns) => way(width, panels, columns))) };
}

/** The two piles, and between or below them what was drawn. */
export function pilesBlock(drawn: Drawn, text: number): Block {
  const caption = CAPTION * text;
  const inOneRow = (width: number): Way => {
    const cell = width / 4;
    return {
      rows: 1,
      fixed: GAP + caption,
      cell,
      folds: 0,
      lay(box, card) {
        const y = box.y + (card * ASPECT + GAP) / 2;
        const at = (step: number) => spot(box.x + box.width / 2 + step * Math.min(cell, placeWidth(card, cell) * 1.15), y, card, cell);
        return { closed: at(-1.5), open: at(1.5), hand: [[at(0)], [at(0)], [at(-0.5), at(0.5)]] };
      },
    };
  };
  const inTwoRows = (width: number): Way => {
    const cell = width / 2;
    return {
      rows: 2,
      fixed: 2 * (GAP + caption),
      cell,
      folds: 0,
      lay(box, card) {
        const line = card * ASPECT + GAP;
        const at = (step: number, row: number) =>
          spot(box.x + box.width / 2 + step * Math.min(cell, placeWidth(card, cell) * 1.15), box.y + line / 2 + row * (line + caption), card, cell);
        return { closed: at(-0.5, 0), open: at(0.5, 0), hand: [[at(0, 1)], [at(0, 1)], [at(-0.5, 1), at(0.5, 1)]] };
      },
    };
  };
  return { ...drawn, ways: (width) => [inOneRow(width), inTwoRows(width)] };
}
