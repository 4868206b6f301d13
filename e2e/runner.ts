import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';

import type { Page } from 'playwright-core';

import { launch, type Browser } from './browser';

/** What a test gets; everything that it opens is closed after it. */
export interface Ground {
  readonly browser: Browser;
  /** Pixels a point, unless a window says otherwise; 2 by default. */
  readonly scale?: number;
  /** The pages of this test; they are photographed when it fails. */
  readonly pages: Page[];
  /** Errors in the pages that nobody noticed; they fail the test. */
  readonly troubles: string[];
  /** Registers a clean-up; the last one registered runs first. */
  after(undo: () => Promise<unknown>): void;
}

interface Test {
  readonly name: string;
  readonly play: (ground: Ground) => Promise<void>;
}

const LONGEST = 240_000;
/** A processor without a graphics card draws a quarter of the pixels of a phone in a quarter of the time. */
const SCALE = 1;
/** This many tests may pass on the second try only. */
const MOST_FLAKY = 2;
const PICTURES = 'reports/e2e';
const tests: Test[] = [];

export function test(name: string, play: Test['play']): void {
  tests.push({ name, play });
}

export function none(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`Found:\n${found.map((one) => `          ${one}`).join('\n')}`);
}

/** Removes errors that the test has caused on purpose, so that they do not fail it. */
export function forgive({ troubles }: Ground, ...patterns: readonly RegExp[]): void {
  const others = troubles.filter((trouble) => !patterns.some((pattern) => pattern.test(trouble)));
  troubles.splice(0, troubles.length, ...others);
}

const within = (ms: number, what: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>(
    (_, fail) => (timer = setTimeout(() => fail(new Error(`took longer than ${ms / 1000} s`)), ms)),
  );
  return Promise.race([what, late]).finally(() => clearTimeout(timer));
};

async function picture(test: Test, pages: readonly Page[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const path = `${PICTURES}/${test.name.replace(/\W+/g, '-')}-${index}.png`;
    await page.screenshot({ path, timeout: 5000 }).then(
      () => console.log(`        ${page.url()} as pictured in ${path}`),
      () => {},
    );
  }
}

async function passes(test: Test, browser: Browser): Promise<boolean> {
  const undoing: (() => Promise<unknown>)[] = [];
  const ground: Ground = { browser, scale: SCALE, pages: [], troubles: [], after: (undo) => undoing.unshift(undo) };
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  try {
    await within(LONGEST, test.play(ground));
    if (ground.troubles.length > 0) throw new Error(`In the page:\n${ground.troubles.join('\n')}`);
    console.log(`ok      ${test.name} (${seconds()})`);
    return true;
  } catch (error) {
    console.log(`FAILED  ${test.name} (${seconds()})\n        ${error instanceof Error ? error.stack : error}`);
    if (ground.troubles.length > 0) console.log(`        in the page: ${ground.troubles.join('\n        ')}`);
    await picture(test, ground.pages);
    return false;
  } finally {
    for (const undo of undoing) await undo().catch(() => {});
  }
}

/** One more than there are processors, since fingers mostly wait. */
const AT_ONCE = Math.min(cpus().length + 1, 4);

/** Runs the tests whose name contains `wanted`, each with its own browser. */
export async function run(wanted: string, atOnce = AT_ONCE): Promise<void> {
  const waiting = tests.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const all = waiting.length;
  const flaky: string[] = [];
  let passed = 0;
  async function work() {
    const browser = await launch();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await passes(next, browser)) passed++;
      // In a slow browser a tap may be taken for a hold, so a failed test gets a second try. Those that pass then are
      // named below; too many of them fail the run.
      else if (await passes(next, browser)) flaky.push(next.name);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all) }, work));
  console.log('');
  for (const name of flaky) console.log(`flaky   ${name}`);
  const isTooFlaky = flaky.length > MOST_FLAKY;
  if (isTooFlaky) console.log(`${flaky.length} tests are flaky, more than ${MOST_FLAKY}: each counts as failed.`);
  else passed += flaky.length;
  const failed = all === 0 ? 1 : all - passed;
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
