import { cutTop, divide, inset, type Rect } from '../../table/layout/rect';

/** Where the parts of the table lie, by their top left corners. */
export interface Layout {
  /** The map has room beside it for what a phone shows on papers only. */
  readonly isBroad: boolean;
  readonly map: Rect;
  readonly tracks: Rect;
  readonly chips: readonly Rect[];
  /** Below each chip, what its seat has on the table; empty where there is no room for it. */
  readonly belongings: readonly Rect[];
  readonly days: readonly Rect[];
  readonly nights: readonly Rect[];
  readonly hand: Rect;
  readonly dreams: Rect;
  /** Where answers, choices and the stairs stand: over the action board and the cards. */
  readonly doing: Rect;
  /** Where a conflict is fought; the hand below stays free. */
  readonly conflict: Rect;
  readonly market: Rect;
  /** The three that follow are null where there is no room for them. */
  readonly cathedral: Rect | null;
  readonly stairs: Rect | null;
  /** The Dream market while nobody takes from it. */
  readonly display: Rect | null;
}

/** Tables without columns show none of these. */
export const NO_COLUMNS = { isBroad: false, belongings: [], cathedral: null, stairs: null, display: null } as const;

export const BOARD_GAP = 4;
export const ROW = 44;
const HAND_SHARE = 0.7;
/** The height of the market over the foot of the map. */
export const MARKET_SIZE = 176;
export const HIGHEST_DRAWERS = 150;

interface Board {
  readonly days: readonly Rect[];
  readonly nights: readonly Rect[];
}

/** The action board: five tiles over three beds. Each bed lies under the tiles from which one may agree. */
export function layBoard(box: Rect, night: number): Board {
  const [upper, lower] = cutTop(box, box.height - night - 2, 2);
  const days = divide(upper, 5, BOARD_GAP);
  const middle = (day: number) => days[day].x + days[day].width / 2;
  const between = (left: number, right: number): Rect => ({ ...lower, x: left, width: right - left });
  return {
    days,
    nights: [
      between(box.x, middle(1) - 2),
      between(middle(1) + 2, middle(3) - 2),
      between(middle(3) + 2, box.x + box.width),
    ],
  };
}

export const cutSquare = (x: number, y: number, side: number): Rect => ({ x, y, width: side, height: side });

/** Divides the drawers between Developments and Dreams. */
export const cutDrawers = (
  { x, y, width, height }: Rect,
  leftHand: boolean,
): { readonly hand: Rect; readonly dreams: Rect } => {
  const hand = Math.round((width - BOARD_GAP) * HAND_SHARE);
  const dreams = width - hand - BOARD_GAP;
  return {
    hand: { x: leftHand ? x + dreams + BOARD_GAP : x, y, width: hand, height },
    dreams: { x: leftHand ? x : x + hand + BOARD_GAP, y, width: dreams, height },
  };
};

/** Where answers stand: over two boxes, one above the other, and what is lit around their edges. */
export const cutDoing = (upper: Rect, lower: Rect): Rect => inset(cutCover(upper, lower), -BOARD_GAP);

/** The union of two boxes, one above the other. */
export const cutCover = (upper: Rect, lower: Rect): Rect => ({ ...upper, height: lower.y + lower.height - upper.y });

export const cutMapCover = (map: Rect, height: number): Rect => ({
  ...map,
  y: map.y + map.height - Math.min(height, map.height),
  height: Math.min(height, map.height),
});
