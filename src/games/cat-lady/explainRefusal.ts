import { faceOf, type Face } from '../../rules/cat-lady/cards';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Card, Seat } from '../../rules/kernel/types';
import { createRefusals } from '../../table/createRefusals';
import type { FaceRefusal } from '../../table/face';
import type { Handle } from '../../table/scene';

import { CAT_TOKEN, DECK, DISCARD, cardKey, foodPlace, indexIn, linePlace } from './keys';
import { findAsked, isAsked, getPhase } from './phase';

/** The rule behind each reason for refusing. Its words are `cat-lady:refused.<reason>`. */
export const REASONS = {
  notYourTurn: 'C3.7',
  placeToken: 'C2.5',
  takeLine: 'C3.1',
  barred: 'C3.1',
  filled: 'C3.3',
  discarded: 'C3.5',
  points: 'C5.2',
  keeps: 'C10.3',
  pair: 'C5.1',
  lostCat: 'C5.1',
  stray: 'C5.1',
  spray: 'C6.1',
  token: 'C6.1',
  lastLine: 'C6.3',
  taken: 'C7.1',
  fedInTheEnd: 'C8.1',
  ofNoUse: 'C9.5',
  moveFood: 'C9.5',
  done: 'C9.2',
} as const satisfies Record<string, string>;

type Reason = keyof typeof REASONS;

const refuse = createRefusals('cat-lady', REASONS);

const BY_TYPE: Readonly<Partial<Record<Face['type'], Reason>>> = {
  lostCat: 'lostCat',
  sprayBottle: 'spray',
  cat: 'fedInTheEnd',
};

/** Finds the reason why a card of the seat's own hand, or one of its cats, leads to nothing. */
function reasonForOwn(view: CatLady, seat: Seat, card: Card): Reason {
  const { type } = faceOf(card);
  if (type === 'lostCat' && view.hands[seat].filter((one) => faceOf(one).type === 'lostCat').length < 2) return 'pair';
  if (type === 'sprayBottle' && view.deck.length === 0 && getPhase(view) === 'turn.rest') return 'lastLine';
  return BY_TYPE[type] ?? 'keeps';
}

function reasonInTurn(view: CatLady, seat: Seat, { piece, place }: Handle): Reason {
  const own = [...view.hands[seat], ...view.cats[seat]].find((card) => cardKey(card) === piece);
  if (own !== undefined) return reasonForOwn(view, seat, own);
  const isAtToken = place === linePlace(view.token);
  if (isAtToken && getPhase(view) === 'turn.choose') return 'barred';
  if (piece === CAT_TOKEN || (isAtToken && piece === undefined)) return 'token';
  if (place === DECK) return 'filled';
  if (place === DISCARD) return 'discarded';
  if (place?.startsWith('points')) return 'points';
  if (indexIn(place, 'stray') !== null) return 'stray';
  if (place?.startsWith('food') || place?.startsWith('cats')) return 'fedInTheEnd';
  if (place?.startsWith('hand')) return 'keeps';
  return getPhase(view) === 'turn.rest' ? 'taken' : 'takeLine';
}

function reasonWhileFeeding(view: CatLady, seat: Seat, { piece, place }: Handle): Reason {
  const isFood = piece?.startsWith(`token:${foodPlace(seat, 0).slice(0, -1)}`) === true;
  return isFood || (place !== undefined && indexIn(place, 'bowl') !== null && piece?.startsWith('token') === true)
    ? 'ofNoUse'
    : 'moveFood';
}

/** Explains why a touch leads to nothing, with the rule that forbids it. */
export function explainRefusal(view: CatLady, seat: Seat, touched: Handle): FaceRefusal | null {
  const step = getPhase(view);
  if (seat < 0 || step === 'over' || step === 'played') return null; // no seat is asked anything right now
  const because = (reason: Reason) => refuse(reason, findAsked(view));
  if (!isAsked(view, seat)) return because(step === 'match.feed' ? 'done' : 'notYourTurn');
  if (step === 'match.place') return because('placeToken');
  return because(step === 'match.feed' ? reasonWhileFeeding(view, seat, touched) : reasonInTurn(view, seat, touched));
}
