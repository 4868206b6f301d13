import { ask, declareProcedure } from '../kernel/flow';
import type { Card, Seat, Table } from '../kernel/types';

import { faceOf, type Face } from './cards';
import { indexOfFood } from './feeding/collection';
import { SPOTS_OF } from './grid';
import { ADOPT, CASH, END, SPRAY, TAKE } from './moves';
import { FOR_LOST_CATS } from './score';
import type { CatLady, CatLadyEvent, CatLadyMove, Line } from './state';

const PAIR = 2;
const whoseTurn = (s: CatLady): Seat => s.turn;
/** Says whether the line that was taken cannot be filled again; the match then ends with this turn. */
const isLast = (s: CatLady): boolean => s.deck.length === 0 && s.grid.some((spot) => spot.length === 0);

const NONE: readonly CatLadyMove[] = [];

/** C5, C6: lists what the cards in hand allow besides taking. */
function extras(s: CatLady): readonly CatLadyMove[] {
  let lostCats = 0;
  let sprayBottles = 0;
  for (const card of s.hands[s.turn]) {
    const { type } = faceOf(card);
    if (type === 'lostCat') lostCats++;
    else if (type === 'sprayBottle') sprayBottles++;
  }
  const spray = sprayBottles > 0 && !isLast(s) ? SPRAY[s.token] : NONE;
  return lostCats < PAIR ? spray : [...ADOPT.slice(0, s.strays.length), CASH, ...spray];
}

function withExtras(moves: readonly CatLadyMove[], s: CatLady): readonly CatLadyMove[] {
  const more = extras(s);
  return more.length > 0 ? [...moves, ...more] : moves;
}

function discard(s: CatLady, type: Face['type'], count: number): void {
  const hand = s.hands[s.turn];
  for (let i = 0; i < count; i++)
    s.discard.push(
      ...hand.splice(
        hand.findIndex((card) => faceOf(card).type === type),
        1,
      ),
    );
}

/** C3: puts a card where its kind belongs. */
function bringHome(s: CatLady, card: Card): void {
  const face = faceOf(card);
  if (face.type === 'cat') s.cats[s.turn].push(card);
  else if (face.type === 'food') {
    s.food[s.turn][indexOfFood(face.food)] += face.count;
    s.discard.push(card);
  } else s.hands[s.turn].push(card);
}

function take(s: CatLady, line: Line, table: Table): void {
  const cards = SPOTS_OF[line].map((spot) => s.grid[spot].pop()!);
  for (const card of cards) bringHome(s, card);
  s.token = line;
  table.say({ key: 'took', seat: s.turn, line, cards } satisfies CatLadyEvent);
}

function playExtra(s: CatLady, seat: Seat, move: CatLadyMove, table: Table): void {
  if (move.type === 'adopt') {
    discard(s, 'lostCat', PAIR);
    const [card] = s.strays.splice(move.stray, 1);
    s.cats[seat].push(card);
    table.say({ key: 'adopted', seat, card } satisfies CatLadyEvent);
  } else if (move.type === 'cash') {
    discard(s, 'lostCat', PAIR);
    s.points[seat] += FOR_LOST_CATS;
    table.say({ key: 'cashed', seat, points: FOR_LOST_CATS } satisfies CatLadyEvent);
  } else if (move.type === 'spray') {
    discard(s, 'sprayBottle', 1);
    s.token = move.line;
    table.say({ key: 'sprayed', seat, line: move.line } satisfies CatLadyEvent);
  }
}

export const turn = declareProcedure<CatLady, object, CatLadyMove>('turn', {
  choose: ask({
    who: whoseTurn,
    moves: (s) => withExtras(TAKE[s.token], s),
    play(s, l, seat, move, table) {
      if (move.type === 'take') return take(s, move.line, table);
      playExtra(s, seat, move, table);
      table.again();
    },
  }),

  refill(s, l, table) {
    if (s.deck.length === 0) return;
    const spots = SPOTS_OF[s.token];
    for (const spot of spots) s.grid[spot] = [s.deck.pop()!];
    table.say({
      key: 'refilled',
      seat: s.turn,
      line: s.token,
      cards: spots.map((spot) => s.grid[spot][0]),
    } satisfies CatLadyEvent);
  },

  // C7.2: a seat that holds nothing to play is not asked. This gives nothing away, because all saw what it took.
  rest: ask({
    who: (s) => (extras(s).length > 0 ? s.turn : null),
    moves: (s) => withExtras(END, s),
    play(s, l, seat, move, table) {
      if (move.type === 'end') return;
      playExtra(s, seat, move, table);
      table.again();
    },
  }),

  pass(s, l, table) {
    if (isLast(s)) return;
    s.turn = (s.turn + 1) % s.seats;
    table.goto('choose');
  },
});
