import type { Seat } from '../../rules/kernel/types';
import type { Sen } from '../../rules/sen/state';

export type Step =
  | 'match.look'
  | 'turn.choose'
  | 'turn.drawn'
  | 'turn.keep'
  | 'turn.peek'
  | 'turn.remember'
  | 'turn.swap'
  | 'turn.say'
  | 'over';

/** The decision that the match waits for. */
export function stepOf(view: Sen): Step {
  const frame = view.flow[view.flow.length - 1];
  return frame ? (`${frame.procedure}.${frame.step}` as Step) : 'over';
}

/** In the first look: how many lands this seat has yet to look at; 0 when it holds both in mind, less when it is done (S3.1). */
export function looksLeft(view: Sen, seat: Seat): number {
  const { looks } = view.flow[view.flow.length - 1].locals as { looks: readonly number[] };
  return 2 - (looks[seat] ?? 3);
}
