import type { Card, Seat } from '../../rules/kernel/types';
import { chairOf, chairsOf, hasGhosts } from '../../rules/three-chapters/chairs';
import { payOwnCards } from '../../rules/three-chapters/chapterThree';
import type { Counting } from '../../rules/three-chapters/match';
import { winnerOf } from '../../rules/three-chapters/resolve';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';
import { ASPECT, GAP, CAPTION_LINE } from '../../table/layout/measures';
import { middleOf, type Rect } from '../../table/layout/rect';
import { breakIntoRows, spread } from '../../table/layout/spread';
import { join, type Part } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { cardsIn } from './cards';
import { buildGhostDeck } from './ghost';
import { placeOfOwnCards, playerAt, storyOf, trickOf } from './keys';
import { ALL_SEEN, CAPTION_HEIGHT } from './measures';
import { isDrafting } from './phase';
import { buildTrickCard } from './trick';

const DEPTH = 200;
const WIDEST = 160;
/** A ghost's full name needs this much room. */
const NAMED = 116;
/** The word for ghost alone needs this much room. */
const GHOST = 54;
/** How far a card that pays stands out. */
const RAISED = 14;

/** Chapter I: builds the cards that the viewer keeps, and with two seats the ghost's deck beside them. */
function buildOwnCardsPart(view: ThreeChapters, seat: Seat, box: Rect, text: number): Part {
  const deck = hasGhosts(view) ? Math.max(TARGET, Math.min(100, box.width * 0.24)) : 0;
  const keptBox: Rect = { ...box, width: box.width - (deck > 0 ? deck + 2 * GAP : 0) };
  const cards = view.kept[seat];
  const place: Place = {
    key: placeOfOwnCards(seat),
    ...middleOf(keptBox),
    label: { key: 'three-chapters:place.kept', facts: { count: cards.length } },
    outlined: true,
  };
  const own: Part = {
    places: [place],
    pieces: cardsIn(place.key, cards, spread(cards.length, keptBox, WIDEST, ALL_SEEN), DEPTH),
  };
  if (deck === 0) return own;
  const isNamed = box.height - CAPTION_HEIGHT * text >= TARGET;
  return join([
    own,
    buildGhostDeck(
      view,
      seat,
      {
        x: box.x + box.width - deck,
        y: box.y,
        width: deck,
        height: box.height - (isNamed ? CAPTION_HEIGHT * text : 0),
      },
      DEPTH,
      isNamed ? text : null,
    ),
  ]);
}

/**
 * Chapter II: builds a place for everybody, in the order of play. When the trick is full, its highest card gets a ring.
 */
function trickPart(view: ThreeChapters, box: Rect, text: number): Part {
  const chairs = chairsOf(view);
  const {
    card,
    rows,
    who: shown,
    below: caption,
  } = buildTrickCard(chairs, box.width, box.height, text) ?? {
    card: TARGET / ASPECT,
    rows: 1,
    who: 'nobody',
    below: 0,
  };
  const across = Math.ceil(chairs / rows);
  const high = Math.max(TARGET, card * ASPECT);
  const pitch = Math.min(WIDEST + 40, (box.width + GAP) / across);
  const winner = view.trick.length === chairs ? winnerOf(view.trick) : -1;
  const middle = { x: box.x + box.width / 2, y: box.y + (box.height - caption) / 2 };
  const spots = breakIntoRows(chairs, across, middle, pitch, high + caption + GAP);
  const places = Array.from({ length: chairs }, (_, index): Place => {
    const player = playerAt(view, (view.leader + index) % chairs);
    const who = { seat: player.seat };
    const { x, y } = spots[index];
    // With only the mark below it, the ghost's card would look as if the seat beside it had played twice.
    const isGhostAlone =
      player.isGhost && shown === 'marked' && pitch >= GHOST * text && caption >= CAPTION_LINE * text;
    const name = player.isGhost ? (pitch < NAMED * text ? 'ghostAlone' : 'ghostCaption') : 'name';
    return {
      key: trickOf(player),
      x,
      y,
      width: Math.max(TARGET, card),
      height: high,
      label: {
        key: `three-chapters:place.${player.isGhost ? 'trickOfGhost' : 'trick'}`,
        facts: { who, place: index + 1 },
      },
      ...(shown !== 'nobody' && {
        ...(!isGhostAlone && { seat: player.seat }),
        captionAt: { x, y: y + (high + caption) / 2, width: pitch - 2 },
      }),
      ...((shown === 'named' || isGhostAlone) && { caption: { key: `three-chapters:place.${name}`, facts: { who } } }),
      outlined: true,
      ...(index === winner && { isMeant: true }),
    };
  });
  const pieces = view.trick.flatMap((one, index) =>
    cardsIn(places[index].key, [one], [{ ...spots[index], width: card }], DEPTH + index),
  );
  return { places, pieces };
}

const countOf = (view: ThreeChapters): Counting =>
  view.chapter === 3 && view.flow.length > 0 ? (view.flow[0].locals as Counting) : {};

/** The chair whose cards lie in the middle in chapter III: the one that is being counted, or else the viewer's. */
export function findCountedChair(view: ThreeChapters, own: Chair): Chair | null {
  if (view.chapter < 3) return null;
  const { seat } = countOf(view);
  return seat === undefined ? own : chairOf(view, seat);
}

/** The cards of a seat that pay in chapter III, those that pay in the end among them. */
function findPaying(view: ThreeChapters, seat: Seat, cards: readonly Card[]): ReadonlySet<Card> {
  const { cards: counted = [] } = countOf(view);
  if (counted.length === 0) return new Set(); // as while gems are compared
  const payments = payOwnCards(cards, { ...view.tokens[seat] }, view.won[seat]);
  return new Set([...payments.map(({ card }) => card), counted[0]]);
}

/** Chapter III: builds the cards that are counted, a page of the book; those that pay stand out. */
function buildCountPart(view: ThreeChapters, chair: Chair, box: Rect, text: number): Part {
  const player = playerAt(view, chair);
  const cards = view.stories[chair];
  const who = { seat: player.seat };
  const caption = box.height - RAISED - CAPTION_HEIGHT * text >= TARGET ? CAPTION_HEIGHT * text : 0;
  const lies: Rect = { ...box, y: box.y + RAISED, height: box.height - RAISED - caption };
  const paying = findPaying(view, player.seat, cards);
  const raise = (piece: Piece, index: number): Piece =>
    paying.has(cards[index]) ? { ...piece, y: piece.y - RAISED } : piece;
  const place: Place = {
    key: storyOf(player),
    ...middleOf({ ...box, height: box.height - caption }),
    label: { key: 'three-chapters:place.story', facts: { who, count: cards.length } },
    ...(caption > 0 && { seat: player.seat, caption: { key: 'three-chapters:place.name', facts: { who } } }),
  };
  return {
    places: [place],
    pieces: cardsIn(place.key, cards, spread(cards.length, lies, WIDEST, ALL_SEEN), DEPTH).map(raise),
  };
}

/** Builds what lies between the others and the viewer's own side: whatever the current chapter is about. */
export function buildMiddle(view: ThreeChapters, own: Chair, box: Rect, text: number): Part {
  if (isDrafting(view)) return buildOwnCardsPart(view, playerAt(view, own).seat, box, text);
  const chair = findCountedChair(view, own);
  return chair === null ? trickPart(view, box, text) : buildCountPart(view, chair, box, text);
}
