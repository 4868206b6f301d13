import { makeArea, layAreas, makeLine, stack, type LayoutArea } from '../../table/layout/areas';
import { combine, pickFirst, remember } from '../../table/layout/largest';
import {
  ASPECT,
  GAP,
  CAPTION_LINE,
  PAD,
  PLATE,
  SMALL,
  stretchToTouch,
  timesOfPhone,
} from '../../table/layout/measures';
import { cutAbove, boxOfTable, cutLeft, cutTop, divideInRows, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { buildTrickCard } from './trick';

export type ChapterPhase = 'draft' | 'tricks' | 'counting';

const MARGIN = 4;
/** The most cards that a hand may hold; at the end of a match no more than `last` are left. A row holds ONE_ROW easily. */
const MOST = { first: 8, last: 4 };
const ONE_ROW = 4;
/** A hand lies in one row, or in two, of which the lower one covers a part of the upper one or does not. */
const LIES = ['inRow', 'covered', 'apart'] as const;
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
/** How many times larger papers may be on a large table. */
const MOST_TIMES = 1.8;
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

/** Finds the sizes of the others' papers, above the rest of the table or at its side, and the room that they leave. */
function arrangePapers(others: number, box: Rect, text: number, own: number) {
  const plate = PLATE.narrow * text;
  const least = plate + 2 * PAD + ROW;
  const times = timesOfPhone(box, MOST_TIMES);
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
  const width = room.width - 2 * PAD;
  const cards = Array.from({ length: (widest - HAND.least) / HAND.step + 1 }, (_, i) => HAND.least + i * HAND.step);
  const ways = combine({ own: heights, card: cards, lies: most > ONE_ROW ? LIES : [LIES[0]] });
  const fitting = ways.flatMap(({ own, card, lies }): Way[] => {
    const [rows, step] = { inRow: [1, 0], covered: [2, stretchToTouch(card * 0.7)], apart: [2, card * ASPECT + GAP] }[
      lies
    ];
    const across = Math.ceil(most / rows);
    const high = card * ASPECT + (rows - 1) * step;
    const middle = buildTrickCard(chairs, room.width, room.height - own - high - 4 * GAP, text);
    const isTooClose = across > 1 && (width - card) / (across - 1) < TARGET; // for fingers
    if (!middle || card > width || isTooClose) return [];
    const isCovered = rows > 1 && step < card * ASPECT;
    const isCrowded = (card + GAP) * across > room.width;
    const worth =
      WEIGHT * Math.log2(card) +
      middle.worth +
      0.3 * heights.indexOf(own) +
      (card >= SMALL ? 0.2 : 0) -
      (isCovered ? COVERED : 0) -
      (isCrowded ? 3 : 0);
    return [{ areas: arrangeMine(own, high, 2 * GAP), worth, card, across, step }];
  });
  const areas = arrangeMine(heights[0], room.height / 2, 2 * GAP);
  return [{ areas, worth: 0, card: HAND.least, across: most / 2, step: TARGET }, ...fitting];
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
  const best = pickFirst(ways, ({ worth }) => worth);
  const rects = layAreas(around(best.areas), box, size.leftHand);
  return {
    /** The papers of the others, in the order in which they play after the viewer. */
    papers: divideInRows(rects.papers, others, across, GAP),
    own: rects.own,
    /** The area for kept cards, the trick, or the cards that are counted. */
    middle: rects.middle,
    /** The hand in rows; where room is short, each row lies partly on the one above. */
    hand: { box: rects.hand, card: best.card, across: best.across, step: best.step },
    /** The area in which a paper may open over the rest. */
    arena: cutAbove(rects.hand.y, size),
  };
}

/** Where everything lies while no paper is open. */
export type Spots = ReturnType<typeof layOut>;

export const layout = remember(layOut);
