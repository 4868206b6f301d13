import { cutLeft, inset, type Box } from '../../table/layout/box';
import { pickBest, remembered, type Arrangement } from '../../table/layout/largest';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { APART, BETWEEN } from './dreamRow';
import { mirrorOwnSide, ownSideFor, type OwnSide, type OwnSideWay, type PilesAt } from './ownSideLayout';
import { rivalsFor, type Panel, type Rivals } from './rivalsLayout';

/** Where everything lies while no dream is open. */
export interface Spots extends OwnSide {
  readonly panels: readonly Panel[];
  /** All but the hand; and all but the own dream and the hand: where something may lie over the rest. */
  readonly arena: Box;
  readonly above: Box;
}

const MARGIN = 4;
/** How much larger cards are for who wants them large. */
const LARGE = 1.25;
const SPLITS = [0.34, 0.42, 0.5, 0.58];
const PILES: readonly PilesAt[] = ['between', 'dream', 'hand'];
/** How large rivals and hand may be beside the own dream, to choose from; and the piles. */
const RIVALS = [0.4, 0.5, 0.62, 0.8, 1];
const HANDS = [1.05, 1.3, 1.6];
const OF_PILES = 0.9;
const LARGEST = { hand: 150, handOfScreen: 0.3, dream: 112, piles: 92, rival: 88, onlyRival: 104 };
const RANGE = [14, LARGEST.dream * LARGE] as const;
/** Narrower than this, a card is hard to read; the own dream in parts of the width. */
const LEGIBLE = { rival: 34, dream: 0.16, hand: 50, cell: 100 };

interface Laid {
  readonly rivals: Rivals;
  readonly ours: OwnSideWay;
  readonly fits: boolean;
  lay(): Pick<Spots, 'panels'> & OwnSide;
}

/** Cards twice as large are one better; rivals that need not be opened are better by some. */
function goodness({ rivals, ours, fits }: Laid): number {
  const large = (card: number, weight: number) => weight * Math.log2(Math.max(1, card));
  const short = (least: number, card: number, price: number) => price * Math.max(0, least - card) ** 2;
  return (
    large(ours.hand, 1) +
    large(ours.dream, 1.8) +
    large(rivals.card, 1.2) +
    large(ours.piles, 0.35) -
    short(LEGIBLE.rival, rivals.card, 0.02) -
    short(LEGIBLE.hand, ours.hand, 0.012) -
    short(LEGIBLE.hand, ours.handPitch, 0.02) -
    short(LEGIBLE.dream * Math.min(400, ours.width), ours.dream, 0.02) -
    short(LEGIBLE.cell, rivals.cell, 0.002) +
    (rivals.isClosed ? 0 : 0.6) -
    (fits ? 0 : 100)
  );
}

function mirror({ panels, ...ours }: ReturnType<Laid['lay']>, width: number): ReturnType<Laid['lay']> {
  const [left, right] = edgesOf(panels);
  const by = width - left - right;
  const move = <Moved extends { readonly x: number }>(one: Moved): Moved => ({ ...one, x: one.x + by });
  return {
    ...mirrorOwnSide(ours, width),
    panels: panels.map((panel) => ({
      ...panel,
      paper: move(panel.paper),
      plate: move(panel.plate),
      row: move(panel.row),
    })),
  };
}

const edgesOf = (panels: readonly Panel[]): [number, number] => [
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
  const oursWith = (unit: number, width: number, at: PilesAt, hand: number) => {
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
      const ours = oursWith(unit, box.width, at, hand);
      const rivals = rivalsWith(box.width, Math.min(ours.dream, unit * rival), across);
      const over = rivals.height + APART;
      return {
        rivals,
        ours,
        fits: over + ours.height <= box.height && ours.pitch >= TARGET,
        lay: () => ({
          panels: rivals.lay(box),
          ...ours.lay({ ...box, y: box.y + over, height: box.height - over }),
        }),
      };
    };
  /** Each side for itself as large as it fits: so it is the same for every unit. */
  const beside = (across: number, at: PilesAt, hand: number, split: number): Arrangement<Laid> => {
    const [theirs, mine] = cutLeft(box, (box.width - 2 * APART) * split, 2 * APART);
    const fit = <Way extends { readonly height: number }>(wayFor: Arrangement<Way>) =>
      pickBest([(unit) => ({ way: wayFor(unit), fits: wayFor(unit).height <= box.height })], RANGE, () => 0);
    const rivals = fit((unit) => rivalsWith(theirs.width, unit, across));
    const ours = fit((unit) => oursWith(unit, mine.width, at, hand));
    const laid = {
      rivals: rivals.way,
      ours: ours.way,
      fits: rivals.fits && ours.fits && ours.way.pitch >= TARGET,
      lay: () => ({
        panels: rivals.way.lay({ ...theirs, y: box.y + (box.height - rivals.way.height) / 2 }),
        ...ours.way.lay(mine),
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
  const right = pickBest(all, RANGE, goodness).lay();
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

/** Panels are in the order of the seats that follow the first, from 1. */
export const layout = remembered(layOut);
