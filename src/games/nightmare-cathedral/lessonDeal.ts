import type { Card, Engine } from '../../rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS, deckOf } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import { TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';

/** The table of the lesson, as it is dealt. */

export const YOU = 0;
export const RIVAL = 1;

/** Areas of the small map, by what they are to the lesson. */
export const HOME = 10;
export const BELFRY = 12;
export const ORCHARD = 11;
export const CRYPT = 9;
export const PASTURE = 8;
export const LIGHTHOUSE = 1;
export const AVENUE = 2;
export const CLOISTER = 3;
export const RIVAL_HOME = 4;
export const SCRIPTORIUM = 6;

const find = (cards: Readonly<Record<Card, { readonly key: string }>>, key: string): Card =>
  Number(Object.keys(cards).find((card) => cards[Number(card)].key === key));
export const findDevelopment = (key: string): Card => find(DEVELOPMENTS, key);
export const findDream = (key: string): Card => find(DREAMS, key);

export const SENTENCE = findDevelopment('sentence');
export const CALL = findDevelopment('call-from-the-deep');
export const SIXTH_STEP = findDream('sixth-step');
const RABBLE = find(CONFLICTS, 'the-rabble');

const OWN_HAND = [SENTENCE, CALL, findDevelopment('veil')];
const OWN_DREAMS = [SIXTH_STEP, findDream('high-tower')];
const RIVAL_DREAMS = [findDream('four-signs'), findDream('two-candles')];
const MARKET = [findDream('two-roads'), findDream('great-harvest'), findDream('second-home')];
/** Everybody begins with one upgrade. */
const OWN_UPGRADE = findDevelopment('reading-room-of-shadows');
const RIVAL_UPGRADE = findDevelopment('stone-ranks');
/** The rival draws the last two first, the learner the other one. */
const DRAWN = [findDevelopment('blow'), findDevelopment('exorcism'), findDevelopment('short-prayer')];
const BONE = TURN_TRACK.indexOf('bone');

/** The cards of a deck but those that are laid elsewhere, and these on top, the last first. */
function deckBut(cards: readonly Card[], laid: readonly Card[], ...top: Card[]): Card[] {
  return [...cards.filter((card) => !laid.includes(card) && !top.includes(card)), ...top];
}

const dayOf = (card: Card): number => {
  const design = DEVELOPMENTS[card];
  return design.kind === 'upgrade' ? ACTIONS.indexOf(design.action) : -1;
};

/** The cards are dealt by hand, so that each part of the lesson comes when it is due. */
export function begin(engine: Engine<NightmareCathedral, CathedralMove>): NightmareCathedral {
  const s = engine.start({ seats: 2, seed: 1, first: YOU, options: { nightmares: '1+5' } });
  const deck = deckOf('development', 1, 2);
  const dreams = deckOf('dream', 1, 2);
  s.startSpace = BONE;
  s.space = BONE;
  s.actions.forEach((cards) => cards.forEach((pile) => pile.splice(0)));
  s.actions[YOU][dayOf(OWN_UPGRADE)].push(OWN_UPGRADE);
  s.actions[RIVAL][dayOf(RIVAL_UPGRADE)].push(RIVAL_UPGRADE);
  const rivalHand = [findDevelopment('night-march'), findDevelopment('frenzy'), findDevelopment('hunter-of-shadows')];
  s.hands = [
    [s.hands[YOU][0], ...OWN_HAND],
    [s.hands[RIVAL][0], ...rivalHand],
  ];
  s.deck = deckBut(deck, [...OWN_HAND, ...rivalHand, OWN_UPGRADE, RIVAL_UPGRADE], ...DRAWN);
  s.dreams = [[...OWN_DREAMS], [...RIVAL_DREAMS]];
  s.market = [...MARKET];
  s.dreamDeck = deckBut(dreams, [...OWN_DREAMS, ...RIVAL_DREAMS, ...MARKET]);
  s.dreamDeckMet = s.dreamDeck.map(() => 0);
  s.conflicts = deckBut(deckOf('conflict', 1, 2), [], RABBLE);
  return s;
}
