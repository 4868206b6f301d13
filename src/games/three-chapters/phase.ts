import type { Seat } from '../../rules/kernel/types';
import { chairsOf, seatAt, turnOf } from '../../rules/three-chapters/chairs';
import type { ThreeChapters } from '../../rules/three-chapters/state';

/** Says whether the kept cards have not yet become the hands. */
export const isDrafting = (view: ThreeChapters): boolean =>
  view.chapter === 1 || view.kept.some((cards) => cards.length > 0);

/** What a seat has to do; or what is going on while nothing is asked of it. */
export type Phase = 'keep' | 'give' | 'play' | 'chosen' | 'others' | 'between' | 'resolving' | 'counting' | 'over';

function phaseInDraft(view: ThreeChapters, seat: Seat, count: number): Phase {
  if (seat < 0) return 'others';
  const missing = count - view.hands[seat].length;
  return missing === 0 ? 'keep' : missing === 1 ? 'give' : 'chosen';
}

const isFull = (view: ThreeChapters): boolean => view.trick.length === chairsOf(view);

/** Nobody is asked: what was played is weighed, or a ghost comes next. */
const phaseBetweenTurns = (view: ThreeChapters): Phase => (isFull(view) ? 'resolving' : 'between');

export function getPhase(view: ThreeChapters, seat: Seat): Phase {
  const frame = view.flow[view.flow.length - 1];
  if (!frame) return 'over';
  switch (`${frame.procedure}.${frame.step}`) {
    case 'draft.keep':
      if (!frame.chosen) return 'between';
      return seat < 0 ? 'others' : frame.chosen[seat] ? 'chosen' : 'keep';
    case 'draft.keepAndGive':
      return phaseInDraft(view, seat, (frame.locals as { readonly count: number }).count);
    case 'tricks.play': {
      const turn = seatOnTurn(view);
      return turn === null ? phaseBetweenTurns(view) : turn === seat ? 'play' : 'others';
    }
    default:
      return view.chapter === 3 ? 'counting' : phaseBetweenTurns(view);
  }
}

/** The seat whose turn it is in the trick; null while a ghost plays or the trick is full. */
export const seatOnTurn = (view: ThreeChapters): Seat | null => (isFull(view) ? null : seatAt(view, turnOf(view)));

/** Finds the card that a seat has chosen to keep while others still choose. */
export function findChoice(view: ThreeChapters, seat: Seat): number | null {
  const choice = view.flow[view.flow.length - 1]?.chosen?.[seat];
  return choice && 'card' in choice ? (choice.card as number) : null;
}
