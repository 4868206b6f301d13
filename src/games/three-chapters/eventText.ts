import type { Card, Seat } from '../../rules/kernel/types';
import { isPays } from '../../rules/three-chapters/ability';
import { FIGURES } from '../../rules/three-chapters/cards';
import { ghostAt } from '../../rules/three-chapters/chairs';
import type { Payment, ThreeChaptersEvent } from '../../rules/three-chapters/state';
import { add, makeNoTokens } from '../../rules/three-chapters/tokens';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { figurePhrase, reasonPhrase, rewardPhrase, describeWithFigure } from './ability';
import { valuePhrase } from './cards';

type Facts = Record<string, PhraseFact>;

/**
 * Names the cards as "with Hansel, with Gretel and with Alice". Each has a "with" of its own, because the Three Bears
 * are several and a common verb would be wrong for them.
 */
function company(cards: readonly Card[]): Phrase {
  const [first, ...more] = cards.map(describeWithFigure);
  return more.reduce(
    (some, one, index) => ({
      key: `three-chapters:tokens.${index === more.length - 1 ? 'last' : 'more'}`,
      facts: { some, more: one },
    }),
    first,
  );
}

/** Explains why an ability pays: because of other cards, or for another reason if there are none. */
export function describeReason({ card, ability, cards }: Payment): Phrase {
  const others = cards.filter((one) => one !== card);
  if (others.length > 0)
    return { key: 'three-chapters:why.company', facts: { card: figurePhrase(card), company: company(others) } };
  const pays = FIGURES[card].abilities[ability];
  const reason = isPays(pays) ? reasonPhrase(pays) : null;
  return reason
    ? { key: 'three-chapters:why.reason', facts: { card: figurePhrase(card), reason } }
    : { key: 'three-chapters:why.alone', facts: { card: figurePhrase(card) } };
}

/** Describes an event in words for this viewer: one text for the seat that acted, another with names for the others. */
export function describeEvent(event: ThreeChaptersEvent, viewer: Seat): Phrase | null {
  const all = (key: string, facts: Facts = {}): Phrase => ({ key: `three-chapters:event.${key}`, facts });
  const say = (key: string, seat: Seat, facts: Facts = {}): Phrase =>
    seat === viewer ? all(`${key}.you`, facts) : all(`${key}.other`, { who: { seat }, ...facts });
  switch (event.key) {
    case 'dealt':
      return all(event.deal === 1 ? 'dealt' : 'dealtAgain');
    case 'allKept':
      return all('allKept', { count: event.kept });
    case 'kept':
    case 'gave': {
      const { card } = event as { readonly card?: Card }; // only a seat that may know the card gets it
      return say(event.key, event.seat, card === undefined ? {} : { card: valuePhrase(card) });
    }
    case 'passed':
    case 'ghostsShuffled':
    case 'chapterThree':
    case 'finished':
      return all(event.key);
    case 'setAside':
      return all('setAside', { count: event.count });
    case 'chapterTwo':
      return say('chapterTwo', event.seat);
    case 'played':
    case 'won': {
      const card = valuePhrase(event.card);
      return event.seat === undefined
        ? all(`${event.key}.ghost`, { who: { seat: ghostAt(event.chair) }, card })
        : say(event.key, event.seat, { card });
    }
    case 'frozen':
      return all('frozen', { card: figurePhrase(event.card) });
    case 'paid':
    case 'counted':
      return say('paid', event.seat, { reward: rewardPhrase(event.reward), why: describeReason(event) });
    case 'mostGems':
      return say('mostGems', event.seat, { reward: rewardPhrase(event.reward) });
    case 'gathered':
      return null;
  }
}

/** The pages of the last chapter: what the cards of one seat pay, and then the most gems. */
export const pageOf = (event: ThreeChaptersEvent): string | null =>
  event.key === 'counted' ? `counted ${event.seat}` : event.key === 'mostGems' ? 'mostGems' : null;

/**
 * Describes events while they are shown. A page of the last chapter is told in one sentence: which cards pay is seen, and
 * why each does stands in the list of what happened and with the result. That all is counted is seen too.
 */
export function describeBriefly(events: readonly ThreeChaptersEvent[], viewer: Seat): readonly Phrase[] {
  const [first] = events;
  if (first?.key === 'finished') return [];
  if (first?.key === 'chapterThree') return [{ key: 'three-chapters:prompt.counting' }];
  if (first?.key === 'mostGems' && events.length === 1 && first.seat !== viewer)
    return [{ key: 'three-chapters:event.page.gems', facts: { who: { seat: first.seat } } }];
  if (first?.key !== 'counted') return events.flatMap((event) => describeEvent(event, viewer) ?? []);
  const paid = makeNoTokens();
  for (const event of events) if (event.key === 'counted') add(paid, event.reward);
  const reward = rewardPhrase(paid);
  return [
    first.seat === viewer
      ? { key: 'three-chapters:event.page.you', facts: { reward } }
      : { key: 'three-chapters:event.page.other', facts: { who: { seat: first.seat }, reward } },
  ];
}
