import type { Card } from '../../rules/kernel/types';
import type { Conflict } from '../../rules/nightmare-cathedral/falling';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Rect } from '../../table/layout/rect';
import { pieceKey } from '../../table/pieces';
import { OVER_DEPTH, type Piece } from '../../table/scene';

import { encodeFace, faceOfCard } from './cardFace';
import { findRingedRow, slotsOf, type Fighter } from './conflict';
import { spotsIn, type SideRects } from './conflictRows';
import { describe } from './describe';
import { CONFLICT_DECK, placeOfLaid } from './keys';
import { makePhrase } from './phrases';

/** The cards of a conflict: what each side has laid, and the deck of the Shadows. */

/** The part of the row of Shadows where their deck lies, which must not meet the card that is turned up. */
const DECK = 0.42;

/** The box of the cards that lie in a row, and of the Conflict deck beside them. */
export function cutRow({ cards }: SideRects, fighter: Fighter): { readonly row: Rect; readonly deck: Rect | null } {
  if (fighter.side !== SHADOWS) return { row: cards, deck: null };
  const width = Math.max(44, cards.width * DECK);
  return {
    row: { ...cards, width: cards.width - width - 4 },
    deck: { ...cards, x: cards.x + cards.width - width, width },
  };
}

export function buildCardPieces(
  view: NightmareCathedral,
  conflict: Conflict,
  fighter: Fighter,
  rects: SideRects,
): Piece[] {
  const { row, deck } = cutRow(rects, fighter);
  const place = placeOfLaid(fighter.index);
  const isShadows = fighter.side === SHADOWS;
  const cards = isShadows ? (conflict.shown ? conflict.drawn : []) : conflict.laid[fighter.index];
  const spots = spotsIn(row, slotsOf(fighter));
  const ringed = isShadows ? findRingedRow(view, conflict) : null;
  const back = `back:conflict-${view.stageCards ? 2 : 1}`;
  const faceOf = (card: Card): string =>
    isShadows ? encodeFace({ kind: 'conflict', card, ...(ringed !== null && { row: ringed }) }) : faceOfCard(card);
  const pieces = cards.map((card, at): Piece => ({
    key: pieceKey(card, `${place}:${at}`),
    face: card === 0 ? null : faceOf(card),
    ...(isShadows && { back }),
    place,
    ...spots[at],
    turn: 0,
    depth: OVER_DEPTH + 10 + fighter.index * 20 + at,
    label: card === 0 ? makePhrase('piece.hidden.development') : describe(faceOfCard(card)).name,
  }));
  if (!deck) return pieces;
  const [spot] = spotsIn(deck, 1);
  const top: Piece = {
    key: pieceKey(0, CONFLICT_DECK),
    face: null,
    back,
    place: CONFLICT_DECK,
    ...spot,
    x: deck.x + deck.width / 2,
    turn: 0,
    depth: OVER_DEPTH + 9,
    label: makePhrase('fight.deck'),
  };
  return [top, ...pieces];
}
