import { ask, declareProcedure } from '../kernel/flow';
import type { Card, Seat, Table } from '../kernel/types';

import { friendOf, kindOf, valueOf } from './cards';
import { LANDS } from './lands';
import { meet } from './meeting';
import { CHASE, EXCHANGE, PLACE } from './moves';
import { listNightMoves, playBat, playDragon, playMoth } from './night';
import { drawToFour, takeFromHand } from './piles';
import type { Attack, Koty, KotyMove, FriendMeeting, LandPlace } from './state';
import { areRivals } from './teams';

/**
 * The cards of a hand by what they can do. We sort the hand once, because the list of moves is made very often and goes
 * through many dreams.
 */
interface Held {
  readonly cats: Card[];
  readonly crows: Card[];
  readonly jokers: Card[];
  readonly night: Card[];
}

function sortHand(hand: readonly Card[]): Held {
  const held: Held = { cats: [], crows: [], jokers: [], night: [] };
  for (const card of hand) {
    const kind = kindOf(card);
    if (kind === 'cat') held.cats.push(card);
    else if (kind === 'crow') held.crows.push(card);
    else if (kind === 'joker') held.jokers.push(card);
    else held.night.push(card);
  }
  return held;
}

/** Adds what cats and jokers may do to a cat on top of a land, in the seat's own dream or a rival's. */
function addMovesOnCat({ cats, jokers }: Held, cat: number, dream: Seat, land: number, moves: KotyMove[]): void {
  const friend = friendOf(cat);
  for (const card of cats) {
    const value = valueOf(card);
    if (value === friend) moves.push({ type: 'befriend', card, as: friend, dream, land });
    else if (value === cat) moves.push({ type: 'fight', card, as: cat, dream, land });
  }
  for (const card of jokers)
    moves.push({ type: 'befriend', card, as: friend, dream, land }, { type: 'fight', card, as: cat, dream, land });
}

function addMovesOnOwnDream(s: Koty, seat: Seat, held: Held, moves: KotyMove[]): void {
  const lands = s.dreams[seat];
  for (let land = 0; land < LANDS; land++) {
    const { top } = lands[land];
    if (top.length === 0) for (const card of held.cats) moves.push(PLACE[card][land]);
    else if (valueOf(top[0]) > 0) addMovesOnCat(held, valueOf(top[0]), seat, land, moves);
    else {
      for (const card of held.crows) moves.push(CHASE[card][land]);
      for (const card of held.jokers) moves.push(CHASE[card][land]);
    }
  }
}

function addMovesOnRival(s: Koty, dream: Seat, held: Held, moves: KotyMove[]): void {
  const lands = s.dreams[dream];
  for (let land = 0; land < LANDS; land++) {
    const { nines, top } = lands[land];
    if (top.length > 0) {
      if (valueOf(top[0]) > 0) addMovesOnCat(held, valueOf(top[0]), dream, land, moves);
    } else if (nines.length > 0) {
      for (const card of held.cats) moves.push({ type: 'cover', card, dream, land });
      for (const card of held.crows) moves.push({ type: 'cover', card, dream, land });
    }
  }
}

/** Plays a cat on a cat. In the seat's own dream the two meet at once; a rival may defend first. */
function playMeeting(
  s: Koty,
  seat: Seat,
  card: Card,
  move: LandPlace & { readonly type: FriendMeeting; readonly as: number },
  table: Table,
): void {
  const { type: meeting, as, dream, land } = move;
  if (dream === seat) return meet(s, seat, takeFromHand(s, seat, card), { meeting, as, dream, land }, table);
  const attack: Attack = { meeting, dream, land, as, attacks: 0, asked: dream, card };
  table.call('attack', attack);
}

function exchange(s: Koty, seat: Seat, table: Table): void {
  const cards = s.hands[seat].splice(0);
  s.caught[seat] = 0;
  s.discard.push(...cards);
  table.say({ key: 'exchanged', seat, cards });
}

export const turn = declareProcedure<Koty, object, KotyMove>('turn', {
  choose: ask({
    who: (s) => s.turn,
    moves(s, _, seat) {
      const moves: KotyMove[] = [];
      const held = sortHand(s.hands[seat]);
      addMovesOnOwnDream(s, seat, held, moves);
      for (let dream = 0; dream < s.seats; dream++)
        if (areRivals(s, seat, dream)) addMovesOnRival(s, dream, held, moves);
      for (const card of held.night) moves.push(...listNightMoves(s, seat, card));
      moves.push(EXCHANGE);
      return moves;
    },
    play(s, _, seat, move, table) {
      switch (move.type) {
        case 'place':
          s.dreams[seat][move.land].top.push(takeFromHand(s, seat, move.card));
          return table.say({ key: 'placed', seat, land: move.land, card: move.card });
        case 'cover':
          s.dreams[move.dream][move.land].top.push(takeFromHand(s, seat, move.card));
          return table.say({ key: 'covered', seat, dream: move.dream, land: move.land, card: move.card });
        case 'chase': {
          const crow = s.dreams[seat][move.land].top.pop()!;
          s.discard.push(takeFromHand(s, seat, move.card), crow);
          return table.say({ key: 'chased', seat, land: move.land, cards: [move.card, crow] });
        }
        case 'befriend':
        case 'fight':
          return playMeeting(s, seat, move.card, move, table);
        case 'moth':
          return playMoth(s, seat, move.card, move, table);
        case 'bat':
          return playBat(s, seat, move.card, move, table);
        case 'dragon':
          return playDragon(s, seat, move.card, table);
        default:
          return exchange(s, seat, table);
      }
    },
  }),

  /** KO3.3: a seat that attacked has drawn already, so this draws nothing for it. */
  draw(s, _, table) {
    drawToFour(s, s.turn, table);
  },
});
