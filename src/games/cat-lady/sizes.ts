import { ASPECT, GAP, PAD, PLATE, stretchToTouch } from '../../table/layout/measures';
import { clamp } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

/** Cards of the grid are never narrower than this. */
export const LEAST = 29;
/** On phones they are not wider than this. */
const ROOMY = 80;

/** The sizes of everything, which grow with the cards of the grid. */
export function sizesFor(unit: number, text: number) {
  // A table with room for large cards in the grid has room for larger strays and food, and rivals' cats to be told apart.
  const spare = Math.max(0, unit - ROOMY);
  const stray = clamp(unit * 0.68 + spare * 0.4, LEAST, 128);
  const tiny = clamp(unit * 0.36 + spare * 0.8, 13, 84);
  const across = stretchToTouch(unit + GAP);
  const down = Math.max(TARGET + 1, unit * ASPECT + GAP);
  const plate = PLATE.narrow * text;
  const arrow = stretchToTouch(unit * 0.42);
  return {
    unit,
    arrow,
    across,
    down,
    gridWidth: 3 * across + arrow,
    gridHeight: 3 * down + arrow,
    stray,
    token: clamp(unit * 0.52 + spare * 0.3, 38, 84),
    cellWidth: stretchToTouch(stray + GAP),
    cellHeight: stretchToTouch(stray * ASPECT) + 1,
    panel: stretchToTouch(plate + ASPECT * tiny + 2 * PAD - 2),
    plate,
    /** The least height of the viewer's cats, and of the hand. */
    row: stretchToTouch(clamp(unit * 0.8, LEAST, 104) * ASPECT),
  };
}

export type Sizes = ReturnType<typeof sizesFor>;
