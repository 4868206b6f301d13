import type { Seat } from '../../rules/kernel/types';
import { partsOf } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Decider } from '../../table/face';
import { findLead } from '../../table/leads';

import { makePhrase } from './phrases';

/** The part of the score in which the winner is furthest ahead. */
export function explainWin(view: NightmareCathedral, winner: Seat, other: Seat): Decider | null {
  const parts = partsOf(view);
  const lead = findLead({ ...parts[winner] }, { ...parts[other] });
  if (!lead) return null;
  const facts = { who: { seat: winner }, other: { seat: other }, points: lead.own, theirs: lead.theirs };
  return { text: makePhrase('decided', { ...facts, what: makePhrase(`ending.${lead.part}`) }) };
}
