import type { Page } from 'playwright-core';

import { openApp } from '../../e2e/app';
import { person } from '../../e2e/device';
import type { Ground } from '../../e2e/runner';
import type { SheetSummary } from '../../src/keeper/types';
import type { Summary } from '../../src/match/types';
import type { Stores } from '../../src/storage/store';
import { openTwoSlots, writeBothSlots } from '../../src/storage/twoSlots';

import { record, recorded, SLOWED, type Frames } from './frames';
import { hold, longest, MOST } from './report';

const FINISHED = 5000;
/** A history takes longer to open than a table, so it is disturbed more often and needs more runs. */
const HISTORIES = 5;
/** The most that the statistics of a long history may take, in milliseconds from the touch. */
const MOST_STATISTICS = 200;
const NAMES = ['Ola', 'Jan', 'Ewa', 'Franciszek', 'Basia', 'Kazik'];
const GAMES = ['sen', 'koty', 'cat-lady', 'three-chapters'];
const DAY = 86_400_000;
const FAR = 30_000;
/** The speed of a finger that throws a list, in points per second. */
const SPEED = 3000;

const places = (score: readonly number[]) => score.map((own) => 1 + score.filter((other) => other > own).length);

/** Makes a finished game; every other one is a score sheet for real cards. */
function finished(id: number): Summary | SheetSummary {
  const seats = 2 + (id % 3);
  const sitters = Array.from({ length: seats }, (_, seat) => person(seat, NAMES[(id + seat) % NAMES.length]));
  const people = sitters.map((sitter, seat) => ({ ...sitter, person: 1 + ((id + seat) % NAMES.length) }));
  const score = people.map((_, seat) => 20 + ((id * 7 + seat * 13) % 60));
  const shared = {
    id,
    status: 'finished' as const,
    options: {},
    begun: id * DAY,
    touched: id * DAY + DAY / 24,
    places: places(score),
  };
  const game = GAMES[id % GAMES.length];
  if (id % 2 === 0) return { ...shared, game, sitters: people, played: 60, waiting: [], score };
  return {
    ...shared,
    sheet: game,
    title: '',
    players: people.map(({ person: number, name, mark }) => ({ person: number, name, mark })),
    rounds: 1,
    totals: score,
  };
}

/** Fills a device with a long history. Only the lists are written, because History reads nothing else. */
function longHistory(stores: Stores): void {
  const all = Array.from({ length: FINISHED }, (_, index) => finished(index + 1));
  const list = (kind: string, lines: readonly (Summary | SheetSummary)[]) =>
    writeBothSlots(
      openTwoSlots([stores.open('house.a'), stores.open('house.b')], kind),
      JSON.stringify({ next: FINISHED + 1, entries: lines.map((line) => ({ id: line.id, line })) }),
    );
  list(
    'match',
    all.filter((line) => 'game' in line),
  );
  list(
    'sheet',
    all.filter((line) => 'sheet' in line),
  );
}

/** The time from the touch until the result is drawn and the page can answer again. */
async function timeTo(page: Page, touch: () => Promise<void>, appears: string): Promise<number> {
  await page.evaluate((selector) => {
    const look = (start: number) => {
      if (!document.querySelector(selector)) return requestAnimationFrame(() => look(start));
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { took: performance.now() - start })));
    };
    addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  }, appears);
  await touch();
  await page.waitForFunction(() => 'took' in globalThis);
  return page.evaluate(() => (globalThis as unknown as { took: number }).took);
}

export interface LongHistory {
  readonly frames: Frames;
  /** Milliseconds from the touch to the statistics. */
  readonly statistics: number;
}

/** Measures scrolling through a long list and opening the statistics, with the processor slowed. */
export async function measureHistory(ground: Ground, slowed: number): Promise<LongHistory> {
  const app = await openApp(ground, { path: '/history', still: false, people: NAMES, more: longHistory });
  const { page, context, finger, say } = app;
  const first = page.getByRole('button', { name: new RegExp(say('game.sen')) }).first();
  await first.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await record(page);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -FAR,
    speed: SPEED,
    gestureSourceType: 'touch',
  });
  const frames = await recorded(page, `thrown ${FAR / 1000},000 points`);
  const statistics = await timeTo(
    page,
    () => finger.tap(page.getByRole('radio', { name: say('history.people'), exact: true })),
    '[role="heading"][aria-level="2"]',
  );
  await context.close();
  return { frames, statistics };
}

/** Measures a history of thousands of games; each figure is that of the quietest run. */
export async function reportHistory(ground: Ground): Promise<void> {
  const runs = [];
  for (let run = 0; run < HISTORIES; run++) runs.push(await measureHistory(ground, SLOWED));
  const quiet = runs.map(({ frames }) => frames).reduce((best, one) => (longest(one) < longest(best) ? one : best));
  const { what, gaps } = quiet;
  const statistics = Math.min(...runs.map((run) => run.statistics));
  console.log(`\nA history of ${FINISHED} games, processor slowed ${SLOWED} times, the quietest of ${HISTORIES} runs`);
  console.log(
    `  ${what.padEnd(22)} ${String(gaps.length).padStart(5)} frames   longest ${longest(quiet).toFixed(1).padStart(6)} ms, aim ${MOST}   longer than that: ${gaps.filter((gap) => gap > MOST).length}${hold(what, longest(quiet), MOST)}`,
  );
  console.log(
    `  statistics appear after ${statistics.toFixed(0)} ms, aim ${MOST_STATISTICS}${hold('statistics', statistics, MOST_STATISTICS)}`,
  );
}
