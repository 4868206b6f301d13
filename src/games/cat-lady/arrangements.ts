import type { Arrangement } from '../../table/layout/largest';
import { GAP } from '../../table/layout/measures';
import { cutTop, mirrorIn, type Rect, type Spot } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CELLS, cellsIn, gridIn, withDiscard, type GridCells, type Grid } from './cells';
import { APART } from './measures';
import { FOOD_LINE, NARROW, SLIM, panelsIn, plateIn, type RivalPanel } from './panels';
import { grownTo } from './sizes';

/** Where everything lies while cards are taken. */
export interface Spots extends GridCells {
  readonly panels: readonly RivalPanel[];
  readonly plate: Rect;
  readonly grid: Grid;
  readonly discard: Spot;
  /** The area for the viewer's cats and hand. */
  readonly own: Rect;
  /** Whether the viewer's cats and hand lie side by side. */
  readonly isTogether: boolean;
}

export interface LaidTable {
  readonly fits: boolean;
  /** The score of the arrangement: among arrangements that fit, the one with the highest is taken. */
  readonly good: number;
  lay(): Spots;
}

/** The area to lay the table out in, and for whom. */
export interface Task {
  readonly box: Rect;
  readonly rivals: number;
  readonly text: number;
  readonly isMirrored: boolean;
}

export interface TableWay {
  readonly columns: number;
  /** Whether the viewer's cats and hand lie side by side. */
  readonly isTogether: boolean;
  /** Whether they lie below the grid instead of beside it. */
  readonly isBelow: boolean;
}

/**
 * Rates an arrangement. Large cards are better. Three columns are worse because they mix cards and food in one row;
 * cats that share their area with the hand are worse, too.
 */
const score = (unit: number, columns: number, isTogether: boolean) =>
  unit * (columns === 3 ? 0.9 : 1) * (isTogether ? 0.82 : 1);

/** Tables at least this high always have room for a line of food on the papers. */
const HIGH = 460;

/** For a left hand, this moves everything from one side to the other. */
const sideOf =
  ({ box, isMirrored }: Task) =>
  (x: number, y: number, width: number, height: number): Rect =>
    isMirrored ? mirrorIn({ x, y, width, height }, 2 * box.x + box.width) : { x, y, width, height };

/** Stacks the table from top to bottom: the rivals, the grid with what lies beside it, the viewer's cats and hand. */
export const tall =
  (task: Task, { columns, isTogether }: TableWay): Arrangement<LaidTable> =>
  (unit) => {
    const { box, rivals, text, isMirrored } = task;
    const m = grownTo(unit, text);
    const cells = { width: columns * m.cellWidth, height: Math.ceil(CELLS / columns) * m.cellHeight };
    const middle = Math.max(m.gridHeight, cells.height);
    const isNarrow = (box.width - (rivals - 1) * APART) / rivals < NARROW;
    const least = m.panel + (isNarrow && box.height > HIGH ? FOOD_LINE : 0);
    const own = m.plate + 2 + (isTogether ? m.row : 2 * m.row + APART);
    const height = least + middle + own + 2 * APART;
    return {
      good: score(unit, columns, isTogether),
      fits: height <= box.height && m.gridWidth + APART + cells.width <= box.width,
      lay() {
        const at = sideOf(task);
        const spare = box.height - height;
        const panel = least + Math.min(spare * 0.15, 24);
        const [, lower] = cutTop(box, panel, APART + Math.min(spare * 0.1, 16));
        const [, below] = cutTop(lower, middle, APART);
        const gridX = at(box.x, 0, m.gridWidth, 0).x;
        const beside = m.gridWidth + APART;
        return {
          panels: panelsIn({ ...box, height: panel }, rivals, m.plate),
          ...withDiscard(gridIn(gridX, lower.y + (middle - m.gridHeight) / 2, m, isMirrored)),
          ...cellsIn(at(box.x + beside, lower.y, box.width - beside, middle), columns, m),
          plate: at(box.x, below.y, Math.min(box.width, 170 * text), m.plate),
          own: cutTop(below, m.plate, 2)[1],
          isTogether,
        };
      },
    };
  };

/** Puts the grid to one side and the rest beside it; the viewer's cats and hand lie there, too, or below both. */
export const wide =
  (task: Task, { columns, isTogether, isBelow }: TableWay): Arrangement<LaidTable> =>
  (unit) => {
    const { box, rivals, text, isMirrored } = task;
    const m = grownTo(unit, text);
    const rest = box.width - m.gridWidth - 2 * APART;
    const cells = { width: columns * m.cellWidth, height: Math.ceil(CELLS / columns) * m.cellHeight };
    const ownLeast = isTogether ? m.row : 2 * m.row + APART;
    const bottom = isBelow ? ownLeast + GAP : 0;
    const panelHeight = m.panel + plateIn((rest - (rivals - 1) * APART) / rivals, m.plate) - m.plate;
    const beside = panelHeight + GAP + cells.height + (isBelow ? 0 : GAP + m.plate + 2 + ownLeast);
    const height = Math.max(m.gridHeight, beside) + bottom;
    return {
      good: score(unit, columns, isTogether && !isBelow),
      fits: height <= box.height && cells.width <= rest && rest >= rivals * TARGET + (rivals - 1) * APART,
      lay() {
        const at = sideOf(task);
        const spare = box.height - height;
        const upper = isBelow ? box.height - ownLeast - spare * 0.6 - GAP : box.height;
        const free = Math.max(0, upper - beside);
        const right = at(box.x + m.gridWidth + 2 * APART, box.y, rest, upper);
        const [panels, lower] = cutTop(right, panelHeight + Math.min(30, free * 0.3), GAP);
        const cellsHeight = isBelow ? lower.height : cells.height + Math.min(20, free * 0.2);
        const [forCells, beneath] = cutTop(lower, cellsHeight, GAP);
        const [, below] = cutTop(box, upper, GAP);
        const slim = SLIM * text;
        return {
          panels: panelsIn(panels, rivals, m.plate),
          ...withDiscard(gridIn(at(box.x, 0, m.gridWidth, 0).x, box.y + (upper - m.gridHeight) / 2, m, isMirrored)),
          ...cellsIn(forCells, columns, m),
          plate: isBelow
            ? at(box.x, below.y, slim, Math.min(below.height, 2 * m.plate))
            : { ...beneath, width: Math.min(rest, 190 * text), height: m.plate },
          own: isBelow
            ? at(box.x + slim + GAP, below.y, box.width - slim - GAP, below.height)
            : cutTop(beneath, m.plate, 2)[1],
          isTogether,
        };
      },
    };
  };
