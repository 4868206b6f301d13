import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openApp, type App } from '../app';
import { homeOf } from '../pages/home';
import { newMatchOf } from '../pages/newMatch';
import { tableOf } from '../pages/table';
import { forgive, test, type Ground } from '../runner';
import { BUILT, serveSite, writeServiceWorker } from '../site';

import { oneRound } from './play';

/** Waits until the worker has fetched everything and answers for this window, which takes a while on a busy machine. */
const isKept = ({ page }: App) =>
  page.waitForFunction(
    () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
    undefined,
    { timeout: 60_000 },
  );

/** Serves a copy of the built app from its own server, where it can become a newer version. */
async function releases(ground: Ground) {
  const folder = mkdtempSync(join(tmpdir(), 'catnap-'));
  cpSync(BUILT, folder, { recursive: true });
  const site = await serveSite(folder);
  ground.after(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });
  /** Changes the code as a build would, and with it the code's file name and the page that names it. */
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

/** Asks the server for a newer version, and returns how fetching it ended. */
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
  await isKept(app);
  await app.context.setOffline(true);
  await app.page.reload();
  await homeOf(app).isThere();
  await app.page.goto(new URL('/settings', app.page.url()).href);
  await app.page.getByRole('heading', { name: app.say('tab.Settings') }).waitFor();
  await app.page.goto(new URL('/code#CATNAP9000', app.page.url()).href); // A camera opens the address like this.
  await app.page.getByRole('alert').getByText(app.say('code.refused.newer')).waitFor();
});

test('Offline: a match is begun and played with the network off', async (ground) => {
  const app = await openApp(ground, { settings: { speed: 'off' } });
  await isKept(app);
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
  const app = await openApp(ground);
  const { page, context } = app;
  await isKept(app);
  const cdp = await context.newCDPSession(page);
  const { errors, data, url } = await cdp.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const icons: { src: string; sizes: string; purpose?: string }[] = JSON.parse(data!).icons;
  assert.ok(icons.some((icon) => icon.purpose === 'maskable'));
  for (const { src } of icons) assert.equal((await page.request.get(new URL(src, url).href)).status(), 200, src);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    // Test profiles count as incognito.
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    [],
  );
});

test('Update: a new version waits until it is accepted on Home', async (ground) => {
  const { site, release } = await releases(ground);
  const app = await openApp(ground, { site });
  const home = homeOf(app);
  await isKept(app);
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
  await isKept(app);
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
  await isKept(app);
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
  await isKept(app);
  await release(2);
  const page = join(folder, 'index.html');
  const good = readFileSync(page, 'utf8');
  writeFileSync(page, good.replace('<div', '<div data-version="3"'));
  assert.equal(await app.page.evaluate(fetchUpdate), 'redundant');
  writeFileSync(page, good);
  assert.equal(await app.page.evaluate(fetchUpdate), 'installed');
  await homeOf(app).update.waitFor();
});

/** Hides the worker from the browser, so that everything comes from the network. */
const withoutWorker = () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** Lets the browser fetch a file of the app cut in half, as on a bad network; after that the server sends it whole. */
async function fetchCut({ page }: App, folder: string, name: RegExp): Promise<void> {
  const path = `_expo/static/js/web/${readdirSync(join(folder, '_expo/static/js/web')).find((one) => name.test(one))!}`;
  const file = join(folder, path);
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  await page.evaluate(async (url) => (await fetch(url)).text(), `/${path}`);
  writeFileSync(file, whole);
}

/** Checks that the page noticed the cut file and fetched it once more. */
async function wasRepaired({ page }: App, ground: Ground): Promise<void> {
  assert.deepEqual(await page.evaluate(() => Object.values(sessionStorage)), ['fetched again']);
  forgive(
    ground,
    /SyntaxError|is not defined|Invalid or unexpected token|Unexpected end of input|missing \)|unknown module/,
  );
}

/** An address of the site that does not start the app. */
const BESIDE = '/metadata.json';

test('Broken: a file that lies cut in the browser’s own cache is fetched past it when the worker needs it', async (ground) => {
  const { site, folder } = await releases(ground);
  const app = await openApp(ground, { site, path: BESIDE });
  await fetchCut(app, folder, /^About-/);
  await app.page.goto(site.address);
  await isKept(app);
});

test('Broken: the app starts though its code lies cut in the browser’s own cache', async (ground) => {
  const { site, folder } = await releases(ground);
  const app = await openApp(ground, { site, path: BESIDE, beforehand: withoutWorker });
  await fetchCut(app, folder, /^index-/);
  await app.page.goto(site.address);
  await homeOf(app).isThere();
  await wasRepaired(app, ground);
});

test('Broken: a screen opens though its code lies cut in the browser’s own cache', async (ground) => {
  const { site, folder } = await releases(ground);
  const app = await openApp(ground, { site, path: BESIDE, beforehand: withoutWorker });
  await fetchCut(app, folder, /^Settings-/);
  await app.page.goto(site.address);
  await homeOf(app).isThere();
  await homeOf(app).tab('Settings');
  await app.page.getByRole('heading', { name: app.say('tab.Settings') }).waitFor();
  await wasRepaired(app, ground);
});

test('Broken: a screen and a game that could not be fetched are tried again once the network is back', async (ground) => {
  const app = await openApp(ground, { beforehand: withoutWorker });
  const home = homeOf(app);
  const again = app.page.getByRole('button', { name: app.say('trouble.again') });
  await home.isThere();
  await app.context.setOffline(true);
  await home.tab('Settings');
  await again.waitFor();
  await app.finger.tap(again);
  await again.waitFor();
  await app.context.setOffline(false);
  await app.finger.tap(again);
  await app.page.getByRole('heading', { name: app.say('tab.Settings') }).waitFor();
  await app.page.route(/\/face-/, (route) => route.abort());
  await home.tab('Home');
  await home.newMatch();
  await again.waitFor(); // The screen is there, but the game's code is not.
  await app.page.unroute(/\/face-/);
  await app.finger.tap(again);
  await newMatchOf(app).title.waitFor();
  forgive(ground, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /AsyncRequireError|Loading module/);
});

/** How many files the worker has cached. */
const countKept = async () => (await (await caches.open('catnap')).keys()).length;

test('Broken: what the browser has thrown away is kept again', async (ground) => {
  const app = await openApp(ground);
  await isKept(app);
  const all = await app.page.evaluate(countKept);
  assert.ok(all > 20, `${all} files are kept`);
  await app.page.evaluate(() => caches.delete('catnap'));
  await app.page.reload();
  await homeOf(app).isThere();
  const filled = async (wanted: number) => (await (await caches.open('catnap')).keys()).length === wanted;
  await app.page.waitForFunction(filled, all);
  await app.context.setOffline(true);
  await app.page.reload();
  await homeOf(app).isThere();
});
