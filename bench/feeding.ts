import { deckFor, faceOf } from '../src/rules/cat-lady/cards';
import { FOODS, STRAYS, type Cat } from '../src/rules/cat-lady/cats';
import { findBestBowls } from '../src/rules/cat-lady/feeding/best';
import type { Collection, Foods } from '../src/rules/cat-lady/feeding/collection';
import { createDice } from '../src/rules/kernel/chance';
import type { Dice } from '../src/rules/kernel/types';

import { perSecond, table } from './measure';

const COLLECTIONS = 1000;
const SLOWEST = 5;
/**
 * The cards that a seat takes in a match, by the number of seats. Six lost cats of them are exchanged for three strays.
 */
const TAKEN: Readonly<Record<number, number>> = { 2: 33, 3: 27, 4: 24 };
const LOST_CATS = 6;

function drawn<T>(from: readonly T[], dice: Dice): T[] {
  const order = from.map((_, i) => i);
  dice.shuffle(order);
  return order.map((i) => from[i]);
}

/** A collection as large as any: every card taken is a cat or food, and there are three strays. */
function createLargest(seed: number): Collection {
  const dice = createDice(seed);
  const seats = 2 + dice.random(3);
  const faces = drawn(deckFor(seats), dice).map(faceOf);
  const twoColours = (cat: Cat) => cat.colours.length > 1;
  const all = faces.flatMap((face) => (face.type === 'cat' ? [face.cat] : []));
  // Every other collection is made of what is hard to solve: cats of several colours, and double portions.
  const cats = seed % 2 === 0 ? [...all.filter(twoColours), ...all.filter((cat) => !twoColours(cat))] : all;
  const foods = faces.flatMap((face) => (face.type === 'food' ? [face] : []));
  if (seed % 2 === 0) foods.sort((a, b) => b.count - a.count);
  const cards = TAKEN[seats] - LOST_CATS;
  const kept = cats.slice(0, Math.min(cards, 4 + dice.random(cats.length - 3)));
  const food: Foods = [0, 0, 0, 0];
  for (const face of foods.slice(0, cards - kept.length)) food[FOODS.indexOf(face.food)] += face.count;
  return {
    cats: [...drawn(STRAYS, dice).slice(0, 3), ...kept],
    food,
    catnip: dice.random(6),
    costumes: 3,
    toys: 4,
    rivalsFed: 3 + dice.random(12),
  };
}

/** Times the best of three runs, since the machine may be busy. */
function measureFeeding(collection: Collection): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const before = performance.now();
      findBestBowls(collection);
      return performance.now() - before;
    }),
  );
}

/** Measures the slowest of the largest collections: the milliseconds that its best feeding takes. */
export function feeding(verdict: ((met: boolean) => string) | null): void {
  const all = Array.from({ length: COLLECTIONS }, (_, seed) => createLargest(seed));
  all.forEach(findBestBowls);
  const slowest = all
    .map((collection) => ({ collection, took: measureFeeding(collection) }))
    .sort((a, b) => b.took - a.took)
    .slice(0, SLOWEST);
  const worst = Math.max(
    ...slowest.map(
      ({ collection }) =>
        1000 /
        perSecond((times) => {
          for (let i = 0; i < times; i++) findBestBowls(collection);
          return times;
        }, 0.3),
    ),
  );
  const middle = all.map(measureFeeding).sort((a, b) => a - b)[COLLECTIONS / 2];
  table('The best feeding in Cat Lady, of the largest collections there can be', [
    [`slowest of ${COLLECTIONS}`, `${worst.toFixed(2)} ms${verdict ? `, aim 5 ms: ${verdict(worst <= 5)}` : ''}`],
    ['in the middle', `${middle.toFixed(2)} ms`],
  ]);
}
