import type { Game, Zone } from '../kernel/types';

import { DECK, FIGURES } from './cards';
import { chairOf, hasGhosts } from './chairs';
import { draft } from './draft';
import { judge } from './judge';
import { levels } from './levels';
import { match } from './match';
import { placesByPoints, wins } from './score';
import type { ThreeChapters, ThreeChaptersMove } from './state';
import { makeNoTokens, pointsOf } from './tokens';
import { tricks } from './tricks';

export const threeChapters: Game<ThreeChapters, ThreeChaptersMove> = {
  id: 'three-chapters',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {},
  content: FIGURES,
  setup(s, dice) {
    const deck = DECK.slice();
    dice.shuffle(deck);
    const each = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
    const ghosted = s.seats === 2;
    return {
      chapter: 1,
      deck,
      hands: each(s.seats, () => []),
      kept: each(s.seats, () => []),
      ghosts: each(ghosted ? s.seats : 0, () => []),
      box: each(s.seats, () => []),
      trick: [],
      stories: each(ghosted ? 4 : s.seats, () => []),
      leader: 0,
      tokens: each(s.seats, makeNoTokens),
      won: each(s.seats, () => 0),
    };
  },
  start: 'match',
  procedures: [match, draft, tricks],
  zones: (s) => [
    { name: 'deck', cards: s.deck, seen: 'none' },
    ...s.hands.map((cards, seat): Zone => ({ name: `hand:${seat}`, cards, seen: seat })),
    ...s.kept.map((cards, seat): Zone => ({ name: `kept:${seat}`, cards, seen: seat })),
    ...s.ghosts.map((cards, owner): Zone => ({
      name: `ghost:${owner}`,
      cards,
      seen: 'none',
      known: (seat) => seat === owner,
    })),
    ...s.box.map((cards, owner): Zone => ({
      name: `box:${owner}`,
      cards,
      seen: 'none',
      known: (seat) => seat === owner,
    })),
    { name: 'trick', cards: s.trick, seen: 'all' },
    ...s.stories.map((cards, chair): Zone => ({ name: `story:${chair}`, cards, seen: 'all' })),
  ],
  wins,
  score: (s) => s.tokens.map(pointsOf),
  result: (s) => ({
    places: placesByPoints(
      s.tokens,
      s.tokens.map((_, seat) => s.stories[chairOf(s, seat)]),
    ),
  }),
  judge,
  levels,
  // C3.4: a seat knows which cards it gave to its ghost, but not in which order they come once they are shuffled
  sampleHidden(s, seat, dice) {
    if (hasGhosts(s) && s.chapter === 2) dice.shuffle(s.ghosts[seat]);
  },
};
