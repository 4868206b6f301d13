import { createEngine } from '../../../src/rules/kernel/engine';
import type { Card, Event, Seat } from '../../../src/rules/kernel/types';
import { DECK, FIGURES, cardOf } from '../../../src/rules/three-chapters/cards';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import type { FigureKey } from '../../../src/rules/three-chapters/names';
import type { ThreeChapters, ThreeChaptersMove, Tokens } from '../../../src/rules/three-chapters/state';

export const engine = createEngine(threeChapters);

export const cards = (...keys: readonly FigureKey[]): Card[] => keys.map(cardOf);
export const keysOf = (list: readonly Card[]): FigureKey[] => list.map((card) => FIGURES[card].key);

export const tokens = (hearts = 0, gems = 0, stars = 0): Tokens => ({ hearts, gems, stars });

export interface Arrangement {
  /** The cards left to play, by seat; all hands have the same size. */
  readonly hands: readonly (readonly FigureKey[])[];
  /** With two seats, the ghosts by the seat they are right of; the top card comes last. */
  readonly ghosts?: readonly (readonly FigureKey[])[];
  readonly leader?: number;
  /** What was played before, by chair. */
  readonly stories?: readonly (readonly FigureKey[])[];
  readonly tokens?: readonly Tokens[];
  readonly won?: readonly number[];
}

/** A match in chapter II before a trick; cards that are not named lie in the deck. */
export function arrange({ hands, ghosts = [], leader = 0, stories, tokens: had, won }: Arrangement): ThreeChapters {
  const seats = hands.length;
  const chairs = seats === 2 ? 4 : seats;
  const s: ThreeChapters = {
    ...engine.start({ seats, seed: 1, first: 0 }),
    chapter: 2,
    hands: hands.map((hand) => cards(...hand)),
    kept: hands.map(() => []),
    ghosts: ghosts.map((ghost) => cards(...ghost)),
    box: hands.map(() => []),
    stories: Array.from({ length: chairs }, (_, chair) => cards(...(stories?.[chair] ?? []))),
    leader,
    tokens: hands.map((_, seat) => had?.[seat] ?? tokens()),
    won: hands.map((_, seat) => won?.[seat] ?? 0),
    flow: [
      { procedure: 'match', step: 'chapterThree', locals: {} },
      { procedure: 'tricks', step: 'play', locals: {} },
    ],
  };
  const used = [...s.hands, ...s.ghosts, ...s.stories].flat();
  if (new Set(used).size < used.length) throw new Error('a card lies in two places');
  s.deck = DECK.filter((card) => !used.includes(card));
  return s;
}

/** Plays figures for whoever is asked, and returns the events. */
export function play(s: ThreeChapters, ...keys: readonly FigureKey[]): Event[] {
  const told: Event[] = [];
  for (const key of keys)
    engine.play(s, engine.waiting(s)[0], { type: 'play', card: cardOf(key) }, (event) => told.push(event));
  return told;
}

/**
 * One trick of these figures, by seats from 0 on, before the last card of each hand; returns what it gives every seat.
 */
export function trick(...keys: readonly FigureKey[]): Tokens[] {
  const rest = (
    [
      'giant',
      'ogre',
      'troll',
      'vampire',
      'dragon',
      'shapeshifter',
      'beauty',
      'rapunzel',
      'tweedledum',
      'duckling',
      'sleepyDwarf',
    ] as const
  ).filter((key) => !keys.includes(key));
  const s = arrange({ hands: keys.map((key, seat) => [key, rest[seat]]) });
  play(s, ...keys);
  return s.tokens;
}

export const told = (events: readonly Event[], key: string): Event[] => events.filter((event) => event.key === key);
export const keep = (card: Card): ThreeChaptersMove => ({ type: 'keep', card });
export const give = (card: Card): ThreeChaptersMove => ({ type: 'give', card });

/** Everybody keeps the first card of the hand; with two seats they also give the next one to the ghost. */
export function draftOn(s: ThreeChapters, steps: number): Event[] {
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  for (let i = 0; i < steps; i++) {
    for (const seat of [...engine.waiting(s)]) {
      engine.play(s, seat, engine.moves(s, seat)[0], tell);
      if (s.seats === 2) engine.play(s, seat, engine.moves(s, seat)[0], tell);
    }
  }
  return events;
}

/** Copies a value, so that it can be compared later. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
export const others = (s: ThreeChapters, seat: Seat): Seat[] =>
  s.hands.map((_, one) => one).filter((one) => one !== seat);
