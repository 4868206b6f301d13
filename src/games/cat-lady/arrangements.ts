import { cutTop, mirrorIn, type Box, type Spot } from '../../table/layout/box';
import type { Arrangement } from '../../table/layout/largest';
import { GAP } from '../../table/layout/measures';
import { TARGET } from '../../theme/space';

import { CELLS, cellsIn, gridIn, withDiscard, type Cells, type Grid } from './cells';
import { APART } from './measures';
import { FOOD_LINE, NARROW, SLIM, panelsIn, plateIn, type Panel } from './panels';
import { grownTo } from './sizes';

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

/** The table that all is laid out on, and for whom. */
export interface Task {
  readonly box: Box;
  readonly rivals: number;
  readonly text: number;
  readonly isMirrored: boolean;
}

export interface Way {
  readonly columns: number;
  /** The own cats and the hand lie side by side. */
  readonly isTogether: boolean;
  /** They lie below the grid, not beside it. */
  readonly isBelow: boolean;
}

/** Large cards, strays and food not mixed in a row, and cats that need not share theirs with the hand. */
const goodness = (unit: number, columns: number, isTogether: boolean) =>
  unit * (columns === 3 ? 0.9 : 1) * (isTogether ? 0.82 : 1);

/** From this height of the table on there is always room for a line of food on papers. */
const HIGH = 460;

/** For a left hand what was on the right is on the left. */
const sideOf =
  ({ box, isMirrored }: Task) =>
  (x: number, y: number, width: number, height: number): Box =>
    isMirrored ? mirrorIn({ x, y, width, height }, 2 * box.x + box.width) : { x, y, width, height };

/** Above one another: rivals, the grid with what lies beside it, the own cats and the hand. */
export const tall =
  (task: Task, { columns, isTogether }: Way): Arrangement<Laid> =>
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
      good: goodness(unit, columns, isTogether),
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

/** The grid to one side, the rest beside it; the own cats and the hand there too, or below both. */
export const wide =
  (task: Task, { columns, isTogether, isBelow }: Way): Arrangement<Laid> =>
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
      good: goodness(unit, columns, isTogether && !isBelow),
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
