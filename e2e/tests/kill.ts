import assert from 'node:assert/strict';

import { openApp, type App } from '../app';
import { bot, person } from '../device';
import { killOften } from '../killing';
import { homeOf } from '../pages/home';
import { tableOf } from '../pages/table';
import { test, type Ground } from '../runner';

import { oneRound } from './play';

/**
 * Lets only this many more writes reach the storage. Of the next one it stores half, and the copy gets nothing, as when
 * an app is killed in the middle of a write.
 */
function dieAfter(writes: number) {
  let left = writes;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    if (left < 0) throw new Error('The app is ended');
    return begin.apply(this, given);
  };
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (left >= 0) write.call(this, key, left > 0 ? value : value.slice(0, value.length / 2));
    left--;
  };
}

async function atTurn(ground: Ground, settings: { speed: 'off' | 'slow' } = { speed: 'off' }) {
  const app = await openApp(ground, { path: '/play/1', matches: [oneRound], settings });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  return { app, table };
}

async function drawnAt(app: App): Promise<string | null> {
  const table = tableOf(app);
  await table.words.waitFor();
  await table.skip.waitFor({ state: 'hidden' });
  return (await table.drawn.count()) > 0 ? table.lying(table.drawn) : null;
}

test('Kill: the match goes on at the very decision', async (ground) => {
  const { app, table } = await atTurn(ground);
  await app.finger.tap(table.closed);
  await table.drawn.waitFor();
  const [heard, prompt] = [await table.heard(), await table.prompt.innerText()];
  const again = await app.kill();
  const resumed = tableOf(again);
  await resumed.drawn.waitFor();
  assert.equal(await resumed.prompt.innerText(), prompt);
  assert.equal(await resumed.heard(), heard);
});

test('Kill: Home offers the match, and it goes on', async (ground) => {
  const { app, table } = await atTurn(ground);
  await app.finger.tap(table.closed);
  await table.drawn.waitFor();
  const again = await app.kill('/');
  const home = homeOf(again);
  await home.isThere();
  await home.goOn(again.say('home.yourMove'));
  await tableOf(again).drawn.waitFor();
});

for (const writes of [0, 1]) {
  test(`Kill: a save cut in the middle of write ${writes + 1} loses nothing that was saved before`, async (ground) => {
    const { app, table } = await atTurn(ground);
    await app.page.evaluate(dieAfter, writes);
    await app.finger.tap(table.closed);
    await table.drawn.waitFor();
    const drawn = await table.lying(table.drawn);
    await app.finger.drag(table.drawn, table.own(3));
    await table.drawn.waitFor({ state: 'detached' });
    const again = await app.kill();
    assert.equal(await drawnAt(again), writes === 0 ? null : drawn);
    if (writes === 0) await tableOf(again).isMyTurn();
  });
}

/** The moments in milliseconds. */
const MOMENTS = [0, 120, 400, 850, 2000];
/** Of matches in which the bot does not call at once. */
const SEEDS = [0, 120, 400, 850, 850];

test('Kill: at any moment of cards flying and bots thinking', async (ground) => {
  const sitters = [person(0, 'Ola'), bot(1, 'Fluff', 'normal')];
  let app = await openApp(ground, {
    settings: { speed: 'slow' },
    matches: SEEDS.map((seed) => ({ ...oneRound, seed, sitters })),
  });
  for (const [index, moment] of MOMENTS.entries()) {
    await app.page.goto(new URL(`/play/${index + 1}`, app.page.url()).href);
    const table = tableOf(app);
    await table.firstLook();
    await table.isMyTurn();
    const taken = await table.lying(table.open);
    await app.finger.drag(table.open, table.own(3));
    await app.page.waitForTimeout(moment);
    app = await app.kill();
    const resumed = tableOf(app);
    await resumed.isMyTurn();
    assert.equal(await resumed.lying(resumed.own(3)), taken, `killed after ${moment} ms`);
  }
});

test('Kill: the real browser, killed four times while a match and a sheet are played, loses one decision at most', async () => {
  const kills = await killOften({ kills: 4, seed: 7 });
  assert.deepEqual(
    kills.filter(({ lost }) => lost > 1),
    [],
  );
});
