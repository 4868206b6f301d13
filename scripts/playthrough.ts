import { games } from '../src/rules';

import { readArguments } from './arguments';
import { playThrough, type Wanted } from './playthrough/play';
import { playthroughText } from './playthrough/text';

/** npm run --silent playthrough -- <game> --seats 3 --seed 7 [--options '{…}'] [--by random|easy|normal|hard] [--json] */
function main() {
  const said = readArguments();
  const game = games[said.words[0] ?? ''];
  if (!game) throw new Error(`Say which game: ${Object.keys(games).join(', ')}`);
  const wanted: Wanted = {
    seats: said.number('seats', game.seats.min),
    seed: said.number('seed', 1),
    options: JSON.parse(said.text('options', '{}')) as Wanted['options'],
    by: said.text('by', 'random'),
  };
  if (!said.flag('json')) {
    console.log(playthroughText(game, wanted));
    return;
  }
  const match = playThrough(game, wanted);
  for (;;) {
    const next = match.next();
    console.log(JSON.stringify(next.done ? { result: next.value } : next.value));
    if (next.done) return;
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
