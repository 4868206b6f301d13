import { ask, procedure } from '../kernel/flow';
import type { Card, Seat, Table } from '../kernel/types';
import { friendOf, kindOf, valueOf } from './cards';
import { LANDS, isFree, showsNine } from './lands';
import { meet } from './meeting';
import { CHASE, EXCHANGE, PLACE } from './moves';
import { nightMoves, playBat, playDragon, playMoth } from './night';
import { drawToFour, takeFromHand } from './piles';
import type { Attack, Koty, KotyMove, Meeting, Place } from './state';
import { areRivals } from './teams';

/** What a cat or joker may do to a cat that lies on top, in the own dream or a rival's. */
function meetings(card: Card, cat: number, { dream, land }: Place): KotyMove[] {
  const isJoker = kindOf(card) === 'joker';
  const moves: KotyMove[] = [];
  if (isJoker || valueOf(card) === friendOf(cat)) moves.push({ type: 'befriend', card, as: friendOf(cat), dream, land });
  if (isJoker || valueOf(card) === cat) moves.push({ type: 'fight', card, as: cat, dream, land });
  return moves;
}

function onOwnDream(s: Koty, seat: Seat, card: Card, moves: KotyMove[]): void {
  const kind = kindOf(card);
  for (let land = 0; land < LANDS; land++) {
    const place = s.dreams[seat][land];
    if (isFree(place)) {
      if (kind === 'cat') moves.push(PLACE[card][land]);
    } else if (kindOf(place.top[0]) === 'crow') {
      if (kind !== 'cat') moves.push(CHASE[card][land]);
    } else if (kind !== 'crow') moves.push(...meetings(card, valueOf(place.top[0]), { dream: seat, land }));
  }
}

function onRivals(s: Koty, seat: Seat, card: Card, moves: KotyMove[]): void {
  const kind = kindOf(card);
  for (let dream = 0; dream < s.seats; dream++) {
    if (!areRivals(s, seat, dream)) continue;
    for (let land = 0; land < LANDS; land++) {
      const place = s.dreams[dream][land];
      if (showsNine(place)) {
        if (kind !== 'joker') moves.push({ type: 'cover', card, dream, land });
      } else if (kind !== 'crow' && place.top.length > 0 && kindOf(place.top[0]) === 'cat') moves.push(...meetings(card, valueOf(place.top[0]), { dream, land }));
    }
  }
}

/** A cat on an own cat meets it at once; a rival may defend its own. */
function playMeeting(s: Koty, seat: Seat, card: Card, move: Place & { readonly type: Meeting; readonly as: number }, table: Table): void {
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

export const turn = procedure<Koty, object, KotyMove>('turn', {
  choose: ask({
    who: (s) => s.turn,
    moves(s, _, seat) {
      const moves: KotyMove[] = [];
      for (const card of s.hands[seat]) {
        const kind = kindOf(card);
        if (kind === 'cat' || kind === 'crow' || kind === 'joker') {
          onOwnDream(s, seat, card, moves);
          onRivals(s, seat, card, moves);
        } else moves.push(...nightMoves(s, seat, card));
      }
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

  /** KO3.3: who attacked has drawn already. */
  draw(s, _, table) {
    drawToFour(s, s.turn, table);
  },
});
