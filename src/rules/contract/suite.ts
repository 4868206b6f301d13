import { settle, variants } from '../kernel/options';
import type { Game, Options } from '../kernel/types';

import { checkMatch } from './contract';
import { everyTwo } from './everyTwo';

/** What a game was checked with at one number of seats. */
export interface Checked {
  readonly matches: number;
  readonly moves: number;
  /** Decisions at which the costly checks were made. */
  readonly careful: number;
}

/** A match of so many moves is long: of its game's variants every two values meet, but not every combination is played. `npm run fuzz` plays them all. */
const LONG = 300;

/** The first match only shows how long matches are. */
const FIRST = 71;

/** So many decisions of every game and every number of seats are looked at with care, however few or many its variants are: a fault at every second decision is then found everywhere. */
const CAREFUL = 300;

/** Checks a game at one number of seats: every variant at least once, and the presets, for they set numbers, too; the careful decisions are spread over all of them. */
export function checkVariants(game: Game, seats: number, budget = CAREFUL): Checked {
  const first = variants(game, seats)[0];
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
  const presets = Object.values(game.presets ?? {}).map((preset) => settle(game, seats, preset));
  const rest = [...variants(game, seats).slice(1), ...presets];
  const chosen = [first, ...(moves > LONG ? everyTwo(rest) : rest)];
  // an odd number: an even one would meet the same half of a match's decisions again and again
  const every = Math.max(1, Math.floor((moves * chosen.length) / budget)) | 1;
  for (let i = 1; i < chosen.length || careful < budget; i++) check(chosen[i % chosen.length], every);
  return { matches, moves, careful };
}
