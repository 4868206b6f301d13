import type { Seat } from '../../rules/kernel/types';
import type { Attack, Koty, LandPlace } from '../../rules/koty/state';

const ASKED = ['turn.choose', 'attack.defend', 'attack.repeat', 'lay.where', 'moth.carry'] as const;

/** The decision that the match waits for. Between decisions it says that something was just played. */
export type Phase = (typeof ASKED)[number] | 'played' | 'over';

const top = (view: Koty) => view.flow[view.flow.length - 1];

export function getPhase(view: Koty): Phase {
  const frame = top(view);
  if (!frame) return 'over';
  return ASKED.find((step) => step === `${frame.procedure}.${frame.step}`) ?? 'played';
}

/** Finds the attack that is going on. It ends when the cat leaves its land or the attacker stops. */
export function findAttack(view: Koty): Attack | null {
  const frame = top(view);
  if (frame?.procedure !== 'attack') return null;
  const attack = frame.locals as Attack;
  return view.dreams[attack.dream][attack.land].top.length > 0 ? attack : null;
}

/** Finds the place of the cat that a moth is carrying. */
export function findCarriedFrom(view: Koty): LandPlace | null {
  const frame = top(view);
  return frame?.procedure === 'moth' ? (frame.locals as LandPlace) : null;
}

/** Says what is being laid into the seat's own dream: the top of the pile, or the cards in the middle. */
export function findLayingFrom(view: Koty): 'pile' | 'middle' | null {
  const frame = top(view);
  return frame?.procedure === 'lay' ? (frame.locals as { readonly from: 'pile' | 'middle' }).from : null;
}

/** Finds the seat that has to decide; in an attack that may be the one that defends. */
export function findAsked(view: Koty): Seat {
  const attack = findAttack(view);
  return getPhase(view) === 'attack.defend' && attack ? attack.asked : view.turn;
}
