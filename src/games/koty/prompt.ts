import type { Seat } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import type { Phrase } from '../../words/phrase';

import { catPicture } from './cardFace';
import { askedOf, attackOf, layingFrom, stepOf } from './phase';

/** What the match waits for, or what is going on: in words for the seat that is to decide, and for those who wait. */
export function prompt(view: Koty, seat: Seat): Phrase {
  const step = stepOf(view);
  const attack = attackOf(view);
  const isDecided = step.startsWith('attack') && attack === null; // its cards are on their way
  if (step === 'over' || step === 'played' || isDecided)
    return { key: `koty:prompt.${step === 'over' ? 'over' : 'played'}` };
  const asked = askedOf(view);
  const who = { seat: asked };
  if (attack) {
    const facts = { cat: { key: `koty:card.${catPicture(attack.as)}.name` }, land: attack.land + 1 };
    const isPartner = step === 'attack.defend' && asked !== attack.dream;
    const key = `${step}${isPartner ? 'Partner' : ''}`;
    return asked === seat
      ? { key: `koty:prompt.${key}`, facts: { ...facts, ...(isPartner && { owner: { seat: attack.dream } }) } }
      : { key: `koty:waiting.${step}`, facts: { who } };
  }
  if (asked !== seat) return { key: `koty:waiting.${step}`, facts: { who } };
  if (step !== 'lay.where') return { key: `koty:prompt.${step}` };
  return {
    key: `koty:prompt.lay.${layingFrom(view) === 'pile' ? 'pile' : view.middle.length > 1 ? 'pair' : 'middle'}`,
  };
}

/** Where the match stands: how many lands are full in the dream that has the most, for three end it (KO9.1). */
export function status(view: Koty): Phrase {
  const full = Math.max(...view.dreams.map((dream) => dream.filter(({ nines }) => nines.length === 3).length));
  return { key: 'koty:status', facts: { full } };
}
