import { createDice } from '../src/rules/kernel/chance';

import { readArguments } from './arguments';
import { isNamed, openMind, plantBlunder, reviewPlanted, type Planted } from './blunders/plant';

/** A match is given up as too even when no blunder was to be had in so many. */
const MOST_MATCHES = 400;
const NOWHERE = Infinity;

/**
 * Plants blunders, the worst move by the reckoning of `master` played once in a match of `hard` with itself, and counts
 * those that the review names. They are planted at any time of a match.
 */
async function main() {
  const said = readArguments();
  const game = said.words[0] ?? 'koty';
  const seats = said.number('seats', 2);
  const wanted = said.number('blunders', 40);
  const first = said.number('seed', 1);
  const mind = await openMind(game, seats);
  const missed: string[] = [];
  let planted = 0;
  let named = 0;
  let thinking = 0;
  let seed = first;
  for (; planted < wanted && seed < first + MOST_MATCHES; seed++) {
    const { length } = plantBlunder(mind, game, seats, seed, NOWHERE).decisions;
    const match: Planted = plantBlunder(mind, game, seats, seed, createDice(seed).random(length));
    if (match.at < 0) continue;
    planted++;
    const since = performance.now();
    const review = reviewPlanted(mind, match);
    thinking += performance.now() - since;
    if (isNamed(review, match)) named++;
    else
      missed.push(
        `seed ${seed}: decision ${match.at + 1} of ${match.decisions.length}, −${Math.round(match.cost * 100)}`,
      );
  }
  console.log(
    `${game} ${seats} seats: ${named} of ${planted} planted blunders named, seeds ${first} to ${seed - 1}, ` +
      `a review in ${(thinking / Math.max(1, planted) / 1000).toFixed(1)} s`,
  );
  for (const one of missed) console.log(`  missed: ${one}`);
}

void main();
