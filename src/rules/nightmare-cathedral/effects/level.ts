import { LEVEL } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';
import { canLevel, raiseLevel } from '../units';
import { areasOf } from '../where';

import { declareOffer, type Offer } from './offer';

export function listLevels(s: NightmareCathedral, l: Offer): CathedralMove[] {
  const moves: CathedralMove[] = [];
  for (const area of areasOf(s, l.seat, l.where, l.here)) if (canLevel(s, l.seat, area)) moves.push(LEVEL[area]);
  return moves;
}

/** Adds a level that costs nothing. */
export const level = declareOffer<Offer>('level', {
  choices: listLevels,
  take(s, l, move, table) {
    if (move.type !== 'level') return;
    raiseLevel(s, l.seat, move.area);
    table.say({ key: 'built', seat: l.seat, area: move.area, levels: s.levels[move.area] });
  },
});
