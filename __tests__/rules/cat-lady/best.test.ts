import type { StrayKey } from '../../../src/rules/cat-lady/cats';
import { findBestBowls } from '../../../src/rules/cat-lady/feeding/best';
import { sum } from '../../../src/rules/cat-lady/feeding/collection';
import { weigh } from '../../../src/rules/cat-lady/feeding/weigh';

import { bruteForce } from './bruteForce';
import { randomCollection, type Largest } from './collections';

/** FEEDINGS=300 makes fewer, for mutation tests. */
const FEEDINGS = Number(process.env.FEEDINGS ?? 5000);

function isBest(seed: number, largest: Largest) {
  const collection = randomCollection(seed, largest);
  const feeding = weigh(collection, findBestBowls(collection));
  const outcome = { points: feeding.points, leftover: sum(feeding.leftover) };
  expect({ seed, ...outcome }).toEqual({ seed, ...bruteForce(collection) });
}

test('C9.3 no feeding is better than the best, by trying everything', () => {
  for (let seed = 1; seed <= FEEDINGS; seed++) isBest(seed, { cats: 7, foods: 9 });
});

/** Strays that change what other cats or food are worth, alone and together. */
const TOGETHER: readonly (readonly StrayKey[])[] = [
  ['levar'],
  ['levar', 'sweetheart'],
  ['levar', 'moonbeam'],
  ['hemingway'],
  ['hemingway', 'macak'],
  ['truffle'],
  ['truffle', 'waffle'],
  ['cow', 'truffle'],
  ['cow', 'truffle', 'moonbeam'],
  ['moonbeam'],
  ['moonbeam', 'waffle'],
  ['florence', 'antoinette', 'eliot'],
];

test.each(TOGETHER.map((strays) => [strays]))('C9.3 nor with %j', (strays) => {
  for (let seed = 1; seed <= Math.max(40, FEEDINGS / 50); seed++)
    isBest(seed, { cats: 7, foods: strays.includes('cow') ? 6 : 10, strays });
});
