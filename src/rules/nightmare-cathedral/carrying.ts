import { clone } from '../kernel/clone';
import type { Card, Seat, Table } from '../kernel/types';

import type { Effect, Effects } from './content/effects';
import type { AreaId } from './content/types';
import type { NightmareCathedral } from './state';

/** A command under way: the Nightmare, the areas it was in, the units it devoured by side. */
export interface Errand {
  readonly nightmare: number;
  path: AreaId[];
  eaten: number[];
}

/** A list of effects being carried out: what remains of it. */
export interface Carrying {
  readonly seat: Seat;
  list: Effect[];
  /** The area of the conflict, of the Nightmare, or the one last chosen; 0 is none. */
  here: AreaId;
  errand?: Errand;
  /** Whose unit was devoured. */
  owner?: Seat;
  /** The deed that brings all this. */
  deed?: Card;
  /** What a Conflict card brings is done as far as it can be, offers too (N6.7). */
  must?: true;
}

/** The list that the procedure of a word was called from. */
export const findCarrying = (s: NightmareCathedral): Carrying => s.flow[s.flow.length - 2].locals as Carrying;

/** Whether the list that a word was called from may not be broken off. */
export const mustGoOn = (s: NightmareCathedral): boolean => findCarrying(s).must === true;

export function carryOut(table: Table, seat: Seat, effects: Effects, here: AreaId = 0): void {
  if (effects.length > 0) table.call('effects', { seat, list: clone(effects), here } as Carrying);
}

/** The effects of a deed, which lies open. */
export function carryOutDeed(table: Table, seat: Seat, deed: Card, effects: Effects): void {
  table.call('effects', { seat, list: clone(effects), here: 0, deed } as Carrying);
}

/** What a Conflict card brings: nothing of it may be left out that can be done (N6.7). */
export function carryOutWholly(table: Table, seat: Seat, effects: Effects, here: AreaId): void {
  if (effects.length > 0) table.call('effects', { seat, list: clone(effects), here, must: true } as Carrying);
}

/** These come before what remains. */
export function insert(carrying: Carrying, effects: Effects): void {
  carrying.list.unshift(...clone(effects));
}
