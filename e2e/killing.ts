import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { BrowserContext, Page } from 'playwright-core';

import type { App } from './app';
import { startOwnBrowser } from './ownBrowser';
import { homeOf } from './pages/home';
import { newMatchOf } from './pages/newMatch';
import { resultOf } from './pages/result';
import { sheetOf } from './pages/sheet';
import { tableOf } from './pages/table';
import { serveSite } from './site';
import { fingerOn, type Finger } from './touch';
import { wordsIn } from './words';

export interface Kill {
  readonly what: 'match' | 'sheet';
  /** How many decisions the app had acknowledged, and how many of them were lost. */
  readonly acknowledged: number;
  readonly lost: number;
}

export interface Killing {
  readonly kills: number;
  readonly seed: number;
  readonly tell?: (kill: Kill) => void;
}

/** The sequence of each record. Each write raises it by one, and each decision is one write. */
type Sequences = Map<string, number>;

/** The address at which each of them is continued. */
type Places = Record<Kill['what'], string | null>;

const say = wordsIn('en');
/** How long to play at most after the first decision, and how long to wait after a touch, in milliseconds. */
const PLAYED = 3000;
const TOUCHED = 40;
const PATIENCE = 20_000;
/** At least this many decisions lie between two kills, so that losing the latest ones would lose more than one. */
const LEAST = 4;
const ACKNOWLEDGED = 'acknowledged ';
const RECORD = /^(?:match|sheet)\.\d+/;

/** Logs what the storage has accepted, at the moment when the app learns of it. */
function announce(prefix: string) {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    write.call(this, key, value);
    if (key.endsWith('\\record')) console.debug(`${prefix}${key} ${parseInt(value, 10)}`);
  };
}

const heldBy = async (page: Page): Promise<Sequences> => {
  const found = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.endsWith('\\record'))
      .map((key) => [key, parseInt(localStorage.getItem(key)!, 10)] as const),
  );
  const held: Sequences = new Map();
  for (const [key, sequence] of found) raise(held, key, sequence);
  return held;
};

function raise(sequences: Sequences, key: string, sequence: number) {
  const record = RECORD.exec(key)![0];
  sequences.set(record, Math.max(sequences.get(record) ?? 0, sequence));
}

const randomBelow = (seed: number) => (limit: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};

type Device = Pick<App, 'page' | 'finger' | 'say'> & { readonly sequences: Sequences; readonly heard: string[] };

/** Opens the app in its own browser, and collects what it acknowledges from now on. */
async function openIn(context: BrowserContext, address: string, touched: () => void): Promise<Device> {
  await context.addInitScript(announce, ACKNOWLEDGED);
  const page = await context.newPage();
  const sequences: Sequences = new Map();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith(ACKNOWLEDGED)) return;
    const [key, sequence] = message.text().slice(ACKNOWLEDGED.length).split(' ');
    raise(sequences, key, Number(sequence));
    heard.push(key);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  const { tap, drag, ...rest } = await fingerOn(page);
  const finger: Finger = {
    ...rest,
    tap: (where) => tap(where).then(touched),
    drag: (from, to, ms) => drag(from, to, ms).then(touched),
  };
  const device = { page, finger, say, sequences, heard };
  await homeOf(device as unknown as App).arrive();
  return device;
}

/** Plays Sen against bots forever, and begins a new match whenever there is none. */
async function playMatch({ page, finger, ...rest }: Device, address: string, places: Places): Promise<never> {
  const app = { page, finger, ...rest } as unknown as App;
  const table = tableOf(app);
  if (places.match === null) {
    await page.goto(`${address}/new/sen`);
    await newMatchOf(app).begin();
    await page.waitForURL(/\/play\/\d+/);
    places.match = new URL(page.url()).pathname;
  } else await page.goto(address + places.match);
  const looks = [2, 1].map((count) => table.words.getByText(say('sen:prompt.match.look', { count }), { exact: true }));
  const turn = table.words.getByText(say('sen:prompt.turn.choose'), { exact: true });
  const { title: result } = resultOf(app);
  for (;;) {
    const any = [table.sheet, ...looks, table.gotIt, turn, table.drawn].reduce((all, one) => all.or(one), result);
    const isAsked = await any
      .first()
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    // A match that is over, or asks something this player does not know, is replaced by a new one.
    if (!isAsked || (await result.isVisible())) {
      places.match = null;
      return playMatch({ page, finger, ...rest }, address, places);
    }
    if (await table.sheet.isVisible()) await table.closeSheet();
    else if (await looks[0].isVisible()) await finger.tap(table.own(1));
    else if (await looks[1].isVisible()) await finger.tap(table.own(2));
    else if (await table.gotIt.isVisible()) await finger.tap(table.gotIt);
    else {
      await table.skip.waitFor({ state: 'hidden' });
      if (!(await table.drawn.isVisible())) await finger.tap(table.closed);
      await table.drawn.waitFor();
      await finger.drag(table.drawn, table.open);
      await turn.waitFor({ state: 'hidden' });
    }
  }
}

/** Enters points, undoes edits and redoes them. */
async function fillSheet({ page, finger, ...rest }: Device, address: string, places: Places): Promise<never> {
  const app = { page, finger, ...rest } as unknown as App;
  const sheet = sheetOf(app);
  if (places.sheet === null) {
    await page.goto(`${address}/keeper/new/rounds`);
    await finger.tap(page.getByRole('button', { name: say('keeper.begin'), exact: true }));
    await page.waitForURL(/\/keeper\/\d+/);
    places.sheet = new URL(page.url()).pathname;
  } else await page.goto(address + places.sheet);
  for (;;) {
    await finger.tap(page.getByRole('row').getByRole('button').first());
    for (const key of ['1', '2', '3'])
      await finger.tap(page.getByRole('dialog').getByRole('button', { name: key, exact: true }));
    await sheet.close();
    await finger.tap(sheet.undo);
    await finger.tap(page.getByRole('button', { name: say('keeper.redo'), exact: true }));
  }
}

/**
 * Kills the real browser while matches and sheets are played in turn, starts it again with the same profile, and counts
 * what was lost.
 */
export async function killOften({ kills, seed, tell }: Killing): Promise<readonly Kill[]> {
  const below = randomBelow(seed);
  const profile = mkdtempSync(join(tmpdir(), 'catnap-kills-'));
  const site = await serveSite();
  const found: Kill[] = [];
  const places: Places = { match: null, sheet: null };
  let before: { readonly what: Kill['what']; readonly sequences: Sequences } | null = null;
  try {
    for (let count = 0; count <= kills; count++) {
      const browser = await startOwnBrowser(profile);
      try {
        let touch = () => {};
        const device = await openIn(browser.context, site.address, () => touch());
        if (before) {
          const held = await heldBy(device.page);
          const [record, acknowledged] = [...before.sequences].findLast(([key]) => key.startsWith(before!.what))!;
          const kill = { what: before.what, acknowledged, lost: Math.max(0, acknowledged - (held.get(record) ?? 0)) };
          if (!held.has(record)) places[before.what] = null;
          found.push(kill);
          tell?.(kill);
        }
        if (count === kills) break;
        const what = count % 3 === 2 ? 'sheet' : 'match';
        const playing = (what === 'match' ? playMatch : fillSheet)(device, site.address, places);
        const isAcknowledged = async () => {
          const counts = () => [...device.heard].filter((record) => record.startsWith(what)).length;
          while (counts() < LEAST) await pause(5);
        };
        await Promise.race([playing, isAcknowledged()]);
        playing.catch(() => {}); // A killed page rejects whatever it was doing.
        await pause(below(PLAYED));
        if (below(2) === 0)
          await Promise.race([
            new Promise<void>((done) => (touch = done)).then(() => pause(below(TOUCHED))),
            pause(PLAYED),
          ]);
        await browser.kill();
        before = { what, sequences: device.sequences };
      } finally {
        await browser.kill();
      }
    }
  } finally {
    await site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return found;
}
