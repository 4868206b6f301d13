import type { Box } from '../../table/layout/box';
import { TARGET } from '../../theme/space';

import { CELLS, cellsIn, gridIn, withDiscard, type Cells, type Grid } from './cells';
import { grownTo } from './grown';
import { APART, GAP, type Spot } from './measures';
import { FOOD_LINE, NARROW, SLIM, panelsIn, plateIn, type Panel } from './panels';

/** Where everything lies while cards are taken. */
export interface Spots extends Cells {
  readonly panels: readonly Panel[];
  readonly plate: Box;
  readonly grid: Grid;
  readonly discard: Spot;
  /** For the own cats and the hand. */
  readonly own: Box;
  /** They lie side by side. */
  readonly isTogether: boolean;
}

export interface Laid {
  readonly fits: boolean;
  /** Of two that fit, the one with more is better. */
  readonly good: number;
  lay(): Spots;
}

/** Everything for cards of the grid so wide. */
export type Arrangement = (unit: number) => Laid;

/** Large cards, strays and food not mixed in a row, and cats that need not share theirs with the hand. */
const goodness = (unit: number, columns: number, isTogether: boolean) =>
  unit * (columns === 3 ? 0.9 : 1) * (isTogether ? 0.82 : 1);

/** From this height of the table on there is always room for a line of food on papers. */
const HIGH = 460;

/** Above one another: rivals, the grid with what lies beside it, the own cats and the hand. */
export const tall =
  (box: Box, rivals: number, columns: number, isTogether: boolean, text: number, isMirrored: boolean): Arrangement =>
  (unit) => {
    const m = grownTo(unit, text);
    const cells = { width: columns * m.cellWidth, height: Math.ceil(CELLS / columns) * m.cellHeight };
    const middle = Math.max(m.gridHeight, cells.height);
    const isNarrow = (box.width - (rivals - 1) * APART) / rivals < NARROW;
    const least = m.panel + (isNarrow && box.height > HIGH ? FOOD_LINE : 0);
    const own = m.plate + 2 + (isTogether ? m.row : 2 * m.row + APART);
    const height = least + middle + own + 2 * APART;
    return {
      good: goodness(unit, columns, isTogether),
      fits: height <= box.height && m.gridWidth + APART + cells.width <= box.width,
      lay() {
        const spare = box.height - height;
        const panel = least + Math.min(spare * 0.15, 24);
        const top = box.y + panel + APART + Math.min(spare * 0.1, 16);
        const gridX = isMirrored ? box.x + box.width - m.gridWidth : box.x;
        const cellsX = isMirrored ? box.x : box.x + m.gridWidth + APART;
        const plateY = top + middle + APART;
        const ownY = plateY + m.plate + 2;
        const plateWidth = Math.min(box.width, 170 * text);
        return {
          panels: panelsIn({ ...box, height: panel }, rivals, m.plate),
          ...withDiscard(gridIn(gridX, top + (middle - m.gridHeight) / 2, m, isMirrored)),
          ...cellsIn({ x: cellsX, y: top, width: box.width - m.gridWidth - APART, height: middle }, columns, m),
          plate: {
            x: isMirrored ? box.x + box.width - plateWidth : box.x,
            y: plateY,
            width: plateWidth,
            height: m.plate,
          },
          own: { x: box.x, y: ownY, width: box.width, height: box.y + box.height - ownY },
          isTogether,
        };
      },
    };
  };

/** The grid to one side, the rest beside it; the own cats and the hand there too, or below both. */
export const wide =
  (
    box: Box,
    rivals: number,
    columns: number,
    isBelow: boolean,
    isTogether: boolean,
    text: number,
    isMirrored: boolean,
  ): Arrangement =>
  (unit) => {
    const m = grownTo(unit, text);
    const rest = box.width - m.gridWidth - 2 * APART;
    const cells = { width: columns * m.cellWidth, height: Math.ceil(CELLS / columns) * m.cellHeight };
    const ownLeast = isTogether ? m.row : 2 * m.row + APART;
    const bottom = isBelow ? ownLeast + GAP : 0;
    const panelHeight = m.panel + plateIn((rest - (rivals - 1) * APART) / rivals, m.plate) - m.plate;
    const beside = panelHeight + GAP + cells.height + (isBelow ? 0 : GAP + m.plate + 2 + ownLeast);
    const height = Math.max(m.gridHeight, beside) + bottom;
    return {
      good: goodness(unit, columns, isTogether && !isBelow),
      fits: height <= box.height && cells.width <= rest && rest >= rivals * TARGET + (rivals - 1) * APART,
      lay() {
        const spare = box.height - height;
        const ownHeight = ownLeast + spare * 0.6;
        const upper = isBelow ? box.height - ownHeight - GAP : box.height;
        const x = isMirrored ? box.x : box.x + m.gridWidth + 2 * APART;
        const gridX = isMirrored ? box.x + box.width - m.gridWidth : box.x;
        const free = Math.max(0, upper - beside);
        const panel = panelHeight + Math.min(30, free * 0.3);
        const cellsHeight = isBelow ? upper - panel - GAP : cells.height + Math.min(20, free * 0.2);
        const cellsY = box.y + panel + GAP;
        const plateY = cellsY + cellsHeight + GAP;
        const below = { y: box.y + upper + GAP, height: ownHeight };
        const forPlate = SLIM * text;
        const plate = isBelow
          ? {
              x: isMirrored ? box.x + box.width - forPlate : box.x,
              y: below.y,
              width: forPlate,
              height: Math.min(ownHeight, 2 * m.plate),
            }
          : { x, y: plateY, width: Math.min(rest, 190 * text), height: m.plate };
        const own = isBelow
          ? { ...below, x: isMirrored ? box.x : box.x + forPlate + GAP, width: box.width - forPlate - GAP }
          : { x, y: plateY + m.plate + 2, width: rest, height: box.y + box.height - plateY - m.plate - 2 };
        return {
          panels: panelsIn({ x, y: box.y, width: rest, height: panel }, rivals, m.plate),
          ...withDiscard(gridIn(gridX, box.y + (upper - m.gridHeight) / 2, m, isMirrored)),
          ...cellsIn({ x, y: cellsY, width: rest, height: cellsHeight }, columns, m),
          plate,
          own,
          isTogether,
        };
      },
    };
  };
