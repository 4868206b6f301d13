import { sum } from '../../rules/cat-lady/feeding/collection';
import type { Scores } from '../../rules/cat-lady/score';

/** Splits a score into the parts that are counted one after the other. */
export const splitScore = ({ feeding, toys, costumes, leftover, lostCats, points }: Scores) => ({
  cats: sum(feeding.portions.map((portion) => portion.points)),
  toys: sum(toys.map((set) => set.points)),
  costumes: costumes.points,
  catnip: feeding.catnip.points,
  leftover: leftover.points,
  lostCats: lostCats.points + points,
});

export type ScorePart = keyof ReturnType<typeof splitScore>;
