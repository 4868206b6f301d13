import type { Seat } from '../../rules/kernel/types';
import type { Attack, Koty, Place } from '../../rules/koty/state';

const ASKED = ['turn.choose', 'attack.defend', 'attack.repeat', 'lay.where', 'moth.carry'] as const;

/** The decision that a match waits for; or, in the middle of what happens, that something was played. */
export type Step = (typeof ASKED)[number] | 'played' | 'over';

const top = (view: Koty) => view.flow[view.flow.length - 1];

export function stepOf(view: Koty): Step {
  const frame = top(view);
  if (!frame) return 'over';
  return ASKED.find((step) => step === `${frame.procedure}.${frame.step}`) ?? 'played';
}

/** The attack that goes on: until the cat leaves its land, or the attacker stops. */
export function attackOf(view: Koty): Attack | null {
  const frame = top(view);
  if (frame?.procedure !== 'attack') return null;
  const attack = frame.locals as Attack;
  return view.dreams[attack.dream][attack.land].top.length > 0 ? attack : null;
}

/** Where the cat lies that a moth carries. */
export function carriedFrom(view: Koty): Place | null {
  const frame = top(view);
  return frame?.procedure === 'moth' ? (frame.locals as Place) : null;
}

/** What is being laid into the own dream: the top of the pile, or what lies in the middle. */
export function layingFrom(view: Koty): 'pile' | 'middle' | null {
  const frame = top(view);
  return frame?.procedure === 'lay' ? (frame.locals as { readonly from: 'pile' | 'middle' }).from : null;
}

/** Who is to decide in an attack. */
export function askedOf(view: Koty): Seat {
  const attack = attackOf(view);
  return stepOf(view) === 'attack.defend' && attack ? attack.asked : view.turn;
}
