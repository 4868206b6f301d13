import type { Seat } from '../../rules/kernel/types';
import type { Sen } from '../../rules/sen/state';

const ASKED = [
  'match.look',
  'turn.choose',
  'turn.drawn',
  'turn.keep',
  'turn.peek',
  'turn.remember',
  'turn.swap',
  'turn.say',
] as const;

/** The decision that a match waits for; or, in the middle of what happens, that a turn was played or a round is counted. */
export type Step = (typeof ASKED)[number] | 'played' | 'counted' | 'over';

export function stepOf(view: Sen): Step {
  const frame = view.flow[view.flow.length - 1];
  if (!frame) return 'over';
  return (
    ASKED.find((step) => step === `${frame.procedure}.${frame.step}`) ??
    (frame.procedure === 'turn' ? 'played' : 'counted')
  );
}

/** In the first look: how many lands this seat has yet to look at; 0 when it holds both in mind, less when it is done (S3.1). */
export function looksLeft(view: Sen, seat: Seat): number {
  const { looks } = view.flow[view.flow.length - 1].locals as { looks: readonly number[] };
  return 2 - (looks[seat] ?? 3);
}
