import { ask, declareProcedure } from '../kernel/flow';
import type { Card, Seat, Table } from '../kernel/types';

import { kindOf, valueOf } from './cards';
import { meet } from './meeting';
import { DECLINE, DEFEND, OWL, REPEAT, STOP } from './moves';
import { drawToFour, takeFromHand } from './piles';
import type { Attack, Koty, KotyMove } from './state';
import { partnerOf } from './teams';

/** Says whether a card can stand for this cat in an attack or a defence. */
const isLike = (card: Card, cat: number): boolean => valueOf(card) === cat || kindOf(card) === 'joker';

function parry(s: Koty, { dream, land, as }: Attack, seat: Seat, card: Card, table: Table): void {
  s.middle.push(takeFromHand(s, seat, card));
  table.say({ key: 'defended', seat, dream, land, card, as });
  drawToFour(s, seat, table);
  const [attacking, defending] = s.middle;
  s.middle = [];
  s.discard.push(attacking, defending);
  table.say({ key: 'repelled', seat: s.turn, dream, land, cards: [attacking, defending] });
}

/** KO10.2: the owl brings the attacking card into its owner's hand. */
function catchWithOwl(s: Koty, { dream, land }: Attack, seat: Seat, owl: Card, table: Table): void {
  s.discard.push(takeFromHand(s, seat, owl));
  const caught = s.middle.pop()!;
  s.hands[seat].unshift(caught);
  s.caught[seat]++;
  table.say({ key: 'caught', seat, dream, land, cards: [owl, caught] });
}

/**
 * An attack on a rival's cat. What is attacked stands in the locals, so the screen finds it there from the first beat
 * on.
 */
export const attack = declareProcedure<Koty, Attack, KotyMove>('attack', {
  // KO7.4: the attacking card goes from the hand to the middle, and the attacker draws at once
  strike(s, l, table) {
    const seat = s.turn;
    const { dream, land, meeting, as, card } = l;
    l.attacks++;
    l.asked = dream;
    l.card = 0;
    s.middle.push(takeFromHand(s, seat, card));
    table.say({ key: 'attacked', seat, dream, land, meeting, card, as, attacks: l.attacks });
    drawToFour(s, seat, table);
  },

  // KO7.2: the seat is asked whatever it holds, because leaving the question out would tell the others that it cannot
  // defend
  defend: ask({
    who: (_, l) => l.asked,
    moves(s, l, seat) {
      const moves: KotyMove[] = [DECLINE];
      for (const card of s.hands[seat]) {
        if (isLike(card, l.as)) moves.push(DEFEND[card]);
        else if (kindOf(card) === 'owl' && seat === l.dream) moves.push(OWL[card]);
      }
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type === 'defend') return parry(s, l, seat, move.card, table);
      if (move.type === 'owl') {
        catchWithOwl(s, l, seat, move.card, table);
        return table.leave();
      }
      table.say({ key: 'declined', seat, dream: l.dream, land: l.land });
      const partner = partnerOf(s, l.dream);
      if (partner !== null && seat === l.dream) {
        l.asked = partner;
        return table.again();
      }
      meet(s, s.turn, s.middle.pop()!, l, table);
      table.leave();
    },
  }),

  repeat: ask({
    who: (s) => s.turn,
    moves: (s, l, seat) => [STOP, ...s.hands[seat].filter((card) => isLike(card, l.as)).map((card) => REPEAT[card])],
    play(s, l, seat, move, table) {
      if (move.type !== 'repeat') return table.say({ key: 'stopped', seat, dream: l.dream, land: l.land });
      l.card = move.card;
      table.goto('strike');
    },
  }),
});
