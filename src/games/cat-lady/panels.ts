import type { Box } from '../../table/layout/box';

import { APART, PAD } from './measures';

/** The small paper of a rival. */
export interface Panel {
  /** How many seats after the first. */
  readonly after: number;
  readonly paper: Box;
  readonly plate: Box;
  readonly cats: Box;
  readonly food: Box;
}

/** On papers narrower than this a name stands above its score. */
export const SLIM = 76;
const TWO_LINES = 1.5;
/** How high the plate of such a paper is. */
export const plateIn = (wide: number, plate: number): number => (wide < SLIM ? plate * TWO_LINES : plate);

/** On papers narrower than this the food lies below the cats, if there is room for a line of it. */
export const NARROW = 170;
export const FOOD_LINE = 25;

/** Papers of the rivals side by side. */
export function panelsIn({ x, y, width, height }: Box, count: number, plate: number): Panel[] {
  const wide = (width - (count - 1) * APART) / count;
  return Array.from({ length: count }, (_, index) => {
    const paper = { x: x + index * (wide + APART), y, width: wide, height };
    const named = plateIn(wide, plate);
    const content = { y: y + named + PAD, height: height - named - 2 * PAD + 2 };
    const inner = wide - 2 * PAD;
    const isStacked = wide < NARROW && content.height >= 2 * FOOD_LINE;
    const forCats = isStacked ? inner : inner * 0.6;
    const catsHeight = content.height - (isStacked ? FOOD_LINE : 0);
    return {
      after: index + 1,
      paper,
      plate: { x: paper.x + 2, y: y + 2, width: wide - 4, height: named },
      cats: { x: paper.x + PAD, y: content.y, width: forCats, height: catsHeight },
      food: isStacked
        ? { x: paper.x + PAD, y: content.y + catsHeight + 1, width: inner, height: FOOD_LINE - 1 }
        : { x: paper.x + PAD + forCats + 2, width: inner - forCats - 2, ...content },
    };
  });
}
