import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { Task } from './tasks';

/** Workers, one for each processor, that run this script again. */
export interface Team {
  /** Has every worker do one task after the other until there is none; `take` hears each answer. */
  work<T extends object>(next: () => Task | null, take: (answer: T) => void): Promise<void>;
  leave(): Promise<void>;
}

export function createTeam(game: string): Team {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(process.argv[1], { workerData: game, execArgv: ['--enable-source-maps'] }),
  );

  const ask = <T>(worker: Worker, task: Task) =>
    new Promise<T>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer: T) => {
        worker.off('error', reject);
        resolve(answer);
      });
      worker.postMessage(task);
    });

  return {
    async work<T extends object>(next: () => Task | null, take: (answer: T) => void) {
      const serve = async (worker: Worker) => {
        for (let task = next(); task; task = next()) take(await ask<T>(worker, task));
      };
      await Promise.all(workers.map(serve));
    },
    leave: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
