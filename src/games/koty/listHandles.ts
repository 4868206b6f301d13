import type { Card, Seat } from '../../rules/kernel/types';
import type { Koty, KotyMove } from '../../rules/koty/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { DISCARD, MIDDLE, PILE, landPlace } from './keys';
import { findAttack, findCarriedFrom, findLayingFrom } from './phase';

const LANDS = [0, 1, 2, 3];

const handPiece = (card: Card): string => pieceKey(card, '');
const toLand = (piece: string, dream: Seat, land: number): Handle => ({ piece, place: landPlace(dream, land) });

/**
 * Returns the piece that is being laid into the dream: the top card of the middle or of the pile. There is none while
 * the pile is empty and waits to be shuffled.
 */
function piecesToLay(view: Koty): string[] {
  if (findLayingFrom(view) !== 'pile') return [pieceKey(view.middle[view.middle.length - 1], MIDDLE)];
  return view.pile.length > 0 ? [pieceKey(0, `${PILE}:${view.pile.length - 1}`)] : [];
}

/** A card that defends or attacks once more goes onto the cards that meet, or onto the land. */
function handlesInAttack(view: Koty, card: Card): Handle[] {
  const attack = findAttack(view);
  return [
    { piece: handPiece(card), place: MIDDLE },
    ...(attack ? [toLand(handPiece(card), attack.dream, attack.land)] : []),
  ];
}

/**
 * Says how a hand does a move. Declining and stopping are buttons. The exchange is a button, too, and any card put on
 * the discard pile does the same.
 */
export function listHandles(view: Koty, seat: Seat, move: KotyMove): readonly Handle[] {
  switch (move.type) {
    case 'place':
    case 'chase':
      return [toLand(handPiece(move.card), seat, move.land)];
    case 'befriend':
    case 'fight':
    case 'cover':
    case 'moth':
    case 'bat':
      return [toLand(handPiece(move.card), move.dream, move.land)];
    case 'dragon':
      return [{ piece: handPiece(move.card) }, ...LANDS.map((land) => toLand(handPiece(move.card), seat, land))];
    case 'exchange':
      return [{}, ...view.hands[seat].map((card) => ({ piece: handPiece(card), place: DISCARD }))];
    case 'lay':
      return [
        { place: landPlace(seat, move.land) },
        ...piecesToLay(view).map((piece) => toLand(piece, seat, move.land)),
      ];
    case 'carry': {
      const from = findCarriedFrom(view)!;
      const [cat] = view.dreams[from.dream][from.land].top;
      return [{ place: landPlace(move.dream, move.land) }, toLand(pieceKey(cat, ''), move.dream, move.land)];
    }
    case 'defend':
    case 'owl':
    case 'repeat':
      return handlesInAttack(view, move.card);
    default:
      return [];
  }
}
