import { PAD } from '../../table/layout/measures';
import { divide, type Rect } from '../../table/layout/rect';

import { APART } from './measures';

/** The small paper of a rival. */
export interface RivalPanel {
  /** How many seats after the first this one sits. */
  readonly after: number;
  readonly paper: Rect;
  readonly plate: Rect;
  readonly cats: Rect;
  readonly food: Rect;
}

/** On papers narrower than this a name stands above its score. */
export const SLIM = 76;
const TWO_LINES = 1.5;
/** Returns the height of the plate on a paper of this width. */
export const plateIn = (wide: number, plate: number): number => (wide < SLIM ? plate * TWO_LINES : plate);

/** On papers narrower than this the food lies below the cats, if there is room for a line of it. */
export const NARROW = 170;
export const FOOD_LINE = 25;

/** Places the papers of the rivals side by side. */
export function panelsIn(box: Rect, count: number, plate: number): RivalPanel[] {
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
