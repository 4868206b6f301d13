import { cardHeight, cardWidth, finishedCard, windowPaper } from '../card';
import { path, place, rectangle, roundedRectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';

import { tab, worthOn } from './corner';
import type { Labels } from './labels';
import { lady } from './palette';
import { colourTag } from './signs/colours';
import { foodSign } from './signs/food';
import { either } from './signs/strokes';

/** The same at a thumb's width: a face, its worth, its food and its colours, all as large as they go. */
export function smallCard(
  face: string,
  wall: string,
  { worth, sort, tab: colour = lady.butter, meal, colours = [], paper = lady.cream }: Labels = {},
): Drawing {
  const corner = worth
    ? tab(worth.sign ? 122 : 132, worth.sign ? 186 : 132, colour) +
      place(-2, -2, worthOn(worth), { scale: worth.sign ? 1.2 : 1.3 })
    : sort
      ? tab(124, 124, colour) + place(58, 57, sort, { scale: 1.7 })
      : '';
  const foods = meal?.foods ?? [];
  const [wide, size, middle] = meal?.count ? [68, 0.86, 206] : foods.length > 2 ? [92, 1.42, 150] : [104, 1.62, 150];
  const left = middle - ((foods.length - 1) * wide) / 2;
  const tray = meal ? raise(3, path('M-10 306Q150 298 310 306V440H-10Z', lady.cream)) : '';
  const signs = foods.map((food, i) => place(left + i * wide, 362, foodSign[food](), { scale: size })).join('');
  const between = foods.slice(1).map((_, i) => `${left + (i + 0.5) * wide} 362`);
  const strokes = meal?.isChoice ? either(between.join(', '), 26) : '';
  const count = meal?.count ? number(62, 379, 46, meal.count, lady.ink) : '';
  const marks = colours.map((one, i) => place(260, 48 + i * 66, colourTag(one), { scale: 1.36 })).join('');
  const frame = windowPaper(roundedRectangle(12, 12, cardWidth - 24, cardHeight - 24, 26), paper, 0.8, 2);
  return {
    ...finishedCard(
      rectangle(0, 0, cardWidth, cardHeight, wall) +
        face +
        frame +
        tray +
        strokes +
        signs +
        count +
        raise(1, marks) +
        corner,
      0.16,
    ),
    shadow: lady.shadow,
  };
}
