import type { Eyes } from '../../src/rules/bots/eyes';
import type { Card, Dice, Move } from '../../src/rules/kernel/types';
import { payOwnCards } from '../../src/rules/three-chapters/chapterThree';
import { resolve } from '../../src/rules/three-chapters/resolve';
import type { ThreeChapters, ThreeChaptersMove } from '../../src/rules/three-chapters/state';
import { add, makeNoTokens } from '../../src/rules/three-chapters/tokens';

const worth = ({ hearts, gems, stars }: ReturnType<typeof makeNoTokens>) => hearts + gems / 2 + stars * 2;

/** What the cards kept would pay by themselves in chapter III. */
function together(cards: readonly Card[]): number {
  const tokens = makeNoTokens();
  payOwnCards(cards, tokens, 1);
  return worth(tokens);
}

/** What the last card of a trick would gain if nobody played after it. */
function now(trick: readonly Card[]): number {
  const tokens = makeNoTokens();
  const { winner, payments } = resolve(trick);
  const mine = trick.length - 1;
  for (const { place, reward } of payments) if (place === mine) add(tokens, reward);
  if (winner === mine) tokens.stars++;
  return worth(tokens);
}

/** What anybody would write for 3 Chapters: most points now. Keeps what pays most with what it has, plays what gains most in the trick as it lies; among equals the highest card. */
export function greedy(eyes: Eyes, dice: Dice): Move {
  const s = eyes.imagine(dice) as ThreeChapters;
  const moves = eyes.moves as readonly ThreeChaptersMove[];
  const points = ({ type, card }: ThreeChaptersMove) => {
    if (type === 'play') return now([...s.trick, card]);
    const kept = together([...s.kept[eyes.seat], card]);
    return type === 'keep' ? kept : -kept;
  };
  const tied = (move: ThreeChaptersMove) => points(move) * 100 + (move.type === 'give' ? -move.card : move.card);
  return moves.reduce((best, move) => (tied(move) > tied(best) ? move : best));
}
