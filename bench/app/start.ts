import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser } from 'playwright-core';

import { localStorageOf } from '../../e2e/device';
import type { Ground } from '../../e2e/runner';
import { serveSite } from '../../e2e/site';

import { share, SLOWED } from './frames';
import { hold } from './report';

const STARTS = 7;
const MOST_PAINT = 1.15;
const MOST_START = 1.5;
const MOST_GZIP = 1.4;

const median = (values: readonly number[]) => share(values, 0.5);

/** Builds the bare app in a temporary folder, from the same packages. */
export function buildBare(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'catnap-bare-'));
  cpSync('bench/app/bare', folder, { recursive: true });
  cpSync('babel.config.js', join(folder, 'babel.config.js'));
  cpSync('scripts/bundle', join(folder, 'scripts/bundle'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/expo/bin/cli', 'export', '--platform', 'web', '--output-dir', 'dist'],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' },
    },
  );
  if (status !== 0) throw new Error(`The bare app could not be built: expo ended with ${status}`);
  return { folder: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Start {
  /** Milliseconds until the first button is drawn. */
  readonly painted: number;
  /** Milliseconds until the first button is drawn and the page can answer. */
  readonly ms: number;
  /** The compressed size of all scripts loaded by then. */
  readonly gzip: number;
}

export async function measureStart(browser: Browser, address: string, slowed: number): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // Somebody has been here before: Home is measured, not the first start.
    storageState: { cookies: [], origins: [{ origin: address, localStorage: localStorageOf({}) }] },
  });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('#root [role="button"]')) return requestAnimationFrame(look);
      // The button is drawn with the next frame; after it, a task of its own waits just as a touch would.
      requestAnimationFrame(() => {
        const painted = performance.now();
        setTimeout(() => Object.assign(globalThis, { start: { painted, ms: performance.now() } }));
      });
    };
    requestAnimationFrame(look);
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'start' in globalThis);
  const { painted, ms } = await page.evaluate(() => (globalThis as unknown as { start: Omit<Start, 'gzip'> }).start);
  const gzip = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
  await context.close();
  return { painted, ms, gzip };
}

function reportStarts(name: string, starts: readonly Start[]): void {
  const times = starts.map(({ ms }) => ms);
  const shown = (ms: number) => ms.toFixed(0).padStart(5);
  const painted = shown(median(starts.map((start) => start.painted)));
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(
    `  ${name.padEnd(22)} painted after ${painted} ms, answers after ${shown(median(times))} ms (${range})   ` +
      `first JavaScript ${(starts[0].gzip / 1000).toFixed(0)} KB gzip`,
  );
}

/** Compares how soon Home answers with how soon a bare app does. */
export async function reportStart({ browser }: Ground): Promise<void> {
  const bare = buildBare();
  const sites = [await serveSite(), await serveSite(bare.folder)];
  const starts: [Start[], Start[]] = [[], []];
  for (let run = 0; run < STARTS; run++)
    for (const which of [0, 1]) starts[which].push(await measureStart(browser, sites[which].address, SLOWED));
  const [app, other] = starts.map((all) => ({
    painted: median(all.map(({ painted }) => painted)),
    ms: median(all.map(({ ms }) => ms)),
    gzip: all[0].gzip,
  }));
  const painted = app.painted / other.painted;
  console.log(`\nStart, processor slowed ${SLOWED} times, ${STARTS} runs each, in turns`);
  reportStarts('Catnap', starts[0]);
  reportStarts('bare app', starts[1]);
  console.log(
    `  ratio of first paints ${painted.toFixed(2)}${hold('first paint', painted, MOST_PAINT)}   of times ${(app.ms / other.ms).toFixed(2)}${hold('start', app.ms / other.ms, MOST_START)}   of sizes ${(app.gzip / other.gzip).toFixed(2)}${hold('size', app.gzip / other.gzip, MOST_GZIP)}`,
  );

  bare.remove();
}
