import type { Card, Seat } from '../kernel/types';

import { CONFLICTS, DEVELOPMENTS } from './content/cards';
import type { Battle, Effects } from './content/effects';
import type { AreaId, Strength } from './content/types';
import { landOf } from './land';
import { CONFLICT } from './moves';
import { NONE, SHADOWS, SIDES, type CathedralMove, type NightmareCathedral, type Side } from './state';
import { isPresent, unitsAt } from './units';

/** Functions that work out what a conflict comes to. */

/** Lists every two sides of an area that have units or a fortress there (N6.1). */
export function listConflicts(s: NightmareCathedral, anywhere: boolean, here: AreaId): CathedralMove[] {
  const moves: CathedralMove[] = [];
  for (const area of anywhere ? landOf(s).inPlay : here > 0 ? [here] : []) {
    const row = CONFLICT[area];
    for (let one = 0; one < SIDES; one++) {
      if (!isPresent(s, area, one)) continue;
      for (let other = one + 1; other < SIDES; other++)
        if (isPresent(s, area, other)) moves.push(row[one * SIDES + other]);
    }
  }
  return moves;
}

export const hasFortress = (s: NightmareCathedral, area: AreaId, side: Side): boolean =>
  s.levels[area] > 0 && s.fortress[area] === side;

/** A side may lay a card for each follower it has there, and one for its fortress (N6.2). */
export const countMostCards = (s: NightmareCathedral, area: AreaId, side: Side): number =>
  unitsAt(s, area, side) + (hasFortress(s, area, side) ? 1 : 0);

export const battleOf = (card: Card): readonly Battle[] => {
  const design = DEVELOPMENTS[card];
  return design.kind === 'combat' ? design.battle : [];
};

/** Collects the effects of Combat cards for an outcome. */
export function effectsInBattle(cards: readonly Card[], word: 'onWin' | 'onLoss' | 'after'): Effects {
  return cards.flatMap((card) => battleOf(card).flatMap((battle) => (battle[0] === word ? battle[1] : [])));
}

export const canDevour = (cards: readonly Card[]): boolean =>
  cards.some((card) => battleOf(card).some((battle) => battle[0] === 'devourFallen'));

/** Adds up attack and defence of the cards that a seat laid (N6.3). */
export function strengthOf(
  s: NightmareCathedral,
  area: AreaId,
  side: Side,
  other: Side,
  cards: readonly Card[],
): Strength {
  const sum = { attack: 0, defence: 0 };
  for (const card of cards) {
    sum.attack += DEVELOPMENTS[card].attack;
    sum.defence += DEVELOPMENTS[card].defence;
    for (const battle of battleOf(card)) {
      if (battle[0] !== 'bonus') continue;
      const [, what, points, when] = battle;
      const applies =
        when === 'fortress'
          ? hasFortress(s, area, side)
          : when === 'vsShadows'
            ? other === SHADOWS
            : unitsAt(s, area, side) < unitsAt(s, area, other);
      if (applies) sum[what] += points;
    }
  }
  return sum;
}

/** The row of a Conflict card for a number of Shadows, from 1 (N6.3). */
export const rowFor = (shadows: number): number => Math.min(shadows, 3);

/** Returns the row of the Conflict card for the number of Shadows there. */
export function strengthOfShadows(s: NightmareCathedral, area: AreaId, card: Card | undefined): Strength {
  const shadows = unitsAt(s, area, SHADOWS);
  return card === undefined || shadows === 0 ? { attack: 0, defence: 0 } : CONFLICTS[card].shadows[rowFor(shadows) - 1];
}

/** Returns the side that wins by what stands there (N6.5); NONE if that decides nothing. */
export function winnerOf(s: NightmareCathedral, area: AreaId, [one, other]: readonly [Side, Side]): Side {
  // a Stronghold never loses its last level
  for (const side of [one, other]) if (hasFortress(s, area, side)) return side;
  const units = [unitsAt(s, area, one), unitsAt(s, area, other)];
  return units[0] > units[1] ? one : units[1] > units[0] ? other : NONE;
}

/** Lists adjacent areas that a loser may retreat to (N6.6). */
export function listRetreats(
  s: NightmareCathedral,
  area: AreaId,
  side: Side,
  hasRoom: (to: AreaId) => boolean,
  isEmpty: (to: AreaId) => boolean,
): AreaId[] {
  return landOf(s).adjacent[area].filter(
    (to) => (s.control[to] === side || isPresent(s, to, side) || isEmpty(to)) && hasRoom(to),
  );
}

/**
 * Says whether a seat's cards lie face down in a conflict. While they do, nobody else knows whether Basic Combat is
 * among them.
 */
export function mayHideCards(s: NightmareCathedral, seat: Seat): boolean {
  return s.flow.some(
    ({ procedure, locals }) =>
      procedure === 'conflict' &&
      !(locals as { shown: boolean }).shown &&
      (locals as { sides: readonly Side[] }).sides.includes(seat),
  );
}
