import { games } from '../src/rules';
import { checkMatch } from '../src/rules/contract/contract';
import { drawNumbers } from '../src/rules/contract/drawNumbers';
import { createDice } from '../src/rules/kernel/chance';
import { listVariants } from '../src/rules/kernel/options';
import type { Game } from '../src/rules/kernel/types';

import { readArguments } from './arguments';
import { playAmong, playLevels, type Among } from './fuzz/levels';
import { sendBack } from './spread';

/** With --levels: bots of each level among themselves, which must come to an end. --matches 20 is for each level and number of seats.
 *  One of them: --level hard --seats 2. Bots that think less are quicker, but may not stand still where others do: --thoughts 2.
 *  Without: random matches of every number of seats and every variant, numbers drawn too, under the contract. --matches 10000 --seed 1 --every 31 */
function fuzz(game: Game, matches: number, seed: number, every: number): number {
  const cases = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).flatMap(
    (seats) => listVariants(game, seats).map((options) => ({ seats, options })),
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
        { seats, seed: seed + i, options: drawNumbers(game, options, createDice(seed + i)) },
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

async function main() {
  const said = readArguments();
  const share = said.text('share', '');
  if (share) {
    return sendBack(await playAmong(JSON.parse(share) as Among));
  }
  const wanted = said.words.length > 0 ? said.words : Object.keys(games);
  const seed = said.number('seed', 1);
  let broken = 0;
  for (const id of wanted) {
    broken += said.flag('levels')
      ? await playLevels(id, {
          matches: said.number('matches', 20),
          seed,
          level: said.text('level', ''),
          seats: said.number('seats', 0),
          thoughts: said.number('thoughts', 0),
        })
      : fuzz(games[id], said.number('matches', 2000), seed, said.number('every', 31));
  }
  if (broken > 0) process.exitCode = 1;
}

void main();
