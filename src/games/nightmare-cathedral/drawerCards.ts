import { clamp, type Rect } from '../../table/layout/rect';

/** Where the cards of a drawer lie. */

export const CARD_ASPECT = 1.4;
const PAD = 4;
const WIDEST = 104;
/** What hangs from a card's upper left edge is so wide, as a part of its width: cards that overlap leave that free. */
const HEAD = 0.33;
const LEAST = 52;
/** Narrower cards can't be told apart by what hangs from their upper edge. */
export const NARROWEST = 48;
/** How wide cards are at most that are seen in part; of each, attack and defence are seen, which end so far below its edge. */
const IN_PART = 68;
const NUMBERS_END = 0.84;
/** A finger needs this much of each card. */
const STRIP = 32;
/** How much of the upper of two rows is seen, as a part of its height. */
const SEEN = 0.5;

/** A card by its centre and its width. */
interface CardSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The room in which a finger can meet each of so many cards. */
export const roomFor = (cards: number): number => NARROWEST + STRIP * Math.max(0, cards - 1);

const pitchOf = (count: number, room: number, width: number): number =>
  count < 2 ? 0 : Math.min(width + PAD, (room - width) / (count - 1));

/** Cards side by side, as large as there is room for; many are narrower, for what is left free of each is what counts. */
function widthOf(count: number, room: number, most: number): number {
  const wide = clamp(room / (1 + HEAD * (count - 1)), Math.min(LEAST, most), most);
  return Math.min(wide, Math.max(room - STRIP * (count - 1), Math.min(NARROWEST, most)));
}

function layRow(count: number, box: Rect, width: number, y: number): CardSpot[] {
  const pitch = pitchOf(count, box.width, width);
  const left = box.x + Math.max(0, (box.width - width - pitch * (count - 1)) / 2);
  return Array.from({ length: count }, (_, at) => ({ x: left + width / 2 + at * pitch, y, width }));
}

/** Two rows, the lower one over the foot of the upper. */
function layTwoRows(count: number, box: Rect): CardSpot[] {
  const upper = Math.ceil(count / 2);
  const most = Math.min(box.height / (1 + SEEN) / CARD_ASPECT, WIDEST, box.width);
  const width = widthOf(upper, box.width, most);
  const half = (width * CARD_ASPECT) / 2;
  const edge = (box.height - width * CARD_ASPECT * (1 + SEEN)) / 2;
  return [
    ...layRow(upper, box, width, box.y + edge + half),
    ...layRow(count - upper, box, width, box.y + box.height - edge - half),
  ];
}

/** Finds where cards lie in a box: side by side, and in two rows where one leaves too little of each. */
export function spreadCards(count: number, box: Rect, isLow: boolean): CardSpot[] {
  const high = isLow ? Math.min(box.height / NUMBERS_END, IN_PART) : Math.min(box.height / CARD_ASPECT, WIDEST);
  const most = Math.min(high, box.width);
  const width = widthOf(count, box.width, most);
  const isCrowded = count > 1 && pitchOf(count, box.width, width) < STRIP;
  const hasTwoRows = !isLow && box.height >= NARROWEST * CARD_ASPECT * (1 + SEEN);
  if (isCrowded && hasTwoRows) return layTwoRows(count, box);
  return layRow(count, box, width, isLow ? box.y + (width * CARD_ASPECT) / 2 : box.y + box.height / 2);
}
