import type { Seat } from '../kernel/types';

import type { Carrying } from './carrying';
import { canPay } from './conditions';
import type { Effect, Effects } from './content/effects';
import { sites } from './effects/build';
import { conversions } from './effects/convert';
import { preys } from './effects/devour';
import { levels } from './effects/level';
import { losses } from './effects/lose';
import { productions } from './effects/produce';
import { recalls } from './effects/recall';
import { shadowPlaces, shadowsStanding } from './effects/shadows';
import { conflicts } from './fighting';
import { spare } from './piles';
import { canCommand, roamsTo } from './rising';
import { NONE, type NightmareCathedral } from './state';
import { climbs, worships } from './steps';
import { controlledBits } from './where';

/** Whether something of a list can happen now (N5.1), as far as all can see (K4). */
export const possible = (s: NightmareCathedral, seat: Seat, effects: Effects, carrying: Carrying): boolean =>
  effects.some((effect) => happens(s, seat, effect, carrying));

function happens(s: NightmareCathedral, seat: Seat, effect: Effect, carrying: Carrying): boolean {
  const { here, errand } = carrying;
  const at = (where: Parameters<typeof productions>[1]['where']) => ({ seat, left: 1, where, here });
  switch (effect[0]) {
    case 'draw':
      return s.deck.length + s.discards.length > 0;
    case 'discard':
    case 'upgrade':
      return spare(s, seat) > 0;
    case 'books':
      return s.deck2.length + s.deck.length > 0;
    case 'dreams':
      return s.dreamDeck.length > 0;
    case 'visions':
      return s.dreamDeck2.length + s.dreamDeck.length > 0;
    case 'produce':
      return productions(s, at(effect[1])).length > 0;
    case 'addShadow':
      return shadowPlaces(s, at(effect[1])).length > 0;
    case 'removeShadow':
      return shadowsStanding(s, at(effect[1])).length > 0;
    case 'convert':
      return conversions(s, at(effect[1])).length > 0;
    case 'level':
      return levels(s, at(effect[1])).length > 0;
    case 'recall':
      return recalls(s, at(effect[1])).length > 0;
    case 'lose':
      return losses(s, at(effect[1])).length > 0;
    case 'build':
      return sites(s, { seat, costs: [...effect[1]], controlled: controlledBits(s, seat), area: NONE }).length > 0;
    case 'conflict':
      return conflicts(s, effect[1] === 'any', here).length > 0;
    case 'climb':
      return climbs(s, { seat, left: 1, bonus: effect[1] === 'bonus' }).length > 0;
    case 'worship':
      return worships(s, { seat }).length > 0;
    case 'command':
      return canCommand(s, seat);
    case 'roam':
    case 'trail':
      return errand !== undefined && effect[1] > 0 && roamsTo(s, errand.nightmare, errand.path).length > 0;
    case 'devour':
      return (
        preys(s, {
          seat,
          left: 1,
          whom: effect[1] === 'eachSide' ? 'any' : effect[1],
          where: effect[3] ?? 'here',
          here,
        }).length > 0
      );
    case 'release':
      return s.devoured.some((units) => units > 0);
    case 'choose':
      return effect[1].some((branch) => possible(s, seat, branch, carrying));
    case 'may':
      return possible(s, seat, effect[1], carrying);
    case 'pay':
      return canPay(s, seat, effect[1]) && possible(s, seat, effect[2], carrying);
    case 'perDevoured':
    case 'owner':
    case 'rivals':
    case 'produceEach':
    case 'move':
    case 'fly':
    case 'dreamer':
    case 'agreeAny':
      return true;
  }
}
