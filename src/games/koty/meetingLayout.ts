import { ASPECT, PAD } from '../../table/layout/measures';
import { clamp, middleOf, type Spot } from '../../table/layout/rect';
import type { Size } from '../../table/scene';

import { CAPTION_HEIGHT, heightOfStack, type Row } from './dreamRow';
import type { Spots } from './layout';

/** Where two cards lie that meet. */
export type Met = readonly [Spot, Spot];

/**
 * How far the second card that meets lies beside the first, and how wide both are together, in parts of a card's width.
 */
const ASIDE = 0.62;
export const MEETING = 1 + ASIDE;
/** How much wider their paper is, because they lean, and how much lower the second card lies. */
const LEANING = 0.2;
const LOWER = 4;
/** Room on their paper below the caption. */
const FOOT = 6;
/**
 * The widths that are tried for cards that meet on the piles: at least the first, however small the piles are, and less
 * where what must be seen leaves no room for it.
 */
const WIDTHS = [48, 44, 40, 36, 32, 28];
/** Rather than further than this from the piles they lie there somewhat smaller; very small ones would not be seen. */
const NEARBY = { least: 40, far: 48 };
const ANYWHERE = { least: 0, far: Infinity };
/** The least way from their paper to the edge of the table. */
const EDGE = 2;
const ROUNDING = 0.01;

/** Places two cards that meet within a strip; the second lies partly on the first. */
export function placeMeeting(middle: number, y: number, width: number, left: number, right: number): Met {
  const half = (width * MEETING) / 2;
  const x = clamp(middle, left + half, right - half);
  return [
    { x: x - (width * ASIDE) / 2, y, width },
    { x: x + (width * ASIDE) / 2, y: y + LOWER, width },
  ];
}

/** The paper around cards that meet, by its centre. */
export function layPaper([first, second]: Met, text: number) {
  const caption = CAPTION_HEIGHT * text;
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y + caption) / 2,
    width: first.width * (MEETING + LEANING) + 2 * PAD,
    height: ASPECT * first.width + LOWER + caption + 2 * PAD + FOOT,
  };
}

type Box = ReturnType<typeof middleOf>;

const meet = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - ROUNDING &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - ROUNDING;

/** The place for a box nearest to where it is wished that covers nothing of what must be seen; null where there is none. */
function findFree(wish: Box, seen: readonly Box[], { width, height }: Size): Box | null {
  const beside = (middle: number, half: number) => [middle - half, middle + half];
  const inX = (x: number) => clamp(x, wish.width / 2 + EDGE, width - wish.width / 2 - EDGE);
  const inY = (y: number) => clamp(y, wish.height / 2 + EDGE, height - wish.height / 2 - EDGE);
  const xs = [wish.x, ...seen.flatMap((one) => beside(one.x, (one.width + wish.width) / 2))].map(inX);
  const ys = [wish.y, ...seen.flatMap((one) => beside(one.y, (one.height + wish.height) / 2))].map(inY);
  const far = ({ x, y }: Box) => Math.hypot(x - wish.x, y - wish.y);
  const free = xs
    .flatMap((x) => ys.map((y): Box => ({ ...wish, x, y })))
    .filter((box) => !seen.some((one) => meet(box, one)));
  return free.sort((one, other) => far(one) - far(other))[0] ?? null;
}

type Panel = Pick<Spots['panels'][number], 'paper' | 'row'>;

/** A land with so many cards, and its points. */
const boxOfLand = ({ x, y, card, pitch, step }: Row, land: number, cards: number, text: number): Box =>
  middleOf({
    x: x + land * pitch - card / 2,
    y,
    width: card,
    height: heightOfStack(cards, step) * card + CAPTION_HEIGHT * text,
  });

/** The viewer's plate, lands and hand. */
const listOwn = ({ plate, row, hand }: Spots, counts: readonly number[], text: number): Box[] => [
  middleOf(plate),
  ...counts.map((cards, land) => boxOfLand(row, land, cards, text)),
  { x: hand.x, y: hand.y, width: 3 * hand.pitch + hand.width, height: ASPECT * hand.width },
];

/**
 * Cards that meet lie where the piles are, which nobody needs meanwhile: all dreams stay where they are. Their paper
 * moves aside for the viewer's cards and for the dream that is attacked, at least for the land, and is smaller where that
 * leaves little room.
 */
export function placeOnPiles(
  spots: Spots,
  /** How many cards each land of the viewer has. */
  counts: readonly number[],
  attacked: { readonly panel: Panel; readonly land: number; readonly cards: number } | null,
  size: Size,
  text: number,
): Met {
  const { pile, discard } = spots;
  const own = listOwn(spots, counts, text);
  const place = (card: number, x = (pile.x + discard.x) / 2, y = pile.y): Met =>
    placeMeeting(x, y, card, -Infinity, Infinity);
  const tries = attacked
    ? [middleOf(attacked.panel.paper), boxOfLand(attacked.panel.row, attacked.land, attacked.cards, text)]
    : [];
  const sets = tries.length > 0 ? tries.map((one) => [...own, one]) : [own];
  for (const { least, far } of [NEARBY, ANYWHERE])
    for (const seen of sets)
      for (const width of WIDTHS.filter((one) => one >= least)) {
        const card = width === WIDTHS[0] ? Math.max(pile.width, width) : width;
        const met = place(card);
        const wish = layPaper(met, text);
        const free = findFree(wish, seen, size);
        if (free && Math.hypot(free.x - wish.x, free.y - wish.y) <= far)
          return place(card, free.x, met[0].y + free.y - wish.y);
      }
  return place(WIDTHS[WIDTHS.length - 1]);
}
