import { freeze } from '../kernel/clone';
import { ask, declareProcedure, askSealed } from '../kernel/flow';
import type { Card, Seat } from '../kernel/types';

import { hasGhosts } from './chairs';
import { GIVE, KEEP, movesWith } from './moves';
import type { ThreeChapters, ThreeChaptersMove } from './state';

export const DEALT = 8;

/** How many cards a seat keeps of each deal, and how many deals there are. */
export const countKeptOf = (seats: number): number => (seats <= 3 ? 4 : 7);
export const dealsOf = (seats: number): number => (seats <= 3 ? 2 : 1);

/** How many cards a seat has in hand when the draft is over. */
export const countKept = (seats: number): number => countKeptOf(seats) * dealsOf(seats);

interface Draft {
  deal: number;
  /** How many cards were in each hand when the choice began. */
  count: number;
}

/** Lists of all seats, by the number of seats. */
const EVERYBODY: readonly (readonly Seat[])[] = freeze(
  Array.from({ length: 7 }, (_none, seats) => Array.from({ length: seats }, (_, seat) => seat)),
);
const NOBODY: readonly Seat[] = freeze([]);
const ALONE: readonly (readonly Seat[])[] = freeze([[0], [1]]);

/** With two seats: the seats that have not yet kept one card and given another away. */
function seatsChoosing(s: ThreeChapters, l: Draft): readonly Seat[] {
  const isDone = (seat: Seat) => s.hands[seat].length === l.count - 2;
  if (isDone(0)) return isDone(1) ? NOBODY : ALONE[1];
  return isDone(1) ? ALONE[0] : EVERYBODY[2];
}

function move(card: Card, from: Card[], to: Card[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
}

/** Chapter I: everybody keeps a card of the hand and passes the others on. */
export const draft = declareProcedure<ThreeChapters, Draft, ThreeChaptersMove>('draft', {
  deal(s, l, table) {
    l.deal = (l.deal ?? 0) + 1;
    for (let seat = 0; seat < s.seats; seat++) s.hands[seat] = s.deck.splice(-DEALT);
    table.say({ key: 'dealt', deal: l.deal });
  },

  begin(s, l) {
    l.count = s.hands[0].length;
  },

  // C2.2: everybody chooses in secret and at once
  keep: askSealed({
    who: (s) => (hasGhosts(s) ? null : EVERYBODY[s.seats]),
    moves: (s, _, seat) => movesWith(KEEP, s.hands[seat]),
    reveal(s, l, choices, table) {
      for (let seat = 0; seat < s.seats; seat++) move(choices[seat]!.card, s.hands[seat], s.kept[seat]);
      table.say({ key: 'allKept', kept: s.kept[0].length });
    },
  }),

  // C3.2: each seat makes two choices of one card each. The step is not sealed, so that a person can make both in one
  // visit; the zones keep them secret.
  keepAndGive: ask({
    who: (s, l) => (hasGhosts(s) ? seatsChoosing(s, l) : null),
    moves: (s, l, seat) => movesWith(s.hands[seat].length === l.count ? KEEP : GIVE, s.hands[seat]),
    play(s, l, seat, { type, card }, table) {
      move(card, s.hands[seat], (type === 'keep' ? s.kept : s.ghosts)[seat]);
      table.say({ key: type === 'keep' ? 'kept' : 'gave', seat, secret: { to: [seat], card } });
      table.again();
    },
  }),

  pass(s, l, table) {
    if (s.kept[0].length === countKeptOf(s.seats) * l.deal) return;
    s.hands.unshift(s.hands.pop()!); // hands go to the left, which is the next seat
    table.say({ key: 'passed', count: s.hands[0].length });
    table.goto('begin');
  },

  setAside(s, l, table) {
    const count = s.hands[0].length;
    if (count > 0) {
      for (let seat = 0; seat < s.seats; seat++) s.box[seat].push(...s.hands[seat].splice(0));
      table.say({ key: 'setAside', count });
    }
    if (l.deal < dealsOf(s.seats)) table.goto('deal');
  },
});
