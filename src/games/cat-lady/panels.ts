import { divide, type Box } from '../../table/layout/box';
import { PAD } from '../../table/layout/measures';

import { APART } from './measures';

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
export function panelsIn(box: Box, count: number, plate: number): Panel[] {
  return divide(box, count, APART).map((paper, index) => {
    const wide = paper.width;
    const named = plateIn(wide, plate);
    const content = { y: paper.y + named + PAD, height: paper.height - named - 2 * PAD + 2 };
    const inner = wide - 2 * PAD;
    const isStacked = wide < NARROW && content.height >= 2 * FOOD_LINE;
    const forCats = isStacked ? inner : inner * 0.6;
    const catsHeight = content.height - (isStacked ? FOOD_LINE : 0);
    return {
      after: index + 1,
      paper,
      plate: { x: paper.x + 2, y: paper.y + 2, width: wide - 4, height: named },
      cats: { x: paper.x + PAD, y: content.y, width: forCats, height: catsHeight },
      food: isStacked
        ? { x: paper.x + PAD, y: content.y + catsHeight + 1, width: inner, height: FOOD_LINE - 1 }
        : { x: paper.x + PAD + forCats + 2, width: inner - forCats - 2, ...content },
    };
  });
}
