import type { Adviser } from '../../match/advice';
import { createMind, judgeByHand } from '../../rules/bots/mind';
import type { Game } from '../../rules/kernel/types';
import { loadLearned } from '../../rules/minds';

/** Loads who gives advice: what was learned for so many seats, which tells shares of winning, or else a judge by hand. */
export async function loadAdviser(game: Game, seats: number): Promise<Adviser> {
  const learned = await loadLearned(game.id).catch(() => null);
  const mind = learned && createMind(game, learned);
  if (mind?.canTell(seats)) return { engine: mind.fair, hasShares: true };
  return { engine: judgeByHand(game), hasShares: false };
}
