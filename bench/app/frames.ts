import type { Page } from 'playwright-core';

/** The times between frames, in milliseconds, while something happened. */
export interface Frames {
  readonly what: string;
  readonly gaps: readonly number[];
}

/** How many times slower than this machine a phone is taken to be. */
export const SLOWED = 4;

export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Waits until the browser has fetched the whole app for offline play, which it does once, after the first start. */
export async function untilFetched(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
}

/**
 * The times between frames in the next `ms` milliseconds. Meanwhile nothing is asked of the page: a look at its tree takes
 * longer than a frame.
 */
export const recordFor = (page: Page, ms: number): Promise<readonly number[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const frame = (time: number) => {
          times.push(time);
          if (time - times[0] < wanted) requestAnimationFrame(frame);
          else resolve(times.slice(1).map((next, index) => next - times[index]));
        };
        requestAnimationFrame(frame);
      }),
    ms,
  );

interface Recorder {
  times: number[];
  isOn: boolean;
}

/** Begins to record when frames are drawn. */
export async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorder: Recorder = { times: [], isOn: true };
    Object.assign(globalThis, { recorder });
    const frame = (time: number) => {
      if (!recorder.isOn) return;
      recorder.times.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

export async function recorded(page: Page, what: string): Promise<Frames> {
  const times = await page.evaluate(() => {
    const { recorder } = globalThis as unknown as { recorder: Recorder };
    recorder.isOn = false;
    return recorder.times;
  });
  return { what, gaps: times.slice(1).map((time, index) => time - times[index]) };
}

export function share(gaps: readonly number[], part: number): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}
