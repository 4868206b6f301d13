import type { Eyes } from '../../src/rules/bots/eyes';
import type { Dice, Move } from '../../src/rules/kernel/types';
import { numberOf } from '../../src/rules/template/cards';
import type { Template, TemplateMove } from '../../src/rules/template/state';

/** The widest gap that it leaves on stairs. */
const WIDEST = 3;

/** What anybody would write: the smallest step up, and where all steps are too wide, the highest card away. */
export function greedy(eyes: Eyes, dice: Dice): Move {
  const s = eyes.imagine(dice) as Template;
  const gapOf = (move: TemplateMove): number => {
    if (move.type === 'discard') return WIDEST + (12 - numberOf(move.card)) / 12;
    const cards = s.stairs[eyes.seat][move.stairs];
    return numberOf(move.card) - (cards.length === 0 ? 0 : numberOf(cards[cards.length - 1]));
  };
  const moves = eyes.moves as readonly TemplateMove[];
  return [...moves].sort((one, other) => gapOf(one) - gapOf(other))[0];
}
