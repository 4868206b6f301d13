import type { Seat } from '../../rules/kernel/types';
import type { Template } from '../../rules/template/state';
import { createRefusals } from '../../table/createRefusals';
import type { FaceRefusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { PILE, stairsAt } from './keys';

/** The rule behind each reason for refusing. Its words are `template:refused.<reason>`. */
export const REASONS = {
  notYourTurn: 'TE1.3',
  fromHand: 'TE2.1',
  ownStairs: 'TE2.1',
  tooLow: 'TE2.2',
  drawnAfterwards: 'TE2.3',
} as const satisfies Record<string, string>;

const refuse = createRefusals('template', REASONS);

function reasonFor(view: Template, seat: Seat, { piece, place }: Handle): keyof typeof REASONS {
  if (seat !== view.turn) return 'notYourTurn';
  if (place === PILE) return 'drawnAfterwards';
  const isFromHand = view.hands[seat].some((card) => pieceKey(card, '') === piece);
  const stairs = place === undefined ? null : stairsAt(place);
  if (!isFromHand || !stairs) return 'fromHand';
  return stairs.seat === seat ? 'tooLow' : 'ownStairs';
}

/** Explains why a touch leads to nothing, with the rule that forbids it. */
export function explainRefusal(view: Template, seat: Seat, touched: Handle): FaceRefusal | null {
  if (seat < 0 || view.flow.length === 0) return null;
  return refuse(reasonFor(view, seat, touched), view.turn);
}
