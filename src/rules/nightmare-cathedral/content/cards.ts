import { freeze } from '../../kernel/clone';
import type { Card } from '../../kernel/types';

import { CONFLICTS_1, CONFLICTS_2 } from './conflicts';
import { COMBAT_1, DEEDS_1, UPGRADES_1 } from './developments1';
import { COMBAT_2, DEEDS_2, UPGRADES_2 } from './developments2';
import { DREAMS_1, DREAMS_2 } from './dreams';
import { indexByNumber } from './numbered';
import type { CombatCard, ConflictCard, Design, Development, Dream, TokenMark, DeckStage } from './types';

/**
 * Every card has a number of its own, from 1: Developments, Dreams and Conflicts, each with stage 1 before stage 2;
 * Basic Combat comes last.
 */

const printCopies = (stage: DeckStage, designs: readonly Design<Development>[]): Development[] =>
  designs.flatMap(({ marks, ...design }) => marks.map((mark) => ({ ...design, stage, mark })));

const developments = [
  ...printCopies(1, [...UPGRADES_1, ...DEEDS_1, ...COMBAT_1]),
  ...printCopies(2, [...UPGRADES_2, ...DEEDS_2, ...COMBAT_2]),
];
const dreams = [...DREAMS_1, ...DREAMS_2];
const conflicts = [...CONFLICTS_1, ...CONFLICTS_2];

const FIRST_DREAM = 1 + developments.length;
const FIRST_CONFLICT = FIRST_DREAM + dreams.length;
const FIRST_BASIC = FIRST_CONFLICT + conflicts.length;

const basicCombat: CombatCard = {
  kind: 'combat',
  key: 'basic-combat',
  stage: 1,
  mark: 'all',
  attack: 1,
  defence: 0,
  battle: [],
};

/** Basic Combat cards by seat. */
export const BASIC: readonly Card[] = freeze([0, 1, 2, 3].map((seat) => FIRST_BASIC + seat));
export const isBasic = (card: Card): boolean => card >= FIRST_BASIC;

/** Developments by card. Basic Combat is among them, because it lies in the same hand. */
export const DEVELOPMENTS: Readonly<Record<Card, Development>> = freeze({
  ...indexByNumber(1, developments),
  ...indexByNumber(
    FIRST_BASIC,
    BASIC.map(() => basicCombat),
  ),
});
export const DREAMS = indexByNumber<Dream>(FIRST_DREAM, dreams);
export const CONFLICTS = indexByNumber<ConflictCard>(FIRST_CONFLICT, conflicts);

const FROM: Readonly<Record<TokenMark, number>> = { all: 1, '3+': 3, '4': 4 };

/** Lists the cards of a deck that are in play (N2.2). */
export function deckOf(kind: 'development' | 'dream' | 'conflict', stage: DeckStage, seats: number): Card[] {
  const cards: Readonly<Record<Card, { readonly stage: DeckStage; readonly mark?: TokenMark }>> = {
    development: DEVELOPMENTS,
    dream: DREAMS,
    conflict: CONFLICTS,
  }[kind];
  return Object.keys(cards)
    .map(Number)
    .filter((card) => !isBasic(card) && cards[card].stage === stage && FROM[cards[card].mark ?? 'all'] <= seats);
}
