import { makeArea, makeCentred, layTable, makeLine, stack } from '../../table/layout/areas';
import { remember } from '../../table/layout/largest';
import { GAP, PLATE, placeOfCard } from '../../table/layout/measures';
import { cutTop, divide, middleOf, boxOfTable, type Rect, type Spot } from '../../table/layout/rect';
import { LIFT, PILED } from '../../table/pieces';
import type { Size } from '../../table/scene';

const EDGE = 4;
/** The gap between places of different seats. */
const APART = 8;
/** A pile rises above its place by this much. */
const RISE = PILED * LIFT;
const [LEAST, WIDEST] = [20, 110];
/** How much larger cards are for people who ask for large cards. */
const LARGE = 1.25;
/** The share of its width that each card of a hand shows at least. */
const SHOWN = 0.5;

/**
 * Finds where everything lies for a number of seats and the most cards that a hand may hold: rivals at the top, the
 * viewer's stairs beside the piles in the middle and the hand at the bottom, with cards as large as fit.
 */
function layOut(seats: number, hand: number, size: Size) {
  const plate = PLATE.narrow * (size.text ?? 1);
  const rivals = seats - 1;
  const table = (card: number) => {
    const place = placeOfCard(card);
    const pair = 2 * place.width + GAP;
    const row = plate + RISE + place.height;
    const areas = stack(APART, [
      makeCentred(makeArea('rivals', rivals * pair + (rivals - 1) * APART, row)),
      { ...makeCentred(makeLine(APART, [makeArea('own', pair, row), makeArea('piles', pair, row)])), share: 1 },
      makeArea('hand', card * (1 + (hand - 1) * SHOWN), place.height),
    ]);
    return { areas, card };
  };
  const box = boxOfTable(size, EDGE);
  const range = [LEAST, WIDEST * (size.largeCards ? LARGE : 1)] as const;
  const { rects, card } = layTable(box, [table], range, (one) => one.card, size.leftHand);
  const stairsIn = (where: Rect) => {
    const [named, below] = cutTop(where, plate, RISE);
    return { plate: named, stairs: divide(below, 2, GAP).map((one): Spot => ({ ...middleOf(one), width: card })) };
  };
  const [left, { stairs }] = [rects.piles, stairsIn(rects.piles)];
  return {
    /** The seats clockwise, beginning with the viewer's own. */
    seats: [rects.own, ...divide(rects.rivals, rivals, APART)].map(stairsIn),
    pile: stairs[0],
    discard: stairs[1],
    /** The caption above the pile. */
    left: { x: stairs[0].x, y: left.y + plate / 2, width: (left.width - GAP) / 2 },
    /** The middle of the hand, and the distance from card to card. */
    hand: {
      ...middleOf(rects.hand),
      width: card,
      pitch: Math.min(card + GAP, (box.width - card) / Math.max(1, hand - 1)),
    },
  };
}

export type Spots = ReturnType<typeof layOut>;

/** A scene asks for the same layout again and again. */
export const layout = remember(layOut);
