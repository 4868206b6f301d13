import { LEVELS, LEVEL_NAMES } from '../../src/rules/bots/levels';
import { coverPairs } from '../../src/rules/contract/coverPairs';
import { playBots, thinkLess } from '../../src/rules/contract/ending';
import { checkVariants } from '../../src/rules/contract/suite';
import { allGames } from '../withTemplate';

/** Every game in the list, at every number of seats. */
const cases = Object.values(allGames).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => [game.id, game.seats.min + i, game] as const),
);

test.each(cases)('%s with %d seats keeps the rules of the kernel', (_, seats, game) => {
  expect(checkVariants(game, seats).careful).toBeGreaterThanOrEqual(300);
});

/** So much there is time for here; `npm run fuzz -- --levels` lets the levels think to the end. */
const THOUGHTS = 2;

test.each(cases)('%s with %d seats comes to its end between bots of each level', (_, seats, game) => {
  for (const name of LEVEL_NAMES) {
    const level = thinkLess((game.levels ?? LEVELS)[name], THOUGHTS);
    expect(playBots(game, { seats, seed: seats }, level)).toBeGreaterThan(0);
  }
});

test('of many combinations so many are kept that every two values meet', () => {
  const all = ['a', 'b', 'c'].flatMap((one) =>
    [1, 2].flatMap((two) => [true, false].map((three) => ({ one, two, three }))),
  );
  const kept = coverPairs(all);
  expect(kept.length).toBeLessThan(all.length);
  for (const { one, two, three } of all) {
    expect(kept.some((options) => options.one === one && options.two === two)).toBe(true);
    expect(kept.some((options) => options.one === one && options.three === three)).toBe(true);
    expect(kept.some((options) => options.two === two && options.three === three)).toBe(true);
  }
});
