import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { openApp } from '../app';
import { person, type KeptMatch } from '../device';
import { homeOf } from '../pages/home';
import { tableOf } from '../pages/table';
import { test, type Ground } from '../runner';

const two: KeptMatch = {
  game: 'sen',
  seed: 11,
  first: 0,
  sitters: [person(0, 'Ola'), person(1, 'Jan')],
  options: { end: 'rounds', rounds: 1, memory: 'full' },
};

async function atTable(ground: Ground) {
  const app = await openApp(ground, { path: '/play/1', matches: [two], settings: { speed: 'off' } });
  return { ...app, table: tableOf(app) };
}

/** Lists the pictures of open lands anywhere in the page, in attributes and styles too. */
async function fronts(page: Page): Promise<string[]> {
  const html = await page.content();
  const names = [...html.matchAll(/\/sen\/(?:large\/|small\/)?([a-z0-9]+)\.[0-9a-f]{32}\.webp/g)].map(
    ([, name]) => name,
  );
  return [...new Set(names)].filter((name) => name !== 'back').sort();
}

test('Hand-over: the curtain falls between two people and opens only when held', async (ground) => {
  const { table, finger, page, say } = await atTable(ground);
  await table.curtain('Ola').waitFor();
  const disc = page.getByRole('button', { name: say('table.handOver.label', { name: 'Ola' }) });
  await finger.tap(disc);
  await finger.hold(disc, 250);
  await page.waitForTimeout(900);
  assert.ok(await table.curtain('Ola').isVisible(), 'a short touch does not open it');
  await table.openCurtain('Ola');
  await table.firstLook();
  await table.curtain('Jan').waitFor();
  await table.openCurtain('Jan');
  await table.asks('match.look', { count: 2 });
});

test('Hand-over: nothing that one person has seen is in the page of the other, or behind the curtain', async (ground) => {
  const { table, finger, page } = await atTable(ground);
  await table.openCurtain('Ola');
  await table.asks('match.look', { count: 2 });
  const open = await fronts(page);
  assert.equal(open.length, 1, 'only the top of the open pile lies face up');
  const olas = await table.firstLook();

  await table.curtain('Jan').waitFor();
  assert.deepEqual(await fronts(page), []);
  const curtain = await page.content();
  for (const seen of olas) assert.ok(!curtain.includes(seen), `the curtain shows ${seen}`);

  await table.openCurtain('Jan');
  await table.asks('match.look', { count: 2 });
  assert.deepEqual(await fronts(page), open);
  for (const land of [1, 2, 3, 4]) assert.equal(await table.lying(table.landOf('Ola', land)), 'face down');
  await finger.tap(table.log);
  const log = await table.sheet.innerText();
  for (const seen of olas) assert.ok(!log.includes(seen), `the log tells ${seen}`);
  await table.closeSheet();
  const jans = await table.firstLook();

  await table.curtain('Ola').waitFor();
  assert.deepEqual(await fronts(page), []);
  await table.openCurtain('Ola');
  await table.isMyTurn();
  assert.deepEqual([await table.lying(table.own(1)), await table.lying(table.own(2))], olas);
  for (const land of [1, 2, 3, 4]) assert.equal(await table.lying(table.landOf('Jan', land)), 'face down');
  await finger.tap(table.log);
  const ownLog = await table.sheet.innerText();
  for (const seen of olas) assert.ok(ownLog.includes(seen), `the own log tells ${seen}`);
  for (const seen of jans.filter((one) => !olas.includes(one)))
    assert.ok(!ownLog.includes(seen), `the log tells ${seen}`);
});

test('Hand-over: the curtain falls at once when the app leaves the foreground', async (ground) => {
  const { table, page } = await atTable(ground);
  await table.openCurtain('Ola');
  await table.asks('match.look', { count: 2 });
  const isCovered = await page.evaluate(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve(); // nothing else runs before the next look at the page: no frame, no timer
    return document.querySelector('[data-testid="table"]') === null;
  });
  assert.ok(isCovered, 'the table is in sight when the system takes its picture');
  assert.deepEqual(await fronts(page), []);
  assert.ok(await table.curtain('Ola').isVisible());
});

test('Hand-over: away from the table the device belongs to nobody', async (ground) => {
  const app = await atTable(ground);
  const home = homeOf(app);
  await app.table.openCurtain('Ola');
  await app.table.firstLook();
  await app.finger.tap(app.table.leave);
  await home.isThere();
  await home.goOn(app.say('home.waitsFor', { names: 'Jan' }));
  await app.table.curtain('Jan').waitFor();
});
