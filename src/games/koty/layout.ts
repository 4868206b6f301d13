import type { Box } from '../../table/box';
import { largest, remembered } from '../../table/layOut';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { APART, BETWEEN, PLATE } from './measures';
import { oursOf, type Ours, type OursWay, type PilesAt, type Wanted } from './ours';
import { rivalsOf, type Panel, type Rivals } from './rivals';

/** Where everything lies while no dream is open. */
export interface Spots extends Ours {
  readonly panels: readonly Panel[];
  /** All but the hand; and all but the own dream and the hand: where something may lie over the rest. */
  readonly arena: Box;
  readonly above: Box;
}

const MARGIN = 4;
const TOP = 4;
const BOTTOM = 4;
/** How much larger cards are for who wants them large. */
const LARGE = 1.25;
const SPLITS = [0.34, 0.42, 0.5, 0.58];
const PILES: readonly PilesAt[] = ['between', 'dream', 'hand'];
/** How large rivals and hand may be beside the own dream, to choose from. */
const RIVALS = [0.4, 0.5, 0.62, 0.8, 1];
const HANDS = [1.05, 1.3, 1.6];
const LARGEST = { hand: 150, handOfScreen: 0.3, dream: 112, piles: 92, rival: 88, onlyRival: 104 };
const SMALLEST = 14;
/** Narrower than this, a card is hard to read; the own dream in parts of the width. */
const LEGIBLE = { rival: 34, dream: 0.16, hand: 50, cell: 100 };

interface Laid {
  readonly rivals: Rivals;
  readonly ours: OursWay;
  readonly fits: boolean;
  lay(): Pick<Spots, 'panels'> & Ours;
}

/** Everything for an own dream of cards so wide. */
type Arrangement = (unit: number) => Laid;

const size = (card: number, weight: number) => weight * Math.log2(Math.max(1, card));

/** Cards twice as large are one better; rivals that need not be opened are better by some. */
function goodness({ rivals, ours, fits }: Laid): number {
  const short = (least: number, card: number, price: number) => price * Math.max(0, least - card) ** 2;
  const small =
    short(LEGIBLE.rival, rivals.card, 0.02) +
    short(LEGIBLE.hand, ours.hand, 0.012) +
    short(LEGIBLE.hand, ours.handPitch, 0.02) +
    short(LEGIBLE.dream * Math.min(400, ours.width), ours.dream, 0.02) +
    short(LEGIBLE.cell, rivals.cell, 0.002);
  const large = size(ours.hand, 1) + size(ours.dream, 1.8) + size(rivals.card, 1.2) + size(ours.piles, 0.35);
  return large - small + (rivals.isClosed ? 0 : 0.6) - (fits ? 0 : 100);
}

/** As large as it fits. */
const grown = <Fitting extends { readonly fits: boolean }>(arrange: (unit: number) => Fitting): Fitting =>
  arrange(largest((unit) => arrange(unit).fits, SMALLEST, LARGEST.dream * LARGE));

function laidOut(seats: number, size: Size): Spots {
  const text = size.text ?? 1;
  const isMirrored = size.leftHand === true;
  const larger = size.largeCards ? LARGE : 1;
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const plate = PLATE * text;
  const box: Box = { x: MARGIN, y: TOP, width: size.width - 2 * MARGIN, height: size.height - TOP - BOTTOM };
  const widest = others.length === 1 ? LARGEST.onlyRival : LARGEST.rival;

  const largestHand =
    Math.min(LARGEST.hand, LARGEST.handOfScreen * Math.max(260, Math.min(size.width, size.height))) * larger;
  const oursWith = (unit: number, width: number, at: PilesAt, hand: number) => {
    const wanted: Wanted = {
      hand: Math.min(largestHand, unit * hand),
      dream: Math.min(LARGEST.dream * larger, unit),
      piles: Math.min(LARGEST.piles, unit * 0.9),
    };
    return oursOf(width, wanted, at, plate, text, isMirrored);
  };
  const stacked =
    (across: number, at: PilesAt, hand: number, rival: number): Arrangement =>
    (unit) => {
      const ours = oursWith(unit, box.width, at, hand);
      const rivals = rivalsOf(others, box.width, Math.min(widest, ours.dream, unit * rival), across, plate, text);
      const over = rivals.height + APART;
      return {
        rivals,
        ours,
        fits: over + ours.height <= box.height && ours.pitch >= TARGET,
        lay: () => ({
          panels: rivals.lay({ ...box, height: rivals.height }),
          ...ours.lay({ ...box, y: box.y + over, height: box.height - over }),
        }),
      };
    };
  const beside = (across: number, at: PilesAt, hand: number, split: number): Laid => {
    const width = (box.width - 2 * APART) * split;
    const rest = box.width - 2 * APART - width;
    const theirs: Box = { ...box, x: isMirrored ? box.x + rest + 2 * APART : box.x, width };
    const mine: Box = { ...box, x: isMirrored ? box.x : box.x + width + 2 * APART, width: rest };
    const fitting = (height: number) => height <= box.height;
    const { rivals } = grown((unit) => {
      const way = rivalsOf(others, width, Math.min(widest, unit), across, plate, text);
      return { rivals: way, fits: fitting(way.height) };
    });
    const { ours } = grown((unit) => {
      const way = oursWith(unit, rest, at, hand);
      return { ours: way, fits: fitting(way.height) };
    });
    return {
      rivals,
      ours,
      fits: fitting(rivals.height) && fitting(ours.height) && ours.pitch >= TARGET,
      lay: () => ({
        panels: rivals.lay({ ...theirs, y: theirs.y + (theirs.height - rivals.height) / 2, height: rivals.height }),
        ...ours.lay(mine),
      }),
    };
  };

  const ways = others.flatMap((_, i) => PILES.flatMap((at) => HANDS.map((hand) => ({ across: i + 1, at, hand }))));
  const all = ways.flatMap(({ across, at, hand }) => RIVALS.map((rival) => grown(stacked(across, at, hand, rival))));
  const ownLands = (4 * TARGET + 1) / (box.width - 2 * APART);
  const splits = [...SPLITS, 1 - ownLands];
  if (size.width > size.height)
    all.push(...ways.flatMap(({ across, at, hand }) => splits.map((split) => beside(across, at, hand, split))));
  const best = all.reduce((one, other) => (goodness(other) > goodness(one) ? other : one));
  const laid = best.lay();
  const handTop = laid.hand.y - laid.hand.card * 0.7 - BETWEEN;
  const isBeside = laid.panels.every(
    ({ paper }) => paper.x > laid.row.x + 3 * laid.row.pitch || paper.x + paper.width < laid.row.x,
  );
  const paper = laid.panels.map((panel) => panel.paper);
  const left = Math.min(...paper.map(({ x }) => x));
  const right = Math.max(...paper.map(({ x, width }) => x + width));
  return {
    ...laid,
    arena: { x: 2, y: 2, width: size.width - 4, height: handTop - 2 },
    above: isBeside
      ? { x: left, y: 2, width: right - left, height: size.height - 4 }
      : { x: 2, y: 2, width: size.width - 4, height: Math.min(laid.plate.y, laid.row.y) - 4 },
  };
}

/** Panels are in the order of the seats that follow the first, from 1. */
export const layout = remembered(laidOut);
