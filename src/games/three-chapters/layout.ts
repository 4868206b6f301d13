import { makeArea, layAreas, makeLine, stack, type LayoutArea } from '../../table/layout/areas';
import { remember } from '../../table/layout/largest';
import { ASPECT, GAP, CAPTION_LINE, PAD, PLATE, SMALL, stretchToTouch } from '../../table/layout/measures';
import { cutLeft, cutTop, divide, boxOfTable, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { buildTrickCard } from './trick';

export type ChapterPhase = 'draft' | 'tricks' | 'counting';

const MARGIN = 4;
/** The most cards that a hand may hold; at the end of a match no more than `last` are left. A row holds ONE_ROW easily. */
const MOST = { first: 8, last: 4 };
const ONE_ROW = 4;
/** Cards in hand, how much wider they are for people who ask for large cards, and the steps in which they are tried. */
const HAND = { least: 30, widest: 180, large: 1.25, step: 3 };
/** The least height below a paper's plate, and the greatest height of a paper. */
const ROW = 18;
const HIGHEST = 104;
/**
 * Papers narrower than NARROW need two lines below the plate; they get them if TIGHT is left for the hand and the
 * middle.
 */
const NARROW = 128;
const TIGHT = 150;
/** Papers at the side take this share of the width, up to this width. */
const SIDE = { share: 0.34, widest: 260 };
/** A table more than this much wider than high has the papers at its side. */
const BROAD = 1.05;
/** While cards are kept, the middle has room for this many of them, whatever the number of seats. */
const KEPT = 4;
/** What it costs to cover abilities of one row of the hand with the other: people choose by them. */
const COVERED = 3;
/** On tables larger than this, papers may be larger, up to this many times. */
const PHONE = 560;
const MOST_TIMES = 1.8;
const timesOf = ({ width, height }: Rect): number => Math.max(1, Math.min(MOST_TIMES, Math.min(width, height) / PHONE));
/** People decide with the hand, so its size counts this many times as much as that of the middle. */
const WEIGHT = 2.6;

/** A way to lay out the middle of the table, the viewer's own paper and its hand. */
interface Way {
  readonly areas: LayoutArea;
  readonly worth: number;
  readonly card: number;
  readonly across: number;
  readonly step: number;
}

/** Divides an area among papers, row by row, with so many in a row. */
function papersIn(box: Rect, count: number, across: number): Rect[] {
  const rows = Math.ceil(count / across);
  const height = (box.height - (rows - 1) * GAP) / rows;
  return Array.from({ length: rows }, (_, row) =>
    divide({ ...box, y: box.y + row * (height + GAP), height }, Math.min(across, count - row * across), GAP),
  ).flat();
}

/** Finds the sizes of the others' papers, above the rest of the table or at its side, and the room that they leave. */
function arrangePapers(others: number, box: Rect, text: number, own: number) {
  const plate = PLATE.narrow * text;
  const least = plate + 2 * PAD + ROW;
  const times = timesOf(box);
  const highest = HIGHEST * text * times;
  if (box.width <= box.height * BROAD) {
    const across = others <= 3 || box.width / others >= 110 ? others : Math.ceil(others / 2);
    const rows = Math.ceil(others / across);
    const twoLines = plate + 2 * PAD + 2 * CAPTION_LINE * text + GAP;
    const isRoomy = box.height - rows * (twoLines + GAP) >= own + TIGHT;
    const low = box.width / across < NARROW * text && isRoomy ? twoLines : least;
    const height = rows * (Math.max(low, Math.min(highest, (box.height * 0.22) / rows - GAP)) + GAP) - GAP;
    const around = (rest: LayoutArea) => stack(GAP, [makeArea('papers', 0, height), rest]);
    return { across, isOwnAside: false, rest: cutTop(box, height, GAP)[1], around };
  }
  const width = Math.min(SIDE.widest * times, box.width * SIDE.share);
  const forOwn = plate + 2 * CAPTION_LINE * text + 3 * PAD + 4;
  const high = Math.min(highest, (box.height - forOwn) / others - GAP);
  const isOwnAside = high >= least;
  const across = isOwnAside || others * least + (others - 1) * GAP <= box.height ? 1 : 2;
  const most = Math.ceil(others / across) * (highest + GAP) - GAP;
  const side = isOwnAside
    ? [
        makeArea('papers', width, others * (high + GAP) - GAP),
        makeArea('own', width, forOwn, { share: 1, most: 1.3 * highest - forOwn }),
      ]
    : [makeArea('papers', width, 0, { share: 1, most })];
  const around = (rest: LayoutArea) => makeLine(2 * GAP, [stack(GAP, side, {}), rest]);
  return { across, isOwnAside, rest: cutLeft(box, width, 2 * GAP)[1], around };
}

/**
 * The heights that the viewer's paper may have: all in one line; with a line below its plate; with cards that can be
 * recognised.
 */
const ownHeights = (plate: number, text: number): readonly number[] => [
  stretchToTouch(plate + PAD),
  plate + CAPTION_LINE * text + 3 * PAD + 24,
  plate + 2 * PAD + 78,
];

/** What lies one below the other: the middle of the table, the viewer's own paper if it lies here, and the hand. */
const arrangeMine = (own: number, hand: number, gap: number): LayoutArea => {
  const middle = makeArea('middle', 0, 0, { share: 1 });
  const upper = own > 0 ? stack(GAP, [middle, makeArea('own', 0, own)]) : middle;
  return stack(gap, [upper, makeArea('hand', 0, hand)]);
};

/** Lists the ways to lay out middle, own paper and a hand of so many cards in this room, with what each is worth. */
function listWays(room: Rect, most: number, chairs: number, heights: readonly number[], widest: number, text: number) {
  const ways: Way[] = [
    {
      areas: arrangeMine(heights[0], room.height / 2, 2 * GAP),
      worth: 0,
      card: HAND.least,
      across: most / 2,
      step: TARGET,
    },
  ];
  const width = room.width - 2 * PAD;
  for (const [extra, own] of heights.entries())
    for (let card = HAND.least; card <= widest; card += HAND.step)
      for (const rows of most > ONE_ROW ? [1, 2] : [1])
        for (const step of rows === 1 ? [0] : [stretchToTouch(card * 0.7), card * ASPECT + GAP]) {
          const across = Math.ceil(most / rows);
          const high = card * ASPECT + (rows - 1) * step;
          const middle = buildTrickCard(chairs, room.width, room.height - own - high - 4 * GAP, text);
          // fingers could not tell the cards apart
          if (!middle || card > width || (across > 1 && (width - card) / (across - 1) < TARGET)) continue;
          const isCovered = rows > 1 && step < card * ASPECT;
          const isCrowded = (card + GAP) * across > room.width;
          const worth =
            WEIGHT * Math.log2(card) +
            middle.worth +
            0.3 * extra +
            (card >= SMALL ? 0.2 : 0) -
            (isCovered ? COVERED : 0) -
            (isCrowded ? 3 : 0);
          ways.push({ areas: arrangeMine(own, high, 2 * GAP), worth, card, across, step });
        }
  return ways;
}

function layOut(chairs: number, others: number, chapter: ChapterPhase, inHand: number, size: Size) {
  const text = size.text ?? 1;
  const plate = PLATE.narrow * text;
  const box = boxOfTable(size, MARGIN);
  const heights = chapter === 'draft' ? [plate] : ownHeights(plate, text);
  const { across, isOwnAside, rest, around } = arrangePapers(others, box, text, heights[0]);
  const most = inHand > MOST.last ? MOST.first : MOST.last;
  const widest = HAND.widest * (size.largeCards ? HAND.large : 1);
  const own = isOwnAside ? [0] : heights;
  const ways =
    chapter === 'counting'
      ? [{ areas: arrangeMine(own[own.length - 1], 0, 0), worth: 0, card: widest, across: most, step: 0 }]
      : listWays(rest, most, chapter === 'draft' ? KEPT : chairs, own, widest, text);
  const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one));
  const rects = layAreas(around(best.areas), box, size.leftHand);
  return {
    /** The papers of the others, in the order in which they play after the viewer. */
    papers: papersIn(rects.papers, others, across),
    own: rects.own,
    /** The area for kept cards, the trick, or the cards that are counted. */
    middle: rects.middle,
    /** The hand in rows; where room is short, each row lies partly on the one above. */
    hand: { box: rects.hand, card: best.card, across: best.across, step: best.step },
    /** The area in which a paper may open over the rest. */
    arena: { x: 2, y: 2, width: size.width - 4, height: Math.min(size.height - 4, rects.hand.y - 4) },
  };
}

/** Where everything lies while no paper is open. */
export type Spots = ReturnType<typeof layOut>;

export const layout = remember(layOut);
