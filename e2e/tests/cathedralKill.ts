import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import type { App } from '../app';
import { localStorageOf } from '../device';
import { startOwnBrowser } from '../ownBrowser';
import { liked } from '../pages/cathedral';
import {
  cathedralMirror,
  cathedralMirrorOfPage,
  offers,
  playByTouch,
  playedUntil,
  settle,
  three,
  type Until,
} from '../pages/cathedralTable';
import { test, type Ground } from '../runner';
import { serveSite } from '../site';
import { fingerOn } from '../touch';
import { wordsIn } from '../words';

const SLOTS = ['match.1.a\\record', 'match.1.b\\record'];

/** A browser with this profile, at the table; it can be killed with all its processes. */
async function openOwn(ground: Ground, profile: string, address: string, kept: ReturnType<typeof localStorageOf> = []) {
  const { context, kill } = await startOwnBrowser(profile);
  ground.after(kill);
  await context.addInitScript((texts) => {
    for (const { name, value } of texts) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }, kept);
  const page = await context.newPage();
  ground.pages.splice(0, ground.pages.length, page);
  page.on('pageerror', (error) => ground.troubles.push(error.stack || String(error)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}/play/1`);
  await page.getByTestId('table').waitFor();
  const app = { page, context, finger: await fingerOn(page), say: wordsIn('en') } as unknown as App;
  return { app, kill };
}

/** Waits until what the match has saved lies in the copy that outlives a kill. */
const isKept = ({ page }: App) =>
  page.waitForFunction(
    (slots) =>
      new Promise<boolean>((done) => {
        const request = indexedDB.open('catnap');
        request.onsuccess = () => {
          const texts = request.result.transaction('texts').objectStore('texts');
          const all = slots.map(
            (slot) =>
              new Promise<boolean>((same) => {
                const one = texts.get(slot);
                one.onsuccess = () => same((one.result ?? null) === localStorage.getItem(slot));
              }),
          );
          void Promise.all(all).then((same) => {
            request.result.close();
            done(same.every(Boolean));
          });
        };
      }),
    SLOTS,
  );

const layingOf = ({ flow }: NightmareCathedral) => flow.find(({ procedure }) => procedure === 'conflict');

/** A person has cards enough to lay several. */
const laying: Until = (view, moves) => offers('lay')(view, moves) && moves.length > 2;

test('Cathedral: the browser is killed in the middle of a conflict, and the match goes on at the very decision', async (ground) => {
  const profile = mkdtempSync(join(tmpdir(), 'catnap-conflict-'));
  ground.after(async () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const site = await serveSite();
  ground.after(site.close);
  const setup = { ...three, seed: 6 };
  const before = playedUntil(laying);
  const kept = localStorageOf({ settings: { speed: 'off' }, matches: [{ ...setup, before }] });

  const first = await openOwn(ground, profile, site.address, kept);
  const mirror = cathedralMirror(first.app, setup);
  before(mirror.match);
  const there = { app: first.app, mirror };
  await playByTouch(
    there,
    (done) => done.length > 0,
    () => (_view, moves) => moves.find(({ type }) => type === 'lay')!,
  );
  await settle(there);
  const left = mirror.view();
  assert.ok(layingOf(left), 'the conflict is over');
  await isKept(first.app);
  await first.kill();

  const { app } = await openOwn(ground, profile, site.address);
  const again = { app, mirror: await cathedralMirrorOfPage(app) };
  assert.deepEqual(again.mirror.view(), left);
  assert.deepEqual(again.mirror.now().moves, mirror.now().moves);
  const { done } = await playByTouch(
    again,
    () => layingOf(again.mirror.view()) === undefined,
    () => liked,
  );
  assert.ok(done.length > 0);
});
