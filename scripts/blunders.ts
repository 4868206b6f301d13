import { createDice } from '../src/rules/kernel/chance';

import { readArguments } from './arguments';
import { isNamed, openMind, plantBlunder, reviewPlanted, type Planted } from './blunders/plant';

/** A match is given up as too even when no blunder was to be had in so many. */
const MOST_MATCHES = 400;
const NOWHERE = Infinity;

/** In this part of a match chances are uncertain, and the review tells large drops only. */
const UNCERTAIN = 0.25;

/**
 * Plants blunders, the worst move by the reckoning of `master` played once in a match of `hard` with itself, and counts
 * those that the review names. They are planted at any time of a match, until there are so many after the uncertain
 * beginning.
 */
async function main() {
  const said = readArguments();
  const game = said.words[0] ?? 'koty';
  const seats = said.number('seats', 2);
  const wanted = said.number('blunders', 40);
  const first = said.number('seed', 1);
  const mind = await openMind(game, seats);
  const counts = { early: { named: 0, all: 0 }, late: { named: 0, all: 0 } };
  const missed: string[] = [];
  let thinking = 0;
  let seed = first;
  for (; counts.late.all < wanted && seed < first + MOST_MATCHES; seed++) {
    const { length } = plantBlunder(mind, game, seats, seed, NOWHERE).decisions;
    const match: Planted = plantBlunder(mind, game, seats, seed, createDice(seed).random(length));
    if (match.at < 0) continue;
    const since = performance.now();
    const review = reviewPlanted(mind, match);
    thinking += performance.now() - since;
    const count = match.at < match.decisions.length * UNCERTAIN ? counts.early : counts.late;
    count.all++;
    if (isNamed(review, match)) count.named++;
    else
      missed.push(
        `seed ${seed}: decision ${match.at + 1} of ${match.decisions.length}, −${Math.round(match.cost * 100)}`,
      );
  }
  const { early, late } = counts;
  console.log(
    `${game} ${seats} seats, seeds ${first} to ${seed - 1}: ${late.named} of ${late.all} planted blunders named after the ` +
      `first quarter of a match, ${early.named} of ${early.all} in it, a review in ` +
      `${(thinking / Math.max(1, early.all + late.all) / 1000).toFixed(1)} s`,
  );
  for (const one of missed) console.log(`  missed: ${one}`);
}

void main();
