import { CAT, CATS, STRAYS, type StrayKey } from '../../../src/rules/cat-lady/cats';
import type { Collection } from '../../../src/rules/cat-lady/feeding/collection';
import { createDice } from '../../../src/rules/kernel/chance';

export interface Largest {
  readonly cats: number;
  readonly foods: number;
  /** Strays that must be among the cats. */
  readonly strays?: readonly StrayKey[];
}

/** A random collection: up to this many cats, up to three of them strays, and up to this much food. */
export function randomCollection(seed: number, { cats, foods, strays: wanted = [] }: Largest): Collection {
  const dice = createDice(seed);
  const draw = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    return Array.from({ length: count }, () => left.splice(dice.random(left.length), 1)[0]);
  };
  const strays = Math.max(wanted.length, Math.min(3, dice.random(5)));
  const food = [0, 0, 0, 0] as [number, number, number, number];
  const some = dice.random(foods + 1);
  for (let i = 0; i < some; i++) {
    const one = dice.random(10);
    food[one < 3 ? 0 : one < 6 ? 1 : one < 9 ? 2 : 3]++;
  }
  return {
    cats: [
      ...draw(CATS, dice.random(cats - strays + 1)),
      ...wanted.map((key) => CAT[key]),
      ...draw(
        STRAYS.filter(({ key }) => !wanted.includes(key as StrayKey)),
        strays - wanted.length,
      ),
    ],
    food,
    catnip: dice.random(6),
    costumes: dice.random(5),
    toys: dice.random(6),
    rivalsFed: dice.random(8),
  };
}
