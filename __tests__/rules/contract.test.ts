import { checkMatch } from '../../src/rules/contract/contract';
import { everyTwo } from '../../src/rules/contract/everyTwo';
import { settle, variants } from '../../src/rules/kernel/options';
import { allGames } from '../withTemplate';

/** A match of so many moves is long: of its game's variants every two values meet, but not every combination is played. `npm run fuzz` plays them all. */
const LONG = 300;

/** Every game in the list, every number of seats, every variant, and the presets: they set numbers, too. */
const cases = Object.values(allGames).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map((seats) => ({
    game,
    seats,
  })),
);

test.each(cases.map(({ game, seats }) => [game.id, seats, game] as const))(
  '%s with %d seats keeps the rules of the kernel',
  (_, seats, game) => {
    const check = (options: ReturnType<typeof variants>[number], seed: number, every: number) =>
      checkMatch(game, { seats, seed: seed + seats * 1000, options }, { every });
    const all = [
      ...variants(game, seats),
      ...Object.values(game.presets ?? {}).map((preset) => settle(game, seats, preset)),
    ];
    const { moves } = check(all[0], 0, 23);
    const rest = all.slice(1);
    if (moves > LONG) everyTwo(rest).forEach((options, i) => check(options, i + 1, 71));
    else rest.forEach((options, i) => check(options, i + 1, 23));
  },
);

test('of many combinations so many are kept that every two values meet', () => {
  const all = ['a', 'b', 'c'].flatMap((one) =>
    [1, 2].flatMap((two) => [true, false].map((three) => ({ one, two, three }))),
  );
  const kept = everyTwo(all);
  expect(kept.length).toBeLessThan(all.length);
  for (const { one, two, three } of all) {
    expect(kept.some((options) => options.one === one && options.two === two)).toBe(true);
    expect(kept.some((options) => options.one === one && options.three === three)).toBe(true);
    expect(kept.some((options) => options.two === two && options.three === three)).toBe(true);
  }
});
