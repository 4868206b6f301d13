import { kits } from '../../kits';
import { LEVELS, LEVEL_NAMES } from '../../src/rules/bots/levels';
import { dropLearned } from '../../src/rules/bots/mind';
import type { Game } from '../../src/rules/kernel/types';

/** Two kinds of players that are compared at one number of seats. */
export interface Pair {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
}

export const keyOf = ({ game, seats, one, others }: Pair): string => `${game} ${seats} ${one} ${others}`;

/** Who can play a game, from those that are thought the weakest to the strongest. */
export function playersOf(game: Game): string[] {
  const { ladder } = kits[game.id]!;
  const [easy, normal, ...strong] = LEVEL_NAMES;
  return [
    'random',
    easy,
    normal,
    ...Object.keys(ladder.peers),
    ...(dropLearned((game.levels ?? LEVELS).hard) ? ['judged'] : []),
    ...strong,
  ];
}

/** Whether a game's bots have learned to play with so many seats. */
export type Knows = (seats: number) => boolean;

/** Lists the players that play alike at some seats: where nothing was learned, those that judge by learning judge by hand. */
export function findAlike(game: Game, seats: number, knows: Knows): { readonly name: string; readonly as: string }[] {
  const levels = game.levels ?? LEVELS;
  if (knows(seats)) return [];
  const judged = dropLearned(levels.hard);
  return LEVEL_NAMES.filter(
    (name) => judged && JSON.stringify(dropLearned(levels[name])) === JSON.stringify(judged),
  ).map((name) => ({ name, as: 'judged' }));
}

/** How much time a pair is worth beside others: people ask first what was learned, and nobody doubts who beats chance. */
export function claimOf({ one, others, seats }: Pair): number {
  if (others === 'random') return 0.25;
  if (one === 'hard' && others === 'judged') return seats === 2 ? 4 : 2;
  if (one === 'master' && (others === 'hard' || others === 'judged')) return seats === 2 ? 2 : 1;
  return seats === 2 ? 1 : 0.5;
}

/**
 * Every player against every weaker one, at every number of seats, without those that play as another does there; what
 * people ask about first comes first.
 */
export function planPairs(game: Game, knows: Knows): Pair[] {
  const pairs: Pair[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const alike = findAlike(game, seats, knows);
    const players = playersOf(game).filter((player) => !alike.some(({ name }) => name === player));
    for (let one = players.length - 1; one > 0; one--)
      for (let others = one - 1; others >= 0; others--)
        pairs.push({ game: game.id, seats, one: players[one], others: players[others] });
  }
  return pairs.sort((one, other) => claimOf(other) - claimOf(one));
}
