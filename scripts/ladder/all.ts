import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { games } from '../../src/rules';
import { createMind } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import { loadLearned } from '../../src/rules/minds';

import { levelDecider } from './deciders';
import { playSpread } from './duel';
import { keyOf, planPairs, playersOf, type Pair } from './plan';
import {
  calibrate,
  writeStrengthPage,
  type Calibration,
  type PairResult,
  type Results,
  type TimeResult,
} from './strengthPage';

/** What is left to be played is played in pieces of so many matches, and kept after each. */
const PIECE = 20;
const FILE = 'reports/ladder.json';
const PAGE = 'docs/strength.md';
const SEED = 1_000_001;

interface Kept {
  pairs: Record<string, PairResult>;
  times: Record<string, TimeResult>;
  calibrations: Results['calibrations'] &
    Record<string, { matches: number; buckets: ReturnType<typeof calibrate>['buckets'] }>;
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

/** Plays `hard` with itself and notes for each decision what the mind said of every seat. */
export async function forecast(id: string, seats: number, matches: number, seed: number): Promise<Calibration> {
  const game = games[id];
  const mind = createMind(game, (await loadLearned(id))!);
  const { engine } = mind;
  const decide = levelDecider(game.levels!.hard, mind);
  const pairs: { said: number; came: number }[] = [];
  for (let i = 0; i < matches; i++) {
    const s = engine.start({ seats, seed: seed + i });
    const dice = createDice(seed + i);
    const said: number[][] = [];
    while (!engine.isOver(s) && s.played < 3000) {
      said.push(mind.chances(s));
      const [seat] = engine.waiting(s);
      engine.play(s, seat, decide(engine, s, seat, dice));
    }
    const came = mind.chances(s);
    for (const chances of said)
      for (let seat = 0; seat < seats; seat++) pairs.push({ said: chances[seat], came: came[seat] });
  }
  return { game: id, seats, matches, pairs };
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

/** Adds the calibration of a game to the page. */
export async function addCalibration(id: string, seats: number, matches: number): Promise<void> {
  const kept = open();
  kept.calibrations[`${id} ${seats}`] = calibrate(await forecast(id, seats, matches, SEED + 500_000));
  keep(kept);
}
