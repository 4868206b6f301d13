import type { Seat } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import type { Phrase } from '../../words/phrase';

import { pictureOfCat } from './cardFace';
import { findAsked, findAttack, findLayingFrom, getPhase } from './phase';

/** Says what the match waits for or what is going on, in words for the seat that decides or for a seat that waits. */
export function describePrompt(view: Koty, seat: Seat): Phrase {
  const step = getPhase(view);
  const attack = findAttack(view);
  // the attack is decided and its cards are on their way
  const isDecided = step.startsWith('attack') && attack === null;
  if (step === 'over' || step === 'played' || isDecided)
    return { key: `koty:prompt.${step === 'over' ? 'over' : 'played'}` };
  const asked = findAsked(view);
  const who = { seat: asked };
  if (attack) {
    const facts = { cat: { key: `koty:card.${pictureOfCat(attack.as)}.name` }, land: attack.land + 1 };
    const isPartner = step === 'attack.defend' && asked !== attack.dream;
    const key = `${step}${isPartner ? 'Partner' : ''}`;
    return asked === seat
      ? { key: `koty:prompt.${key}`, facts: { ...facts, ...(isPartner && { owner: { seat: attack.dream } }) } }
      : { key: `koty:waiting.${step}`, facts: { who } };
  }
  if (asked !== seat) return { key: `koty:waiting.${step}`, facts: { who } };
  if (step !== 'lay.where') return { key: `koty:prompt.${step}` };
  return {
    key: `koty:prompt.lay.${findLayingFrom(view) === 'pile' ? 'pile' : view.middle.length > 1 ? 'pair' : 'middle'}`,
  };
}

/**
 * Says how far the match has come: how many lands are full in the dream that has the most of them. Three end the match
 * (KO9.1).
 */
export function describeStatus(view: Koty): Phrase {
  const full = Math.max(...view.dreams.map((dream) => dream.filter(({ nines }) => nines.length === 3).length));
  return { key: 'koty:status', facts: { full } };
}
