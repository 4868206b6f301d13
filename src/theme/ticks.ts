const ROUND = [1, 2, 5, 10];

/** Round numbers that reach from below the least to above the most, about so many steps apart. */
export function ticksFor(least: number, most: number, about: number): number[] {
  if (least === most) return [least];
  const rough = (most - least) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ROUND.find((times) => times * power >= rough * 0.999)!;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
