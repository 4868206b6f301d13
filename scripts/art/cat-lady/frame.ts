/** Every card: a round-cornered room, its worth at the top left, what is eaten at the top right, a band for the name. */
import { cardHeight, cardWidth, finishedCard, windowPaper } from '../card';
import { lighter } from '../colour';
import { line, path, place, rectangle, roundedRectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';
import { lady, type FurColour } from './palette';
import { colourTag, either, foodSign, times, type Food } from './signs';

/** The words below this are live text. */
export const bandTop = 352;

export interface Worth {
  readonly points: string;
  /** So many points for each of these, or these as well. */
  readonly sign?: string;
  readonly by?: 'times' | 'plus';
  /** Points of those who do not do what the sign asks for. */
  readonly otherwise?: string;
}

export interface Meal {
  readonly foods: readonly Food[];
  /** One kind of the three, not all of them. */
  readonly isChoice?: boolean;
  /** How many of them: '1–4', '1+'. */
  readonly count?: string;
}

export interface CardLook {
  readonly worth?: Worth;
  /** In place of points: what sort of card it is. */
  readonly sort?: string;
  readonly tab?: string;
  readonly meal?: Meal;
  readonly colours?: readonly FurColour[];
  /** At the left of the band, where cats have their colours. */
  readonly tag?: string;
  /** In front of frame and tab's edge: ears, tails, wings. */
  readonly front?: string;
  readonly paper?: string;
}

const tab = (width: number, height: number, colour: string): string => {
  const d = `M-8 -8H${width}V${height - 34}Q${width} ${height} ${width - 34} ${height}H-8Z`;
  return raise(3, path(d, lighter(colour, 0.5), { transform: 'translate(0.6 1.6)' }) + path(d, colour));
};

const plus = (x: number, y: number, r: number): string =>
  line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, lady.ink, r * 0.66);

/** In a field 100 wide: 96 high without a sign, 150 with one. */
function worthOn({ points, sign, by, otherwise }: Worth): string {
  if (!sign) return number(50, 82, 84, points, lady.ink);
  if (otherwise)
    return (
      number(33, 68, 66, points, lady.ink) +
      place(73, 46, sign, { scale: 0.82 }) +
      number(50, 134, 56, otherwise, lady.ink)
    );
  const joined = by === 'plus' ? plus(78, 50, 11) : times(78, 50, 9, lady.ink);
  return number(36, 68, 66, points, lady.ink) + joined + place(50, 110, sign, { scale: 1.06 });
}

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
  const signs = foods
    .map((food, i) =>
      place(left + i * step, 48, foodSign[food](), { scale: foods.length > 2 ? (isChoice ? 0.78 : 0.84) : 0.94 }),
    )
    .join('');
  const strokes = isChoice
    ? either(
        foods
          .slice(1)
          .map((_, i) => `${left + (i + 0.5) * step} 48`)
          .join(', '),
        16,
      )
    : '';
  const amount = count ? number(cardWidth - 10 - width / 2, 122, 46, count, lady.ink) : '';
  return chip(width, count ? 126 : 76) + strokes + signs + amount;
}

const tags = (colours: readonly FurColour[]): string =>
  colours.map((colour, i) => place(38 + i * 42, 386, raise(1, colourTag(colour)), { scale: 0.92 })).join('');

const room = roundedRectangle(14, 14, cardWidth - 28, cardHeight + 60, 26);

export function card(
  scene: string,
  { worth, sort, tab: colour = lady.butter, meal, colours = [], tag, front = '', paper = lady.cream }: CardLook,
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
        front +
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

export interface SmallLook {
  readonly worth?: Worth;
  readonly sort?: string;
  readonly tab?: string;
  readonly meal?: Meal;
  readonly colours?: readonly FurColour[];
  readonly wall: string;
  readonly paper?: string;
}

/** The same at a thumb's width: a face, its worth, its food and its colours, all as large as they go. */
export function smallCard(
  face: string,
  { worth, sort, tab: colour = lady.butter, meal, colours = [], wall, paper = lady.cream }: SmallLook,
): Drawing {
  const corner = worth
    ? tab(worth.sign ? 122 : 132, worth.sign ? 186 : 132, colour) +
      place(-2, -2, worthOn(worth), { scale: worth.sign ? 1.2 : 1.3 })
    : sort
      ? tab(124, 124, colour) + place(58, 57, sort, { scale: 1.7 })
      : '';
  const foods = meal?.foods ?? [];
  const [wide, size, middle] = meal?.count ? [62, 1, 202] : foods.length > 2 ? [92, 1.42, 150] : [104, 1.62, 150];
  const left = middle - ((foods.length - 1) * wide) / 2;
  const tray = meal ? raise(3, path('M-10 306Q150 298 310 306V440H-10Z', lady.cream)) : '';
  const signs = foods.map((food, i) => place(left + i * wide, 362, foodSign[food](), { scale: size })).join('');
  const between = foods.slice(1).map((_, i) => `${left + (i + 0.5) * wide} 362`);
  const strokes = meal?.isChoice ? either(between.join(', '), 26) : '';
  const count = meal?.count ? number(76, 384, 62, meal.count, lady.ink) : '';
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

export const twice = (x: number, y: number): string =>
  times(x - 20, y - 14, 13, lady.ink) + number(x + 22, y + 10, 64, '2', lady.ink);
