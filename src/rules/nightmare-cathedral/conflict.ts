import { ask, procedure } from '../kernel/flow';
import type { Ask } from '../kernel/types';
import { carryOut } from './carrying';
import { CONFLICTS, isBasic } from './content/cards';
import { againstShadows, fall, loserOf, loseUnits, noteConflict, retreatsOf, unnamed, type Conflict } from './falling';
import { battleEffects, conflicts, mostCards, shadowStrength, strengthOf, winnerOf } from './fighting';
import { DONE, DRAW, LAY, LAY_FIRST, RETREAT, VICTORY, WINNER } from './moves';
import { draw, takeOut } from './piles';
import { NONE, SHADOWS, type CathedralMove, type NightmareCathedral } from './state';
import { enter, leaveArea, unitsAt } from './units';

function lay(index: 0 | 1): Ask<NightmareCathedral, Conflict, CathedralMove> {
  return ask({
    who(s, l) {
      const seat = l.sides[index];
      if (seat === SHADOWS || s.hands[seat].length === 0 || l.laid[index].length >= mostCards(s, l.area, seat)) return null;
      return seat;
    },
    moves(s, l, seat) {
      const moves = s.hands[seat].map((card) => LAY[card]);
      if (l.laid[index].length > 0) moves.push(DONE);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type !== 'lay') return;
      takeOut(s.hands[seat], move.card);
      l.laid[index].push(move.card);
      table.say({ key: 'laid', seat, count: l.laid[index].length, secret: { to: [seat], card: move.card } });
      table.again();
    },
  });
}

export const conflict = procedure<NightmareCathedral, Conflict, CathedralMove>('conflict', {
  look(s, l, table) {
    if (l.left <= 0 || conflicts(s, l.anywhere, l.here).length === 0) table.leave();
  },

  name: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => conflicts(s, l.anywhere, l.here),
    play(s, l, seat, move, table) {
      if (move.type !== 'conflict') return;
      const [one, other] = move.sides;
      l.left = l.left - 1;
      l.area = move.area;
      l.sides = s.control[move.area] === one && other !== SHADOWS ? [other, one] : [one, other]; // N6.2: who controls it lays second
      l.shown = false;
      table.say({ key: 'conflict', seat, area: move.area, sides: [one, other] });
    },
  }),

  order: ask({
    who: (s, l) => (againstShadows(l) || l.sides.includes(s.control[l.area]) ? null : s.turn),
    moves: (_, l) => l.sides.map((side) => LAY_FIRST[side]),
    play(s, l, _seat, move, table) {
      if (move.type !== 'layFirst') return;
      if (move.side === l.sides[1]) l.sides = [l.sides[1], l.sides[0]];
      table.say({ key: 'laysFirst', seat: move.side });
    },
  }),

  layFirst: lay(0),
  laySecond: lay(1),

  shadowCard(s, l) {
    if (!againstShadows(l)) return;
    const card = s.conflicts.pop();
    if (card === undefined) return;
    s.conflictsMet = Math.min(s.conflictsMet, s.conflicts.length);
    l.drawn = [card];
  },

  show(s, l, table) {
    l.shown = true;
    table.say({ key: 'shown', area: l.area, sides: [...l.sides], cards: [l.laid[0].slice(), againstShadows(l) ? l.drawn.slice() : l.laid[1].slice()] });
  },

  losses(s, l, table) {
    const [one, other] = l.sides;
    const first = strengthOf(s, l.area, one, other, l.laid[0]);
    const second = againstShadows(l) ? shadowStrength(s, l.area, l.drawn[0]) : strengthOf(s, l.area, other, one, l.laid[1]);
    const hits = [Math.max(0, second.attack - first.defence), Math.max(0, first.attack - second.defence)];
    table.say({ key: 'hits', area: l.area, sides: [one, other], attack: [first.attack, second.attack], defence: [first.defence, second.defence], hits });
    loseUnits(s, l, 0, hits[0], table);
    loseUnits(s, l, 1, hits[1], table);
    l.winner = winnerOf(s, l.area, l.sides);
  },

  tie: ask({
    who: (s, l) => (l.winner === NONE ? s.turn : null),
    moves: (_, l) => l.sides.map((side) => WINNER[side]),
    play(_s, l, _seat, move) {
      if (move.type === 'winner') l.winner = move.side;
    },
  }),

  won(s, l, table) {
    table.say({ key: 'won', area: l.area, side: l.winner, loser: loserOf(l) });
  },

  retreat: ask({
    who: (s, l) => (retreatsOf(s, l).length === 0 ? null : loserOf(l) === SHADOWS ? l.winner : loserOf(l)),
    moves: (s, l) => retreatsOf(s, l).map((area) => RETREAT[area]),
    play(s, l, _seat, move, table) {
      if (move.type !== 'retreat') return;
      const side = loserOf(l);
      leaveArea(s, l.area, side);
      enter(s, move.to, side);
      table.say({ key: 'retreated', area: l.area, side, to: move.to });
      table.again();
    },
  }),

  eliminate(s, l, table) {
    const loser = loserOf(l);
    const index = loser === l.sides[0] ? 0 : 1;
    while (unitsAt(s, l.area, loser) > 0) fall(s, l, index, table);
    noteConflict(s, l);
  },

  reward: ask({
    who: (_, l) => (l.drawn.length > 0 && l.winner !== SHADOWS ? l.winner : null),
    moves: () => [VICTORY, DRAW],
    play(s, l, seat, move, table) {
      if (move.type === 'draw') return draw(s, seat, 1, table);
      table.say({ key: 'victory', seat, card: l.drawn[0] });
      carryOut(table, seat, CONFLICTS[l.drawn[0]].victory, l.area);
    },
  }),

  defeat(_, l, table) {
    if (l.drawn.length === 0 || l.winner !== SHADOWS) return;
    table.say({ key: 'defeat', seat: l.sides[0], card: l.drawn[0] });
    carryOut(table, l.sides[0], CONFLICTS[l.drawn[0]].defeat, l.area);
  },

  // N6.7: the active seat first
  aftermath(s, l, table) {
    for (let i = 0; i < s.seats; i++) {
      const seat = (s.turn + i) % s.seats;
      const index = l.sides.indexOf(seat);
      if (index < 0) continue;
      const cards = l.laid[index];
      carryOut(table, seat, [...battleEffects(cards, seat === l.winner ? 'onWin' : 'onLoss'), ...battleEffects(cards, 'after')], l.area);
    }
  },

  clear(s, l, table) {
    l.laid.forEach((cards, index) => {
      for (const card of cards) {
        if (isBasic(card)) s.hands[l.sides[index]].unshift(card);
        else s.discards.push(card);
      }
    });
    const [card] = l.drawn;
    if (card !== undefined) {
      s.conflicts.unshift(card);
      s.conflictsMet++;
    }
    const { area } = l;
    Object.assign(l, unnamed());
    table.say({ key: 'conflictOver', area });
    table.goto('look');
  },
});
