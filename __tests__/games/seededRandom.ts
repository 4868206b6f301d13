/** Numbers from a seed, the same every time. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 12345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state >>> 0) % 1_000_003) % below;
  };
}
