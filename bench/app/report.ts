import type { Ground } from '../../e2e/runner';

import { recordFor, share, slowDown, type Frames } from './frames';

/** Milliseconds between two frames that are drawn in time. */
const FRAME = 1000 / 60;
/** The aim: of 100 gaps 95 are at most this long, and none is longer than the second figure. */
const MOST_95 = 17;
export const MOST = 50;
/** Each part is measured this often, as the machine may be busy; the run with the shortest longest gap counts. */
export const TRIES = 3;

export const missed: string[] = [];

/** Notes a figure that is higher than its aim, and returns what is said of it. */
export function hold(what: string, value: number, most: number): string {
  if (value > most) missed.push(`${what}: ${value.toFixed(2)}, at most ${most}`);
  return value > most ? '  MISSED' : '';
}

export const longest = ({ gaps }: Frames): number => Math.max(...gaps);

/** Measures several times and returns the run that the machine disturbed least. */
export async function quietest<T>(
  measureOnce: () => Promise<T>,
  framesOf: (one: T) => Frames,
  tries = TRIES,
): Promise<T> {
  let best = await measureOnce();
  for (let run = 1; run < tries; run++) {
    const one = await measureOnce();
    if (longest(framesOf(one)) < longest(framesOf(best))) best = one;
  }
  return best;
}

const p95 = ({ gaps }: Frames): number => share(gaps, 0.95);

function printFrames(frames: Frames, verdict: string): void {
  const { what, gaps } = frames;
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  console.log(
    `  ${what.padEnd(32)} ${String(gaps.length).padStart(5)} frames, ${dropped} dropped   ` +
      `95 % ${p95(frames).toFixed(1).padStart(6)} ms   longest ${longest(frames).toFixed(1).padStart(6)} ms${verdict}`,
  );
}

export function reportFrames(frames: Frames): void {
  const { what } = frames;
  const whole = Math.round(longest(frames)); // three frames are told as 49.9 to 50.1
  const verdict = hold(`${what}, 95 %`, p95(frames), MOST_95) || hold(`${what}, longest`, whole, MOST);
  printFrames(frames, verdict);
}

/** Milliseconds for which the empty page is watched. */
const WATCHED = 3000;

/** Says what an empty page makes of this machine, slowed as the app is: frames that it drops are none of the app's. */
export async function reportMachine({ browser }: Ground): Promise<void> {
  const page = await browser.newPage();
  await slowDown(page);
  printFrames({ what: 'an empty page, for comparison', gaps: await recordFor(page, WATCHED) }, '');
  await page.close();
}
