import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';

const ASKED = ['match.place', 'turn.choose', 'turn.rest', 'match.feed'] as const;

/** The decision that a match waits for; or, in the middle of what happens, that something was played. */
export type Step = (typeof ASKED)[number] | 'played' | 'over';

export function stepOf(view: CatLady): Step {
  const frame = view.flow[view.flow.length - 1];
  if (!frame) return 'over';
  return ASKED.find((step) => step === `${frame.procedure}.${frame.step}`) ?? 'played';
}

/** Who is asked; while the cats are fed, the first who has not finished. */
export function askedOf(view: CatLady): Seat {
  const step = stepOf(view);
  if (step === 'match.place') return (view.turn + view.seats - 1) % view.seats;
  return step === 'match.feed' ? view.done.indexOf(false) : view.turn;
}

export const isAsked = (view: CatLady, seat: Seat): boolean =>
  stepOf(view) === 'match.feed' ? view.done[seat] === false : seat === askedOf(view);
