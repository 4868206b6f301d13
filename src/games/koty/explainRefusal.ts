import type { Card, Seat } from '../../rules/kernel/types';
import { kindOf, type Kind } from '../../rules/koty/cards';
import type { Koty, Land } from '../../rules/koty/state';
import { areRivals } from '../../rules/koty/teams';
import { createRefusals } from '../../table/createRefusals';
import type { FaceRefusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { DISCARD, PILE, landOf } from './keys';
import { findAsked, findAttack, findLayingFrom, getPhase } from './phase';

/** The rule behind each reason for refusing. Its words are `koty:refused.<reason>`. */
export const REASONS = {
  notYourTurn: 'KO3.1',
  fromHand: 'KO3.1',
  drawnAfterwards: 'KO3.3',
  exchangeAll: 'KO3.2',
  catOnCrow: 'KO5.5',
  catsDiffer: 'KO5.5',
  crowOwn: 'KO5.7',
  rivalEmpty: 'KO6.4',
  rivalCrow: 'KO6.4',
  crowOnRivalCat: 'KO6.4',
  jokerLies: 'KO8.3',
  owlWaits: 'KO10.2',
  mothCat: 'KO10.4',
  batCrow: 'KO10.5',
  partnersDream: 'KO11.1',
  dragonOwn: 'KO10.6',
  defendSame: 'KO7.1',
  owlOwner: 'KO11.3',
  repeatSame: 'KO7.5',
  layNine: 'KO4.2',
  layPair: 'KO5.4',
  carryFree: 'KO10.4',
} as const satisfies Record<string, string>;

type Reason = keyof typeof REASONS;

const refuse = createRefusals('koty', REASONS);

type Lying = 'empty' | 'nine' | 'cat' | 'crow';

function describeTop({ nines, top }: Land): Lying {
  if (top.length > 0) return kindOf(top[0]) === 'crow' ? 'crow' : 'cat';
  return nines.length > 0 ? 'nine' : 'empty';
}

const NIGHT: Readonly<Partial<Record<Kind, Reason>>> = {
  owl: 'owlWaits',
  moth: 'mothCat',
  bat: 'batCrow',
  dragon: 'dragonOwn',
};

/** Finds the reason why a card of the hand cannot be played on a land. */
function reasonOnLand(card: Card, land: Land, isOwn: boolean): Reason {
  const kind = kindOf(card);
  const below = describeTop(land);
  const night = NIGHT[kind];
  if (night) return night;
  if (!isOwn && below === 'empty') return 'rivalEmpty';
  if (!isOwn && below === 'crow') return 'rivalCrow';
  if (kind === 'joker') return 'jokerLies';
  if (kind === 'crow') return isOwn ? 'crowOwn' : 'crowOnRivalCat';
  return below === 'crow' ? 'catOnCrow' : 'catsDiffer';
}

function reasonInTurn(view: Koty, seat: Seat, card: Card | undefined, place: string | undefined): Reason {
  if (place === PILE) return 'drawnAfterwards';
  if (card === undefined) return place === DISCARD ? 'exchangeAll' : 'fromHand';
  const land = place === undefined ? null : landOf(place);
  if (!land) return NIGHT[kindOf(card)] === 'owlWaits' ? 'owlWaits' : 'fromHand';
  const isOwn = land.dream === seat;
  if (!isOwn && !areRivals(view, seat, land.dream) && kindOf(card) !== 'moth') return 'partnersDream';
  return reasonOnLand(card, view.dreams[land.dream][land.land], isOwn);
}

/** Explains why a touch leads to nothing, with the rule that forbids it. */
export function explainRefusal(view: Koty, seat: Seat, { piece, place }: Handle): FaceRefusal | null {
  const step = getPhase(view);
  if (seat < 0 || step === 'over' || step === 'played') return null; // no seat is asked anything right now
  const asked = findAsked(view);
  const because = (reason: Reason) => refuse(reason, asked);
  if (seat !== asked) return because('notYourTurn');
  const card = view.hands[seat].find((one) => pieceKey(one, '') === piece);
  switch (step) {
    case 'turn.choose':
      return because(reasonInTurn(view, seat, card, place));
    case 'attack.defend':
      return because(
        card !== undefined && kindOf(card) === 'owl' && findAttack(view)?.dream !== seat ? 'owlOwner' : 'defendSame',
      );
    case 'attack.repeat':
      return because('repeatSame');
    case 'lay.where':
      return because(findLayingFrom(view) === 'middle' && view.middle.length > 1 ? 'layPair' : 'layNine');
    case 'moth.carry':
      return because('carryFree');
  }
}
