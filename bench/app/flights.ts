import { openApp } from '../../e2e/app';
import { hasFlown, hasJumped, watched, watchPieces, type Travel } from '../../e2e/pieces';
import { beginByTouch, playOn, ways } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';

/** No match is watched longer, in milliseconds. */
const LONGEST = 90_000;
/** Of all pieces that come to lie elsewhere, at least this part must fly. */
export const LEAST_FLYING = 0.97;
const SHOWN = 8;

export interface Flown {
  readonly game: string;
  readonly decisions: number;
  readonly moved: number;
  readonly jumped: readonly Travel[];
  /** The machine drew too few frames to tell. */
  readonly unclear: number;
  readonly sizes: readonly string[];
}

/** The numbers that the app draws are the same in each run, and so is its match. */
function sameNumbers(): void {
  let state = 20_260_101;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A match of this game as a person begins and plays it, at normal speed. */
export async function measureFlights(ground: Ground, game: string, most = LONGEST): Promise<Flown> {
  const app = await openApp(ground, {
    path: `/new/${game}`,
    still: false,
    width: 390,
    height: 844,
    beforehand: sameNumbers,
  });
  await watchPieces(app.page);
  await beginByTouch(app, game);
  const decisions = await playOn(app, game, most);
  const { travels, sizes } = await watched(app.page);
  await app.context.close();
  const jumped = travels.filter(hasJumped);
  const unclear = travels.filter((one) => !hasFlown(one)).length - jumped.length;
  return { game, decisions, moved: travels.length, jumped, unclear, sizes };
}

/** Of those that can be told: on a busy machine a card is at its goal with the next frame, whatever it does. */
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

/** The games that were asked for; all, when none was. */
export const chosenGames = (asked: readonly string[]): string[] => {
  const named = Object.keys(ways).filter((game) => asked.includes(game));
  return named.length > 0 ? named : Object.keys(ways);
};
