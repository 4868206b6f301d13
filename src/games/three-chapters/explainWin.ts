import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import { makeNoTokens, pointsOf } from '../../rules/three-chapters/tokens';
import type { Decider } from '../../table/face';
import { findLead } from '../../table/leads';

import { figurePhrase } from './ability';
import { encodeFace } from './cardFace';
import { breakDownScores, type ScoreBreakdown } from './scoreBreakdown';

/** What a seat had after chapter II, and what chapter III added. */
function partsOf(view: ThreeChapters, seat: Seat, { gathered }: ScoreBreakdown) {
  const tricks = pointsOf(gathered);
  return { tricks, cards: pointsOf(view.tokens[seat]) - tricks };
}

/** The chapter in which the winner is further ahead, and the card that paid most in the last one. */
export function explainWin(view: ThreeChapters, winner: Seat, other: Seat): Decider | null {
  const breakdowns = breakDownScores(view);
  const [own, theirs] = [winner, other].map((seat) => partsOf(view, seat, breakdowns[seat]));
  const lead = findLead(own, theirs);
  if (!lead) return null;
  const worth = (reward: (typeof payments)[number]['reward']) => pointsOf({ ...makeNoTokens(), ...reward });
  const { payments } = breakdowns[winner];
  const [best] = [...payments].sort((one, two) => worth(two.reward) - worth(one.reward));
  const facts = { who: { seat: winner }, other: { seat: other }, points: lead.own, theirs: lead.theirs };
  if (lead.part === 'tricks' || !best) return { text: { key: 'three-chapters:decided.tricks', facts } };
  return {
    text: { key: 'three-chapters:decided.cards', facts: { ...facts, card: figurePhrase(best.card) } },
    face: encodeFace(best.card, true),
  };
}
