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

/** Every player against every weaker one, at every number of seats; what people ask about first comes first. */
export function planPairs(game: Game): Pair[] {
  const players = playersOf(game);
  const pairs: Pair[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let one = players.length - 1; one > 0; one--)
      for (let others = one - 1; others >= 0; others--)
        pairs.push({ game: game.id, seats, one: players[one], others: players[others] });
  const urgency = ({ one, others, seats }: Pair) =>
    (one === 'hard' && others === 'judged' ? 0 : one === 'master' && others === 'hard' && seats === 2 ? 1 : seats) +
    (others === 'random' ? 20 : 0);
  return pairs.sort((one, other) => urgency(one) - urgency(other));
}
