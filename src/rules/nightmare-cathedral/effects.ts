import { clone } from '../kernel/clone';
import { declareProcedure } from '../kernel/flow';
import type { Table } from '../kernel/types';

import { carryOut, insert, type Carrying } from './carrying';
import { canPay } from './conditions';
import type { Effect, Effects } from './content/effects';
import { devourEachSide } from './effects/devour';
import { produceEach } from './effects/produce';
import { makeUnnamed } from './falling';
import { draw } from './piles';
import { canHappen } from './possible';
import { NONE, SHADOWS, type CathedralMove, type NightmareCathedral } from './state';
import { bitsControlledBy } from './where';

const AS_MANY_AS_POSSIBLE = 99;

const countOf = (count: number | 'all'): number => (count === 'all' ? AS_MANY_AS_POSSIBLE : count);

/** N9: carries the effects out once for each unit devoured so far in this command. */
function perDevoured(s: NightmareCathedral, l: Carrying, whose: 'own' | 'rival', effects: Effects, table: Table): void {
  l.errand?.eaten.forEach((units, side) => {
    if (side === SHADOWS || (side === l.seat) !== (whose === 'own')) return;
    for (let i = 0; i < units; i++)
      table.call('effects', { seat: l.seat, list: clone(effects), here: l.here, owner: side } as Carrying);
  });
}

/** Carries an effect out at once, or calls the procedure for its word. */
function begin(s: NightmareCathedral, l: Carrying, effect: Effect, table: Table): void {
  const { seat, here } = l;
  switch (effect[0]) {
    case 'draw':
      return draw(s, seat, effect[1], table);
    case 'produceEach':
      return produceEach(s, seat, effect[1], effect[2], table);
    case 'produce':
    case 'addShadow':
    case 'removeShadow':
    case 'convert':
    case 'level':
    case 'recall':
    case 'lose':
      return table.call(effect[0], { seat, left: effect[2], where: effect[1], here });
    case 'move':
    case 'discard':
    case 'command':
    case 'roam':
    case 'release':
      return table.call(effect[0], { seat, left: effect[1] });
    case 'upgrade':
      return table.call('upgrade', { seat, left: countOf(effect[1]) });
    case 'fly':
      return table.call('fly', {
        seat,
        left: effect[1] === 'anywhere' ? 1 : effect[1],
        anywhere: effect[1] === 'anywhere',
      });
    case 'build':
      return table.call('build', { seat, costs: [...effect[1]], controlled: bitsControlledBy(s, seat), area: NONE });
    case 'climb':
      return table.call('climb', { seat, left: effect[2], bonus: effect[1] === 'bonus' });
    case 'worship':
      return table.call('worship', { seat, left: countOf(effect[1]), marker: 0, signs: [] });
    case 'conflict':
      return table.call('conflict', {
        seat,
        ordered: effect[2],
        left: effect[2],
        anywhere: effect[1] === 'any',
        here,
        devours: effect[3] === 'devourFallen',
        ...makeUnnamed(),
      });
    case 'books':
    case 'dreams':
    case 'visions':
      return table.call('keep', { seat, from: effect[0], looks: effect[1], left: effect[2], looked: [] });
    case 'trail':
      return table.call('roam', { seat, left: effect[1], trail: effect[2] });
    case 'devour':
      if (effect[1] === 'eachSide') return devourEachSide(s, seat, here, effect[2], l.errand?.eaten, table);
      return table.call('devour', { seat, left: effect[2], whom: effect[1], where: effect[3] ?? 'here', here });
    case 'choose':
      return table.call('choose', { seat, branches: effect[1], open: [] });
    case 'may':
      // a price may be declined anyway
      if (effect[1].length === 1 && effect[1][0][0] === 'pay') return insert(l, effect[1]);
      return canHappen(s, seat, effect[1], l) ? table.call('pay', { seat, effects: effect[1] }) : undefined;
    case 'pay':
      return canPay(s, seat, effect[1]) && canHappen(s, seat, effect[2], l)
        ? table.call('pay', { seat, cost: effect[1], effects: effect[2] })
        : undefined;
    case 'perDevoured':
      return perDevoured(s, l, effect[1], effect[2], table);
    case 'owner':
      return l.owner === undefined ? undefined : carryOut(table, l.owner, effect[1], here);
    case 'rivals':
      for (let i = 1; i < s.seats; i++) carryOut(table, (seat + i) % s.seats, effect[1], here);
      return;
    case 'dreamer':
      s.wakes[seat] = true;
      return table.say({ key: 'waking', seat });
    case 'agreeAny':
      return table.call('borrow', { seat });
  }
}

/** Followers that do not come are told one by one, with why. */
const TELLS_ITSELF: ReadonlySet<Effect[0]> = new Set(['produce']);

/** Carries out a list of effects from left to right; what remains of it is kept in the frame. */
export const effects = declareProcedure<NightmareCathedral, Carrying, CathedralMove>('effects', {
  next(s, l, table) {
    const effect = l.list.shift();
    if (effect === undefined) return table.leave();
    if (!TELLS_ITSELF.has(effect[0]) && !canHappen(s, l.seat, [effect], l))
      table.say({ key: 'idle', seat: l.seat, effect });
    begin(s, l, effect, table);
    table.again();
  },
});
