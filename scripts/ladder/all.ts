import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { games } from '../../src/rules';
import { createMind } from '../../src/rules/bots/mind';
import { loadLearned } from '../../src/rules/minds';
import { fillBuckets, joinBuckets, type Bucket } from '../train/calibrate';
import { forecast, pairsOf } from '../train/forecast';

import { playSpread } from './duel';
import { claimOf, findAlike, keyOf, planPairs, playersOf, type Knows, type Pair } from './plan';
import { writeStrengthPage, type PairResult, type TimeResult } from './strengthPage';

/** What is left to be played is played in pieces of about so many seconds, and kept after each. */
const PIECE = { seconds: 5, most: 100 };
/** Calibration comes in pieces of so many matches. */
const FORECAST = 20;
const FILE = 'reports/ladder.json';
const PAGE = 'docs/strength.md';
const SEED = 1_000_001;

interface Kept {
  pairs: Record<string, PairResult>;
  times: Record<string, TimeResult>;
  calibrations: Record<string, { matches: number; buckets: readonly Bucket[] }>;
}

export interface Extent {
  /** Matches of each pair. */
  readonly matches: number;
  /** Ends after so many minutes; the same command goes on from there. */
  readonly minutes: number;
  /** One game only, or one number of seats, or one player and its others; empty or 0: all. */
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
}

const open = (): Kept =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Kept) : { pairs: {}, times: {}, calibrations: {} };

function keep(kept: Kept, known: Record<string, Knows>): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(FILE, JSON.stringify(kept));
  const players = Object.values(games).map((game) => {
    const tables = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
    const alike = tables.flatMap((seats) => findAlike(game, seats, known[game.id]).map((one) => ({ ...one, seats })));
    return [game.id, { players: playersOf(game), alike }] as const;
  });
  writeFileSync(PAGE, writeStrengthPage(Object.fromEntries(players), kept));
}

async function playPiece(kept: Kept, pair: Pair, left: number): Promise<void> {
  const before = kept.pairs[keyOf(pair)] ?? { ...pair, wins: 0, matches: 0, unfinished: 0, seed: SEED, seconds: 0 };
  const pace = before.matches > 0 ? before.seconds / before.matches : PIECE.seconds / 2;
  const matches = Math.min(left, Math.max(2, Math.min(PIECE.most, Math.round(PIECE.seconds / pace))));
  const began = performance.now();
  const outcome = await playSpread({ ...pair, options: {}, seed: before.seed + before.matches, matches });
  kept.pairs[keyOf(pair)] = {
    ...before,
    wins: before.wins + outcome.wins,
    matches: before.matches + outcome.matches,
    unfinished: before.unfinished + outcome.unfinished,
    seconds: before.seconds + (performance.now() - began) / 1000,
  };
}

/** Measures how long each level thinks, at the fewest and the most seats; only a run without a compiler tells of phones. */
async function time(kept: Kept, pair: Pair, matches: number): Promise<void> {
  const { times } = await playSpread({ ...pair, options: {}, seed: SEED, matches });
  const { game, seats, one: player } = pair;
  kept.times[`${game} ${seats} ${player}`] = {
    game,
    seats,
    player,
    decisions: times.length,
    middle: times[Math.floor(times.length / 2)],
    slow: times[Math.floor(times.length * 0.95)],
  };
}

/** Tells of each game with how many seats its bots have learned to play. */
async function askKnown(): Promise<Record<string, Knows>> {
  const known = Object.values(games).map(async (game) => {
    const learned = await loadLearned(game.id);
    return [game.id, learned ? createMind(game, learned).canTell : () => false] as const;
  });
  return Object.fromEntries(await Promise.all(known));
}

/** Plays what is left of the whole ladder for some time, and writes the page. */
export async function playAll({ matches, minutes, game: only, ...wanted }: Extent): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const kept = open();
  const known = await askKnown();
  const isMeant = (pair: Pair) =>
    (!wanted.seats || pair.seats === wanted.seats) &&
    (!wanted.one || pair.one === wanted.one) &&
    (!wanted.others || pair.others === wanted.others);
  const list = Object.values(games).filter(({ id }) => !only || id === only);
  const pairs = list.flatMap((game) => planPairs(game, known[game.id]).filter(isMeant));
  const isDue = () => performance.now() < until;
  if (process.execArgv.includes('--jitless')) {
    for (const pair of pairs) {
      if (pair.others !== (pair.one === 'judged' ? 'normal' : 'judged')) continue;
      if (isDue() && !kept.times[`${pair.game} ${pair.seats} ${pair.one}`])
        await time(kept, pair, Math.min(matches, 4));
    }
    return keep(kept, known);
  }
  // Whatever will have had the least of its time comes next, so that the page has something of everything however early it ends.
  const played = (pair: Pair) => kept.pairs[keyOf(pair)]?.matches ?? 0;
  const spent = (pair: Pair) => ((kept.pairs[keyOf(pair)]?.seconds ?? 0) + PIECE.seconds) / claimOf(pair);
  while (isDue()) {
    const open = pairs.filter((pair) => played(pair) < matches);
    if (open.length === 0) break;
    const next = open.reduce((one, other) => (spent(other) < spent(one) ? other : one));
    await playPiece(kept, next, matches - played(next));
    console.log(
      `${keyOf(next)}: ${((kept.pairs[keyOf(next)].wins / played(next)) * 100).toFixed(1)} % of ${played(next)}`,
    );
    keep(kept, known);
  }
  console.log(isDue() ? `${PAGE} is complete` : `${PAGE} is written; say the same again to go on`);
}

/** Adds matches to the calibration of a game at some seats, as many as it still wants and there is time for. */
export async function addCalibration({ game: id, matches, minutes, seats: only }: Extent): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const kept = open();
  const learned = (await loadLearned(id))!;
  const known = await askKnown();
  for (let seats = games[id].seats.min; seats <= games[id].seats.max; seats++) {
    if (!known[id](seats) || (only > 0 && only !== seats)) continue;
    const key = `${id} ${seats}`;
    for (let played = kept.calibrations[key]?.matches ?? 0; played < matches && performance.now() < until;) {
      const forecasts = forecast(games[id], learned, seats, FORECAST, SEED + 500_000 + played);
      const buckets = fillBuckets(pairsOf(forecasts));
      const before = kept.calibrations[key]?.buckets;
      played += FORECAST;
      kept.calibrations[key] = { matches: played, buckets: before ? joinBuckets(before, buckets) : buckets };
      keep(kept, known);
    }
  }
}
