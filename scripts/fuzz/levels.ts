import { games } from '../../src/rules';
import { LEVELS, LEVEL_NAMES, type LevelName } from '../../src/rules/bots/levels';
import { createMind } from '../../src/rules/bots/mind';
import { playToEnd, thinkLess } from '../../src/rules/contract/ending';
import { loadLearned } from '../../src/rules/minds';
import { levelDecider } from '../ladder/deciders';
import { sharesOf, spread } from '../spread';

/** Matches of bots of one level among themselves. */
export interface Among {
  readonly game: string;
  readonly seats: number;
  readonly level: LevelName;
  readonly matches: number;
  readonly seed: number;
  /** A bot thinks at most so much; 0: as much as its level does. */
  readonly thoughts: number;
}

export interface Ended {
  readonly ended: number;
  /** The decisions of the longest match that came to an end. */
  readonly longest: number;
}

/** Some matches take minutes: who waits is told so often, in milliseconds, how far they are. */
const TELL = 20_000;

/** What one processor plays. */
export async function playAmong({ game: id, seats, level: name, matches, seed, thoughts }: Among): Promise<Ended> {
  const game = games[id];
  const whole = (game.levels ?? LEVELS)[name];
  const level = thoughts > 0 ? thinkLess(whole, thoughts) : whole;
  const learned = await loadLearned(id);
  const decide = levelDecider(level, learned && createMind(game, learned));
  let ended = 0;
  let longest = 0;
  let told = performance.now();
  for (let i = 0; i < matches; i++) {
    try {
      longest = Math.max(longest, playToEnd(game, { seats, seed: seed + i }, decide));
      ended++;
    } catch (error) {
      console.error((error as Error).message);
    }
    if (performance.now() - told < TELL) continue;
    told = performance.now();
    console.error(`  ${id}, ${seats} seats, ${name}: ${i + 1} of the ${matches} from seed ${seed} on are played`);
  }
  return { ended, longest };
}

/** Plays so many matches for each level and number of seats, spread over the processors; how many had no end. */
export async function playLevels(
  id: string,
  {
    level: wanted,
    seats: only,
    ...how
  }: Pick<Among, 'matches' | 'seed' | 'thoughts'> & { level: string; seats: number },
): Promise<number> {
  const { min, max } = games[id].seats;
  let endless = 0;
  for (let seats = min; seats <= max; seats++) {
    if (only > 0 && seats !== only) continue;
    for (const level of LEVEL_NAMES.filter((one) => wanted === '' || one === wanted)) {
      const among: Among = { game: id, seats, level, ...how };
      const parts = await spread<Ended>(
        sharesOf(how.matches).map(({ from, count }) => ({ ...among, seed: how.seed + from, matches: count })),
      );
      const ended = parts.reduce((sum, part) => sum + part.ended, 0);
      const longest = Math.max(...parts.map((part) => part.longest));
      endless += how.matches - ended;
      console.log(
        `${id}, ${seats} seats, ${level}${how.thoughts > 0 ? ` with ${how.thoughts} thoughts` : ''}: ` +
          `${how.matches} matches, ${ended} ended, longest ${longest} decisions; seeds ${how.seed} to ${how.seed + how.matches - 1}`,
      );
    }
  }
  return endless;
}
