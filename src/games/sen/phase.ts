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

/**
 * The decision that the match waits for. Between decisions it says that a turn was just played or that a round is being
 * counted.
 */
export type Phase = (typeof ASKED)[number] | 'played' | 'counted' | 'over';

export function getPhase(view: Sen): Phase {
  const frame = view.flow[view.flow.length - 1];
  if (!frame) return 'over';
  return (
    ASKED.find((step) => step === `${frame.procedure}.${frame.step}`) ??
    (frame.procedure === 'turn' ? 'played' : 'counted')
  );
}

/** How far the count of a round has come: lands are turned up, or it is counted; null while none is. */
export function getCount({ flow }: Sen): 'reveal' | 'count' | null {
  const frame = flow[flow.length - 1];
  return frame?.procedure === 'match' && (frame.step === 'reveal' || frame.step === 'count') ? frame.step : null;
}

/**
 * During the first look: how many lands this seat still has to look at; 0 when it has seen both, and below 0 when it
 * has memorised them (S3.1).
 */
export function countLooksLeft(view: Sen, seat: Seat): number {
  const { looks } = view.flow[view.flow.length - 1].locals as { looks: readonly number[] };
  return 2 - (looks[seat] ?? 3);
}
