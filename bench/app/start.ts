import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser } from 'playwright-core';

/** Builds the bare app in a temporary folder, from the same packages. */
export function buildBare(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'catnap-bare-'));
  cpSync('bench/app/bare', folder, { recursive: true });
  cpSync('babel.config.js', join(folder, 'babel.config.js'));
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
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { answers: performance.now() })));
    };
    requestAnimationFrame(look);
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'answers' in globalThis);
  const ms = await page.evaluate(() => (globalThis as unknown as { answers: number }).answers);
  const gzip = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
  await context.close();
  return { ms, gzip };
}
