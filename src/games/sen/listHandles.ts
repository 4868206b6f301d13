import type { Card, Seat } from '../../rules/kernel/types';
import type { LandPlace, Sen, SenMove } from '../../rules/sen/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { CLOSED, OPEN, handPlace, landPlace } from './keys';

const pieceOnTop = (pile: readonly Card[], name: string): string =>
  pieceKey(pile[pile.length - 1], `${name}:${pile.length - 1}`);
const handPiece = (view: Sen): string => pieceKey(view.hand[0], handPlace(0));
const landPiece = (view: Sen, { dream, land }: LandPlace): string =>
  pieceKey(view.dreams[dream][land], landPlace(dream, land));

/** A move with two lands can be done by laying either onto the other. */
const handlesForPair = (view: Sen, one: LandPlace, other: LandPlace): Handle[] => [
  { piece: landPiece(view, one), place: landPlace(other.dream, other.land) },
  { piece: landPiece(view, other), place: landPlace(one.dream, one.land) },
];

/**
 * Says how a hand does a move. A move without a place on the table gets a button: using a special, memorising, saying a
 * number, calling POBUDKA!
 */
export function listHandles(view: Sen, seat: Seat, move: SenMove): readonly Handle[] {
  switch (move.type) {
    case 'look':
      return [{ place: landPlace(move.dream, move.land) }];
    case 'take':
      return [{ piece: pieceOnTop(view.open, OPEN), place: landPlace(seat, move.land) }];
    case 'draw':
      return [{ place: CLOSED }, { piece: pieceOnTop(view.closed, CLOSED), place: handPlace(0) }];
    case 'put':
      return [{ piece: handPiece(view), place: landPlace(seat, move.land) }];
    case 'discard':
      return [{ piece: handPiece(view), place: OPEN }, {}];
    case 'keep':
      return [{ place: handPlace(move.index) }];
    case 'swap':
      return handlesForPair(view, move.one, move.other);
    case 'claim':
      return handlesForPair(view, { dream: seat, land: move.lands[0] }, { dream: seat, land: move.lands[1] });
    default:
      return [];
  }
}
