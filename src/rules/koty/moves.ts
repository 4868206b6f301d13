import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

import { CARDS } from './cards';
import { LANDS } from './lands';
import type { KotyMove } from './state';

/** Moves are made once and shared, so that listing them costs nothing but the list. */

const eachLand = (make: (land: number) => KotyMove): readonly KotyMove[] =>
  freeze(Array.from({ length: LANDS }, (_, land) => make(land)));
const eachCard = <M>(make: (card: Card) => M): readonly M[] => freeze(CARDS.map((_, card) => make(card)));

export const EXCHANGE: KotyMove = freeze({ type: 'exchange' } as const);
export const DECLINE: KotyMove = freeze({ type: 'decline' } as const);
export const STOP: KotyMove = freeze({ type: 'stop' } as const);
export const LAY = eachLand((land) => ({ type: 'lay', land }));
export const DEFEND = eachCard<KotyMove>((card) => ({ type: 'defend', card }));
export const OWL = eachCard<KotyMove>((card) => ({ type: 'owl', card }));
export const REPEAT = eachCard<KotyMove>((card) => ({ type: 'repeat', card }));
export const PLACE = eachCard((card) => eachLand((land) => ({ type: 'place', card, land })));
export const CHASE = eachCard((card) => eachLand((land) => ({ type: 'chase', card, land })));
