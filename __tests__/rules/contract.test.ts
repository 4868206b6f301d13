import { checkMatch } from '../../src/rules/contract/contract';
import { games } from '../../src/rules';
import { variants } from '../../src/rules/kernel/options';

/** Every game in the list, every number of seats, every variant. */
const cases = Object.values(games).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map((seats) => ({ game, seats })),
);

test.each(cases.map(({ game, seats }) => [game.id, seats, game] as const))('%s with %d seats keeps the rules of the kernel', (_, seats, game) => {
  variants(game, seats).forEach((options, seed) => {
    checkMatch(game, { seats, seed: seed + seats * 1000, options }, { every: 23 });
  });
});
