import { freeze } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import { ask, declareProcedure } from '../../src/rules/kernel/flow';
import type { Card, Game, Seat, State } from '../../src/rules/kernel/types';

import { CARDS, MOVES, SEATS, TRICKS } from './rules';

interface Tricks extends State {
  hands: Card[][];
  deck: Card[];
  trick: Card[];
  leader: Seat;
  taken: number[];
}
interface Lay {
  readonly type: 'lay';
  readonly card: Card;
}

const DECK: readonly Card[] = freeze(Array.from({ length: CARDS }, (_, i) => i + 1));
const LAY: readonly Lay[] = freeze(Array.from({ length: CARDS + 1 }, (_, card) => ({ type: 'lay', card }) as const));

const tricks: Game<Tricks, Lay> = {
  id: 'tricks',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  content: LAY,
  setup(_, dice) {
    const deck = DECK.slice();
    dice.shuffle(deck);
    const hands: Card[][] = [];
    for (let seat = 0; seat < SEATS; seat++) hands.push(deck.splice(-TRICKS));
    return { hands, deck, trick: [], leader: 0, taken: [0, 0, 0, 0] };
  },
  start: 'play',
  procedures: [
    declareProcedure<Tricks, object, Lay>('play', {
      lay: ask({
        who: (s) => (s.leader + s.trick.length) % SEATS,
        moves(s, _, seat) {
          const hand = s.hands[seat];
          const moves: Lay[] = [];
          for (let i = 0; i < hand.length; i++) moves.push(LAY[hand[i]]);
          return moves;
        },
        play(s, _, seat, move, table) {
          const hand = s.hands[seat];
          hand.splice(hand.indexOf(move.card), 1);
          s.trick.push(move.card);
          table.say({ key: 'laid', seat, card: move.card });
          if (s.trick.length < SEATS) table.again();
        },
      }),
      take(s, _, table) {
        s.leader = (s.leader + s.trick.indexOf(Math.max(...s.trick))) % SEATS;
        s.taken[s.leader]++;
        s.deck.push(...s.trick);
        s.trick = [];
        if (s.hands[s.leader].length > 0) table.goto('lay');
      },
    }),
  ],
  zones: (s) => [
    ...s.hands.map((cards, seat) => ({ name: `hand:${seat}`, cards, seen: seat })),
    { name: 'deck', cards: s.deck, seen: 'none' },
    { name: 'trick', cards: s.trick, seen: 'all' },
  ],
  wins: 'most',
  score: (s) => s.taken,
  result: (s) => ({ places: s.taken.map((mine) => 1 + s.taken.filter((other) => other > mine).length) }),
};

/** Plays matches with random moves; gives back how many moves that were. */
export function playOurs(matches: number): number {
  const engine = createEngine(tricks);
  for (let seed = 0; seed < matches; seed++) {
    const s = engine.start({ seats: SEATS, seed });
    for (let i = 0; i < MOVES; i++) {
      const seat = engine.waiting(s)[0];
      const moves = engine.moves(s, seat);
      engine.play(s, seat, moves[Math.floor(Math.random() * moves.length)]); // as the other two choose
    }
    if (!engine.isOver(s)) throw new Error('ours does not end');
  }
  return matches * MOVES;
}
