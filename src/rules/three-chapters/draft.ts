import { ask, procedure, sealed } from '../kernel/flow';
import type { Card, Seat } from '../kernel/types';
import { hasGhosts } from './chairs';
import { GIVE, KEEP, movesWith } from './moves';
import type { ThreeChapters, ThreeChaptersMove } from './state';

const DEALT = 8;

/** How many cards a seat keeps of each deal, and how many deals there are. */
export const keptOf = (seats: number): number => (seats <= 3 ? 4 : 7);
const dealsOf = (seats: number): number => (seats <= 3 ? 2 : 1);

interface Draft {
  deal: number;
  /** How many cards were in each hand when the choice began. */
  count: number;
}

const everybody = (s: ThreeChapters): Seat[] => s.hands.map((_, seat) => seat);

/** Two seats: who has not yet kept one card and given another away. */
const stillChoosing = (s: ThreeChapters, l: Draft): Seat[] => everybody(s).filter((seat) => s.hands[seat].length > l.count - 2);

function takeOut(cards: Card[], card: Card): Card {
  return cards.splice(cards.indexOf(card), 1)[0];
}

/** Chapter I: everybody keeps a card of the hand and passes the others on. */
export const draft = procedure<ThreeChapters, Draft, ThreeChaptersMove>('draft', {
  deal(s, l, table) {
    l.deal = (l.deal ?? 0) + 1;
    for (let seat = 0; seat < s.seats; seat++) s.hands[seat] = s.deck.splice(-DEALT);
    table.say({ key: 'dealt', deal: l.deal });
  },

  begin(s, l) {
    l.count = s.hands[0].length;
  },

  // C2.2: in secret and at once
  keep: sealed({
    who: (s) => (hasGhosts(s) ? null : everybody(s)),
    moves: (s, _, seat) => movesWith(KEEP, s.hands[seat]),
    reveal(s, l, choices, table) {
      choices.forEach((move, seat) => s.kept[seat].push(takeOut(s.hands[seat], move!.card)));
      table.say({ key: 'allKept', kept: s.kept[0].length });
    },
  }),

  // C3.2: two choices of one card each. Not sealed, so that both are made in one visit; the zones keep them secret
  keepAndGive: ask({
    who: (s, l) => (hasGhosts(s) ? stillChoosing(s, l) : null),
    moves: (s, l, seat) => movesWith(s.hands[seat].length === l.count ? KEEP : GIVE, s.hands[seat]),
    play(s, l, seat, move, table) {
      const isKept = move.type === 'keep';
      (isKept ? s.kept : s.ghosts)[seat].push(takeOut(s.hands[seat], move.card));
      table.say({ key: isKept ? 'kept' : 'gave', seat, secret: { to: [seat], card: move.card } });
      table.again();
    },
  }),

  pass(s, l, table) {
    if (s.kept[0].length === keptOf(s.seats) * l.deal) return;
    s.hands.unshift(s.hands.pop()!); // to the left: the next seat
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
