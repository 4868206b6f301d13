import { ADD_SHADOW, REMOVE_SHADOW } from '../moves';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from '../state';
import { muster, hasRoom, toSupply, unitsAt } from '../units';
import { areasOf } from '../where';

import { declareOffer, stayHere, type Offer } from './offer';

export function listPlacesForShadows(s: NightmareCathedral, l: Offer): CathedralMove[] {
  if (s.supply[SHADOWS] === 0) return [];
  return areasOf(s, l.seat, l.where, l.here)
    .filter((area) => hasRoom(s, area, SHADOWS))
    .map((area) => ADD_SHADOW[area]);
}

export function listShadows(s: NightmareCathedral, l: Offer): CathedralMove[] {
  return areasOf(s, l.seat, l.where, l.here)
    .filter((area) => unitsAt(s, area, SHADOWS) > 0)
    .map((area) => REMOVE_SHADOW[area]);
}

export const addShadow = declareOffer<Offer>('addShadow', {
  choices: listPlacesForShadows,
  must: true,
  take(s, l, move, table) {
    if (move.type !== 'addShadow') return;
    muster(s, move.area, SHADOWS);
    stayHere(s, l, move.area);
    table.say({ key: 'shadowCame', seat: l.seat, area: move.area });
  },
});

export const removeShadow = declareOffer<Offer>('removeShadow', {
  choices: listShadows,
  take(s, l, move, table) {
    if (move.type !== 'removeShadow') return;
    toSupply(s, move.area, SHADOWS);
    table.say({ key: 'shadowWent', seat: l.seat, area: move.area });
  },
});
