import type { Game } from '../kernel/types';

import { scoresOf } from './belongings';
import { FACES } from './cards';
import { NOWHERE, SPOTS } from './grid';
import { judge } from './judge';
import { levels } from './levels';
import { match } from './match';
import { rankSeats, wins } from './score';
import type { CatLady, CatLadyMove } from './state';
import { turn } from './turn';

const bySeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make);

export const catLady: Game<CatLady, CatLadyMove> = {
  id: 'cat-lady',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  content: FACES,
  setup: (s) => ({
    grid: bySeat(SPOTS, () => []),
    token: NOWHERE,
    deck: [],
    discard: [],
    box: [],
    strays: [],
    strayBox: [],
    cats: bySeat(s.seats, () => []),
    hands: bySeat(s.seats, () => []),
    food: bySeat(s.seats, () => [0, 0, 0, 0]),
    points: bySeat(s.seats, () => 0),
    turn: s.first,
    revealed: false,
    bowls: [],
    changed: [],
    done: bySeat(s.seats, () => false),
  }),
  noneFields: ['token'],
  start: 'match',
  procedures: [match, turn],
  zones: (s) => [
    ...s.grid.map((cards, spot) => ({ name: `grid:${spot}`, cards, seen: 'all' as const })),
    { name: 'deck', cards: s.deck, seen: 'none' },
    { name: 'box', cards: s.box, seen: 'none' },
    { name: 'discard', cards: s.discard, seen: 'all' },
    { name: 'strays', cards: s.strays, seen: 'all' },
    { name: 'strayBox', cards: s.strayBox, back: 'stray', seen: 'none' },
    ...s.cats.map((cards, seat) => ({ name: `cats:${seat}`, cards, seen: 'all' as const })),
    // C4.2: others saw each card being taken, and may not look it up again
    ...s.hands.map((cards, seat) => ({
      name: `hand:${seat}`,
      cards,
      seen: s.revealed ? ('all' as const) : seat,
      known: (other: number) => !s.revealed && other !== seat,
    })),
  ],
  wins,
  score: (s) => (s.revealed ? scoresOf(s).map(({ total }) => total) : s.points.slice()),
  result: (s) => ({ places: rankSeats(scoresOf(s)) }),
  judge,
  levels,
  // C4.1: only what is played from a hand needs to see it
  isOpen: ({ type }) => type !== 'adopt' && type !== 'cash' && type !== 'spray',
};
