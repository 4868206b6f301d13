import type { BrowserContext, Page } from 'playwright-core';

import type { Language } from '../src/words/words';

import type { Browser } from './browser';
import { localStorageOf, type Kept } from './device';
import { forgive, type Ground } from './runner';
import { serveSite, type Site } from './site';
import { fingerOn, type Finger } from './touch';
import { wordsIn, type Say } from './words';

/** The app in a window of a phone's size. */
export interface App {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly finger: Finger;
  readonly say: Say;
  /** Closes the window without warning, as when a phone ends an app, then opens it again at `path` or where it was. */
  kill(path?: string): Promise<App>;
  /** Opens a second window of the same profile, at the same address. */
  another(): Promise<App>;
}

export interface Opening extends Kept {
  readonly path?: string;
  /** The phone's language, and so the app's unless the settings say otherwise. */
  readonly language?: Language;
  readonly theme?: 'dark' | 'light';
  readonly width?: number;
  readonly height?: number;
  /** Pixels a point. */
  readonly scale?: number;
  readonly site?: Site;
  readonly browser?: Browser;
  /** Switches flights off, since most tests are not about them. */
  readonly still?: boolean;
  /** A script that runs in the page before the app. */
  readonly beforehand?: () => void;
  /** Changes the saved texts, to imitate what can happen to them between two starts. */
  readonly spoil?: (name: string, value: string) => string;
}

/** Says where a table still draws what has changed; what it shows until then is gone already. */
export const DRAWING = '[aria-busy="true"]';

let everywhere: Promise<Site> | undefined;
const LOCALE = { pl: 'pl-PL', en: 'en-GB' };

/** What a page says that is killed while it registers the service worker, or that registers it while a killed page's registering is cut off. */
const CUT_OFF = 'An unknown error occurred when fetching the script.';

/** Opens an address; what goes wrong in the page fails the test, but for the messages that are expected. */
export async function openPage(
  ground: Ground,
  context: BrowserContext,
  address: string,
  expected: readonly string[] = [],
): Promise<Page> {
  const page = await context.newPage();
  ground.pages.push(page);
  page.on('pageerror', (error) => ground.troubles.push(error.stack || String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.includes(message.text())) ground.troubles.push(message.text());
  });
  await page.goto(address);
  return page;
}

async function openWindow(
  ground: Ground,
  context: BrowserContext,
  address: string,
  say: Say,
  expected?: readonly string[],
): Promise<App> {
  const page = await openPage(ground, context, address, expected);
  const finger = await fingerOn(page);
  async function kill(path?: string) {
    const here = page.url();
    const cdp = await context.newCDPSession(page);
    cdp.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await page.close();
    ground.pages.splice(ground.pages.indexOf(page), 1);
    forgive(ground, new RegExp(CUT_OFF));
    return openWindow(ground, context, path === undefined ? here : new URL(path, here).href, say, [CUT_OFF]);
  }
  const another = () => openWindow(ground, context, page.url(), say);
  return { page, context, finger, say, kill, another };
}

/** Opens the app in a fresh profile, or in one that holds the given records. */
export async function openApp(ground: Ground, opening: Opening = {}): Promise<App> {
  const { path = '/', language = 'en', theme = 'dark', width = 360, height = 740, still = true } = opening;
  const { address } = opening.site ?? (await (everywhere ??= serveSite()));
  const { spoil = (_, value) => value } = opening;
  const kept = localStorageOf(opening).map(({ name, value }) => ({ name, value: spoil(name, value) }));
  const context = await (opening.browser ?? ground.browser).newContext({
    viewport: { width, height },
    deviceScaleFactor: opening.scale ?? ground.scale ?? 2,
    hasTouch: true,
    isMobile: true,
    locale: LOCALE[language],
    colorScheme: theme,
    reducedMotion: still ? 'reduce' : 'no-preference',
    storageState: { cookies: [], origins: [{ origin: address, localStorage: kept }] },
  });
  ground.after(() => context.close());
  context.setDefaultTimeout(15_000);
  if (opening.beforehand) await context.addInitScript(opening.beforehand);
  const { language: chosen = 'system' } = opening.settings ?? {};
  return openWindow(ground, context, address + path, wordsIn(chosen === 'system' ? language : chosen));
}
