import type { Work } from '../../src/storage/work';

export interface Longest {
  readonly took: number;
  readonly at: string;
}

/** Measures what is done without a pause, in milliseconds of the processor. */
export interface Stopwatch {
  time<T>(at: string, act: () => T): T;
  /** Each slice of the work on its own. */
  timeSlices<T>(at: string, work: Work<T> | Generator<undefined, T>): T;
  longest(): Longest;
}

export function createStopwatch(): Stopwatch {
  let longest: Longest = { took: 0, at: '' };
  function time<T>(at: string, act: () => T): T {
    const [before, worked] = [performance.now(), process.cpuUsage()];
    const found = act();
    // Others work on this machine too: what they took is nobody's wait. Nor is what other threads of this process took beside it.
    const { user, system } = process.cpuUsage(worked);
    const took = Math.min(performance.now() - before, (user + system) / 1000);
    if (took > longest.took) longest = { took, at };
    return found;
  }
  return {
    time,
    timeSlices(at, work) {
      for (;;) {
        const slice = time(at, () => work.next());
        if (slice.done) return slice.value;
      }
    },
    longest: () => longest,
  };
}
