import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openApp } from '../app';
import { homeOf } from '../pages/home';
import { newMatchOf } from '../pages/newMatch';
import { tableOf } from '../pages/table';
import { test, type Ground } from '../runner';
import { BUILT, serveSite, writeServiceWorker } from '../site';

import { oneRound } from './play';

/** The worker has fetched everything and answers for this window. */
const isKept = () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);

/** A copy of the built app, on a server of its own, that can become a newer version. */
async function releases(ground: Ground) {
  const folder = mkdtempSync(join(tmpdir(), 'catnap-'));
  cpSync(BUILT, folder, { recursive: true });
  const site = await serveSite(folder);
  ground.after(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });
  /** As a build would: the code changes, and with it its name and the page that names it. */
  async function release(version: number) {
    const js = join(folder, '_expo/static/js/web');
    const entry = readdirSync(js).find((name) => /^index-[0-9a-f]+\.js$/.test(name))!;
    const next = `index-${String(version).padStart(32, '0')}.js`;
    writeFileSync(join(js, entry), `${readFileSync(join(js, entry), 'utf8')}\n;globalThis.release=${version};`);
    renameSync(join(js, entry), join(js, next));
    const page = join(folder, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace(entry, next));
    await writeServiceWorker(folder);
  }
  return { site, folder, release };
}

const running = () => (globalThis as { release?: number }).release ?? 1;

/** Asks the server for a newer version, and tells how fetching it ended. */
const fetchUpdate = async () => {
  const registration = await navigator.serviceWorker.ready;
  const ended = new Promise<string>((done) =>
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing!;
      worker.addEventListener('statechange', () => done(worker.state));
    }),
  );
  await registration.update();
  return ended;
};

test('Offline: the app starts with the network off, at any address', async (ground) => {
  const app = await openApp(ground);
  await app.page.waitForFunction(isKept);
  await app.context.setOffline(true);
  await app.page.reload();
  await homeOf(app).isThere();
  await app.page.goto(new URL('/settings', app.page.url()).href);
  await app.page.getByRole('heading', { name: app.say('tab.Settings') }).waitFor();
  await app.page.goto(new URL('/code#CATNAP9000', app.page.url()).href); // as a camera opens it
  await app.page.getByRole('alert').getByText(app.say('code.refused.newer')).waitFor();
});

test('Offline: a match is begun and played with the network off', async (ground) => {
  const app = await openApp(ground, { settings: { speed: 'off' } });
  await app.page.waitForFunction(isKept);
  await app.context.setOffline(true);
  await app.page.reload();
  const [home, setup, table] = [homeOf(app), newMatchOf(app), tableOf(app)];
  await home.newMatch();
  await setup.begin();
  await table.firstLook();
  await app.finger.tap(table.leave);
  await home.tab('History');
  await home.tab('Home');
});

test('Offline: the browser may install it', async (ground) => {
  const { page, context } = await openApp(ground);
  await page.waitForFunction(isKept);
  const cdp = await context.newCDPSession(page);
  const { errors, data, url } = await cdp.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const icons: { src: string; sizes: string; purpose?: string }[] = JSON.parse(data!).icons;
  assert.ok(icons.some((icon) => icon.purpose === 'maskable'));
  for (const { src } of icons) assert.equal((await page.request.get(new URL(src, url).href)).status(), 200, src);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), // profiles of tests are
    [],
  );
});

test('Update: a new version waits until it is accepted on Home', async (ground) => {
  const { site, release } = await releases(ground);
  const app = await openApp(ground, { site });
  const home = homeOf(app);
  await app.page.waitForFunction(isKept);
  await release(2);
  await app.page.reload();
  await home.update.waitFor();
  assert.equal(await app.page.evaluate(running), 1, 'nobody asked for it yet');
  const loaded = app.page.waitForEvent('load');
  await app.finger.tap(home.update);
  await loaded;
  await home.isThere();
  assert.equal(await app.page.evaluate(running), 2);
  assert.equal(await home.update.count(), 0);
  const kept = await app.page.evaluate(async () =>
    (await (await caches.open('catnap')).keys()).map(({ url }) => new URL(url).pathname),
  );
  assert.equal(kept.filter((path) => /\/index-[0-9a-f]+\.js$/.test(path)).length, 1, 'the old version is let go');
});

test('Update: a match goes on in the new version where it was left', async (ground) => {
  const { site, release } = await releases(ground);
  const app = await openApp(ground, { site, path: '/play/1', settings: { speed: 'off' }, matches: [oneRound] });
  const [home, table] = [homeOf(app), tableOf(app)];
  await app.page.waitForFunction(isKept);
  await table.firstLook();
  await table.isMyTurn();
  await release(2);
  assert.equal(await app.page.evaluate(fetchUpdate), 'installed');
  await app.finger.tap(table.closed);
  await table.drawn.waitFor();
  const heard = await table.heard();
  assert.equal(await app.page.evaluate(running), 1, 'nothing is changed under a match');
  await app.finger.tap(table.leave);
  const loaded = app.page.waitForEvent('load');
  await app.finger.tap(home.update);
  await loaded;
  await home.goOn(app.say('home.yourMove'));
  await table.drawn.waitFor();
  assert.equal(await app.page.evaluate(running), 2);
  assert.equal(await table.heard(), heard);
});

test('Update: left alone, the new version comes with the next start', async (ground) => {
  const { site, release } = await releases(ground);
  const app = await openApp(ground, { site });
  await app.page.waitForFunction(isKept);
  await release(2);
  await app.page.reload();
  await homeOf(app).update.waitFor();
  await app.page.close();
  const next = await app.context.newPage();
  await next.waitForTimeout(300);
  await next.goto(site.address);
  await next.waitForFunction(() => (globalThis as { release?: number }).release === 2);
});

test('Update: while the files on the server are of two versions, none is taken', async (ground) => {
  const { site, release, folder } = await releases(ground);
  const app = await openApp(ground, { site });
  await app.page.waitForFunction(isKept);
  await release(2);
  const page = join(folder, 'index.html');
  const good = readFileSync(page, 'utf8');
  writeFileSync(page, good.replace('<div', '<div data-version="3"'));
  assert.equal(await app.page.evaluate(fetchUpdate), 'redundant');
  writeFileSync(page, good);
  assert.equal(await app.page.evaluate(fetchUpdate), 'installed');
  await homeOf(app).update.waitFor();
});
