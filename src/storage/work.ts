/**
 * Long work, bit by bit: each yield tells what part of it is done, from 0 to 1, and lets others run. Whoever gives it up
 * calls `return`.
 */
export type Work<T> = Generator<number, T>;

/** To its end without a pause. */
export function runAtOnce<T>(work: Work<T>): T {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}
