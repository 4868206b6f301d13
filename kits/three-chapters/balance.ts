import type { Owners } from '../../scripts/balance/owners';
import { FIGURES } from '../../src/rules/three-chapters/cards';
import { chairOf } from '../../src/rules/three-chapters/chairs';
import type { ThreeChapters } from '../../src/rules/three-chapters/state';

export const balance: Owners = {
  kind: 'owners',
  by: 'hard', // takes 0.2 ms a move
  seats: [2, 3, 4, 5, 6],
  matches: 20_000,
  low: 0.7,
  high: 1.35,
  owned(state, seat) {
    const s = state as ThreeChapters;
    return s.stories[chairOf(s, seat)].map((card) => `${String(card).padStart(2)} ${FIGURES[card].key}`);
  },
};
