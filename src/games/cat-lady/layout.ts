import { FOODS } from '../../rules/cat-lady/cats';
import type { Size } from '../../table/scene';
import type { Box } from '../../table/box';
import { TARGET } from '../../theme/space';
import { APART, ASPECT, GAP, PAD, PLATE, type Spot } from './measures';
import { FOOD_LINE, NARROW, SLIM, panelsIn, plateIn, type Panel } from './panels';

export interface Grid {
  /** The middle of the first card. */
  readonly x: number;
  readonly y: number;
  readonly card: number;
  readonly across: number;
  readonly down: number;
  /** Arrows of the rows stand in a column, those of the columns in a row. */
  /** How wide an arrow's place is. */
  readonly arrow: number;
  readonly arrowX: number;
  readonly arrowY: number;
  readonly isMirrored: boolean;
}

/** Where everything lies while cards are taken. */
export interface Spots {
  readonly panels: readonly Panel[];
  readonly plate: Box;
  readonly grid: Grid;
  readonly discard: Spot;
  readonly strays: readonly Spot[];
  readonly deck: Spot;
  readonly points: Spot;
  readonly food: readonly Spot[];
  /** For the own cats and the hand. */
  readonly own: Box;
  /** They lie side by side. */
  readonly isTogether: boolean;
}

const MARGIN = 2;
const LARGE = 1.25;
/** Three strays, the deck, four foods, and points: those last, but where the foods fill a row. */
const CELLS = 9;
const DECK_AT = 3;
const FOR_A_ROW = 5;
const LARGEST = 150;
const LEAST = 31.5;
const HALVINGS = 9;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Everything grows with the cards of the grid. */
interface Measures {
  readonly unit: number;
  readonly across: number;
  readonly down: number;
  readonly arrow: number;
  readonly gridWidth: number;
  readonly gridHeight: number;
  readonly stray: number;
  readonly token: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly tiny: number;
  readonly panel: number;
  readonly plate: number;
  /** The least height of the own cats, and of the hand. */
  readonly row: number;
}

function measuresFor(unit: number, text: number): Measures {
  const stray = clamp(unit * 0.68, LEAST, 112);
  const tiny = clamp(unit * 0.36, 13, 46);
  const across = Math.max(TARGET, unit + GAP);
  const down = Math.max(TARGET + 1, unit * ASPECT + GAP);
  const plate = PLATE * text;
  const arrow = Math.max(TARGET, unit * 0.42);
  return {
    unit,
    arrow,
    across,
    down,
    gridWidth: 3 * across + arrow,
    gridHeight: 3 * down + arrow,
    stray,
    token: clamp(unit * 0.52, 38, 64),
    cellWidth: Math.max(TARGET, stray + GAP),
    cellHeight: Math.max(TARGET, stray * ASPECT) + 1,
    tiny,
    panel: Math.max(TARGET, plate + ASPECT * tiny + 2 * PAD - 2),
    plate,
    row: Math.max(TARGET, clamp(unit * 0.8, LEAST, 104) * ASPECT),
  };
}

interface Laid {
  readonly fits: boolean;
  /** Of two that fit, the one with more is better. */
  readonly good: number;
  lay(): Spots;
}

type Arrangement = (unit: number) => Laid;

/** Large cards, strays and food not mixed in a row, and cats that need not share theirs with the hand. */
const goodness = (unit: number, columns: number, isTogether: boolean) => unit * (columns === 3 ? 0.9 : 1) * (isTogether ? 0.82 : 1);

/** From this height of the table on there is always room for a line of food on papers. */
const HIGH = 460;

function gridIn(x: number, y: number, { unit, across, down, arrow }: Measures, isMirrored: boolean): Grid {
  const left = isMirrored ? x + arrow : x;
  return {
    x: left + across / 2,
    y: y + down / 2,
    card: unit,
    across,
    down,
    arrow,
    arrowX: isMirrored ? x + arrow / 2 : x + 3 * across + arrow / 2,
    arrowY: y + 3 * down + arrow / 2,
    isMirrored,
  };
}

/** In the corner between the arrows, where the cat token waits at first. */
const withDiscard = (grid: Grid): Pick<Spots, 'grid' | 'discard'> => ({ grid, discard: { x: grid.arrowX, y: grid.arrowY, width: (grid.arrow - 2 * PAD) / ASPECT } });

/** In so many columns. */
function cellsIn({ x, y, width, height }: Box, columns: number, { stray, token, cellHeight }: Measures): Pick<Spots, 'strays' | 'deck' | 'points' | 'food'> {
  const rows = Math.ceil(CELLS / columns);
  const pitch = Math.min(width / columns, stray + 14 > TARGET + 10 ? stray * 1.3 : TARGET + 10);
  const down = Math.min(height / rows, cellHeight * 1.12);
  const middle = (index: number) => ({
    x: x + width / 2 + ((index % columns) - (columns - 1) / 2) * pitch,
    y: y + height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * down,
  });
  const cell = (index: number, size: number): Spot => ({ ...middle(index), width: size });
  const small = (index: number) => cell(index, Math.min(token, pitch - 2, down - 2));
  const isRow = columns === FOR_A_ROW;
  const first = DECK_AT + (isRow ? 2 : 1);
  return {
    strays: [0, 1, 2].map((index) => cell(index, stray)),
    deck: cell(DECK_AT, stray),
    points: small(isRow ? DECK_AT + 1 : CELLS - 1),
    food: FOODS.map((_, i) => small(first + i)),
  };
}

/** Of a hand only corners must be seen. */
const STACK = 0.5;

/** Room for the own cats and the hand, by how much there is of each. */
export function ownBoxes({ own: box, isTogether }: Pick<Spots, 'own' | 'isTogether'>, cats: number, stacks: number): { readonly cats: Box; readonly hand: Box } {
  const { x, y, width, height } = box;
  if (isTogether) {
    const part = (1 + cats) / (2 + cats + STACK * stacks);
    const forCats = clamp(width * part, TARGET, width - APART - Math.max(TARGET, width * 0.28));
    return { cats: { x, y, width: forCats, height }, hand: { x: x + forCats + APART, y, width: width - forCats - APART, height } };
  }
  const tall = (height - APART) * 0.53;
  return { cats: { x, y, width, height: tall }, hand: { x, y: y + tall + APART, width, height: height - tall - APART } };
}

/** Above one another: rivals, the grid with what lies beside it, the own cats and the hand. */
const tall = (box: Box, rivals: number, columns: number, isTogether: boolean, text: number, isMirrored: boolean): Arrangement => (unit) => {
  const m = measuresFor(unit, text);
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
        plate: { x: isMirrored ? box.x + box.width - plateWidth : box.x, y: plateY, width: plateWidth, height: m.plate },
        own: { x: box.x, y: ownY, width: box.width, height: box.y + box.height - ownY },
        isTogether,
      };
    },
  };
};

/** The grid to one side, the rest beside it; the own cats and the hand there too, or below both. */
const wide = (box: Box, rivals: number, columns: number, isBelow: boolean, isTogether: boolean, text: number, isMirrored: boolean): Arrangement => (unit) => {
  const m = measuresFor(unit, text);
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
        ? { x: isMirrored ? box.x + box.width - forPlate : box.x, y: below.y, width: forPlate, height: Math.min(ownHeight, 2 * m.plate) }
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

/** As large as it fits. */
function largest(arrange: Arrangement, most: number): Laid {
  let low = LEAST;
  let high = most;
  for (let i = 0; i < HALVINGS; i++) {
    const unit = (low + high) / 2;
    if (arrange(unit).fits) low = unit;
    else high = unit;
  }
  return arrange(low);
}

function laidOut(seats: number, size: Size): Spots {
  const text = size.text ?? 1;
  const isMirrored = size.leftHand === true;
  const most = LARGEST * (size.largeCards ? LARGE : 1);
  const box: Box = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const rivals = seats - 1;
  const ways: Arrangement[] = [1, 2, 3, 4].flatMap((columns) => [false, true].map((together) => tall(box, rivals, columns, together, text, isMirrored)));
  if (size.width > size.height) {
    for (const columns of [FOR_A_ROW, 2, CELLS, 3]) {
      for (const together of [false, true]) ways.push(wide(box, rivals, columns, false, together, text, isMirrored), wide(box, rivals, columns, true, together, text, isMirrored));
    }
  }
  const all = ways.map((way) => largest(way, most));
  return all.reduce((one, other) => ((Number(other.fits) - Number(one.fits) || other.good - one.good) > 0 ? other : one)).lay();
}

/** Tables that were laid out before: by how many sit there, and the size. */
const known = new Map<string, Spots>();
const MOST_KNOWN = 120;

/** The same table is asked for beat after beat. */
export function layout(seats: number, size: Size): Spots {
  const asked = JSON.stringify([seats, size]);
  let spots = known.get(asked);
  if (!spots) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(asked, (spots = laidOut(seats, size)));
  }
  return spots;
}
