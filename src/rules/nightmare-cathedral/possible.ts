import type { Seat } from '../kernel/types';

import type { Carrying } from './carrying';
import { canPay } from './conditions';
import type { Effect, Effects } from './content/effects';
import { listSites } from './effects/build';
import { listConversions } from './effects/convert';
import { listPrey } from './effects/devour';
import { listLevels } from './effects/level';
import { listLosses } from './effects/lose';
import { listProductions } from './effects/produce';
import { listRecalls } from './effects/recall';
import { listPlacesForShadows, listShadows } from './effects/shadows';
import { listConflicts } from './fighting';
import { countSpare } from './piles';
import { canCommand, listRoamingTargets } from './rising';
import { NONE, type NightmareCathedral } from './state';
import { listClimbs, listWorships } from './steps';
import { bitsControlledBy } from './where';

/** Says whether something of a list can happen now (N5.1), judged only by what everybody can see (K4). */
export const canHappen = (s: NightmareCathedral, seat: Seat, effects: Effects, carrying: Carrying): boolean =>
  effects.some((effect) => happens(s, seat, effect, carrying));

function happens(s: NightmareCathedral, seat: Seat, effect: Effect, carrying: Carrying): boolean {
  const { here, errand } = carrying;
  const at = (where: Parameters<typeof listProductions>[1]['where']) => ({ seat, left: 1, where, here });
  switch (effect[0]) {
    case 'draw':
      return s.deck.length + s.discards.length > 0;
    case 'discard':
    case 'upgrade':
      return countSpare(s, seat) > 0;
    case 'books':
      return s.deck2.length + s.deck.length > 0;
    case 'dreams':
      return s.dreamDeck.length > 0;
    case 'visions':
      return s.dreamDeck2.length + s.dreamDeck.length > 0;
    case 'produce':
      return listProductions(s, at(effect[1])).length > 0;
    case 'addShadow':
      return listPlacesForShadows(s, at(effect[1])).length > 0;
    case 'removeShadow':
      return listShadows(s, at(effect[1])).length > 0;
    case 'convert':
      return listConversions(s, at(effect[1])).length > 0;
    case 'level':
      return listLevels(s, at(effect[1])).length > 0;
    case 'recall':
      return listRecalls(s, at(effect[1])).length > 0;
    case 'lose':
      return listLosses(s, at(effect[1])).length > 0;
    case 'build':
      return (
        listSites(s, { seat, costs: [...effect[1]], controlled: bitsControlledBy(s, seat), area: NONE }).length > 0
      );
    case 'conflict':
      return listConflicts(s, effect[1] === 'any', here).length > 0;
    case 'climb':
      return listClimbs(s, { seat, left: 1, bonus: effect[1] === 'bonus' }).length > 0;
    case 'worship':
      return listWorships(s, { seat }).length > 0;
    case 'command':
      return canCommand(s, seat);
    case 'roam':
    case 'trail':
      return errand !== undefined && effect[1] > 0 && listRoamingTargets(s, errand.nightmare, errand.path).length > 0;
    case 'devour':
      return (
        listPrey(s, {
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
      return effect[1].some((branch) => canHappen(s, seat, branch, carrying));
    case 'may':
      return canHappen(s, seat, effect[1], carrying);
    case 'pay':
      return canPay(s, seat, effect[1]) && canHappen(s, seat, effect[2], carrying);
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
