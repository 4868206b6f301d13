import { area, centred, layTable, line, stack, type Area } from '../../table/layout/areas';
import { remembered, type Arrangement } from '../../table/layout/largest';
import { inset } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { APART, BETWEEN } from './dreamRow';
import { arrangeOwnSide, ownSideIn, type OwnSide, type PilesAt } from './ownSideLayout';
import { arrangeRivals, type Rivals } from './rivalsLayout';

const MARGIN = 4;
/** How much larger cards are for people who ask for large cards. */
const LARGE = 1.25;
const SPLITS = [0.34, 0.42, 0.5, 0.58];
const PILES: readonly PilesAt[] = ['between', 'dream', 'hand'];
/**
 * The sizes that we try for rivals' cards and for the hand, in parts of the viewer's dream cards; and the size of the
 * piles.
 */
const RIVALS = [0.4, 0.5, 0.62, 0.8, 1];
const HANDS = [1.05, 1.3, 1.6];
const OF_PILES = 0.9;
const LARGEST = { hand: 150, handOfScreen: 0.3, dream: 112, piles: 92, rival: 88, onlyRival: 104 };
const RANGE = [14, LARGEST.dream * LARGE] as const;
/** Below these widths a card is hard to read; the one of the viewer's dream is a part of the table's width. */
const LEGIBLE = { rival: 34, dream: 0.16, hand: 50, cell: 100 };

interface Way {
  readonly areas: Area;
  readonly rivals: Rivals;
  readonly ownSide: OwnSide;
}

/**
 * Rates a table. Cards of double size raise the score by the weight of their part of the table; rivals that need not be
 * opened raise it, too.
 */
function worthOf({ rivals, ownSide }: Way): number {
  const gain = (card: number, weight: number) => weight * Math.log2(Math.max(1, card));
  const penalty = (least: number, card: number, price: number) => price * Math.max(0, least - card) ** 2;
  return (
    gain(ownSide.hand, 1) +
    gain(ownSide.dream, 1.8) +
    gain(rivals.card, 1.2) +
    gain(ownSide.piles, 0.35) -
    penalty(LEGIBLE.rival, rivals.card, 0.02) -
    penalty(LEGIBLE.hand, ownSide.hand, 0.012) -
    penalty(LEGIBLE.hand, ownSide.handPitch, 0.02) -
    penalty(LEGIBLE.dream * Math.min(400, ownSide.width), ownSide.dream, 0.02) -
    penalty(LEGIBLE.cell, rivals.cell, 0.002) +
    (rivals.isClosed ? 0 : 0.6)
  );
}

/** Lists the ways to lay out a table of this size: rivals above the viewer's side, or beside it if it is wide. */
function listWays(others: number, size: Size, width: number, height: number): Arrangement<Way>[] {
  const text = size.text ?? 1;
  const larger = size.largeCards ? LARGE : 1;
  const widest = others === 1 ? LARGEST.onlyRival : LARGEST.rival;
  const shorter = Math.max(260, Math.min(size.width, size.height));
  const most = {
    hand: Math.min(LARGEST.hand, LARGEST.handOfScreen * shorter) * larger,
    dream: LARGEST.dream * larger,
  };
  const ownSideFor = (unit: number, wide: number, at: PilesAt, hand: number) => {
    const wanted = {
      hand: Math.min(most.hand, unit * hand),
      dream: Math.min(most.dream, unit),
      piles: Math.min(LARGEST.piles, unit * OF_PILES),
    };
    return arrangeOwnSide(wide, wanted, at, text);
  };
  const panels = ({ height: high }: Rivals, wide: number) => area('rivals', wide, high);
  const splits = [...SPLITS, 1 - (4 * TARGET + 1) / (width - 2 * APART)];
  const columns = Array.from({ length: others }, (_, i) => i + 1);
  const ways = columns.flatMap((across) =>
    PILES.flatMap((at) =>
      HANDS.map((hand) => ({ across, ownSide: (unit: number, wide: number) => ownSideFor(unit, wide, at, hand) })),
    ),
  );
  const above = ways.flatMap(({ across, ownSide: ownSideIn }) =>
    RIVALS.map((part) => (unit: number) => {
      const ownSide = ownSideIn(unit, width);
      const wanted = Math.min(widest, ownSide.dream, unit * part);
      const rivals = arrangeRivals(others, width, Infinity, wanted, across, text);
      return { rivals, ownSide, areas: stack(APART, [panels(rivals, width), ownSide.areas]) };
    }),
  );
  if (size.width <= size.height) return above;
  const beside = ways.flatMap(({ across, ownSide: ownSideIn }) =>
    splits.map((split) => {
      const wide = (width - 2 * APART) * split;
      const rivals = arrangeRivals(others, wide, height, widest, across, text);
      return (unit: number) => {
        const ownSide = ownSideIn(unit, width - 2 * APART - wide);
        return { rivals, ownSide, areas: line(2 * APART, [centred(panels(rivals, wide)), ownSide.areas]) };
      };
    }),
  );
  return [...above, ...beside];
}

function layOut(seats: number, size: Size) {
  const box = inset({ x: 0, y: 0, width: size.width, height: size.height }, MARGIN);
  const ways = listWays(seats - 1, size, box.width, box.height);
  const { rects, rivals, ownSide } = layTable(box, ways, RANGE, worthOf, size.leftHand);
  const own = ownSideIn(rects, ownSide);
  const handTop = own.hand.y - own.hand.width * 0.7 - BETWEEN;
  const arena = { x: 2, y: 2, width: size.width - 4, height: handTop - 2 };
  const isBeside = rects.rivals.width < box.width;
  return {
    ...own,
    /** The papers of the rivals, in the order of the seats that follow the first, from 1. */
    panels: rivals.lay(rects.rivals),
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
export const layout = remembered(layOut);
