import { eyesOf } from '../../src/rules/bots/eyes';
import { LEVELS, LEVEL_NAMES } from '../../src/rules/bots/levels';
import { decide } from '../../src/rules/bots/think';
import { playToEnd } from '../../src/rules/contract/ending';
import { everyTwo } from '../../src/rules/contract/everyTwo';
import { checkVariants } from '../../src/rules/contract/suite';
import type { Game, Level } from '../../src/rules/kernel/types';
import { allGames } from '../withTemplate';

/** Every game in the list, at every number of seats. */
const cases = Object.values(allGames).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => [game.id, game.seats.min + i, game] as const),
);

test.each(cases)('%s with %d seats keeps the rules of the kernel', (_, seats, game) => {
  expect(checkVariants(game, seats).careful).toBeGreaterThanOrEqual(300);
});

/** Of what a level thinks, as much as there is time for here; `npm run fuzz -- --levels` lets it think to the end. */
function hasty(level: Level): Level {
  if (level.kind === 'sampler') return { ...level, worlds: Math.min(level.worlds, 2), replies: 0 };
  return level.kind === 'search' ? { ...level, tries: Math.min(level.tries, 20) } : level;
}

const playOut = (game: Game, seats: number, level: Level) =>
  playToEnd(game, { seats, seed: seats }, (engine, state, seat, dice) =>
    decide(engine, eyesOf(engine, state, seat, level.kind === 'random' ? 0 : level.forgets), level, dice),
  );

test.each(cases)('%s with %d seats comes to its end between bots of each level', (_, seats, game) => {
  for (const name of LEVEL_NAMES) expect(playOut(game, seats, hasty((game.levels ?? LEVELS)[name]))).toBeGreaterThan(0);
});

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
