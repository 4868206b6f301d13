import { makeArea, makeCentred, layTable, makeLine, stack, type LayoutArea } from '../../table/layout/areas';
import { combine, remember } from '../../table/layout/largest';
import { timesOfPhone } from '../../table/layout/measures';
import { cutAbove, cutLeft, boxOfTable, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { APART, BETWEEN } from './dreamRow';
import { arrangeOwnSide, layOwnSide, type OwnSide, type PilesAt } from './ownSideLayout';
import { arrangeRivals, isCellFree, type Rivals } from './rivalsLayout';

const MARGIN = 4;
/** How much larger cards are for people who ask for large cards. */
const LARGE = 1.25;
const SHARES = [0.34, 0.42, 0.5, 0.58];
const PILES: readonly PilesAt[] = ['rivals', 'between', 'dream', 'hand'];
/** From this text size on the plate may stand above the piles, in a row with the dream. */
const LARGE_TEXT = 1.3;
/**
 * The sizes that we try for rivals' cards and for the hand, in parts of the viewer's dream cards; and the size of the
 * piles.
 */
const RIVALS = [0.4, 0.51, 0.56, 0.62, 0.8, 1];
const HANDS = [1.05, 1.3, 1.6];
const LARGE_HANDS = [...HANDS, 2];
/** What hand and dream weigh for who asks for large cards: they grow at the cost of all else. */
const WEIGHTS = { usual: { hand: 1, dream: 1.8 }, large: { hand: 3, dream: 3 } };
const OF_PILES = 0.9;
const LARGEST = { hand: 140, handOfScreen: 0.285, dream: 112, piles: 92, rival: 88, onlyRival: 104 };
/** How many times larger everything may be on a large table. */
const MOST_TIMES = 1.6;
/** The cards of the hand grow less: they would cover each other. */
const MOST_HAND = 1.2;
const RANGE = [14, LARGEST.dream * LARGE * MOST_TIMES] as const;
/**
 * Below these widths a card is hard to read; the one of the viewer's dream is a part of the table's width. With so many
 * seats on a phone the lands of rivals are tiles.
 */
const TILED = 6;
const LEGIBLE = { rival: 40, tile: 27, rivalOfLarge: 34, dream: 0.16, hand: 50, cell: 100 };

/** The widths in parts of the table's that the viewer's dream cards may not pass: with all that fits, those of rivals may be too small. */
const CAPS = [Infinity, 0.185];

/** A way to lay out the table: rivals above the viewer's side, or beside it with this share of the width. */
interface Way {
  readonly share: number | null;
  /** How large rivals' cards are above the viewer's side, and how large the hand is. */
  readonly rival: number;
  readonly hand: number;
  /** How many rivals lie side by side. */
  readonly across: number;
  readonly at: PilesAt;
  readonly cap: number;
}

interface Arranged {
  readonly areas: LayoutArea;
  readonly rivals: Rivals;
  readonly ownSide: OwnSide;
}

/**
 * Rates a table. Cards of double size raise the score by the weight of their part of the table; rivals that need not be
 * opened raise it, too.
 */
function rateTable({ rivals, ownSide }: Arranged, seats: number, size: Size): number {
  const weights = WEIGHTS[size.largeCards ? 'large' : 'usual'];
  const times = timesOfPhone(size, MOST_TIMES);
  const usual = seats >= TILED && times === 1 ? LEGIBLE.tile : LEGIBLE.rival * times;
  const rival = size.largeCards ? Math.min(usual, LEGIBLE.rivalOfLarge) : usual;
  const gain = (card: number, weight: number) => weight * Math.log2(Math.max(1, card));
  const penalty = (least: number, card: number, price: number) => price * Math.max(0, least - card) ** 2;
  return (
    gain(ownSide.hand, weights.hand) +
    gain(ownSide.dream, weights.dream) +
    gain(rivals.card, 1.2) +
    gain(rivals.pilesWidth ?? ownSide.piles, 0.35) -
    penalty(rival, rivals.card, 0.03) -
    0.1 * Math.max(0, rival - rivals.card) - // a point or two count as well
    penalty(LEGIBLE.hand, ownSide.hand, 0.012) -
    penalty(LEGIBLE.hand, ownSide.handPitch, 0.02) -
    penalty(LEGIBLE.dream * Math.min(400, ownSide.width), ownSide.dream, 0.02) -
    penalty(LEGIBLE.cell, rivals.cell, 0.002) +
    (rivals.isClosed ? 0 : 0.6)
  );
}

function listWays(others: number, { width, height }: Rect, { largeCards = false, text = 1 }: Size): Way[] {
  const choices = {
    across: Array.from({ length: others }, (_, i) => i + 1),
    at: text > LARGE_TEXT ? [...PILES, 'corner' as const] : PILES,
    hand: largeCards ? LARGE_HANDS : HANDS,
    cap: CAPS,
  };
  const above = combine({ share: [null], rival: RIVALS, ...choices });
  const shares = [...SHARES, 1 - (4 * TARGET + 1) / (width - 2 * APART)];
  const beside = width > height ? combine({ share: shares, rival: [Infinity], ...choices }) : [];
  return [...above, ...beside].filter(({ at, across }) => at !== 'rivals' || isCellFree(others, across));
}

/** Arranges the table for dream cards of this width. */
function arrange(
  { share, rival, hand, across, at, cap }: Way,
  wish: number,
  others: number,
  box: Rect,
  size: Size,
): Arranged {
  const unit = Math.min(wish, cap * size.width);
  const text = size.text ?? 1;
  const times = timesOfPhone(size, MOST_TIMES);
  const larger = size.largeCards ? LARGE : 1;
  const shorter = Math.max(260, Math.min(size.width, size.height));
  const widths = {
    hand: Math.min(
      LARGEST.hand * larger * Math.min(times, MOST_HAND),
      LARGEST.handOfScreen * shorter * larger,
      unit * hand,
    ),
    dream: Math.min(LARGEST.dream * larger * times, unit),
    piles: Math.min(LARGEST.piles * times, unit * OF_PILES),
  };
  const most = times * (others === 1 ? LARGEST.onlyRival : LARGEST.rival);
  const [left, right] = share === null ? [box, box] : cutLeft(box, (box.width - 2 * APART) * share, 2 * APART);
  const ownSide = arrangeOwnSide(right.width, widths, at, text);
  const wanted = share === null ? Math.min(most, ownSide.dream, unit * rival) : most;
  const rivals = arrangeRivals(others, {
    wide: left.width,
    high: share === null ? Infinity : box.height,
    card: wanted,
    columns: across,
    text,
    piles: at === 'rivals' ? widths.piles : null,
    leftHand: size.leftHand === true,
  });
  const papers = makeArea('rivals', Math.max(left.width, rivals.least), rivals.height);
  const areas =
    share === null ? stack(APART, [papers, ownSide.areas]) : makeLine(2 * APART, [makeCentred(papers), ownSide.areas]);
  return { areas, rivals, ownSide };
}

function layOut(seats: number, size: Size) {
  const box = boxOfTable(size, MARGIN);
  const ways = listWays(seats - 1, box, size).map((way) => (unit: number) => arrange(way, unit, seats - 1, box, size));
  const { rects, rivals, ownSide } = layTable(box, ways, RANGE, (one) => rateTable(one, seats, size), size.leftHand);
  const { panels, piles } = rivals.lay(rects.rivals);
  const own = layOwnSide(rects, ownSide, piles);
  const arena = cutAbove(own.hand.y - own.hand.width * 0.7 - BETWEEN + 2, size);
  const isBeside = rects.rivals.width < box.width;
  return {
    ...own,
    /** The papers of the rivals, in the order of the seats that follow the first, from 1. */
    panels: [...panels].sort((a, b) => a.after - b.after),
    /** Where something may be laid over the table: over all but the hand, and over all but the dream and the hand. */
    arena,
    above: isBeside
      ? { ...rects.rivals, y: 2, height: size.height - 4 }
      : { ...arena, height: Math.min(own.plate.y, own.row.y) - 4 },
  };
}

/** Where everything lies while no dream is open. */
export type Spots = ReturnType<typeof layOut>;

/** The layout for a number of seats. */
export const layout = remember(layOut);
