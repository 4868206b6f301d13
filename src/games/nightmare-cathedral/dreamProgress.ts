import type { Card, Seat } from '../../rules/kernel/types';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { describeCost } from './cardLines';
import { progressOf, type Progress } from './cardMoves';
import { describeConditions } from './conditions';
import { makePhrase } from './phrases';

/** Says how far somebody is with a condition: "3 of 4 so far", or yes or no where there is nothing to count. */
export function describeProgress({ have, want }: Progress): Phrase {
  if (want > 1) return makePhrase('reader.progress', { have, want });
  return makePhrase(have >= want ? 'reader.met' : 'reader.notYet');
}

/** Whether a condition of the Dream says by itself that it is about the action just done. */
const saysMoment = (card: Card): boolean => DREAMS[card].need.some((need) => need[0] === 'did' && need[3] === 'action');

/** When a Dream may be played, in few words; a Dream that may be played at any time needs none. */
function describeMoment(card: Card): Phrase[] {
  const { when } = DREAMS[card];
  return when === 'any' || (when === 'afterAction' && saysMoment(card)) ? [] : [makePhrase(`market.when.${when}`)];
}

/** A condition and how far somebody is with it, in few words; what is not yet so goes without saying. */
function describeNeed({ condition, have, want }: Progress): Phrase {
  const clause = describeConditions([condition]);
  if (want > 1) return makePhrase('market.need', { clause, progress: makePhrase('market.of', { have, want }) });
  return have >= want
    ? makePhrase('market.need', { clause, progress: makePhrase('market.met') })
    : makePhrase('sentence', { clause });
}

/** When a Dream is played, what it asks for with how far somebody is, its price: short enough to stand under the card. */
export function describeNeeds(view: NightmareCathedral, viewer: Seat, card: Card): Phrase[] {
  const cost = describeCost(DREAMS[card]);
  const needs = progressOf(view, viewer, card).map(describeNeed);
  return [...describeMoment(card), ...needs, ...(cost ? [cost] : [])];
}
