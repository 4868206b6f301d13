import type { Seat } from '../../rules/kernel/types';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';
import { ASPECT, GAP } from '../../table/layout/measures';
import { cutLeft, middleOf, type Rect } from '../../table/layout/rect';
import { spread } from '../../table/layout/spread';
import { join, pieceKey, buildPile, type Part } from '../../table/pieces';
import { LIFT, PILED } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { cardsIn } from './cards';
import { ghostOf, playerAt, storyOf } from './keys';
import { CAPTION_HEIGHT, LARGEST_CARD, SEEN } from './measures';
import { isDrafting } from './phase';

/** Below a narrower box it says only that this is a ghost: whose it is, is seen from where it lies. */
const NAMED = 80;

/** Builds a ghost's deck, face down; with its caption for letters of this size, or without any. */
export function buildGhostDeck(view: ThreeChapters, owner: Seat, box: Rect, depth: number, text: number | null): Part {
  const cards = view.ghosts[owner];
  const width = Math.min(box.width, LARGEST_CARD, (box.height - PILED * LIFT) / ASPECT);
  const { x, y } = middleOf(box);
  const key = ghostOf(owner);
  const isNarrow = text !== null && box.width < NAMED * text;
  const caption: Phrase = {
    key: `three-chapters:place.${isNarrow ? 'ghostAlone' : 'ghostCaption'}`,
    facts: { who: { seat: owner } },
  };
  const place: Place = {
    key,
    ...middleOf(box),
    label: { key: 'three-chapters:place.ghost', facts: { who: { seat: owner }, count: cards.length } },
    outlined: true,
    isPile: true,
    ...(text !== null && { caption, captionRoom: box.width }),
  };
  const pieces = buildPile(
    cards,
    key,
    { x, y, width },
    (_, slot, spot, at): Piece => ({
      key: pieceKey(0, slot),
      place: key,
      face: null,
      ...spot,
      turn: 0,
      depth: depth + at,
      label: { key: 'three-chapters:card.hidden' },
    }),
    { isCentred: true },
  );
  return { places: [place], pieces };
}

/** Builds the paper of a ghost: its deck and what it has played, with its name below. */
export function buildGhostPaper(view: ThreeChapters, chair: Chair, inner: Rect, depth: number, text: number): Part {
  const player = playerAt(view, chair);
  const named: Rect = { ...inner, height: inner.height - CAPTION_HEIGHT * text };
  if (isDrafting(view)) return buildGhostDeck(view, player.seat, named, depth, text);
  const who = { seat: player.seat };
  const [deck, box] = cutLeft(named, Math.min(named.width * 0.34, 60), GAP);
  const cards = view.stories[chair];
  const played: Place = {
    key: storyOf(player),
    ...middleOf(box),
    label: { key: 'three-chapters:place.storyOfGhost', facts: { who, count: cards.length } },
    caption: { key: 'three-chapters:place.ghostCaption', facts: { who } },
    captionAt: {
      x: inner.x + inner.width / 2,
      y: inner.y + inner.height - (CAPTION_HEIGHT * text) / 2,
      width: inner.width,
    },
  };
  return join([
    buildGhostDeck(view, player.seat, deck, depth, null),
    {
      places: [played],
      pieces: cardsIn(played.key, cards, spread(cards.length, box, LARGEST_CARD, SEEN), depth + PILED),
    },
  ]);
}
