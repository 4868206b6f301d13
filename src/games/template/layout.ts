import type { Box, Spot } from '../../table/layout/box';
import { largest, remembered } from '../../table/layout/largest';
import { GAP, PLATE, cardPlace } from '../../table/layout/measures';
import { LIFT, PILED } from '../../table/pieces';
import type { Size } from '../../table/scene';

/** What lies before a seat. */
export interface Own {
  readonly plate: Box;
  readonly stairs: readonly Spot[];
}

export interface Spots {
  /** In the order of the seats from the viewer's own, clockwise. */
  readonly seats: readonly Own[];
  readonly pile: Spot;
  readonly discard: Spot;
  /** The small words above the pile. */
  readonly left: { readonly x: number; readonly y: number; readonly width: number };
  /** The middle of the hand, and from card to card. */
  readonly hand: Spot & { readonly pitch: number };
}

const EDGE = 4;
/** Between what belongs to different seats. */
const APART = 8;
/** A pile rises above its place. */
const RISE = PILED * LIFT;
const WIDEST = 110;
/** How much larger cards are for who wants them large. */
const LARGE = 1.25;
/** A card of a hand shows at least so much of its width. */
const SHOWN = 0.5;

/** Rivals at the top, the own stairs and the piles in the middle, the hand at the bottom: as large as it fits. */
function laidOut(seats: number, hand: number, size: Size): Spots {
  const plate = PLATE.narrow * (size.text ?? 1);
  const rivals = seats - 1;
  const widthOf = (card: number) => cardPlace(card).width;
  const heightOf = (card: number) => cardPlace(card).height;
  const pairOf = (card: number) => 2 * widthOf(card) + GAP;
  const rowOf = (card: number) => plate + RISE + heightOf(card);
  const heightOfAll = (card: number) => 2 * EDGE + 2 * rowOf(card) + 2 * APART + heightOf(card);
  const widthOfAll = (card: number) =>
    2 * EDGE +
    Math.max(rivals * pairOf(card) + (rivals - 1) * APART, 2 * pairOf(card) + APART, card * (1 + (hand - 1) * SHOWN));
  const fits = (card: number) => heightOfAll(card) <= size.height && widthOfAll(card) <= size.width;
  const card = largest(fits, 20, WIDEST * (size.largeCards ? LARGE : 1));

  const spare = Math.max(0, size.height - heightOfAll(card)) / 2;
  const [pair, width, height] = [pairOf(card), widthOf(card), heightOf(card)];
  const stairsAt = (x: number, top: number): Own => ({
    plate: { x, y: top, width: pair, height: plate },
    stairs: [0, 1].map((row) => ({
      x: x + width / 2 + row * (width + GAP),
      y: top + plate + RISE + height / 2,
      width: card,
    })),
  });
  const theirs = rivals * pair + (rivals - 1) * APART;
  const others = Array.from({ length: rivals }, (_, rival) =>
    stairsAt((size.width - theirs) / 2 + rival * (pair + APART), EDGE),
  );
  const top = EDGE + rowOf(card) + APART + spare;
  const start = (size.width - 2 * pair - APART) / 2;
  const [ownX, pilesX] = size.leftHand ? [start + pair + APART, start] : [start, start + pair + APART];
  const [pile, discard] = stairsAt(pilesX, top).stairs;
  const room = size.width - 2 * EDGE - card;
  return {
    seats: [stairsAt(ownX, top), ...others],
    pile,
    discard,
    left: { x: pile.x, y: top + plate / 2, width },
    hand: {
      x: size.width / 2,
      y: size.height - EDGE - height / 2,
      width: card,
      pitch: Math.min(card + GAP, room / Math.max(1, hand - 1)),
    },
  };
}

/** Seats, and how many cards a hand may hold. */
export const layout = remembered(laidOut);
