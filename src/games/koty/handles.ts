import type { Card, Seat } from '../../rules/kernel/types';
import type { Koty, KotyMove } from '../../rules/koty/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { DISCARD, MIDDLE, PILE, landPlace } from './keys';
import { attackOf, carriedFrom, layingFrom } from './phase';

const LANDS = [0, 1, 2, 3];

const inHand = (card: Card): string => pieceKey(card, '');
const toLand = (piece: string, dream: Seat, land: number): Handle => ({ piece, place: landPlace(dream, land) });

/** What is being laid into the dream: the topmost card in the middle, or of the pile, unless that has yet to be shuffled anew. */
function laying(view: Koty): string[] {
  if (layingFrom(view) !== 'pile') return [pieceKey(view.middle[view.middle.length - 1], MIDDLE)];
  return view.pile.length > 0 ? [pieceKey(0, `${PILE}:${view.pile.length - 1}`)] : [];
}

/** A card against an attack, or once more for it: onto the cards that meet, or onto the land. */
function intoAttack(view: Koty, card: Card): Handle[] {
  const attack = attackOf(view);
  return [{ piece: inHand(card), place: MIDDLE }, ...(attack ? [toLand(inHand(card), attack.dream, attack.land)] : [])];
}

/** How a hand does a move. To decline and to stop are buttons; so is the exchange, and any card on the discard pile besides. */
export function handles(view: Koty, seat: Seat, move: KotyMove): readonly Handle[] {
  switch (move.type) {
    case 'place':
    case 'chase':
      return [toLand(inHand(move.card), seat, move.land)];
    case 'befriend':
    case 'fight':
    case 'cover':
    case 'moth':
    case 'bat':
      return [toLand(inHand(move.card), move.dream, move.land)];
    case 'dragon':
      return [{ piece: inHand(move.card) }, ...LANDS.map((land) => toLand(inHand(move.card), seat, land))];
    case 'exchange':
      return [{}, ...view.hands[seat].map((card) => ({ piece: inHand(card), place: DISCARD }))];
    case 'lay':
      return [{ place: landPlace(seat, move.land) }, ...laying(view).map((piece) => toLand(piece, seat, move.land))];
    case 'carry': {
      const from = carriedFrom(view)!;
      const [cat] = view.dreams[from.dream][from.land].top;
      return [{ place: landPlace(move.dream, move.land) }, toLand(pieceKey(cat, ''), move.dream, move.land)];
    }
    case 'defend':
    case 'owl':
    case 'repeat':
      return intoAttack(view, move.card);
    default:
      return [];
  }
}
