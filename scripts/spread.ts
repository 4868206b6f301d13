import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Shares of some work of so many pieces, by the first piece and their number: one for each processor that it may use. */
export function sharesOf(pieces: number): { readonly from: number; readonly count: number }[] {
  const workers = Math.min(availableParallelism(), pieces);
  return Array.from({ length: workers }, (_, i) => {
    const from = Math.floor((pieces * i) / workers);
    return { from, count: Math.floor((pieces * (i + 1)) / workers) - from };
  });
}

/** Runs this script once for each share, with `--share`, side by side; what each sends back, in the order of the shares. */
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

/** What a share came to, for who spread it; not before it is sent: a large outcome would be lost. */
export function sendBack(outcome: object): void {
  process.send!(outcome, () => process.disconnect());
}
