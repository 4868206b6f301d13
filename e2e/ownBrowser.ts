import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium, type BrowserContext } from 'playwright-core';

import { QUIET } from './browser';

const LONGEST = 30_000;
const PORT_FILE = 'DevToolsActivePort';

/** A browser of its own processes and with a profile that stays, as people have one. */
export interface OwnBrowser {
  readonly context: BrowserContext;
  /** Ends all of its processes at once, without a word to them. Resolves when they are gone. */
  kill(): Promise<void>;
}

export async function startOwnBrowser(profile: string, ...more: string[]): Promise<OwnBrowser> {
  const portFile = join(profile, PORT_FILE);
  rmSync(portFile, { force: true });
  const args = [
    '--headless=new',
    '--no-sandbox',
    '--remote-debugging-port=0',
    '--lang=en-GB',
    '--window-size=400,800',
    `--user-data-dir=${profile}`,
    ...QUIET,
    ...more,
    'about:blank',
  ];
  // Detached, it leads a process group, so that one signal reaches every process of it and nobody else.
  const child = spawn(process.env.CATNAP_CHROMIUM!, args, { detached: true, stdio: 'ignore' });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  async function kill() {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
    await gone;
  }
  const end = Date.now() + LONGEST;
  const port = () => (existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : '');
  while (port() === '') {
    if (Date.now() > end || child.exitCode !== null) {
      await kill();
      throw new Error('The browser does not start');
    }
    await pause(20);
  }
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port()}`);
  return { context: browser.contexts()[0], kill };
}
