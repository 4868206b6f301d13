import type { Seat } from '../../rules/kernel/types';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';
import { pointsOf } from '../../rules/three-chapters/tokens';
import { GAP, CAPTION_LINE, PAD, PLATE } from '../../table/layout/measures';
import { centreIn, cutLeft, cutTop, middleOf, type Rect } from '../../table/layout/rect';
import { spread } from '../../table/layout/spread';
import { join, type Part } from '../../table/pieces';
import { PILED } from '../../table/pieces';
import type { Place, Plate } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { cardsIn } from './cards';
import { buildGhostPaper } from './ghost';
import { placeOfOwnCards, playerAt, storyOf } from './keys';
import { ALL_SEEN, SEEN, LARGEST_CARD, NUMBER_WIDTH, SHORT } from './measures';
import { isDrafting } from './phase';
import { countSoFar } from './scoreBreakdown';
import { buildTokens } from './tokens';

/** About how wide a token beside its number is. */
const TOKEN = 14;
/** A paper that is not this much higher than its plate has everything in one line. */
const ROW = 18;
/** Cards in an area narrower than this would be no more than a hint. */
const LEAST_CARDS = 24;
/** From this width on the text of chapter III stands beside the plate and is written out. */
const WIDE = 220;

export interface OnPaper extends Part {
  readonly plates: readonly Plate[];
}

export interface Paper {
  readonly chair: Chair;
  readonly box: Rect;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  /** True if the played cards are not here, because they lie in the middle and are counted. */
  readonly isCounted: boolean;
  readonly depth: number;
}

type Words = NonNullable<Place['captionAt']> & { readonly isLong: boolean };

/** The points of a seat; when the book is closed, whether nobody has more. */
function scoreOf(view: ThreeChapters, seat: Seat): Pick<Plate, 'score' | 'isBest'> {
  const score = pointsOf(view.tokens[seat]);
  return view.flow.length > 0 ? { score } : { score, isBest: score === Math.max(...view.tokens.map(pointsOf)) };
}

interface Areas {
  readonly plate: Rect;
  /** The area below the plate, or beside it. */
  readonly rest: Rect;
  /** Where it is written what the viewer's own cards would pay in chapter III. */
  readonly words: Words;
}

/** Puts everything in one line, for papers that are low. */
function layInOneLine(box: Rect, text: number): Areas {
  const { x, y, width, height } = box;
  const words = SHORT * text;
  const [left, rest] = cutLeft({ ...box, width: width - words - GAP }, width * 0.3, GAP);
  return {
    plate: centreIn(left, left.width, PLATE.narrow * text),
    rest: { ...rest, y: y + 1, height: height - 2 },
    words: { x: x + width - words / 2, y: y + height / 2, width: words, isLong: false },
  };
}

function layBelowPlate(box: Rect, hasWords: boolean, text: number): Areas {
  const { x, y, width, height } = box;
  const isWide = width >= WIDE * text;
  const foot = hasWords && !isWide ? CAPTION_LINE * text : 0;
  const inner = { ...box, y: y + PAD, height: height - 2 * PAD - foot };
  const [plate, rest] = cutTop(inner, PLATE.narrow * text, 2);
  return {
    plate: { ...plate, width: hasWords && isWide ? width * 0.4 : width },
    rest,
    words: isWide
      ? { x: x + width * 0.71, y: plate.y + plate.height / 2, width: width * 0.58, isLong: true }
      : { x: x + width / 2, y: y + height - PAD - foot / 2, width, isLong: false },
  };
}

interface Lying {
  readonly tokens: Rect;
  readonly isColumn: boolean;
  readonly cards: Rect;
}

const cardsOnPaper = ([tokens, cards]: readonly [Rect, Rect], isColumn = false): Lying => ({ tokens, cards, isColumn });

/** Divides an area between tokens and played cards, side by side or one below the other. */
function divideClosed(box: Rect, text: number): Lying {
  const number = NUMBER_WIDTH * text;
  const column = Math.min(TOKEN + 10, box.height / 3) + number;
  const row = 3 * (Math.min(TOKEN + 4, box.height) + number) + 2 * GAP;
  const high = CAPTION_LINE * text;
  if (box.height >= 3 * high && box.width >= column + LEAST_CARDS) return cardsOnPaper(cutLeft(box, column, GAP), true);
  if (box.width >= row + GAP + LEAST_CARDS) return cardsOnPaper(cutLeft(box, row, GAP));
  if (box.height >= high + 2 + CAPTION_LINE) return cardsOnPaper(cutTop(box, high, 2));
  return cardsOnPaper(cutLeft(box, box.width - LEAST_CARDS - GAP, GAP));
}

/**
 * Divides the area of an opened paper so that fingers can touch everything: tokens in a line, and the cards below it as
 * large as they go.
 */
function divideOpened(box: Rect, text: number): Lying {
  const width = Math.min(box.width, 3 * Math.max(TARGET, 30 + NUMBER_WIDTH * text) + 2 * GAP);
  const isStacked = box.height >= 2 * TARGET + GAP + CAPTION_LINE;
  const [tokens, cards] = isStacked ? cutTop(box, TARGET, GAP) : cutLeft(box, width, GAP);
  return cardsOnPaper([{ ...tokens, width, height: Math.min(TARGET, box.height) }, cards]);
}

/** Builds the cards that a seat has played; in chapter I the cards it keeps, face down. */
function row(view: ThreeChapters, chair: Chair, box: Rect, isOpen: boolean, depth: number, words: Words | null): Part {
  const player = playerAt(view, chair);
  const isKept = isDrafting(view);
  const key = isKept ? placeOfOwnCards(player.seat) : storyOf(player);
  const cards = isKept ? view.kept[player.seat] : view.stories[chair];
  const label = {
    key: `three-chapters:place.${isKept ? 'keptBy' : 'story'}`,
    facts: { who: { seat: player.seat }, count: cards.length },
  };
  const caption = words && {
    caption: {
      key: `three-chapters:place.${words.isLong ? 'soFar' : 'soFarShort'}`,
      facts: { points: countSoFar(view, player.seat).points },
    },
    captionAt: words,
  };
  return {
    places: [{ key, ...middleOf(box), label, ...caption }],
    pieces: cardsIn(key, cards, spread(cards.length, box, LARGEST_CARD, isOpen ? ALL_SEEN : SEEN), depth),
  };
}

/**
 * Builds the paper in front of a player: plate, tokens and played cards. An opened paper is large enough for fingers,
 * and the viewer's own says what its cards would pay in chapter III.
 */
export function onPaper(
  view: ThreeChapters,
  { chair, box, isOwn, isOpen, isCounted, depth }: Paper,
  text: number,
): OnPaper {
  const player = playerAt(view, chair);
  const inner: Rect = { ...box, x: box.x + PAD, width: box.width - 2 * PAD };
  if (player.isGhost)
    return {
      ...buildGhostPaper(view, chair, { ...inner, y: box.y + PAD, height: box.height - 2 * PAD }, depth, text),
      plates: [],
    };
  const isLow = !isOpen && box.height < PLATE.narrow * text + 2 * PAD + ROW;
  const hasWords = isOwn && view.chapter === 2 && view.stories[chair].length > 0;
  const { plate: at, rest, words } = isLow ? layInOneLine(inner, text) : layBelowPlate(inner, isOwn, text);
  const plate: Plate = { seat: player.seat, ...middleOf(at), ...scoreOf(view, player.seat) };
  if (isOwn && isDrafting(view)) return { places: [], pieces: [], plates: [plate] };
  const lies = (isOpen ? divideOpened : divideClosed)(rest, text);
  const pile = buildTokens(view, player.seat, lies.tokens, lies.isColumn, depth, text);
  if (isCounted) return { ...pile, plates: [plate] };
  return {
    ...join([pile, row(view, chair, lies.cards, isOpen, depth + PILED, hasWords ? words : null)]),
    plates: [plate],
  };
}
