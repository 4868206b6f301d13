import { deckFor, faceOf } from '../src/rules/cat-lady/cards';
import { FOODS, STRAYS, type Cat } from '../src/rules/cat-lady/cats';
import { bestBowls } from '../src/rules/cat-lady/feeding/best';
import type { Collection, Foods } from '../src/rules/cat-lady/feeding/collection';
import { createDice } from '../src/rules/kernel/chance';
import type { Dice } from '../src/rules/kernel/types';

import { perSecond, table } from './measure';

const COLLECTIONS = 1000;
const SLOWEST = 5;
/** Cards that a seat takes in a match, by seats; six lost cats of them go for three strays. */
const TAKEN: Readonly<Record<number, number>> = { 2: 33, 3: 27, 4: 24 };
const LOST_CATS = 6;

function drawn<T>(from: readonly T[], dice: Dice): T[] {
  const order = from.map((_, i) => i);
  dice.shuffle(order);
  return order.map((i) => from[i]);
}

/** All that a seat took is a cat or food, and it has three strays: nobody can have more to feed. */
function largest(seed: number): Collection {
  const dice = createDice(seed);
  const seats = 2 + dice.random(3);
  const faces = drawn(deckFor(seats), dice).map(faceOf);
  const twoColours = (cat: Cat) => cat.colours.length > 1;
  const all = faces.flatMap((face) => (face.type === 'cat' ? [face.cat] : []));
  // every other time those that make it hard: cats of several colours, and double portions
  const cats = seed % 2 === 0 ? [...all.filter(twoColours), ...all.filter((cat) => !twoColours(cat))] : all;
  const foods = faces.flatMap((face) => (face.type === 'food' ? [face] : []));
  if (seed % 2 === 0) foods.sort((one, other) => other.count - one.count);
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

/** The quickest of three: the machine may have other things to do. */
function timed(collection: Collection): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const before = performance.now();
      bestBowls(collection);
      return performance.now() - before;
    }),
  );
}

/** Milliseconds that the best feeding takes of the slowest of the largest collections. */
export function feeding(verdict: ((met: boolean) => string) | null): void {
  const all = Array.from({ length: COLLECTIONS }, (_, seed) => largest(seed));
  all.forEach(bestBowls);
  const slowest = all
    .map((collection) => ({ collection, took: timed(collection) }))
    .sort((one, other) => other.took - one.took)
    .slice(0, SLOWEST);
  const worst = Math.max(
    ...slowest.map(
      ({ collection }) =>
        1000 /
        perSecond((times) => {
          for (let i = 0; i < times; i++) bestBowls(collection);
          return times;
        }, 0.3),
    ),
  );
  const middle = all.map(timed).sort((one, other) => one - other)[COLLECTIONS / 2];
  table('The best feeding in Cat Lady, of the largest collections there can be', [
    [`slowest of ${COLLECTIONS}`, `${worst.toFixed(2)} ms${verdict ? `, aim 5 ms: ${verdict(worst <= 5)}` : ''}`],
    ['in the middle', `${middle.toFixed(2)} ms`],
  ]);
}
