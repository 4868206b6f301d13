import { freeze } from '../../../src/rules/kernel/clone';
import { ask, declareProcedure } from '../../../src/rules/kernel/flow';
import { rank } from '../../../src/rules/kernel/rank';
import type { Card, Game, Seat, State, Zone } from '../../../src/rules/kernel/types';

/** A small game with everything that can go wrong: hands, a question to others, a lasting round. For tests only. */
export interface Trick extends State {
  hands: Card[][];
  deck: Card[];
  pile: Card[];
  points: number[];
}

interface Round {
  turn: Seat;
  left: number;
}

export type TrickMove =
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'cover'; readonly card: Card }
  | { readonly type: 'pass' };

export const CARDS: readonly { readonly worth: number }[] = freeze(
  Array.from({ length: 13 }, (_, card) => ({ worth: card })),
);
const HAND = 3;

export const left = (s: Trick, l: Round): Seat => (l.turn + 1) % s.seats;

/** Whoever sits to the left may cover the card that was laid with a higher one of the same half of the deck. */
export const covers = (s: Trick, seat: Seat): TrickMove[] =>
  s.hands[seat]
    .filter((card) => card > s.pile[s.pile.length - 1] && card % 2 === s.pile[s.pile.length - 1] % 2)
    .map((card) => ({ type: 'cover', card }));

function lay(s: Trick, seat: Seat, card: Card) {
  s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
  s.pile.push(card);
}

export const round = declareProcedure<Trick, Round, TrickMove>('round', {
  begin(s, l) {
    l.turn = s.first;
    l.left = s.seats * HAND;
  },
  lay: ask({
    who: (s, l) => (s.hands[l.turn].length > 0 ? l.turn : null),
    moves: (s, l) => s.hands[l.turn].map((card) => ({ type: 'lay', card })),
    play(s, l, seat, move, table) {
      if (move.type !== 'lay') return;
      lay(s, seat, move.card);
      table.say({ key: 'laid', seat, card: move.card });
    },
  }),
  cover: ask({
    who: (s, l) => (s.hands[left(s, l)].length > 0 ? left(s, l) : null),
    moves: (s, _, seat) => [{ type: 'pass' }, ...covers(s, seat)],
    play(s, l, seat, move, table) {
      if (move.type === 'cover') {
        lay(s, seat, move.card);
        s.points[seat] += 1;
        table.say({ key: 'covered', seat, card: move.card });
      } else table.say({ key: 'passed', seat });
    },
  }),
  draw(s, l, table) {
    const card = s.deck.pop();
    if (card !== undefined) {
      s.hands[l.turn].push(card);
      table.say({ key: 'drew', seat: l.turn, secret: { to: [l.turn], card } });
    }
    l.turn = left(s, l);
    l.left--;
    if (l.left > 0) table.goto('lay');
  },
});

export const trick: Game<Trick, TrickMove> = {
  id: 'trick',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  content: CARDS,
  setup(s, dice) {
    const deck = CARDS.map((_, card) => card).slice(1);
    dice.shuffle(deck);
    return {
      hands: Array.from({ length: s.seats }, () => deck.splice(0, HAND)),
      deck,
      pile: [0].slice(1),
      points: Array.from({ length: s.seats }, () => 0),
    };
  },
  start: 'round',
  procedures: [round],
  zones: (s): Zone[] => [
    ...s.hands.map((cards, seat): Zone => ({ name: `hand:${seat}`, cards, seen: seat })),
    { name: 'deck', cards: s.deck, seen: 'none' },
    { name: 'pile', cards: s.pile, seen: 'all' },
  ],
  wins: 'most',
  score: (s) => s.points,
  result: (s) => ({ places: rank(s.points, 'most') }),
};
