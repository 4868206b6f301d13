import { pickBest, remembered, type Arrangement } from '../../table/layout/largest';
import { cutLeft, inset, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { APART, BETWEEN } from './dreamRow';
import { mirrorOwnSide, ownSideFor, type OwnSide, type OwnSideWay, type PilesAt } from './ownSideLayout';
import { rivalsFor, type RivalSide, type Rivals } from './rivalsLayout';

/** Where everything lies while no dream is open. */
export interface Spots extends OwnSide {
  readonly panels: readonly RivalSide[];
  /** Areas where something may be laid over the table: all but the hand, and all but the viewer's dream and hand. */
  readonly arena: Rect;
  readonly above: Rect;
}

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

interface Laid {
  readonly rivals: Rivals;
  readonly ownSide: OwnSideWay;
  readonly fits: boolean;
  lay(): Pick<Spots, 'panels'> & OwnSide;
}

/**
 * Rates a layout. Cards of double size raise the score by the weight of their part of the table; rivals that need not
 * be opened raise it, too.
 */
function score({ rivals, ownSide, fits }: Laid): number {
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
    (rivals.isClosed ? 0 : 0.6) -
    (fits ? 0 : 100)
  );
}

function mirror({ panels, ...ownSide }: ReturnType<Laid['lay']>, width: number): ReturnType<Laid['lay']> {
  const [left, right] = edgesOf(panels);
  const by = width - left - right;
  const move = <Moved extends { readonly x: number }>(one: Moved): Moved => ({ ...one, x: one.x + by });
  return {
    ...mirrorOwnSide(ownSide, width),
    panels: panels.map((panel) => ({
      ...panel,
      paper: move(panel.paper),
      plate: move(panel.plate),
      row: move(panel.row),
    })),
  };
}

const edgesOf = (panels: readonly RivalSide[]): [number, number] => [
  Math.min(...panels.map(({ paper }) => paper.x)),
  Math.max(...panels.map(({ paper }) => paper.x + paper.width)),
];

function layOut(seats: number, size: Size): Spots {
  const text = size.text ?? 1;
  const larger = size.largeCards ? LARGE : 1;
  const others = seats - 1;
  const box = inset({ x: 0, y: 0, width: size.width, height: size.height }, MARGIN);
  const widest = others === 1 ? LARGEST.onlyRival : LARGEST.rival;
  const shorter = Math.max(260, Math.min(size.width, size.height));
  const largestHand = Math.min(LARGEST.hand, LARGEST.handOfScreen * shorter) * larger;
  const rivalsWith = (width: number, wanted: number, across: number) =>
    rivalsFor(others, width, Math.min(widest, wanted), across, text);
  const ownSideWith = (unit: number, width: number, at: PilesAt, hand: number) => {
    const wanted = {
      hand: Math.min(largestHand, unit * hand),
      dream: Math.min(LARGEST.dream * larger, unit),
      piles: Math.min(LARGEST.piles, unit * OF_PILES),
    };
    return ownSideFor(width, wanted, at, text);
  };
  const stacked =
    (across: number, at: PilesAt, hand: number, rival: number): Arrangement<Laid> =>
    (unit) => {
      const ownSide = ownSideWith(unit, box.width, at, hand);
      const rivals = rivalsWith(box.width, Math.min(ownSide.dream, unit * rival), across);
      const over = rivals.height + APART;
      return {
        rivals,
        ownSide,
        fits: over + ownSide.height <= box.height && ownSide.pitch >= TARGET,
        lay: () => ({
          panels: rivals.lay(box),
          ...ownSide.lay({ ...box, y: box.y + over, height: box.height - over }),
        }),
      };
    };
  /**
   * Both sides are made as large as they fit, each by itself. The result does not depend on the unit, so it is worked
   * out once.
   */
  const beside = (across: number, at: PilesAt, hand: number, split: number): Arrangement<Laid> => {
    const [rivalsBox, ownBox] = cutLeft(box, (box.width - 2 * APART) * split, 2 * APART);
    const fit = <Way extends { readonly height: number }>(wayFor: Arrangement<Way>) =>
      pickBest([(unit) => ({ way: wayFor(unit), fits: wayFor(unit).height <= box.height })], RANGE, () => 0);
    const rivals = fit((unit) => rivalsWith(rivalsBox.width, unit, across));
    const ownSide = fit((unit) => ownSideWith(unit, ownBox.width, at, hand));
    const laid = {
      rivals: rivals.way,
      ownSide: ownSide.way,
      fits: rivals.fits && ownSide.fits && ownSide.way.pitch >= TARGET,
      lay: () => ({
        panels: rivals.way.lay({ ...rivalsBox, y: box.y + (box.height - rivals.way.height) / 2 }),
        ...ownSide.way.lay(ownBox),
      }),
    };
    return () => laid;
  };

  const ways = Array.from({ length: others }, (_, i) => i + 1).flatMap((across) =>
    PILES.flatMap((at) => HANDS.map((hand) => [across, at, hand] as const)),
  );
  const all = ways.flatMap((way) => RIVALS.map((rival) => stacked(...way, rival)));
  const splits = [...SPLITS, 1 - (4 * TARGET + 1) / (box.width - 2 * APART)];
  if (size.width > size.height) all.push(...ways.flatMap((way) => splits.map((split) => beside(...way, split))));
  const right = pickBest(all, RANGE, score).lay();
  const laid = size.leftHand ? mirror(right, size.width) : right;
  const handTop = laid.hand.y - laid.hand.width * 0.7 - BETWEEN;
  const arena = { x: 2, y: 2, width: size.width - 4, height: handTop - 2 };
  const { row } = laid;
  const isBeside = laid.panels.every(({ paper }) => paper.x > row.x + 3 * row.pitch || paper.x + paper.width < row.x);
  const [from, to] = edgesOf(laid.panels);
  return {
    ...laid,
    arena,
    above: isBeside
      ? { x: from, y: 2, width: to - from, height: size.height - 4 }
      : { ...arena, height: Math.min(laid.plate.y, row.y) - 4 },
  };
}

/** The layout for a number of seats. Its panels are in the order of the seats that follow the first, from 1. */
export const layout = remembered(layOut);
