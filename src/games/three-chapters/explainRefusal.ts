import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import { createRefusals } from '../../table/createRefusals';
import type { FaceRefusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { ghostOf, placeOfOwnCards } from './keys';
import { getPhase, seatOnTurn } from './phase';

/** The rule behind each reason for refusing. Its words are `three-chapters:refused.<reason>`. */
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

const refuse = createRefusals('three-chapters', REASONS);

function reasonInDraft(view: ThreeChapters, seat: Seat, isGiving: boolean, { piece, place }: Handle): Reason {
  if (view.kept[seat].some((card) => pieceKey(card, '') === piece)) return 'keptStays';
  if (place === ghostOf(1 - seat)) return 'rivalsGhost';
  if (isGiving) return 'giveNow';
  return place === ghostOf(seat)
    ? 'keepFirst'
    : place === placeOfOwnCards(seat) && piece === undefined
      ? 'keptStays'
      : 'chooseOne';
}

/** Explains why a touch leads to nothing, with the rule that forbids it. */
export function explainRefusal(view: ThreeChapters, seat: Seat, touched: Handle): FaceRefusal | null {
  const step = getPhase(view, seat);
  if (seat < 0) return null;
  const because = (reason: Reason) => refuse(reason, seatOnTurn(view) ?? view.first);
  switch (step) {
    case 'over':
    case 'between':
    case 'resolving':
    case 'counting':
      return null; // no seat is asked anything right now
    case 'others':
      return because('notYourTurn');
    case 'chosen':
      return because('alreadyChosen');
    case 'keep':
    case 'give':
      return because(reasonInDraft(view, seat, step === 'give', touched));
    case 'play':
      return because(touched.piece !== undefined && touched.place?.startsWith('trick:') ? 'ownPlace' : 'playOne');
  }
}
