import { FACES, type CardKey } from '../../../src/rules/cat-lady/cards';
import { CAT, type CatKey } from '../../../src/rules/cat-lady/cats';
import { findBestBowls } from '../../../src/rules/cat-lady/feeding/best';
import type { Collection, Feeding, Foods } from '../../../src/rules/cat-lady/feeding/collection';
import { weigh } from '../../../src/rules/cat-lady/feeding/weigh';
import { catLady } from '../../../src/rules/cat-lady/game';
import type { Belongings } from '../../../src/rules/cat-lady/score';
import type { CatLady, CatLadyMove } from '../../../src/rules/cat-lady/state';
import { createEngine } from '../../../src/rules/kernel/engine';
import type { Card, Event, Seat } from '../../../src/rules/kernel/types';

export const engine = createEngine(catLady);

export interface Arrangement {
  readonly seats?: number;
  /** The cards by spot. */
  readonly grid?: readonly CardKey[];
  readonly token?: number;
  /** The deck, top card last; all other cards lie in the box. */
  readonly deck?: readonly CardKey[];
  readonly strays?: readonly CardKey[];
  /** The hands by seat. */
  readonly hands?: readonly (readonly CardKey[])[];
  readonly cats?: readonly (readonly CardKey[])[];
  readonly food?: readonly Foods[];
}

/** A match at the beginning of seat 0's turn, with these cards on the table. */
export function arrange({
  seats = 2,
  grid,
  token = 0,
  deck,
  strays,
  hands = [],
  cats = [],
  food = [],
}: Arrangement): CatLady {
  const s = engine.start({ seats, seed: 1, first: 0 });
  const main = [...s.grid.flat(), ...s.deck, ...s.box];
  const beside = [...s.strays, ...s.strayBox];
  const find = (from: Card[]) => (key: CardKey) => {
    const index = from.findIndex((card) => FACES[card]!.key === key);
    if (index < 0) throw new Error(`there is no more ${key}`);
    return from.splice(index, 1)[0];
  };
  s.strays = (strays ?? []).map(find(beside));
  s.cats = s.cats.map((_, seat) =>
    (cats[seat] ?? []).map((key) =>
      find(FACES.some((face) => face?.key === key && face.type === 'cat' && face.isStray) ? beside : main)(key),
    ),
  );
  s.strayBox = beside;
  s.hands = s.hands.map((_, seat) => (hands[seat] ?? []).map(find(main)));
  const lying = grid?.map(find(main));
  const pile = deck?.map(find(main));
  s.grid = (lying ?? main.splice(0, 9)).map((card) => [card]);
  s.deck = pile ?? main;
  s.box = pile ? main : [];
  s.food = s.food.map((none, seat) => [...(food[seat] ?? none)]);
  s.token = token;
  s.flow = [
    { procedure: 'match', step: 'reveal', locals: {} },
    { procedure: 'turn', step: 'choose', locals: {} },
  ];
  return s;
}

/** Plays moves for whoever is asked, and returns the events. */
export function play(s: CatLady, ...moves: readonly CatLadyMove[]): Event[] {
  const told: Event[] = [];
  for (const move of moves) engine.play(s, engine.waiting(s)[0], move, (event) => told.push(event));
  return told;
}

export const keys = (cards: readonly Card[]) => cards.map((card) => FACES[card]!.key);
export const offered = (s: CatLady, seat: Seat = engine.waiting(s)[0]) => engine.moves(s, seat);
export const lines = (s: CatLady, type: CatLadyMove['type']) =>
  offered(s).flatMap((move) => (move.type === type && 'line' in move ? [move.line] : []));
export const types = (s: CatLady) => [...new Set(offered(s).map((move) => move.type))];

export const place = (line: number) => ({ type: 'place', line }) as const;
export const take = (line: number) => ({ type: 'take', line }) as const;
export const spray = (line: number) => ({ type: 'spray', line }) as const;
export const adopt = (stray: number) => ({ type: 'adopt', stray }) as const;
export const cash = { type: 'cash' } as const;
export const end = { type: 'end' } as const;
export const done = { type: 'done' } as const;
export const best = { type: 'best' } as const;
export const give = (cat: number, food: 'chicken' | 'tuna' | 'milk' | 'treat') =>
  ({ type: 'give', cat, food }) as const;
export const back = (cat: number, food: 'chicken' | 'tuna' | 'milk' | 'treat') =>
  ({ type: 'back', cat, food }) as const;

/** Nine cards without effect: no cats, no food, nothing to play. */
export const QUIET: readonly CardKey[] = [
  'mouse',
  'yarn',
  'wand',
  'tower',
  'scratcher',
  'catnip',
  'captain',
  'wizard',
  'king',
];

/** A collection in short form: 'ctm' is a chicken, a tuna and a milk, '*' a treat. */
export function collection(cats: readonly CatKey[], food: string, more: Partial<Collection> = {}): Collection {
  const count = (letter: string) => food.split(letter).length - 1;
  return {
    cats: cats.map((key) => CAT[key]),
    food: [count('c'), count('t'), count('m'), count('*')],
    catnip: 0,
    costumes: 0,
    toys: 0,
    rivalsFed: 0,
    ...more,
  };
}

export const bestOf = (given: Collection): Feeding => weigh(given, findBestBowls(given));
/** The points of each cat in the best feeding. */
export const pointsOf = (given: Collection): number[] => bestOf(given).portions.map((portion) => portion.points);

export const nothing: Belongings = {
  cats: [],
  food: [0, 0, 0, 0],
  toys: [0, 0, 0, 0, 0],
  costumes: 0,
  catnip: 0,
  lostCats: 0,
  points: 0,
};
