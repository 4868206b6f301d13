import { faceOf } from '../../rules/cat-lady/cards';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Decider } from '../../table/face';
import { findLead } from '../../table/leads';

import { encodeFace } from './cardFace';
import { scoresIn } from './currentScores';
import { makePhrase } from './phrases';
import { splitScore, type ScorePart } from './splitScore';

/** The type of the cards in hand that a part is made of. */
const TYPES: Partial<Record<ScorePart, string>> = {
  toys: 'toy',
  costumes: 'costume',
  catnip: 'catnip',
  lostCats: 'lostCat',
};

/** A card that shows the part: the winner's dearest cat, or a card in hand. */
function pictureFor(view: CatLady, seat: Seat, part: ScorePart): string | undefined {
  if (part === 'cats') {
    const portions = [...scoresIn(view)[seat].feeding.portions].sort((one, other) => other.points - one.points);
    return portions[0]?.cat.key;
  }
  const card = view.hands[seat].find((one) => one > 0 && faceOf(one).type === TYPES[part]);
  return card === undefined ? undefined : faceOf(card).key;
}

/** The part of the score in which the winner is furthest ahead. */
export function explainWin(view: CatLady, winner: Seat, other: Seat): Decider | null {
  const scores = scoresIn(view);
  const lead = findLead(splitScore(scores[winner]), splitScore(scores[other]));
  if (!lead) return null;
  const picture = pictureFor(view, winner, lead.part);
  const { own: points, theirs } = lead;
  const facts = { who: { seat: winner }, other: { seat: other }, points, theirs };
  return {
    text: makePhrase(`decided.${lead.part}`, facts),
    ...(picture !== undefined && { face: encodeFace({ picture, isSmall: true, isFed: lead.part === 'cats' }) }),
  };
}
