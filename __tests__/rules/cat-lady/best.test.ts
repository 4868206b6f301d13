import { bestBowls } from '../../../src/rules/cat-lady/feeding/best';
import { sum } from '../../../src/rules/cat-lady/feeding/collection';
import { weigh } from '../../../src/rules/cat-lady/feeding/weigh';
import { bruteForce } from './bruteForce';
import { randomCollection } from './collections';

/** Fewer with FEEDINGS=300, for mutation tests. */
const FEEDINGS = Number(process.env.FEEDINGS ?? 5000);

test('C9.3 no feeding is better than the best, by trying everything', () => {
  for (let seed = 1; seed <= FEEDINGS; seed++) {
    const collection = randomCollection(seed, { cats: 7, foods: 9 });
    const feeding = weigh(collection, bestBowls(collection));
    const outcome = { points: feeding.points, leftover: sum(feeding.leftover) };
    expect({ seed, ...outcome }).toEqual({ seed, ...bruteForce(collection) });
  }
});
