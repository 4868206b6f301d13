// npm run soak -- --minutes 30: bots play match after match in one window, at speed "off"; memory, listeners and elements
// must be as many in the last third of the matches as they were in the one before. `-- koty --minutes 6`: that game alone.
import { readArguments } from '../scripts/arguments';
import { games } from '../src/rules';

import { openApp, type App } from './app';
import { launch } from './browser';
import { bot } from './device';
import { resultOf } from './pages/result';
import type { Ground } from './runner';

const GAMES = Object.keys(games);
const LONGEST_MATCH = 600_000;
/** What may come beside: the list of matches grows, and the engine keeps some code. */
const MOST = { heap: 1.15, listeners: 1.05, nodes: 1.1 };

/** Until what ended with the match has let go of its nodes, in milliseconds. */
const SETTLED = 3000;

interface Measured {
  readonly heap: number;
  readonly listeners: number;
  /** Those that are still kept though the page no longer shows them: React keeps those of the screen before. */
  readonly nodes: number;
}

/** Results differ in length; what is never given back lies below even the shortest. */
const least = (values: readonly number[]) => Math.min(...values);

/** Waits for the result; what bots leave to be read is put away, as by a person who looks on. */
async function watchToResult(app: App): Promise<void> {
  const { page, finger } = app;
  const { title } = resultOf(app);
  const dialog = page.getByRole('dialog');
  const until = Date.now() + LONGEST_MATCH;
  for (;;) {
    await title
      .or(dialog)
      .first()
      .waitFor({ timeout: until - Date.now() });
    if (await title.isVisible()) return;
    await finger.tap(dialog.getByRole('button').last());
    await dialog.waitFor({ state: 'hidden' });
  }
}

/** How many nodes the page shows; a result may tell more or less. */
function countNodes(): number {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count++;
  return count;
}

/** Plays one game for so long; what was measured after each match. */
async function soak(ground: Ground, game: string, until: number): Promise<readonly Measured[]> {
  const sitters = ['Figa', 'Bury', 'Psotka'].map((name, seat) => bot(seat, name));
  const app = await openApp(ground, { path: '/play/1', settings: { speed: 'off' }, matches: [{ game, sitters }] });
  const cdp = await app.context.newCDPSession(app.page);
  await cdp.send('Performance.enable');
  const measured: Measured[] = [];
  while (Date.now() < until) {
    await watchToResult(app);
    await app.page.waitForTimeout(SETTLED);
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    const shown = await app.page.evaluate(countNodes);
    measured.push({
      heap: valueOf('JSHeapUsedSize'),
      listeners: valueOf('JSEventListeners'),
      nodes: valueOf('Nodes') - shown,
    });
    await resultOf(app).rematch();
    await resultOf(app).title.waitFor({ state: 'hidden' });
  }
  await app.context.close();
  return measured;
}

async function run(): Promise<void> {
  const said = readArguments();
  const minutes = said.number('minutes', 30);
  const chosen = said.words.length > 0 ? said.words : GAMES;
  const browser = await launch();
  const ground: Ground = { browser, pages: [], troubles: [], after: () => {} };
  let failed = 0;
  for (const game of chosen) {
    const measured = await soak(ground, game, Date.now() + (minutes * 60_000) / chosen.length);
    // The first third also fills what stays for good: what leaks grows on after it.
    const third = Math.ceil(measured.length / 3);
    const [early, late] = [measured.slice(third, 2 * third), measured.slice(2 * third)];
    const told = (['heap', 'listeners', 'nodes'] as const).map((name) => {
      const values = [early, late].map((part) => least(part.map((one) => one[name])));
      const isFlat = early.length > 0 && late.length > 0 && values[1] <= values[0] * MOST[name];
      if (!isFlat) {
        failed++;
        console.log(`${game}, ${name} after each match: ${measured.map((one) => one[name]).join(' ')}`);
      }
      const shown = values.map((value) => (name === 'heap' ? `${(value / 1e6).toFixed(1)} MB` : value));
      return `${name} ${shown.join(' to ')}${isFlat ? '' : ' GROWS'}`;
    });
    console.log(`${game.padEnd(16)} ${String(measured.length).padStart(4)} matches   ${told.join('   ')}`);
  }
  for (const trouble of ground.troubles) console.log(`in the page: ${trouble}`);
  failed += ground.troubles.length;
  await browser.close();
  console.log(`${3 * chosen.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

void run();
