import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';

import type { Page } from 'playwright-core';

import { launch, type Browser } from './browser';

/** What a test is given; everything it opens is closed after it. */
export interface Ground {
  readonly browser: Browser;
  /** Pages of this test: pictured when it fails. */
  readonly pages: Page[];
  /** What went wrong in the pages without anybody noticing: fails the test. */
  readonly troubles: string[];
  /** Undone when the test is over, the last first. */
  after(undo: () => Promise<unknown>): void;
}

interface Test {
  readonly name: string;
  readonly play: (ground: Ground) => Promise<void>;
}

const LONGEST = 240_000;
/** So many tests may pass at the second try only. */
const MOST_FLAKY = 2;
const PICTURES = 'reports/e2e';
const tests: Test[] = [];

export function test(name: string, play: Test['play']): void {
  tests.push({ name, play });
}

export function none(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`Found:\n${found.map((one) => `          ${one}`).join('\n')}`);
}

/** What the test has brought about by itself does not fail it. */
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
  const ground: Ground = { browser, pages: [], troubles: [], after: (undo) => undoing.unshift(undo) };
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

/** Runs the tests whose name holds `wanted`, one more at once than there are processors, since fingers mostly wait, each with its own browser. */
export async function run(wanted: string): Promise<void> {
  const waiting = tests.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const all = waiting.length;
  const flaky: string[] = [];
  let passed = 0;
  async function work() {
    const browser = await launch();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await passes(next, browser)) passed++;
      // A finger in a slow browser may be taken for a held one. What passes at the second try is named below; of many such, the run fails.
      else if (await passes(next, browser)) flaky.push(next.name);
    }
    await browser.close();
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length + 1, 4, all) }, work));
  console.log('');
  for (const name of flaky) console.log(`flaky   ${name}`);
  const isTooFlaky = flaky.length > MOST_FLAKY;
  if (isTooFlaky) console.log(`${flaky.length} tests are flaky, more than ${MOST_FLAKY}: each counts as failed.`);
  else passed += flaky.length;
  const failed = all === 0 ? 1 : all - passed;
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
