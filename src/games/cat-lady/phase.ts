import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';

const ASKED = ['match.place', 'turn.choose', 'turn.rest', 'match.feed'] as const;

/** The decision that the match waits for. Between decisions it says that something was just played. */
export type Phase = (typeof ASKED)[number] | 'played' | 'over';

export function getPhase(view: CatLady): Phase {
  const frame = view.flow[view.flow.length - 1];
  if (!frame) return 'over';
  return ASKED.find((step) => step === `${frame.procedure}.${frame.step}`) ?? 'played';
}

/** Finds the seat that is asked; while the cats are fed, the first that has not finished. */
export function findAsked(view: CatLady): Seat {
  const step = getPhase(view);
  if (step === 'match.place') return (view.turn + view.seats - 1) % view.seats;
  return step === 'match.feed' ? view.done.indexOf(false) : view.turn;
}

export const isAsked = (view: CatLady, seat: Seat): boolean =>
  getPhase(view) === 'match.feed' ? view.done[seat] === false : seat === findAsked(view);
