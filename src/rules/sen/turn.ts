import { ask, declareProcedure } from '../kernel/flow';

import { crowsOf, specialOf } from './cards';
import { addUnseen, bitsOfAll, exchange, lay, look, stopLooking } from './lands';
import { DISCARD, DRAW, KEEP, LOOK, PUT, REMEMBER, SAY, TAKE, USE, WAKE } from './moves';
import type { LandPlace, Sen, SenMove } from './state';

/** What a turn keeps besides the state. */
interface Turn {
  /** The two lands that the seat claims are equal (S12). */
  claimed?: readonly [number, number];
}

const whoseTurn = (s: Sen) => s.turn;
const findOwnDream = (s: Sen) => s.dreams[s.turn];

function claims(s: Sen): SenMove[] {
  const lands = findOwnDream(s).length;
  const moves: SenMove[] = [];
  for (let one = 0; one < lands; one++)
    for (let other = one + 1; other < lands; other++) moves.push({ type: 'claim', lands: [one, other] });
  return moves;
}

function swaps(s: Sen): SenMove[] {
  const places: LandPlace[] = s.dreams.flatMap((lands, dream) => lands.map((_, land) => ({ dream, land })));
  return places.flatMap((one, i) => places.slice(i + 1).map((other): SenMove => ({ type: 'swap', one, other })));
}

/** S5.3, S6.5: a special that was drawn from the closed pile may be used; Take 2 needs a card to take. */
function canUse(s: Sen): boolean {
  const special = specialOf(s.hand[0]);
  return special !== null && (special !== 'take' || s.closed.length > 0);
}

export const turn = declareProcedure<Sen, Turn, SenMove>('turn', {
  choose: ask({
    who: whoseTurn,
    moves(s) {
      const moves = TAKE.slice(0, findOwnDream(s).length);
      moves.push(DRAW, WAKE);
      return s.options.pairs ? [...moves, ...claims(s)] : moves;
    },
    play(s, l, seat, move, table) {
      switch (move.type) {
        case 'take': {
          const taken = s.open.pop()!;
          s.open.push(lay(s, seat, move.land, taken, bitsOfAll(s)));
          table.say({ key: 'took', seat, land: move.land, card: taken, left: s.open.at(-1)! });
          return table.goto('close');
        }
        case 'draw':
          s.hand = [s.closed.pop()!];
          return table.say({ key: 'drew', seat, secret: { to: [seat], card: s.hand[0] } });
        case 'claim':
          l.claimed = move.lands;
          return table.goto('say');
        default:
          s.called = true;
          table.say({ key: 'woke', seat });
          return table.leave();
      }
    },
  }),

  drawn: ask({
    who: whoseTurn,
    moves(s) {
      const moves = PUT.slice(0, findOwnDream(s).length);
      moves.push(DISCARD);
      if (canUse(s)) moves.push(USE);
      return moves;
    },
    play(s, l, seat, move, table) {
      const card = s.hand[0];
      s.hand = [];
      if (move.type === 'put') {
        const left = lay(s, seat, move.land, card, 1 << seat);
        s.open.push(left);
        table.say({ key: 'put', seat, land: move.land, left, secret: { to: [seat], card } });
        return table.goto('close');
      }
      s.open.push(card);
      if (move.type === 'discard') {
        table.say({ key: 'discarded', seat, card });
        return table.goto('close');
      }
      const special = specialOf(card)!;
      table.say({ key: 'used', seat, card, special });
      table.goto(special);
    },
  }),

  take(s, l, table) {
    s.hand = s.closed.splice(-2).reverse();
    table.say({ key: 'drewTwo', seat: s.turn, count: s.hand.length, secret: { to: [s.turn], cards: s.hand.slice() } });
    if (s.hand.length === 1) table.goto('drawn'); // S6.4: with a single card there is nothing to choose
  },

  keep: ask({
    who: whoseTurn,
    moves: () => KEEP,
    play(s, l, seat, move, table) {
      const index = move.type === 'keep' ? move.index : 0;
      const left = s.hand[1 - index];
      s.hand = [s.hand[index]];
      s.open.push(left);
      table.say({ key: 'kept', seat, left, secret: { to: [seat], card: s.hand[0] } });
      table.goto('drawn');
    },
  }),

  peek: ask({
    who: whoseTurn,
    moves: (s) => s.dreams.flatMap((lands, dream) => LOOK[dream].slice(0, lands.length)),
    play(s, l, seat, move, table) {
      if (move.type !== 'look') return;
      look(s, seat, move.dream, move.land);
      table.say({
        key: 'looked',
        seat,
        dream: move.dream,
        land: move.land,
        secret: { to: [seat], card: s.dreams[move.dream][move.land] },
      });
    },
  }),

  remember: ask({
    who: whoseTurn,
    moves: () => REMEMBER,
    play(s, l, seat, _move, table) {
      stopLooking(s, seat);
      table.goto('close');
    },
  }),

  swap: ask({
    who: whoseTurn,
    moves: swaps,
    play(s, l, seat, move, table) {
      if (move.type !== 'swap') return;
      exchange(s, move.one, move.other);
      table.say({ key: 'swapped', seat, one: { ...move.one }, other: { ...move.other } });
      table.goto('close');
    },
  }),

  say: ask({
    who: whoseTurn,
    moves: () => SAY,
    play(s, l, seat, move, table) {
      if (move.type !== 'say') return;
      const [one, other] = l.claimed!;
      const lands = findOwnDream(s);
      const cards = [lands[one], lands[other]];
      const right = cards.every((card) => crowsOf(card) === move.crows);
      const all = bitsOfAll(s);
      for (const land of l.claimed!) s.met[seat][land] = s.shown[seat][land] = all;
      table.say({ key: 'claimed', seat, lands: [one, other], crows: move.crows, right, cards });
      if (right) {
        // S12.2: remove the later land first, because removing the earlier one would shift it
        for (const rows of [s.dreams, s.met, s.shown]) for (const land of [other, one]) rows[seat].splice(land, 1);
        s.open.push(...cards);
      } else for (const land of l.claimed!) s.shown[seat][land] = 0;
      addUnseen(s, seat);
      table.say({ key: 'settled', seat, right, claimed: [one, other], lands: s.dreams[seat].length });
    },
  }),

  close(s, l, table) {
    if (s.closed.length === 0) {
      table.say({ key: 'emptied', seat: s.turn }); // S8.2: the round ends when the closed pile is empty
      return table.leave();
    }
    s.turn = (s.turn + 1) % s.seats;
    table.goto('choose');
  },
});
