import type { Card, Seat } from '../../rules/kernel/types';
import { DAYS } from '../../rules/nightmare-cathedral/content/days';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { isBeside } from './actionBoard';
import { encodeFace, faceOfCard } from './cardFace';
import { actionName, cardName } from './names';
import { joinPhrases, makePhrase } from './phrases';

/** A seat's action cards: which is in force on a Day space, and what that means for others. */

const topUpgrade = (view: NightmareCathedral, seat: Seat, day: number): Card | undefined =>
  view.actions[seat][day].at(-1);

export function faceOfAction(view: NightmareCathedral, seat: Seat, day: number): string {
  const top = topUpgrade(view, seat, day);
  return top === undefined ? encodeFace({ kind: 'action', day }) : faceOfCard(top);
}

export function nameOfActionCard(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const top = topUpgrade(view, seat, day);
  return top === undefined ? actionName(day) : cardName(top);
}

/** The upgrades that lie covered below the action card in force. */
export const listCoveredUpgrades = (view: NightmareCathedral, seat: Seat, day: number): readonly Card[] =>
  view.actions[seat][day].slice(0, -1);

/** The others whose Dreamers sleep beside a Day space, so that they may agree (N4.1). */
export const listAgreeing = (view: NightmareCathedral, seat: Seat, day: number): Seat[] =>
  view.dreamer.flatMap((night, other) => (other !== seat && night >= 0 && isBeside(night, day) ? [other] : []));

/** Says who may agree when a seat takes the action of a Day space. */
export function describeAgreement(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const seats = listAgreeing(view, seat, day);
  if (seats.length === 0) return makePhrase('reader.nobodyAgrees');
  return makePhrase('reader.mayAgree', {
    seats: joinPhrases(
      seats.map((other) => ({ seat: other })),
      'comma',
      'and',
    ),
  });
}

/** Says where the Dreamer of a Day space will sleep. */
export const describeSleep = (day: number): Phrase =>
  makePhrase('reader.sleeps', { night: makePhrase(`night.${DAYS[day].arrow}`) });
