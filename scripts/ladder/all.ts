import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { games } from '../../src/rules';
import { createMind } from '../../src/rules/bots/mind';
import { loadLearned } from '../../src/rules/minds';
import { fillBuckets, joinBuckets, type Bucket } from '../train/calibrate';
import { forecast, pairsOf } from '../train/forecast';

import { playSpread } from './duel';
import { keyOf, planPairs, playersOf, type Pair } from './plan';
import { writeStrengthPage, type PairResult, type TimeResult } from './strengthPage';

/** What is left to be played is played in pieces of so many matches, and kept after each. */
const PIECE = 20;
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

function keep(kept: Kept): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(FILE, JSON.stringify(kept));
  const players = Object.fromEntries(Object.values(games).map((game) => [game.id, playersOf(game)]));
  writeFileSync(PAGE, writeStrengthPage(players, kept));
}

async function playPiece(kept: Kept, pair: Pair): Promise<void> {
  const before = kept.pairs[keyOf(pair)] ?? { ...pair, wins: 0, matches: 0, unfinished: 0, seed: SEED };
  const seed = before.seed + before.matches;
  const outcome = await playSpread({ ...pair, options: {}, seed, matches: PIECE });
  kept.pairs[keyOf(pair)] = {
    ...before,
    wins: before.wins + outcome.wins,
    matches: before.matches + outcome.matches,
    unfinished: before.unfinished + outcome.unfinished,
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

/** Plays what is left of the whole ladder for some time, and writes the page. */
export async function playAll({ matches, minutes, game: only, ...wanted }: Extent): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const kept = open();
  const isMeant = (pair: Pair) =>
    (!wanted.seats || pair.seats === wanted.seats) &&
    (!wanted.one || pair.one === wanted.one) &&
    (!wanted.others || pair.others === wanted.others);
  const list = Object.values(games).filter(({ id }) => !only || id === only);
  const isJitless = process.execArgv.includes('--jitless');
  for (const game of list) {
    for (const pair of planPairs(game).filter(isMeant)) {
      if (isJitless && pair.others !== (pair.one === 'judged' ? 'normal' : 'judged')) continue;
      if (isJitless && kept.times[`${pair.game} ${pair.seats} ${pair.one}`]) continue;
      if (isJitless && performance.now() < until) await time(kept, pair, Math.min(matches, 4));
      while (!isJitless && (kept.pairs[keyOf(pair)]?.matches ?? 0) < matches && performance.now() < until) {
        await playPiece(kept, pair);
        const { wins, matches: played } = kept.pairs[keyOf(pair)];
        console.log(`${keyOf(pair)}: ${((wins / played) * 100).toFixed(1)} % of ${played}`);
        keep(kept);
      }
    }
  }
  keep(kept);
  console.log(performance.now() < until ? `${PAGE} is complete` : `${PAGE} is written; say the same again to go on`);
}

/** Adds matches to the calibration of a game at some seats, as many as it still wants and there is time for. */
export async function addCalibration({ game: id, matches, minutes, seats: only }: Extent): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const kept = open();
  const learned = (await loadLearned(id))!;
  const { canTell } = createMind(games[id], learned);
  for (let seats = games[id].seats.min; seats <= games[id].seats.max; seats++) {
    if (!canTell(seats) || (only > 0 && only !== seats)) continue;
    const key = `${id} ${seats}`;
    for (let played = kept.calibrations[key]?.matches ?? 0; played < matches && performance.now() < until;) {
      const forecasts = forecast(games[id], learned, seats, PIECE, SEED + 500_000 + played);
      const buckets = fillBuckets(pairsOf(forecasts));
      const before = kept.calibrations[key]?.buckets;
      played += PIECE;
      kept.calibrations[key] = { matches: played, buckets: before ? joinBuckets(before, buckets) : buckets };
      keep(kept);
    }
  }
}
