import { rank } from '../kernel/rank';
import type { Game, Zone } from '../kernel/types';

import { CARDS, DECK } from './cards';
import { judge, pointsOf } from './judge';
import { wins } from './score';
import type { Template, TemplateMove, TemplateOptions } from './state';
import { match } from './turn';

export const STAIRS = 2;

const pointsBySeat = (s: Template): number[] => s.hands.map((_, seat) => pointsOf(s, seat));

export const templateGame: Game<Template, TemplateMove> = {
  id: 'template',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    hand: { kind: 'choice', of: [3, 4, 5], initial: 4 },
  },
  content: CARDS,
  setup(s, dice) {
    const pile = [...DECK];
    dice.shuffle(pile);
    const { hand } = s.options as TemplateOptions;
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    return {
      hands: seats.map(() => pile.splice(-hand)),
      stairs: seats.map(() => Array.from({ length: STAIRS }, () => [])),
      pile,
      discard: [],
      turn: s.first,
    };
  },
  start: 'match',
  procedures: [match],
  zones: (s) => [
    ...s.hands.map((cards, seat): Zone => ({ name: `hand:${seat}`, cards, seen: seat })),
    ...s.stairs.flatMap((rows, seat) =>
      rows.map((cards, stairs): Zone => ({ name: `stairs:${seat}:${stairs}`, cards, seen: 'all' })),
    ),
    { name: 'pile', cards: s.pile, seen: 'none' },
    { name: 'discard', cards: s.discard, seen: 'all' },
  ],
  wins,
  score: pointsBySeat,
  result: (s) => ({ places: rank(pointsBySeat(s), wins) }),
  judge,
};
