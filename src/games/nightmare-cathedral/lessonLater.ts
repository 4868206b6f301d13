import type { Card } from '../../rules/kernel/types';
import { CATHEDRAL_TRACK, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import { SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { leaveArea, muster, raiseLevel, toSupply, unitsAt } from '../../rules/nightmare-cathedral/units';

import {
  AVENUE,
  BELFRY,
  CLOISTER,
  CRYPT,
  findDevelopment,
  findDream,
  HOME,
  LIGHTHOUSE,
  ORCHARD,
  PASTURE,
  RIVAL,
  RIVAL_HOME,
  SCRIPTORIUM,
  YOU,
} from './lessonDeal';

/** The table of the lesson when turns have gone by: only between two turns, since nothing is under way then. */

const DUSK = 0;
const MIDNIGHT = 1;

/** Lets units come and go until so many are there. */
function stand(s: NightmareCathedral, area: number, side: Side, count: number): void {
  while (unitsAt(s, area, side) < count) muster(s, area, side);
  while (unitsAt(s, area, side) > count) toSupply(s, area, side);
}

function devour(s: NightmareCathedral, area: number, side: Side): void {
  leaveArea(s, area, side);
  s.devoured[side]++;
}

function goToTurn(s: NightmareCathedral, turns: number, pieces: number): void {
  s.turns = turns;
  s.turn = turns % s.seats;
  s.space = (s.startSpace + turns) % TURN_TRACK.length;
  s.pieces = CATHEDRAL_TRACK.slice(0, pieces).map(({ piece }) => piece);
}

const take = (pile: Card[], card: Card): Card => pile.splice(pile.indexOf(card), 1)[0];

/** The rival had its second turn. */
export function jumpToFortify(s: NightmareCathedral): void {
  goToTurn(s, 4, 3);
  s.dreamer[RIVAL] = MIDNIGHT;
  stand(s, RIVAL_HOME, RIVAL, 3);
  stand(s, CLOISTER, SHADOWS, 0);
  stand(s, CLOISTER, RIVAL, 1);
}

/** Nearly two laps are over, and the Cathedral wants one more piece. */
export function jumpToRitual(s: NightmareCathedral): void {
  goToTurn(s, 22, CATHEDRAL_TRACK.length - 1);
  s.dreamer = [MIDNIGHT, DUSK];
  s.ritual = [4, 2, 3, 1];
  s.stageCards = true;
  s.deck.push(...s.deck2.splice(0));
  s.gone.push(...s.conflicts);
  s.conflicts = s.conflicts2.splice(0);
  s.conflictsMet = 0;
  s.dreamDeck.push(...s.market);
  s.market = ['one-sign', 'the-feast', 'ascension'].map((key) => take(s.dreamDeck2, findDream(key)));
  s.dreamDeck.push(...s.dreamDeck2.splice(0));
  s.dreamDeckMet = s.dreamDeck.map(() => 0);
  s.dreamt[RIVAL].push(take(s.dreams[RIVAL], findDream('two-candles')));
  s.dreams[RIVAL].push(take(s.dreamDeck, findDream('dominion')));
  s.actions[YOU][0].push(take(s.deck, findDevelopment('forbidden-books')));
  stand(s, CRYPT, SHADOWS, 0);
  stand(s, CRYPT, YOU, 1);
  stand(s, HOME, YOU, 2);
  stand(s, BELFRY, YOU, 0);
  stand(s, BELFRY, RIVAL, 1);
  stand(s, ORCHARD, YOU, 3);
  stand(s, SCRIPTORIUM, SHADOWS, 0);
  stand(s, SCRIPTORIUM, RIVAL, 2);
  stand(s, AVENUE, RIVAL, 2);
  stand(s, PASTURE, SHADOWS, 3);
  stand(s, LIGHTHOUSE, SHADOWS, 3);
  raiseLevel(s, RIVAL, AVENUE);
}

/** The Nightmares walked for some turns, and all but one were devoured that end the match. */
export function jumpToCommand(s: NightmareCathedral): void {
  goToTurn(s, 29, CATHEDRAL_TRACK.length);
  s.nightmareAt = [0, LIGHTHOUSE];
  devour(s, ORCHARD, YOU);
  devour(s, HOME, YOU);
  devour(s, AVENUE, RIVAL);
  for (let i = 0; i < 3; i++) devour(s, LIGHTHOUSE, SHADOWS);
}
