// What the browser itself says of this site's data: forbidden, kept for good, so much of it.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openApp, openPage, type App } from '../app';
import { startOwnBrowser } from '../ownBrowser';
import { homeOf } from '../pages/home';
import { newMatchOf } from '../pages/newMatch';
import { sheetOf } from '../pages/sheet';
import { tableOf } from '../pages/table';
import { test, type Ground } from '../runner';
import { serveSite } from '../site';
import { fingerOn } from '../touch';
import { wordsIn } from '../words';

/** As a person sets it in Chromium: no site may keep anything. */
const FORBIDDEN = { profile: { default_content_setting_values: { cookies: 2 } } };

/** The app in a browser of its own that starts with these preferences. */
async function openPreferring(ground: Ground, preferences: object): Promise<{ app: App; address: string }> {
  const profile = mkdtempSync(join(tmpdir(), 'catnap-preferences-'));
  ground.after(async () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const { address, close } = await serveSite();
  ground.after(close);
  const { context, kill } = await startOwnBrowser(profile);
  ground.after(kill);
  const page = await openPage(ground, context, address);
  const device = { page, context, finger: await fingerOn(page), say: wordsIn('en') };
  return { app: device as unknown as App, address };
}

test('Site data: forbidden by Chromium itself, Home, Settings, a match and a sheet say so and go on', async (ground) => {
  const { app, address } = await openPreferring(ground, FORBIDDEN);
  const { page, finger, say } = app;
  const alert = page.getByRole('alert');
  const home = homeOf(app);
  await home.isThere();
  const refused = await page.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  assert.equal(refused, 'SecurityError', 'the browser did not take the preference');
  await alert.getByText(say('kept.forbidden')).waitFor();
  await home.tab('Settings');
  await alert.getByText(say('kept.forbidden')).last().waitFor();
  await finger.tap(page.getByRole('switch', { name: say('settings.leftHand.name') }));
  await page.goto(`${address}/new/sen`);
  await newMatchOf(app).begin();
  await alert.getByText(say('play.saving.forbidden')).waitFor();
  await finger.tap(tableOf(app).leave);
  await home.isThere();
  await page.goto(`${address}/keeper/new/rounds`);
  await finger.tap(page.getByRole('button', { name: say('keeper.begin'), exact: true }));
  await sheetOf(app).addRound.or(page.getByRole('row').first()).first().waitFor();
  await alert.getByText(say('keeper.saving.forbidden')).waitFor();
});

test('Site data: the browser is asked to keep it when the first match begins, and not before', async (ground) => {
  const count = () => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    const persist = StorageManager.prototype.persist;
    StorageManager.prototype.persist = function () {
      asked.times++;
      return persist.call(this);
    };
  };
  const app = await openApp(ground, { path: '/new/sen', beforehand: count });
  const times = () => app.page.evaluate(() => (globalThis as unknown as { asked: { times: number } }).asked.times);
  await newMatchOf(app).title.waitFor();
  assert.equal(await times(), 0);
  await newMatchOf(app).begin();
  await tableOf(app).words.waitFor();
  await app.page.waitForFunction(() => (globalThis as unknown as { asked: { times: number } }).asked.times === 1);
  await app.finger.tap(tableOf(app).leave);
  await homeOf(app).isThere();
  assert.equal(await times(), 1);
});

test('Site data: Settings tell how much it is, without the app itself', async (ground) => {
  const app = await openApp(ground, { path: '/settings' });
  const pattern = new RegExp(app.say('kept.room', { megabytes: '([0-9.]+)' }).replace(/\.$/, '\\.'));
  const told = async () => Number(pattern.exec(await app.page.getByText(pattern).innerText())![1]);
  const before = await told();
  // As much as matches would take, without room beside the copy.
  await app.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('catnap');
      request.onsuccess = () => done(request.result);
    });
    const transaction = database.transaction('texts', 'readwrite');
    const random = () => crypto.randomUUID();
    transaction.objectStore('texts').put(Array.from({ length: 56_000 }, random).join(''), 'of somebody else');
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  });
  await app.page.evaluate(() => navigator.serviceWorker.ready); // it has fetched the app to play offline
  await app.page.reload();
  const after = await told();
  assert.ok(after >= before + 1.9 && after <= before + 3, `2 MB more, and it tells ${before} and then ${after}`);
});
