import { completeOptions, listVariants } from '../kernel/options';
import type { Game, Options } from '../kernel/types';

import { checkMatch } from './contract';
import { coverPairs } from './coverPairs';

/** How much of a game was checked at one number of seats. */
export interface Checked {
  readonly matches: number;
  readonly moves: number;
  /** Decisions at which the costly checks were made. */
  readonly careful: number;
}

/**
 * A match with more moves than this is long. We do not play every combination of its game's options then, only enough
 * that any two values meet; `npm run fuzz` plays them all.
 */
const LONG = 300;

/** The first match serves only to measure how long matches are, so few decisions are checked with care. */
const FIRST = 71;

/**
 * Every game gets this many careful decisions at every number of seats, however many variants it has. A fault at every
 * second decision is then found everywhere.
 */
const CAREFUL = 300;

/**
 * Checks a game at one number of seats. It plays every variant at least once, and the presets, because they set
 * numbers, too. The careful decisions are spread over all of these matches.
 */
export function checkVariants(game: Game, seats: number, budget = CAREFUL): Checked {
  const first = listVariants(game, seats)[0];
  let matches = 0;
  let moves = 0;
  let careful = 0;
  const check = (options: Options, every: number) => {
    const played = checkMatch(game, { seats, seed: matches + seats * 1000, options }, { every });
    matches++;
    moves += played.moves;
    careful += played.careful;
  };
  check(first, FIRST);
  const presets = Object.values(game.presets ?? {}).map((preset) => completeOptions(game, seats, preset));
  const rest = [...listVariants(game, seats).slice(1), ...presets];
  const chosen = [first, ...(moves > LONG ? coverPairs(rest) : rest)];
  // We use an odd number: an even one would check the same half of a match's decisions again and again.
  const every = Math.max(1, Math.floor((moves * chosen.length) / budget)) | 1;
  for (let i = 1; i < chosen.length || careful < budget; i++) check(chosen[i % chosen.length], every);
  return { matches, moves, careful };
}
