import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters, ThreeChaptersMove } from '../../rules/three-chapters/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { ghostOf, placeOfOwnCards, trickOf } from './keys';

/** Says how a hand does a move: the card is dragged to where it goes, or tapped twice. */
export function listHandles(_view: ThreeChapters, seat: Seat, { type, card }: ThreeChaptersMove): readonly Handle[] {
  const place =
    type === 'keep' ? placeOfOwnCards(seat) : type === 'give' ? ghostOf(seat) : trickOf({ seat, isGhost: false });
  const piece = pieceKey(card, '');
  return [{ piece }, { piece, place }];
}
