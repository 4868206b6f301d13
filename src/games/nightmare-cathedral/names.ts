import type { Card, Seat } from '../../rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import { boardOf } from '../../rules/nightmare-cathedral/content/maps';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { joinPhrases, makePhrase } from './phrases';

/** What things are called. */

/** What never changes in a match, and what names depend on; any view of it will do. */
export type Known = Pick<NightmareCathedral, 'seats' | 'nightmares' | 'options' | 'pieces'>;

export function areaName(match: Pick<Known, 'seats'>, area: AreaId): Phrase {
  const { map, areas } = boardOf(match.seats);
  return makePhrase(`area.${map}.${areas[area].key}`);
}

export const signName = (match: Pick<Known, 'seats'>, area: AreaId): Phrase =>
  makePhrase(`sign.${boardOf(match.seats).areas[area].sign}`);

export const markName = (view: NightmareCathedral): Phrase => makePhrase(`sign.${TURN_TRACK[view.space]}`);

export const actionName = (day: number): Phrase => makePhrase(`action.${ACTIONS[day]}`);
export const nightName = (night: number): Phrase => makePhrase(`night.${NIGHTS[night]}`);

export const keyOfCard = (card: Card): string => (DEVELOPMENTS[card] ?? DREAMS[card] ?? CONFLICTS[card])?.key ?? '';
export const cardName = (card: Card): Phrase =>
  card === 0 ? makePhrase('hiddenCard') : makePhrase(`card.${keyOfCard(card)}`);

/** `index` is 0 or 1, one of the two Nightmares of the match. */
export const nightmareName = (match: Pick<Known, 'nightmares'>, index: number): Phrase =>
  makePhrase(`nightmare.${NIGHTMARES[match.nightmares[index]].key}`);

/** A side in the nominative: the name of its person, "you", or the Shadows. */
export function sideName(side: Side, viewer: Seat): PhraseFact {
  if (side === SHADOWS) return makePhrase('side.shadows');
  return side === viewer ? makePhrase('side.you') : { seat: side };
}

/** Units of a side as what a seat does something to, in the accusative. */
export function preyName(side: Side, viewer: Seat, count = 1, actor: Seat = viewer): Phrase {
  if (side === SHADOWS) return makePhrase('prey.shadow', { count });
  if (side === actor && actor !== viewer) return makePhrase('prey.own', { count });
  return side === viewer
    ? makePhrase(actor === viewer ? 'prey.mine' : 'prey.yours', { count })
    : makePhrase('prey.rivals', { count, owner: { seat: side } });
}

/** Areas one after another; one that occurs several times is named once, with its number. */
export function listAreas(match: Pick<Known, 'seats'>, areas: readonly AreaId[]): PhraseFact {
  const counts = new Map<AreaId, number>();
  for (const area of areas) counts.set(area, (counts.get(area) ?? 0) + 1);
  const named = [...counts].map(([area, count]) =>
    count === 1 ? areaName(match, area) : makePhrase('list.times', { one: areaName(match, area), count }),
  );
  return joinPhrases(named, 'comma', 'comma');
}

export const listCards = (cards: readonly Card[]): PhraseFact => joinPhrases(cards.map(cardName), 'comma', 'comma');
