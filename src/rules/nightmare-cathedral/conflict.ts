import { ask, procedure } from '../kernel/flow';
import type { Ask, Card, Seat } from '../kernel/types';
import { carryOut } from './carrying';
import { CONFLICTS, isBasic } from './content/cards';
import type { AreaId } from './content/types';
import { note } from './did';
import { toDevoured } from './effects/devour';
import { battleEffects, conflicts, devours, mostCards, retreats, shadowStrength, strengthOf, winnerOf } from './fighting';
import { DONE, DRAW, LAY, LAY_FIRST, RETREAT, VICTORY, WINNER } from './moves';
import { draw, takeOut } from './piles';
import { piecesComplete } from './rising';
import { NONE, SHADOWS, type CathedralMove, type NightmareCathedral, type Side } from './state';
import { canLoseLevel, enter, isEmpty, leaveArea, loseLevel, room, unitsAt } from './units';

export interface Conflict {
  /** Who ordered it, and how many more follow. */
  readonly seat: Seat;
  left: number;
  readonly anywhere: boolean;
  readonly here: AreaId;
  /** The eliminated of both sides are devoured. */
  readonly devours: boolean;
  area: AreaId;
  /** The one that lays first comes first; against Shadows, the seat. */
  sides: [Side, Side];
  laid: [Card[], Card[]];
  /** The Conflict card of the Shadows: none or one. */
  drawn: Card[];
  shown: boolean;
  winner: Side;
  /** Units eliminated, in the order of sides. */
  dead: [number, number];
}

/** A conflict that is not named yet. */
export const unnamed = (): Pick<Conflict, 'area' | 'sides' | 'laid' | 'drawn' | 'shown' | 'winner' | 'dead'> => ({
  area: 0,
  sides: [NONE, NONE],
  laid: [[], []],
  drawn: [],
  shown: true,
  winner: NONE,
  dead: [0, 0],
});

const loserOf = (l: Conflict): Side => (l.winner === l.sides[0] ? l.sides[1] : l.sides[0]);
const againstShadows = (l: Conflict): boolean => l.sides[1] === SHADOWS;

/** Whose card sends the fallen of this side to the devoured board. */
function eaterOf(l: Conflict, index: 0 | 1): Seat | null {
  if (l.devours) return l.seat;
  return devours(l.laid[1 - index]) ? l.sides[1 - index] : null;
}

/** A unit of a side falls: followers to Limbo, Shadows to the supply, or both to the devoured board (N6.4). */
function fall(s: NightmareCathedral, l: Conflict, index: 0 | 1, table: Parameters<typeof toDevoured>[4]): void {
  const side = l.sides[index];
  leaveArea(s, l.area, side);
  l.dead[index] = l.dead[index] + 1;
  const eater = piecesComplete(s) ? eaterOf(l, index) : null;
  if (eater !== null) return toDevoured(s, eater, l.area, side, table);
  if (side === SHADOWS) s.supply[SHADOWS] = s.supply[SHADOWS] + 1;
  else s.limbo[side] = s.limbo[side] + 1;
  table.say({ key: 'fell', area: l.area, side });
}

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

function losesUnits(s: NightmareCathedral, l: Conflict, index: 0 | 1, hits: number, table: Parameters<typeof toDevoured>[4]): void {
  const side = l.sides[index];
  let left = hits;
  for (; left > 0 && unitsAt(s, l.area, side) > 0; left--) fall(s, l, index, table);
  for (; left > 0 && side !== SHADOWS && canLoseLevel(s, side, l.area); left--) {
    loseLevel(s, side, l.area);
    table.say({ key: 'levelFell', seat: side, area: l.area, levels: s.levels[l.area] });
  }
}

const retreatsOf = (s: NightmareCathedral, l: Conflict): AreaId[] => {
  const side = loserOf(l);
  if (unitsAt(s, l.area, side) === 0) return [];
  return retreats(s, l.area, side, (to) => room(s, to, side, l.area), (to) => isEmpty(s, to));
};

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
    losesUnits(s, l, 0, hits[0], table);
    losesUnits(s, l, 1, hits[1], table);
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
    l.sides.forEach((side, i) => {
      const slain = l.dead[1 - i];
      note(s, side, 'slain', slain);
      if (l.sides[1 - i] === SHADOWS) note(s, side, 'slainShadows', slain);
    });
    note(s, l.winner, 'won');
    if (loser !== SHADOWS) note(s, l.winner, 'wonSeat');
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
