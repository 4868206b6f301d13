import type { Card, Seat } from '../../rules/kernel/types';
import { canPay, isConditionMet } from '../../rules/nightmare-cathedral/conditions';
import { DEVELOPMENTS, DREAMS, isBasic } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';

import { describePayment } from './clause';
import { describeConditions } from './conditions';
import { joinPhrases, makePhrase } from './phrases';
import type { Because } from './refusals';
import { findAction, getStep, listWindow } from './task';

/** Why a Dream of one's own can't be played now. */
function refuseDream(view: NightmareCathedral, seat: Seat, card: Card): Because {
  const { when, need, cost } = DREAMS[card];
  if (listWindow(getStep(view)) === null) return ['dreamLater'];
  const unmet = need.filter((condition) => !isConditionMet(view, seat, condition));
  if (unmet.length > 0) return ['dreamUnmet', { conditions: describeConditions(unmet) }];
  const unpaid = cost.filter((one) => !canPay(view, seat, one)).map((one) => describePayment(one, 'to'));
  if (unpaid.length > 0) return ['dreamUnpaid', { costs: joinPhrases(unpaid, 'comma', 'and') }];
  return ['dreamMoment', { when: makePhrase(`when.${when}`) }];
}

function refuseDevelopment(view: NightmareCathedral, card: Card): Because {
  const step = getStep(view);
  if (step === 'upgrade.choose') return ['notUpgrade'];
  if (step.endsWith('discard') || step === 'discard.choose') return isBasic(card) ? ['basicStays'] : ['discardNow'];
  const design = DEVELOPMENTS[card];
  if (design.kind === 'upgrade') return ['upgradeMoment'];
  if (design.kind === 'combat') return ['combatMoment'];
  const day = findAction(view)?.day;
  const fits = design.on === 'any' || (day !== undefined && design.on === ACTIONS[day]);
  if (design.on !== 'any' && !fits) return ['deedOther', { action: makePhrase(`action.${design.on}`) }];
  return ['deedMoment'];
}

/** Why a card in a drawer of one's own can't be played now. */
export const refuseCard = (view: NightmareCathedral, seat: Seat, card: Card): Because =>
  card in DREAMS ? refuseDream(view, seat, card) : refuseDevelopment(view, card);
