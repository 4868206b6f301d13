import type { Card, Dice, State } from '../kernel/types';

import { BASIC, DEVELOPMENTS, deckOf } from './content/cards';
import { ACTIONS } from './content/days';
import { NIGHTMARES } from './content/nightmares';
import { CATHEDRAL_TRACK, FORKS, TURN_TRACK } from './content/tracks';
import { makeEmptyNotes } from './did';
import { layTokens, MARKET_PLACES } from './rising';
import { NONE, SHADOWS, SIDES, type CathedralOptions, type NightmareCathedral, type Side } from './state';

const AREAS = 21;
export const FOLLOWERS = 20;
export const SHADOW_UNITS = 30;
export const BLOCKS = 10;
export const HAND = 3;
export const DREAMS_DEALT = 2;
/** With Forking Paths the standard game begins with this piece up (N10.1). */
const FIRST_FORK = '1C';

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function shuffle(cards: Card[], dice: Dice): Card[] {
  dice.shuffle(cards);
  return cards;
}

/** Returns the two Nightmares of a match (N2.5). */
function nightmaresOf(options: CathedralOptions, dice: Dice): number[] {
  const all = Object.keys(NIGHTMARES).map(Number);
  dice.shuffle(all); // we draw even when they are chosen, so that the same seed deals the same cards
  if (options.nightmares === 'drawn') return all.slice(0, 2).sort((one, other) => one - other);
  if (options.nightmares !== 'chosen') return options.nightmares.split('+').map(Number);
  return [options.firstNightmare, options.secondNightmare];
}

/** N2.4: for each seat in turn, cards are turned up until an upgrade comes; the other cards go back. */
function dealUpgrades(s: State, deck: Card[], dice: Dice): Card[][][] {
  const actions = each(s.seats, () => ACTIONS.map((): Card[] => []));
  const turned: Card[] = [];
  for (let i = 0; i < s.seats;) {
    const card = deck.pop()!;
    const design = DEVELOPMENTS[card];
    if (design.kind === 'upgrade') {
      actions[(s.first + i) % s.seats][ACTIONS.indexOf(design.action)].push(card);
      i++;
    } else turned.push(card);
  }
  deck.push(...turned);
  dice.shuffle(deck);
  return actions;
}

/** Lists the pieces that are up before the first turn (N2.10, N10.1). */
export function listPiecesUp(
  { forking, length }: Pick<CathedralOptions, 'forking' | 'length'>,
  seats: number,
): NightmareCathedral['pieces'] {
  if (forking) return length === 'standard' ? [FIRST_FORK] : [];
  if (length === 'standard') return [CATHEDRAL_TRACK[0].piece];
  return CATHEDRAL_TRACK.filter((space) => seats <= space.upWith).map((space) => space.piece);
}

export function setUp(base: State, dice: Dice): Omit<NightmareCathedral, keyof State> {
  const options = base.options as CathedralOptions;
  const { seats } = base;
  const nightmares = nightmaresOf(options, dice);
  const startSpace = dice.random(TURN_TRACK.length);
  const deck = shuffle(deckOf('development', 1, seats), dice);
  const actions = dealUpgrades(base, deck, dice);
  const dreamDeck = shuffle(deckOf('dream', 1, seats), dice);
  const supply = zeros(SIDES);
  for (let seat: Side = 0; seat < seats; seat++) supply[seat] = FOLLOWERS;
  supply[SHADOWS] = SHADOW_UNITS;
  const own = {
    turn: base.first,
    turns: 0,
    startSpace,
    space: startSpace,
    units: zeros(AREAS * SIDES),
    fortress: each(AREAS, () => NONE),
    levels: zeros(AREAS),
    control: each(AREAS, () => SHADOWS),
    stronghold: zeros(seats),
    winged: zeros(seats),
    supply,
    blocks: each(seats, () => BLOCKS),
    limbo: zeros(seats),
    kneeling: zeros(seats),
    devoured: zeros(SIDES),
    ritual: zeros(seats * 2),
    dreamer: each(seats, () => 0),
    day: NONE,
    wakes: each(seats, () => false),
    nightmares,
    nightmareAt: [0, 0],
    commanded: zeros(seats),
    pieces: listPiecesUp(options, seats),
    tokens: FORKS.map(() => 0),
    stageCards: false,
    lastRound: false,
    acting: base.first,
    acted: makeEmptyNotes(1),
    turned: makeEmptyNotes(seats),
    hands: each(seats, (seat) => [BASIC[seat], ...deck.splice(-HAND)]),
    deck,
    deck2: shuffle(deckOf('development', 2, seats), dice),
    discards: [],
    actions,
    dreams: each(seats, () => dreamDeck.splice(-DREAMS_DEALT)),
    visions: each(seats, () => []),
    dreamt: each(seats, () => []),
    market: dreamDeck.splice(-MARKET_PLACES),
    dreamDeck,
    dreamDeckMet: dreamDeck.map(() => 0),
    dreamDeck2: shuffle(deckOf('dream', 2, seats), dice),
    conflicts: shuffle(deckOf('conflict', 1, seats), dice),
    conflictsMet: 0,
    conflicts2: shuffle(deckOf('conflict', 2, seats), dice),
    gone: [],
  };
  if (options.forking) {
    layTokens(own, 'grey', dice);
    if (options.length === 'standard') own.tokens[FORKS.findIndex((fork) => fork.piece === FIRST_FORK)] = 0;
  }
  return own;
}
