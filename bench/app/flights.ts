import { openApp } from '../../e2e/app';
import { hasFlown, hasJumped, watched, watchPieces, type Travel } from '../../e2e/pieces';
import { beginByTouch, playOn, ways } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';

import { hold } from './report';

/** A match is watched for this long at most, in milliseconds. */
const LONGEST = 90_000;
/** At least this share of all pieces that change their place must fly. */
export const LEAST_FLYING = 0.97;
const SHOWN = 8;

export interface Flown {
  readonly game: string;
  readonly decisions: number;
  readonly moved: number;
  readonly jumped: readonly Travel[];
  /** Pieces that moved while the machine drew too few frames to see a flight. */
  readonly unclear: number;
  readonly sizes: readonly string[];
}

/** Replaces Math.random by a seeded generator, so that each run plays the same match. */
function seedRandom(): void {
  let state = 20_260_101;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Plays a match of this game by touch, at normal speed, and counts the pieces that fly or jump. */
export async function measureFlights(ground: Ground, game: string, most = LONGEST): Promise<Flown> {
  const app = await openApp(ground, {
    path: `/new/${game}`,
    still: false,
    width: 390,
    height: 844,
    beforehand: seedRandom,
  });
  await watchPieces(app.page);
  await beginByTouch(app, game);
  const decisions = await playOn(app, game, most);
  const { travels, sizes } = await watched(app.page);
  await app.context.close();
  const jumped = travels.filter(hasJumped);
  const unclear = travels.filter((travel) => !hasFlown(travel)).length - jumped.length;
  return { game, decisions, moved: travels.length, jumped, unclear, sizes };
}

/**
 * The share of flights among the moves that could be judged. On a busy machine a card may reach its goal within one
 * frame, whatever the app does.
 */
export const shareOf = ({ moved, jumped, unclear }: Flown): number => 1 - jumped.length / (moved - unclear);

const at = ([x, y]: readonly number[]) => `${x},${y}`;
const describe = ({ piece, from, to, between, took, longestFrame, at: time }: Travel) =>
  `    ${(time / 1000).toFixed(1)} s  ${piece} from ${at(from)} to ${at(to)}: seen ${between} times on its way in ${took} ms, longest frame ${longestFrame} ms`;

export function reportFlights(flown: Flown, verdict: string): void {
  const { game, decisions, moved, jumped, unclear, sizes } = flown;
  console.log(
    `  ${game.padEnd(16)} ${String(decisions).padStart(3)} decisions   ${moved} pieces came to lie elsewhere: ${moved - jumped.length - unclear} flew, ${jumped.length} jumped, ${unclear} in frames too long to tell, ${(100 * shareOf(flown)).toFixed(1)} %   table ${sizes.join(' ')}${verdict}`,
  );
  for (const one of jumped.slice(0, SHOWN)) console.log(describe(one));
  if (jumped.length > SHOWN) console.log(`    and ${jumped.length - SHOWN} more`);
}

/** The games named on the command line, or all of them. */
export const chosenGames = (asked: readonly string[]): string[] => {
  const named = Object.keys(ways).filter((game) => asked.includes(game));
  return named.length > 0 ? named : Object.keys(ways);
};

/** Counts the pieces that fly and those that jump in a match of each game, at this machine's speed. */
export async function countFlights(ground: Ground): Promise<void> {
  console.log('\nPieces watched frame by frame in matches played by touch, at normal speed');
  for (const game of chosenGames(process.argv)) {
    const flown = await measureFlights(ground, game);
    const jumping = hold(`${game}, part that jumps`, 1 - shareOf(flown), 1 - LEAST_FLYING);
    reportFlights(flown, jumping || hold(`${game}, sizes of the table`, flown.sizes.length, 1));
  }
}
