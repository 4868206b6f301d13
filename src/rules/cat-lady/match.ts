import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { listBelongings, scoresOf } from './belongings';
import { STRAY_DECK, catOf, deckFor } from './cards';
import { FOODS } from './cats';
import { indexOfFood, sum, type Foods } from './feeding/collection';
import { listGifts } from './feeding/give';
import { SPOTS } from './grid';
import { PUT_BACK, BEST, DONE, GIVE, PLACE } from './moves';
import { findBestFeedings } from './score';
import type { CatLady, CatLadyEvent, CatLadyMove } from './state';

/** With 2 and 3 seats this many cards go back into the box without being seen. */
export const OUT = 2;
export const STRAYS_OPEN = 3;

const rightOf = (s: CatLady, seat: Seat): Seat => (seat + s.seats - 1) % s.seats;
const notDone = (s: CatLady): Seat[] => s.done.flatMap((done, seat) => (done ? [] : [seat]));

/** Copies bowls for an event, so that it does not change when the bowls do. */
const copyBowls = (bowls: readonly Foods[]): Foods[] => bowls.map((bowl) => [...bowl]);

function listFeedingMoves(s: CatLady, seat: Seat): CatLadyMove[] {
  const bowls = s.bowls[seat];
  const moves: CatLadyMove[] = [DONE];
  if (s.changed[seat]) moves.push(BEST);
  for (const [cat, food] of listGifts(s.cats[seat].map(catOf), s.food[seat], bowls)) moves.push(GIVE[cat][food]);
  bowls.forEach((bowl, cat) => FOODS.forEach((_, food) => bowl[food] > 0 && moves.push(PUT_BACK[cat][food])));
  return moves;
}

/** A match is the set-up, turns, feeding and counting; a turn is a procedure of its own. */
export const match = declareProcedure<CatLady, object, CatLadyMove>('match', {
  deal(s, l, table) {
    s.deck = deckFor(s.seats);
    table.shuffle(s.deck);
    if (s.seats < 4) s.box = s.deck.splice(-OUT);
    for (let spot = 0; spot < SPOTS; spot++) s.grid[spot] = [s.deck.pop()!];
    s.strayBox = STRAY_DECK.slice();
    table.shuffle(s.strayBox);
    s.strays = s.strayBox.splice(-STRAYS_OPEN);
    table.say({ key: 'dealt', seat: s.turn, cards: s.grid.flat() } satisfies CatLadyEvent);
  },

  place: ask({
    who: (s) => rightOf(s, s.turn),
    moves: () => PLACE,
    play(s, l, seat, move, table) {
      if (move.type !== 'place') return;
      s.token = move.line;
      table.say({ key: 'placed', seat, line: move.line } satisfies CatLadyEvent);
    },
  }),

  turns(s, l, table) {
    table.call('turn');
  },

  reveal(s, l, table) {
    s.revealed = true;
    s.bowls = findBestFeedings(listBelongings(s));
    s.changed = s.done.map(() => false);
    table.say({ key: 'revealed', bowls: s.bowls.map(copyBowls) } satisfies CatLadyEvent);
  },

  // C9.2: everybody feeds at the same time, in any order
  feed: ask({
    who: notDone,
    moves: (s, l, seat) => listFeedingMoves(s, seat),
    play(s, l, seat, move, table) {
      switch (move.type) {
        case 'give':
        case 'back':
          s.bowls[seat][move.cat][indexOfFood(move.food)] += move.type === 'give' ? 1 : -1;
          s.changed[seat] = true;
          break;
        case 'best': {
          const before = copyBowls(s.bowls[seat]);
          s.bowls[seat] = findBestFeedings(listBelongings(s))[seat];
          s.changed[seat] = false;
          table.say({ key: 'restored', seat, before, bowls: copyBowls(s.bowls[seat]) } satisfies CatLadyEvent);
          break;
        }
        default:
          s.done[seat] = true;
      }
      table.again();
    },
  }),

  count(s, l, table) {
    const scores = scoresOf(s);
    scores.forEach(({ feeding }, seat) =>
      table.say({
        key: 'fed',
        seat,
        count: feeding.fed,
        cats: feeding.portions.length,
        leftover: sum(feeding.leftover),
      } satisfies CatLadyEvent),
    );
    table.say({ key: 'scored', totals: scores.map(({ total }) => total) } satisfies CatLadyEvent);
    table.finish();
  },
});
