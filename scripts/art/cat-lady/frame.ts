/** Every card: a round-cornered room, its worth at the top left, what is eaten at the top right, a band for the name. */
import { cardHeight, cardWidth, finishedCard, windowPaper } from '../card';
import { lighter } from '../colour';
import { path, place, rectangle, roundedRectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';

import { tab, worthOn } from './corner';
import type { Labels, Meal, Worth } from './labels';
import { lady, type FurColour } from './palette';
import { colourTag } from './signs/colours';
import { foodSign } from './signs/food';
import { either } from './signs/strokes';

/** The words below this are live text. */
const bandTop = 352;

const worthTab = (worth: Worth, colour: string): string => tab(104, worth.sign ? 152 : 104, colour) + worthOn(worth);

const chip = (width: number, height: number): string =>
  raise(
    2,
    rectangle(cardWidth - 10 - width, 9, width, height, lighter(lady.cream, 0.6), 26) +
      rectangle(cardWidth - 10 - width, 10.5, width, height, lady.cream, 26),
  );

function mealChip({ foods, isChoice = false, count }: Meal): string {
  const step = foods.length > 2 ? 56 : 64;
  const width = foods.length * step + 12;
  const left = cardWidth - 10 - width + 6 + step / 2;
  const scale = foods.length < 3 ? 0.94 : isChoice ? 0.7 : 0.84;
  const signs = foods.map((food, i) => place(left + i * step, 48, foodSign[food](), { scale })).join('');
  const between = foods.slice(1).map((_, i) => `${left + (i + 0.5) * step} 48`);
  const strokes = isChoice ? either(between.join(', '), 16) : '';
  const amount = count ? number(cardWidth - 10 - width / 2, 122, 46, count, lady.ink) : '';
  return chip(width, count ? 126 : 76) + strokes + signs + amount;
}

const tags = (colours: readonly FurColour[]): string =>
  colours.map((colour, i) => place(38 + i * 42, 386, raise(1, colourTag(colour)), { scale: 0.92 })).join('');

const room = roundedRectangle(14, 14, cardWidth - 28, cardHeight + 60, 26);

export function card(
  scene: string,
  { worth, sort, tab: colour = lady.butter, meal, colours = [], tag, paper = lady.cream }: Labels = {},
): Drawing {
  const strip = `M-10 ${bandTop + 2}Q150 ${bandTop - 8} 310 ${bandTop + 2}V440H-10Z`;
  const band = raise(3, path(strip, lighter(paper, 0.7), { transform: 'translate(0 -2)' }) + path(strip, paper));
  const corner = worth
    ? worthTab(worth, colour)
    : sort
      ? tab(94, 94, colour) + place(44, 43, sort, { scale: 1.25 })
      : '';
  return {
    ...finishedCard(
      scene +
        windowPaper(room, paper, 0.8) +
        band +
        tags(colours) +
        (tag ? place(38, 386, raise(1, tag), { scale: 0.88 }) : '') +
        (meal ? mealChip(meal) : '') +
        corner,
      0.2,
    ),
    shadow: lady.shadow,
  };
}
