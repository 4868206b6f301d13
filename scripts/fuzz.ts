import { games } from '../src/rules';
import { eyesOf } from '../src/rules/bots/eyes';
import { LEVELS, LEVEL_NAMES, type Level } from '../src/rules/bots/levels';
import { decide } from '../src/rules/bots/think';
import { checkMatch } from '../src/rules/contract/contract';
import { playToEnd } from '../src/rules/contract/ending';
import { diceFrom } from '../src/rules/kernel/chance';
import { variants } from '../src/rules/kernel/options';
import type { Game, Options } from '../src/rules/kernel/types';

import { readArguments } from './arguments';

/** With --levels: bots of each level among themselves, which must come to an end. --matches 20 is for each level and number of seats.
 *  Without: random matches of every number of seats and every variant, numbers drawn too, under the contract. --matches 10000 --seed 1 --every 31 */
function drawnNumbers(game: Game, options: Options, seed: number): Options {
  const dice = diceFrom(seed);
  const numbers = Object.entries(game.options).flatMap(([name, rule]) =>
    rule.kind === 'number' ? [[name, rule.min + dice.random(rule.max - rule.min + 1)] as const] : [],
  );
  return { ...options, ...Object.fromEntries(numbers) };
}

function fuzz(game: Game, matches: number, seed: number, every: number): number {
  const cases = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).flatMap(
    (seats) => variants(game, seats).map((options) => ({ seats, options })),
  );
  let moves = 0;
  let longest = 0;
  let widest = 0;
  let broken = 0;
  const before = performance.now();
  for (let i = 0; i < matches; i++) {
    const { seats, options } = cases[i % cases.length];
    try {
      const played = checkMatch(
        game,
        { seats, seed: seed + i, options: drawnNumbers(game, options, seed + i) },
        { every },
      );
      moves += played.moves;
      longest = Math.max(longest, played.moves);
      widest = Math.max(widest, played.widest);
    } catch (error) {
      broken++;
      console.error((error as Error).message);
    }
  }
  const seconds = (performance.now() - before) / 1000;
  console.log(
    `${game.id}: ${matches} matches over ${cases.length} combinations of seats and variants, ${moves} moves, ${broken} broken; ` +
      `longest match ${longest} moves, longest list ${widest}; ${((seconds / matches) * 1000).toFixed(2)} s per 1,000; seeds ${seed} to ${seed + matches - 1}`,
  );
  return broken;
}

function playLevel(game: Game, level: Level) {
  const forgets = level.kind === 'random' ? 0 : level.forgets;
  return (start: { seats: number; seed: number }) =>
    playToEnd(game, start, (engine, state, seat, dice) =>
      decide(engine, eyesOf(engine, state, seat, forgets), level, dice),
    );
}

/** Matches of bots of each level among themselves: how many there were, how many came to an end, and how long the longest was. */
function playLevels(game: Game, matches: number, seed: number, wanted: string): number {
  let endless = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const name of LEVEL_NAMES.filter((one) => wanted === '' || one === wanted)) {
      const play = playLevel(game, (game.levels ?? LEVELS)[name]);
      let ended = 0;
      let longest = 0;
      for (let i = 0; i < matches; i++) {
        try {
          longest = Math.max(longest, play({ seats, seed: seed + i }));
          ended++;
        } catch (error) {
          console.error((error as Error).message);
        }
      }
      endless += matches - ended;
      console.log(
        `${game.id}, ${seats} seats, ${name}: ${matches} matches, ${ended} ended, longest ${longest} decisions`,
      );
    }
  }
  return endless;
}

const said = readArguments();
const wanted = said.words.length > 0 ? said.words : Object.keys(games);
let broken = 0;
for (const id of wanted) {
  broken += said.flag('levels')
    ? playLevels(games[id], said.number('matches', 20), said.number('seed', 1), said.text('level', ''))
    : fuzz(games[id], said.number('matches', 2000), said.number('seed', 1), said.number('every', 31));
}
if (broken > 0) process.exitCode = 1;
