import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Splits some work into shares, one for each processor: the first piece of each, and the number of pieces. */
export function sharesOf(pieces: number): { readonly from: number; readonly count: number }[] {
  const workers = Math.min(availableParallelism(), pieces);
  return Array.from({ length: workers }, (_, i) => {
    const from = Math.floor((pieces * i) / workers);
    return { from, count: Math.floor((pieces * (i + 1)) / workers) - from };
  });
}

/**
 * Runs this script once for each share, side by side, with `--share`; returns what each sends back, in the order of the
 * shares.
 */
export const spread = <T>(shares: readonly object[]): Promise<T[]> =>
  Promise.all(
    shares.map(
      (share) =>
        new Promise<T>((resolve, reject) => {
          const child = fork(process.argv[1], ['--share', JSON.stringify(share)], {
            execArgv: process.execArgv,
            stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          });
          child.once('message', (outcome) => resolve(outcome as T));
          child.once('exit', (code) => code && reject(new Error(`a worker ended with ${code}`)));
        }),
    ),
  );

/**
 * Sends the outcome of a share to the parent process. It disconnects only after sending, or a large outcome would be
 * lost.
 */
export function sendBack(outcome: object): void {
  process.send!(outcome, () => process.disconnect());
}
