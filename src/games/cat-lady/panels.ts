import { cutLeft, cutTop, divide, inset, type Rect } from '../../table/layout/rect';

import { APART } from './measures';

/** On papers narrower than this a name stands above its score. */
export const SLIM = 76;
const TWO_LINES = 1.5;
/** Returns the height of the plate on a paper of this width. */
export const plateIn = (wide: number, plate: number): number => (wide < SLIM ? plate * TWO_LINES : plate);

/** On papers narrower than this the food lies below the cats, if there is room for a line of it. */
export const NARROW = 170;
export const FOOD_LINE = 25;

/** Places the small papers of the rivals side by side. */
export const panelsIn = (box: Rect, count: number, plateHeight: number) =>
  divide(box, count, APART).map((paper) => {
    const [plate, inner] = cutTop(inset(paper, 2), plateIn(paper.width, plateHeight), 2);
    const isStacked = paper.width < NARROW && inner.height >= 2 * FOOD_LINE;
    const [cats, food] = isStacked ? cutTop(inner, inner.height - FOOD_LINE, 1) : cutLeft(inner, inner.width * 0.6, 2);
    return { paper, plate, cats, food };
  });

export type RivalPanel = ReturnType<typeof panelsIn>[number];
