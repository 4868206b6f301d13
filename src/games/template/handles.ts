import type { Seat } from '../../rules/kernel/types';
import type { Template, TemplateMove } from '../../rules/template/state';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { DISCARD, stairsPlace } from './keys';

/** How a hand does a move: a card onto stairs, or onto the discard pile. */
export function handles(_view: Template, seat: Seat, move: TemplateMove): readonly Handle[] {
  const place = move.type === 'lay' ? stairsPlace(seat, move.stairs) : DISCARD;
  return [{ piece: pieceKey(move.card, ''), place }];
}
