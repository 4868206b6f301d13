import { makeArea, makeCentred, layTable, makeLine, stack, type LayoutArea } from '../../table/layout/areas';
import { combine, remember } from '../../table/layout/largest';
import { GAP, timesOfPhone } from '../../table/layout/measures';
import { boxOfTable, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { CELLS, FOR_A_ROW, layCells, layGrid } from './cells';
import { APART, MOST_TIMES } from './measures';
import { FOOD_LINE, NARROW, SLIM, panelsIn, plateIn } from './panels';
import { LEAST, sizesFor } from './sizes';

const MARGIN = 2;
const LARGE = 1.25;
const LARGEST = 150;
/** Tables at least this high always have room for a line of food on the papers. */
const HIGH = 460;
/** So much higher the papers of rivals may be on a table of twice a phone's size. */
const WIDER_PANELS = 180;
/** The width of the viewer's plate on a phone; on a larger table it is as wide as what it names. */
const PLATE_WIDTH = 190;

/** What a table is worth, as a part, whose plate stands in the row of cats and hand. */
const BELOW = 0.94;

/** A table may be stacked, or have the grid at one side and the rest beside it, but for what may lie below both. */
type Shape = 'stacked' | 'beside' | 'below';

interface Way {
  readonly shape: Shape;
  /** The number of columns that lie beside the grid. */
  readonly columns: number;
  /** Whether the viewer's cats and hand lie side by side. */
  readonly isTogether: boolean;
}

const STACKED = combine({ shape: ['stacked'], columns: [1, 2, 3, 4], isTogether: [false, true] } as const);
const WIDE = combine({
  shape: ['beside', 'below'],
  columns: [FOR_A_ROW, 2, CELLS, 3],
  isTogether: [false, true],
} as const);

/**
 * Rates a table. Large cards are better. Three columns are worse because they mix cards and food in one row; cats that
 * share their height with the hand are worse, too; where there is room, so is a bit a plate that has no row of its own.
 */
const worthOf = ({ shape, columns, isTogether }: Way, unit: number, isRoomy: boolean): number =>
  unit *
  (columns === 3 ? 0.9 : 1) *
  (isTogether && shape !== 'below' ? 0.82 : 1) *
  (shape === 'below' && isRoomy ? BELOW : 1);

/** Arranges the table for grid cards of this width. */
function arrange(
  { shape, columns, isTogether }: Way,
  unit: number,
  box: Rect,
  rivals: number,
  text: number,
): LayoutArea {
  const m = sizesFor(unit, text);
  const times = timesOfPhone(box, MOST_TIMES);
  const apart = (rivals - 1) * APART;
  const panelWidth = ((shape === 'stacked' ? box.width : box.width - m.gridWidth - 2 * APART) - apart) / rivals;
  const food = shape === 'stacked' && panelWidth < NARROW && box.height > HIGH ? FOOD_LINE : 0;
  const panels = makeArea('panels', rivals * TARGET + apart, m.panel + food + plateIn(panelWidth, m.plate) - m.plate, {
    share: shape === 'stacked' ? 0.15 * times ** 2 : 0.3,
    most: 30 + WIDER_PANELS * (times - 1),
  });
  const grid = makeCentred(makeArea('grid', m.gridWidth, m.gridHeight));
  const cells = makeArea('cells', columns * m.cellWidth, Math.ceil(CELLS / columns) * m.cellHeight, { share: 1 });
  const own = makeArea('own', 0, isTogether ? m.row : 2 * m.row + APART, { share: 1 });
  const named = stack(2, [makeArea('plate', 0, m.plate, { widest: times > 1 ? Infinity : PLATE_WIDTH * text }), own]);
  if (shape === 'stacked')
    return stack(APART, [panels, makeLine(APART, [grid, cells], { share: 0.1, most: 16 }), named]);
  if (shape === 'beside')
    return makeLine(2 * APART, [grid, stack(GAP, [panels, { ...cells, share: 0.2, most: 20 }, named])]);
  return stack(GAP, [
    makeLine(2 * APART, [grid, stack(GAP, [panels, cells])], { share: 0.4 }),
    makeLine(GAP, [makeArea('plate', SLIM * text, 0, { highest: 2 * m.plate }), own]),
  ]);
}

function layOut(seats: number, size: Size) {
  const box = boxOfTable(size, MARGIN);
  const text = size.text ?? 1;
  const isMirrored = size.leftHand === true;
  const most = LARGEST * (size.largeCards ? LARGE : 1);
  const ways = (size.width > size.height ? [...STACKED, ...WIDE] : STACKED).map((way) => (unit: number) => ({
    ...way,
    unit,
    areas: arrange(way, unit, box, seats - 1, text),
  }));
  const { rects, unit, columns, isTogether } = layTable(
    box,
    ways,
    [LEAST, most],
    (way) => worthOf(way, way.unit, timesOfPhone(size, MOST_TIMES) > 1),
    isMirrored,
  );
  const m = sizesFor(unit, text);
  return {
    panels: panelsIn(rects.panels, seats - 1, m.plate),
    plate: rects.plate,
    ...layGrid(rects.grid, m, isMirrored),
    ...layCells(rects.cells, columns, m),
    /** The area for the viewer's cats and hand. */
    own: rects.own,
    isTogether,
  };
}

/** Where everything lies while cards are taken. */
export type Spots = ReturnType<typeof layOut>;

export const layout = remember(layOut);
