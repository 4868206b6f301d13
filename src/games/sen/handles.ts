import type { Card, Seat } from '../../rules/kernel/types';
import type { Place, Sen, SenMove } from '../../rules/sen/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { CLOSED, OPEN, handPlace, landPlace } from './keys';

const pieceOnTop = (pile: readonly Card[], name: string): string =>
  pieceKey(pile[pile.length - 1], `${name}:${pile.length - 1}`);
const inHand = (view: Sen): string => pieceKey(view.hand[0], handPlace(0));
const landPiece = (view: Sen, { dream, land }: Place): string =>
  pieceKey(view.dreams[dream][land], landPlace(dream, land));

/** Two lands that do something together: either is laid onto the other. */
const ontoEachOther = (view: Sen, one: Place, other: Place): Handle[] => [
  { piece: landPiece(view, one), place: landPlace(other.dream, other.land) },
  { piece: landPiece(view, other), place: landPlace(one.dream, one.land) },
];

/** How a hand does a move. What has no place on the table is a button: using a special, having seen enough, a number, POBUDKA! */
export function handles(view: Sen, seat: Seat, move: SenMove): readonly Handle[] {
  switch (move.type) {
    case 'look':
      return [{ place: landPlace(move.dream, move.land) }];
    case 'take':
      return [{ piece: pieceOnTop(view.open, OPEN), place: landPlace(seat, move.land) }];
    case 'draw':
      return [{ place: CLOSED }, { piece: pieceOnTop(view.closed, CLOSED), place: handPlace(0) }];
    case 'put':
      return [{ piece: inHand(view), place: landPlace(seat, move.land) }];
    case 'discard':
      return [{ piece: inHand(view), place: OPEN }];
    case 'keep':
      return [{ place: handPlace(move.index) }];
    case 'swap':
      return ontoEachOther(view, move.one, move.other);
    case 'claim':
      return ontoEachOther(view, { dream: seat, land: move.lands[0] }, { dream: seat, land: move.lands[1] });
    default:
      return [];
  }
}
