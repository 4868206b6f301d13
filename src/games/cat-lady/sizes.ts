import { clamp } from '../../table/layout/box';
import { ASPECT, GAP, PAD, PLATE } from '../../table/layout/measures';
import { TARGET } from '../../theme/space';

/** No card of the grid is narrower. */
export const LEAST = 29;

/** Everything grows with the cards of the grid. */
export interface Grown {
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

export function grownTo(unit: number, text: number): Grown {
  const stray = clamp(unit * 0.68, LEAST, 112);
  const tiny = clamp(unit * 0.36, 13, 46);
  const across = Math.max(TARGET, unit + GAP);
  const down = Math.max(TARGET + 1, unit * ASPECT + GAP);
  const plate = PLATE.narrow * text;
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
