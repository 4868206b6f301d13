import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters, ThreeChaptersMove } from '../../rules/three-chapters/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { ghostOf, keptOf, trickOf } from './keys';

/** How a hand does a move: the card is drawn to where it goes, or tapped twice. */
export function handles(_view: ThreeChapters, seat: Seat, { type, card }: ThreeChaptersMove): readonly Handle[] {
  const place = type === 'keep' ? keptOf(seat) : type === 'give' ? ghostOf(seat) : trickOf({ seat, isGhost: false });
  const piece = pieceKey(card, '');
  return [{ piece }, { piece, place }];
}
