import type { Card, Seat } from '../../rules/kernel/types';
import { kindOf, type Kind } from '../../rules/koty/cards';
import type { Koty, Land } from '../../rules/koty/state';
import { areRivals } from '../../rules/koty/teams';
import type { Refusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { DISCARD, PILE, landOf } from './keys';
import { askedOf, attackOf, layingFrom, stepOf } from './phase';

/** The rule that each refusal stands on; its words are `koty:refused.<reason>`. */
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

type Lying = 'empty' | 'nine' | 'cat' | 'crow';

function lying({ nines, top }: Land): Lying {
  if (top.length > 0) return kindOf(top[0]) === 'crow' ? 'crow' : 'cat';
  return nines.length > 0 ? 'nine' : 'empty';
}

const NIGHT: Readonly<Partial<Record<Kind, Reason>>> = {
  owl: 'owlWaits',
  moth: 'mothCat',
  bat: 'batCrow',
  dragon: 'dragonOwn',
};

/** A card of the hand on a land where it can't be played. */
function onLand(card: Card, land: Land, isOwn: boolean): Reason {
  const kind = kindOf(card);
  const below = lying(land);
  const night = NIGHT[kind];
  if (night) return night;
  if (!isOwn && below === 'empty') return 'rivalEmpty';
  if (!isOwn && below === 'crow') return 'rivalCrow';
  if (kind === 'joker') return 'jokerLies';
  if (kind === 'crow') return isOwn ? 'crowOwn' : 'crowOnRivalCat';
  return below === 'crow' ? 'catOnCrow' : 'catsDiffer';
}

function inTurn(view: Koty, seat: Seat, card: Card | undefined, place: string | undefined): Reason {
  if (place === PILE) return 'drawnAfterwards';
  if (card === undefined) return place === DISCARD ? 'exchangeAll' : 'fromHand';
  const land = place === undefined ? null : landOf(place);
  if (!land) return NIGHT[kindOf(card)] === 'owlWaits' ? 'owlWaits' : 'fromHand';
  const isOwn = land.dream === seat;
  if (!isOwn && !areRivals(view, seat, land.dream) && kindOf(card) !== 'moth') return 'partnersDream';
  return onLand(card, view.dreams[land.dream][land.land], isOwn);
}

/** Why a touch leads to nothing: the rule that forbids it. */
export function refuse(view: Koty, seat: Seat, { piece, place }: Handle): Refusal | null {
  const step = stepOf(view);
  if (seat < 0 || step === 'over' || step === 'played') return null; // nothing is asked
  const asked = askedOf(view);
  const because = (reason: Reason): Refusal => ({
    rule: REASONS[reason],
    why: { key: `koty:refused.${reason}`, facts: { who: { seat: asked } } },
  });
  if (seat !== asked) return because('notYourTurn');
  const card = view.hands[seat].find((one) => pieceKey(one, '') === piece);
  switch (step) {
    case 'turn.choose':
      return because(inTurn(view, seat, card, place));
    case 'attack.defend':
      return because(
        card !== undefined && kindOf(card) === 'owl' && attackOf(view)?.dream !== seat ? 'owlOwner' : 'defendSame',
      );
    case 'attack.repeat':
      return because('repeatSame');
    case 'lay.where':
      return because(layingFrom(view) === 'middle' && view.middle.length > 1 ? 'layPair' : 'layNine');
    case 'moth.carry':
      return because('carryFree');
  }
}
