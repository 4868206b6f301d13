import type { Seat, Table } from '../../kernel/types';
import { note } from '../did';
import { landOf, signMarkedIn } from '../land';
import { PRODUCE } from '../moves';
import { NONE, SHADOWS, type CathedralMove, type NightmareCathedral } from '../state';
import { canMuster, muster, hasRoom } from '../units';
import { areasOf, areasControlledBy } from '../where';

import { declareOffer, stayHere, type Offer } from './offer';

export function listProductions(s: NightmareCathedral, l: Offer): CathedralMove[] {
  const moves: CathedralMove[] = [];
  if (!canMuster(s, l.seat)) return moves;
  for (const area of areasControlledBy(s, l.seat, areasOf(s, l.seat, l.where, l.here)))
    if (hasRoom(s, area, l.seat)) moves.push(PRODUCE[area]);
  return moves;
}

/** How many of those that are left to come can come, one by one: an area holds so many, and so does the supply. */
export function countComing(s: NightmareCathedral, l: Offer): number {
  if (l.where === 'oneAny' || l.where === 'oneControlled') return l.left; // the area is still to be chosen
  const { units, control, supply, limbo } = s;
  const tried = { ...s, units: [...units], control: [...control], supply: [...supply], limbo: [...limbo] };
  let coming = 0;
  for (; coming < l.left; coming++) {
    const [move] = listProductions(tried, l);
    if (move?.type !== 'produce') break;
    muster(tried, move.area, l.seat);
  }
  return coming;
}

/** The seat's followers come to areas that it controls at that moment (N5.6). */
export const produce = declareOffer<Offer>('produce', {
  choices: listProductions,
  take(s, l, move, table) {
    if (move.type !== 'produce') return;
    muster(s, move.area, l.seat);
    note(s, l.seat, 'produced');
    stayHere(s, l, move.area);
    table.say({ key: 'produced', seat: l.seat, area: move.area, side: l.seat, count: 1 });
  },
  fallShort(s, l, table) {
    const { seat, left, where, here } = l;
    const mine = areasControlledBy(s, seat, areasOf(s, seat, where, here));
    const by = !canMuster(s, seat) ? 'supply' : mine.length === 0 ? 'control' : 'full';
    table.say({ key: 'short', seat, area: mine.length === 1 ? mine[0] : 0, count: left, by });
  },
});

/** N5.6: every fortress of the seat produces, or every marked area does for the side that controls it. */
export function produceEach(
  s: NightmareCathedral,
  seat: Seat,
  where: 'fortress' | 'marked',
  count: number,
  table: Table,
): void {
  const land = landOf(s);
  const sign = signMarkedIn(s);
  for (const area of land.inPlay) {
    if (where === 'fortress' ? s.fortress[area] !== seat : land.signs[area] !== sign) continue;
    const side = s.control[area];
    if (side === NONE) continue;
    let produced = 0;
    while (produced < count && canMuster(s, side) && hasRoom(s, area, side)) {
      muster(s, area, side);
      produced++;
    }
    if (produced > 0) {
      note(s, side, 'produced', produced);
      table.say({ key: 'produced', seat, area, side, count: produced });
    }
    if (produced === count || side === SHADOWS) continue;
    table.say({ key: 'short', seat: side, area, count: count - produced, by: canMuster(s, side) ? 'full' : 'supply' });
  }
}
