import type { Page } from 'playwright-core';

import { openApp } from '../../e2e/app';
import { homeOf } from '../../e2e/pages/home';
import { newMatchOf } from '../../e2e/pages/newMatch';
import type { Ground } from '../../e2e/runner';
import { openMatches } from '../../src/match/matches';
import { games } from '../../src/rules';
import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { addPerson } from '../../src/storage/people';
import { readHead } from '../../src/storage/twoSlots';
import { runAtOnce } from '../../src/storage/work';
import { deviceWith, textsOf, type Kept } from '../savedMatches';

import { slowDown, SLOWED } from './frames';
import { hold } from './report';

const RUNS = 5;
const AIMS = { ratio: 1.3, task: 100 };
const QUIET = 4000;

interface Saved {
  readonly key: string;
  readonly head: string;
  readonly text: string;
}

/** Puts texts where the app finds them at its next start: there is room for all of them in IndexedDB. */
const keep = (page: Page, saved: readonly Saved[]) =>
  page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('catnap');
      request.onsuccess = () => done(request.result);
    });
    const transaction = database.transaction(['rows', 'texts'], 'readwrite');
    for (const { key, head, text } of rows) {
      transaction.objectStore('rows').put({ head, removed: 0 }, key);
      transaction.objectStore('texts').put(text, key);
    }
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  }, saved);

/** Notes when the page can answer, and each task that took more than 50 ms. */
function watch(): void {
  const noted = { answers: 0, tasks: [] as number[] };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => noted.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  const look = () => {
    if (!document.querySelector('#root [role="button"]')) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (noted.answers = performance.now())));
  };
  requestAnimationFrame(look);
}

const notedOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { noted: { answers: number; tasks: number[] } }).noted);

async function run(ground: Ground, kept: Kept) {
  const app = await openApp(ground, { path: '/about', beforehand: watch, width: 390, height: 844 });
  await app.page.getByRole('button').first().waitFor();
  const saved = [...kept].flatMap(([store, texts]) =>
    [...texts].map(([key, text]) => ({ key: `${store}\\${key}`, head: readHead(text)?.head ?? '', text })),
  );
  for (let at = 0; at < saved.length; at += 50) await keep(app.page, saved.slice(at, at + 50));
  // The start that takes them over from there is one of its own.
  await app.page.goto(new URL('/', app.page.url()).href);
  await homeOf(app).isThere();
  await app.page.waitForTimeout(QUIET);
  await slowDown(app.page);
  await app.page.goto(new URL('/settings', app.page.url()).href);
  await app.page.goto(new URL('/', app.page.url()).href);
  await homeOf(app).isThere();
  await app.page.waitForTimeout(QUIET);
  const { answers, tasks } = await notedOn(app.page);
  await app.page.goto(new URL('/new/sen', app.page.url()).href);
  await newMatchOf(app).title.waitFor();
  await app.page.waitForTimeout(QUIET);
  const before = (await notedOn(app.page)).tasks.length;
  const since = Date.now();
  await newMatchOf(app).begin();
  await app.page.getByTestId('table').waitFor();
  const begin = Date.now() - since;
  await app.page.waitForTimeout(1000);
  const beginTask = Math.max(0, ...(await notedOn(app.page)).tasks.slice(before));
  await app.context.close();
  return { answers, task: Math.max(0, ...tasks), begin, beginTask };
}

type Run = Awaited<ReturnType<typeof run>>;
/** What else the machine does only adds to a time. */
const fastest = (runs: readonly Run[], of: keyof Run) => Math.min(...runs.map((one) => one[of]));

/** How soon Home answers and a match begins, on devices with many matches. */
export async function measureSaves(ground: Ground): Promise<void> {
  const done = deviceWith(textsOf(Infinity), 5000);
  runAtOnce(openMatches({ stores: createMemoryStores(done), games }).tidy());
  const underWay = deviceWith(textsOf(30), 200);
  openMatches({ stores: createMemoryStores(underWay), games }).listUnfinished();
  const none: Kept = new Map();
  // As on any such device. Without a name Home is another one, which welcomes and has less to draw.
  for (const kept of [none, done, underWay]) addPerson(openDocuments(createMemoryStores(kept)).people, 'Ola');
  const devices = { 'no match': none, '200 under way': underWay, '5,000 finished': done };
  const runs: Record<string, Run[]> = {};
  for (let turn = 0; turn < RUNS; turn++)
    for (const [name, kept] of Object.entries(devices)) (runs[name] ??= []).push(await run(ground, kept));
  console.log(`\nSaved matches, processor slowed ${SLOWED} times, the fastest of ${RUNS} runs in turns`);
  const empty = runs['no match'];
  for (const [name, own] of Object.entries(runs)) {
    const ratio = fastest(own, 'answers') / fastest(empty, 'answers');
    const begins = fastest(own, 'begin') / fastest(empty, 'begin');
    const more = fastest(own, 'task') - fastest(empty, 'task');
    console.log(
      `  ${name.padEnd(15)} Home answers after ${fastest(own, 'answers').toFixed(0)} ms (${ratio.toFixed(2)}), longest task ${fastest(own, 'task').toFixed(0)} ms; a match begins in ${fastest(own, 'begin').toFixed(0)} ms (${begins.toFixed(2)}), longest task ${fastest(own, 'beginTask').toFixed(0)} ms`,
      hold(`${name}, Home against none`, ratio, AIMS.ratio),
      hold(`${name}, beginning against none`, begins, AIMS.ratio),
      hold(`${name}, longest task more than with none`, more, AIMS.task),
    );
  }
}
