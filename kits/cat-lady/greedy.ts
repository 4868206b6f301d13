import type { Eyes } from '../../src/rules/bots/eyes';
import { scoresOf } from '../../src/rules/cat-lady/belongings';
import { catLady } from '../../src/rules/cat-lady/game';
import type { CatLady, CatLadyMove } from '../../src/rules/cat-lady/state';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Dice, Move } from '../../src/rules/kernel/types';

const engine = createEngine(catLady);

/** What anybody would write for Cat Lady: whatever brings most points if the match ended right after it, the cats fed as well as can be. Among equals, any. */
export function greedy(eyes: Eyes, dice: Dice): Move {
  const moves = eyes.moves as readonly CatLadyMove[];
  if (moves[0].type === 'done') return moves[0];
  const world = eyes.imagine(dice) as CatLady;
  const values = moves.map((move) => {
    const after = clone(world);
    engine.play(after, eyes.seat, move);
    return scoresOf(after)[eyes.seat].total;
  });
  const most = Math.max(...values);
  const best = moves.filter((_, i) => values[i] === most);
  return best[dice.random(best.length)];
}
