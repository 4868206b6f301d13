import { parentPort } from 'node:worker_threads';

import { kits } from '../../kits';
import { games } from '../../src/rules';
import { createMind } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Learned, LearnedNet } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';
import { levelDecider } from '../ladder/deciders';
import { playMatches } from '../ladder/duel';

import type { FloatNet } from './floatNet';
import { forecast } from './forecast';
import { createSelfPlay, type Manner, type Sample } from './selfPlay';

/** A worker plays for so many milliseconds before it tells what it has learned. */
export const PLAYED = 500;

/** What a worker is asked to do for one game. */
export type Task =
  /** Plays the net with itself for so many milliseconds. */
  | {
      readonly kind: 'play';
      readonly net: FloatNet;
      readonly seats: readonly number[];
      readonly seed: number;
      readonly time: number;
      readonly manner?: Manner;
    }
  /** Plays a net against another, or against the game's own level `judged` or `normal`. */
  | {
      readonly kind: 'duel';
      readonly one: LearnedNet;
      readonly others: LearnedNet | 'judged' | 'normal';
      readonly seats: number;
      readonly seed: number;
      readonly matches: number;
    }
  /** Has `hard` play with itself with a net, and tells what people would have been told. */
  | {
      readonly kind: 'forecast';
      readonly net: LearnedNet;
      readonly seats: number;
      readonly seed: number;
      readonly matches: number;
    };

export interface Played {
  readonly samples: readonly Sample[];
  readonly matches: number;
  readonly moves: number;
}

function play(
  game: string,
  learned: Learned,
  { net, seats, seed, time, manner }: Extract<Task, { kind: 'play' }>,
): Played {
  const playMatch = createSelfPlay(games[game], learned, kits[game]!.training!, net, manner);
  const dice = createDice(seed);
  const until = performance.now() + time;
  const samples: Sample[] = [];
  let matches = 0;
  let moves = 0;
  do {
    const match = playMatch(seats[dice.random(seats.length)], dice);
    for (const sample of match.samples) samples.push(sample);
    matches++;
    moves += match.length;
  } while (performance.now() < until);
  return { samples, matches, moves };
}

function duel(id: string, learned: Learned, task: Extract<Task, { kind: 'duel' }>): { readonly wins: number } {
  const game = games[id];
  const withNet = (net: LearnedNet) => levelDecider(game.levels!.hard, createMind(game, { ...learned, nets: [net] }));
  const { others } = task;
  // Without a mind `hard` plays as it does where nothing was learned.
  const level = others === 'judged' ? game.levels!.hard : game.levels!.normal;
  const rival = typeof others === 'string' ? levelDecider(level, null) : withNet(others);
  const one = withNet({ ...task.one, seats: [task.seats] });
  return playMatches(createEngine(game), one, rival, { ...task, options: {} });
}

export function doTask(id: string, learned: Learned, task: Task) {
  if (task.kind === 'play') return play(id, learned, task);
  if (task.kind === 'duel') return duel(id, learned, task);
  const { net, seats, matches, seed } = task;
  return forecast(games[id], { ...learned, nets: [net] }, seats, matches, seed);
}

/** Serves tasks until the process ends. */
export async function serveTasks(game: string): Promise<void> {
  const learned = (await loadLearned(game))!;
  parentPort!.on('message', (task: Task) => parentPort!.postMessage(doTask(game, learned, task)));
}
