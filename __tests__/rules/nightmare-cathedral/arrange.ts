import { createEngine } from '../../../src/rules/kernel/engine';
import type { Card, Event, Seat } from '../../../src/rules/kernel/types';
import type { Carrying } from '../../../src/rules/nightmare-cathedral/carrying';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../../src/rules/nightmare-cathedral/content/days';
import type { ActionName, Effects } from '../../../src/rules/nightmare-cathedral/content/effects';
import { CATHEDRAL_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';
import { nightmareCathedral } from '../../../src/rules/nightmare-cathedral/game';
import {
  NONE,
  SHADOWS,
  SIDES,
  type CathedralMove,
  type CathedralOptions,
  type NightmareCathedral,
  type Side,
} from '../../../src/rules/nightmare-cathedral/state';
import { listZones } from '../../../src/rules/nightmare-cathedral/zones';

export const engine = createEngine(nightmareCathedral);

/** What stands in an area: units of each side, and `fortress: [seat, levels]`. */
export interface Standing {
  readonly units?: readonly (readonly [side: Side, count: number])[];
  readonly fortress?: readonly [seat: Seat, levels: number];
}

export interface Arrangement {
  readonly seats?: number;
  readonly seed?: number;
  readonly turn?: Seat;
  readonly options?: Partial<CathedralOptions>;
  /** Areas that are not named are empty. */
  readonly areas?: Readonly<Record<number, Standing>>;
  readonly winged?: readonly number[];
  /** Where each seat's Dreamer is; by default they sleep at dusk. */
  readonly dreamer?: readonly number[];
  /** Whether the Cathedral is finished. */
  readonly complete?: boolean;
  /** The hands by seat: cards by key, besides Basic Combat. */
  readonly hands?: readonly (readonly string[])[];
  readonly dreams?: readonly (readonly string[])[];
}

/** Finds a card by its key, wherever it lies. */
export function cardCalled(key: string, not: readonly Card[] = []): Card {
  const found = [DEVELOPMENTS, DREAMS, CONFLICTS].flatMap((cards) =>
    Object.keys(cards)
      .map(Number)
      .filter((card) => cards[card].key === key && !not.includes(card)),
  );
  if (found.length === 0) throw new Error(`there is no card ${key}`);
  return found[0];
}

/**
 * Takes a card from wherever it lies, so that it can be put elsewhere. A card that is not in this match is added to it.
 */
export function fetch(s: NightmareCathedral, key: string, not: readonly Card[] = []): Card {
  const card = cardCalled(key, not);
  const zone = listZones(s).find(({ cards }) => cards.includes(card));
  if (zone) zone.cards.splice(zone.cards.indexOf(card), 1);
  s.dreamDeckMet = s.dreamDeck.map(() => 0);
  return card;
}

/**
 * A match at the beginning of a turn after set-up, with this on the map and in the hands; every other card is in its
 * deck.
 */
export function arrange({
  seats = 2,
  seed = 1,
  turn = 0,
  options,
  areas,
  winged,
  dreamer,
  complete = false,
  hands,
  dreams,
}: Arrangement = {}): NightmareCathedral {
  const s = engine.start({ seats, seed, first: turn, options });
  while (s.flow[s.flow.length - 1].procedure === 'match') {
    const [seat] = engine.waiting(s);
    engine.play(s, seat, engine.moves(s, seat)[0]);
  }
  for (let seat = 0; seat < seats; seat++) s.dreamer[seat] = dreamer?.[seat] ?? 0;
  // These are the cards that everybody begins with.
  s.deck.push(...s.actions.flatMap((rows) => rows.flatMap((cards) => cards.splice(0))));
  if (areas) stand(s, areas);
  winged?.forEach((area, seat) => (s.winged[seat] = area));
  if (complete) s.pieces = CATHEDRAL_TRACK.map((space) => space.piece);
  if (hands) {
    for (const hand of s.hands) s.deck.push(...hand.splice(1));
    const given: Card[] = [];
    hands.forEach((keys, seat) => {
      for (const key of keys) {
        const card = fetch(s, key, given);
        given.push(card);
        s.hands[seat].push(card);
      }
    });
  }
  s.dreams.forEach((hand, seat) => {
    if (!dreams?.[seat]) return;
    s.dreamDeck.push(...hand.splice(0));
    const given: Card[] = [];
    for (const key of dreams[seat]) given.push(fetch(s, key, given));
    hand.push(...given);
  });
  s.dreamDeckMet = s.dreamDeck.map(() => 0);
  return s;
}

/** Clears the map and sets this up on it. */
export function stand(s: NightmareCathedral, areas: Readonly<Record<number, Standing>>): void {
  s.units.fill(0);
  s.fortress.fill(NONE);
  s.levels.fill(0);
  s.control.fill(SHADOWS);
  s.stronghold.fill(0);
  for (let seat = 0; seat < s.seats; seat++) {
    s.supply[seat] = 20;
    s.blocks[seat] = 10;
    s.limbo[seat] = 0;
  }
  s.supply[SHADOWS] = 30;
  for (const [area, { units = [], fortress }] of Object.entries(areas)) {
    const at = Number(area);
    for (const [side, count] of units) {
      s.units[at * SIDES + side] = count;
      s.supply[side] -= count;
    }
    if (fortress) {
      s.fortress[at] = fortress[0];
      s.levels[at] = fortress[1];
      s.blocks[fortress[0]] -= fortress[1];
    }
    s.control[at] = controllerOf(s, at);
  }
}

/** Finds the controller by the words of N1.2, not by the code under test. */
function controllerOf(s: NightmareCathedral, area: number): Side {
  if (s.levels[area] > 0) return s.fortress[area];
  const counts = Array.from({ length: SIDES }, (_, side) => s.units[area * SIDES + side]);
  const most = Math.max(...counts);
  if (most === 0) return SHADOWS;
  return counts.filter((count) => count === most).length > 1 ? NONE : counts.indexOf(most);
}

/**
 * A match in which a seat carries out these effects, up to its first question; `here` is the area of a conflict.
 * Afterwards the turn begins.
 */
export function facing(
  effects: Effects,
  arrangement: Arrangement = {},
  at: { seat?: Seat; here?: number } = {},
): { s: NightmareCathedral; told: Event[] } {
  const { seat = 0, here = 0 } = at;
  const s = arrange(arrangement);
  s.acting = seat;
  const told: Event[] = [];
  // A single step before the effects, whose only answer leads to them.
  s.flow.push({
    procedure: 'effects',
    step: 'next',
    locals: { seat, list: JSON.parse(JSON.stringify(effects)), here } as Carrying,
  });
  s.flow.push({ procedure: 'bonus', step: 'offer', locals: { seat, step: 1 } });
  engine.play(s, seat, { type: 'done' }, (event) => told.push(event));
  return { s, told };
}

/** Plays moves for whoever is asked, and returns the events. */
export function play(s: NightmareCathedral, ...moves: readonly CathedralMove[]): Event[] {
  const told: Event[] = [];
  for (const move of moves) engine.play(s, engine.waiting(s)[0], move, (event) => told.push(event));
  return told;
}

export const asked = (s: NightmareCathedral): string =>
  s.flow.length === 0 ? 'over' : `${s.flow[s.flow.length - 1].procedure}.${s.flow[s.flow.length - 1].step}`;
export const waiting = (s: NightmareCathedral): Seat => engine.waiting(s)[0];
export const moves = (s: NightmareCathedral): readonly CathedralMove[] => engine.moves(s, waiting(s));
export const types = (s: NightmareCathedral): string[] => [...new Set(moves(s).map((move) => move.type))];
export const units = (s: NightmareCathedral, area: number): number[] =>
  s.units.slice(area * SIDES, area * SIDES + SIDES);
export const keys = (told: readonly Event[]): string[] => told.map((event) => event.key);
export const day = (action: ActionName): number => ACTIONS.indexOf(action);

/** Answers with `done`, `pass` or the first move until the match reaches this step. */
export function until(s: NightmareCathedral, place: string): void {
  for (let i = 0; asked(s) !== place; i++) {
    if (i > 500 || s.flow.length === 0) throw new Error(`it never came to ${place}`);
    const offered = moves(s);
    play(s, offered.find((move) => move.type === 'done' || move.type === 'pass') ?? offered[0]);
  }
}

export const done: CathedralMove = { type: 'done' };
export const accept: CathedralMove = { type: 'accept' };
