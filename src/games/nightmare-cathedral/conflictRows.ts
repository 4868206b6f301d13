import { clamp, cutTop, divide, type Rect } from '../../table/layout/rect';

/** What a conflict's paper has in its rows: the title, the stage, and both sides one above the other or abreast. */

/** One side: its name and sums, its cards, and a few words about them. */
export interface SideRects {
  readonly head: Rect;
  readonly cards: Rect;
  readonly words: Rect;
}

export interface Sides {
  readonly title: Rect;
  readonly stage: Rect;
  /** Above or on the left the side that lies farther, then the nearer one. */
  readonly sides: readonly [SideRects, SideRects];
}

export const ROW_ASPECT = 1.4;
const WIDEST_CARD = 124;
/** Text grows no further than this in the lines of a paper, low or not: else there were no room for cards. */
const MOST_TEXT = { low: 1.3, high: 1.6 };
/** A lower stage could not be seen, and a smaller place for cards not be touched. */
export const LEAST_STAGE = 32;
export const LEAST_CARDS = 46;

/** Papers lower than this have small lines: with both sides one above the other, or abreast. */
export const LOW = { stacked: 400, abreast: 290 };

/** What a paper of this height gives to its lines, in points. */
export const countRowLines = (height: number, text: number, low = LOW.stacked) => {
  const isSmall = height < low;
  const scale = Math.min(text, MOST_TEXT[isSmall ? 'low' : 'high']);
  return {
    pad: isSmall ? 6 : 8,
    gap: isSmall ? 3 : 5,
    title: Math.round((isSmall ? 20 : 28) * scale),
    head: Math.round((isSmall ? 24 : 32) * scale),
  };
};

type Lines = ReturnType<typeof countRowLines>;

/** A low stage is still to be seen; a high one would take from the cards. */
const stageHeight = (free: number, part: number, width: number): number =>
  clamp(Math.min(free * part, 200, width * 0.3), LEAST_STAGE, free);

/** Both sides one above the other: cards at the left, words beside them. */
export function stackSides(box: Rect, text: number): Sides {
  const { gap, title, head } = countRowLines(box.height, text);
  const [titleBox, below] = cutTop(box, title, gap);
  const free = below.height - 2 * head - 4 * gap;
  const stage = stageHeight(free, 0.24, box.width);
  const [stageBox, rest] = cutTop(below, stage, gap);
  const each = (rest.height - gap) / 2;
  const side = (y: number): SideRects => {
    const [headBox, row] = cutTop({ ...rest, y, height: each }, head, gap);
    const height = Math.min(row.height, WIDEST_CARD * ROW_ASPECT);
    const words = Math.min(row.width * 0.42, 260);
    return {
      head: headBox,
      cards: { ...row, width: row.width - words - 2 * gap, height },
      words: { ...row, x: row.x + row.width - words, width: words, height },
    };
  };
  return { title: titleBox, stage: stageBox, sides: [side(rest.y), side(rest.y + each + gap)] };
}

/** Both sides abreast: words below the cards. */
export function putSidesAbreast(box: Rect, { gap, title, head }: Lines): Sides {
  const [titleBox, below] = cutTop(box, title, gap);
  const words = head;
  const free = below.height - head - words - 3 * gap;
  const stage = Math.min(stageHeight(free, 0.42, box.width), Math.max(LEAST_STAGE, free - LEAST_CARDS));
  const [stageBox, rest] = cutTop(below, stage, gap);
  const [left, right] = divide(rest, 2, gap * 2);
  const side = (column: Rect): SideRects => {
    const [headBox, row] = cutTop(column, head, gap);
    const [cards, wordsBox] = cutTop(row, row.height - words - gap, gap);
    return { head: headBox, cards, words: wordsBox };
  };
  return { title: titleBox, stage: stageBox, sides: [side(left), side(right)] };
}

/** Where cards lie in a row: side by side, or over one another when there are many. */
export function spotsIn(box: Rect, count: number): { x: number; y: number; width: number }[] {
  // Two lie whole beside each other, which most rows need; only more than that lie over one another.
  const width = Math.min(box.height / ROW_ASPECT, WIDEST_CARD, count === 2 ? (box.width - 6) / 2 : box.width);
  const pitch = count < 2 ? 0 : Math.min(width + 6, (box.width - width) / (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + width / 2 + index * pitch,
    y: box.y + box.height / 2,
    width,
  }));
}
