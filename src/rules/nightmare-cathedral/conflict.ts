import { ask, declareProcedure } from '../kernel/flow';

import { isBasic } from './content/cards';
import {
  isAgainstShadows,
  fall,
  loserOf,
  loseUnits,
  noteConflict,
  retreatsOf,
  makeUnnamed,
  type Conflict,
} from './falling';
import { listConflicts, winnerOf } from './fighting';
import { lay, order } from './laying';
import { RETREAT, WINNER } from './moves';
import { carryOutCards, defeat, reward } from './spoils';
import { NONE, SHADOWS, type CathedralMove, type NightmareCathedral } from './state';
import { hitsOn, strengthsOf, reasonOfWin } from './strengths';
import { enter, leaveArea, unitsAt } from './units';

export const conflict = declareProcedure<NightmareCathedral, Conflict, CathedralMove>('conflict', {
  look(s, l, table) {
    if (l.left <= 0 || listConflicts(s, l.anywhere, l.here).length === 0) table.leave();
  },

  name: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => listConflicts(s, l.anywhere, l.here),
    play(s, l, seat, move, table) {
      if (move.type !== 'conflict') return;
      const [one, other] = move.sides;
      l.left = l.left - 1;
      l.area = move.area;
      // N6.2: the side that controls the area lays second
      l.sides = s.control[move.area] === one && other !== SHADOWS ? [other, one] : [one, other];
      l.shown = false;
      table.say({ key: 'conflict', seat, area: move.area, sides: [one, other] });
    },
  }),

  order,
  layFirst: lay(0),
  laySecond: lay(1),

  shadowCard(s, l) {
    if (!isAgainstShadows(l)) return;
    const card = s.conflicts.pop();
    if (card === undefined) return;
    s.conflictsMet = Math.min(s.conflictsMet, s.conflicts.length);
    l.drawn = [card];
  },

  show(s, l, table) {
    l.shown = true;
    table.say({
      key: 'shown',
      area: l.area,
      sides: [...l.sides],
      cards: [l.laid[0].slice(), isAgainstShadows(l) ? l.drawn.slice() : l.laid[1].slice()],
    });
  },

  losses(s, l, table) {
    const [one, other] = l.sides;
    const [first, second] = strengthsOf(s, l);
    const hits = hitsOn([first, second]);
    l.met = { units: [unitsAt(s, l.area, one), unitsAt(s, l.area, other)], strengths: [first, second] };
    table.say({
      key: 'hits',
      area: l.area,
      sides: [one, other],
      attack: [first.attack, second.attack],
      defence: [first.defence, second.defence],
      hits: [...hits],
    });
    loseUnits(s, l, 0, hits[0], table);
    loseUnits(s, l, 1, hits[1], table);
    l.winner = winnerOf(s, l.area, l.sides);
  },

  tie: ask({
    who: (s, l) => (l.winner === NONE ? s.turn : null),
    moves: (_, l) => l.sides.map((side) => WINNER[side]),
    play(_s, l, _seat, move) {
      if (move.type !== 'winner') return;
      l.winner = move.side;
      l.named = true;
    },
  }),

  won(s, l, table) {
    table.say({ key: 'won', area: l.area, side: l.winner, loser: loserOf(l), by: reasonOfWin(s, l) });
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

  reward,
  defeat,
  aftermath: carryOutCards,

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
    Object.assign(l, makeUnnamed());
    table.say({ key: 'conflictOver', area });
    table.goto('look');
  },
});
