import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import type { Refusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { ghostOf, keptOf } from './keys';
import { stepOf, turnSeat } from './phase';

/** The rule that each refusal stands on; its words are `three-chapters:refused.<reason>`. */
export const REASONS = {
  notYourTurn: 'C4.2',
  alreadyChosen: 'C2.2',
  chooseOne: 'C2.2',
  keptStays: 'C2.2',
  keepFirst: 'C3.2',
  giveNow: 'C3.2',
  rivalsGhost: 'C3.1',
  playOne: 'C4.2',
  ownPlace: 'C4.2',
} as const satisfies Record<string, string>;

type Reason = keyof typeof REASONS;

function inDraft(view: ThreeChapters, seat: Seat, isGiving: boolean, { piece, place }: Handle): Reason {
  if (view.kept[seat].some((card) => pieceKey(card, '') === piece)) return 'keptStays';
  if (place === ghostOf(1 - seat)) return 'rivalsGhost';
  if (isGiving) return 'giveNow';
  return place === ghostOf(seat)
    ? 'keepFirst'
    : place === keptOf(seat) && piece === undefined
      ? 'keptStays'
      : 'chooseOne';
}

/** Why a touch leads to nothing: the rule that forbids it. */
export function refuse(view: ThreeChapters, seat: Seat, touched: Handle): Refusal | null {
  const step = stepOf(view, seat);
  if (seat < 0) return null;
  const because = (reason: Reason): Refusal => ({
    rule: REASONS[reason],
    why: { key: `three-chapters:refused.${reason}` },
  });
  switch (step) {
    case 'over':
    case 'between':
    case 'resolving':
    case 'counting':
      return null; // nothing is asked
    case 'others': {
      const who = { seat: turnSeat(view) ?? view.first };
      return { rule: REASONS.notYourTurn, why: { key: 'three-chapters:refused.notYourTurn', facts: { who } } };
    }
    case 'chosen':
      return because('alreadyChosen');
    case 'keep':
    case 'give':
      return because(inDraft(view, seat, step === 'give', touched));
    case 'play':
      return because(touched.piece !== undefined && touched.place?.startsWith('trick:') ? 'ownPlace' : 'playOne');
  }
}
