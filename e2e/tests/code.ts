import assert from 'node:assert/strict';

import { openApp, type App } from '../app';
import { violationsOn } from '../axe';
import { cutTexts } from '../cut';
import { playedOut } from '../device';
import { bareKeysOn } from '../keys';
import { codeOf } from '../pages/code';
import { replayOf, resultOf } from '../pages/result';
import { tableOf } from '../pages/table';
import { none, test } from '../runner';

import { oneRound } from './play';

const lookAt = async ({ page }: App) =>
  none([...(await violationsOn(page)), ...(await bareKeysOn(page)), ...(await cutTexts(page))]);

/** The last step of a replay, as screen readers say it. */
async function lastOf(app: App): Promise<{ readonly steps: number; readonly heard: string }> {
  const replay = replayOf(app);
  const steps = await replay.count();
  await replay.toEnd();
  await replay.isAt(steps, steps);
  await tableOf(app).closed.waitFor();
  return { steps, heard: await tableOf(app).heard() };
}

test('Code: a match that was just finished is replayed on another device, to the same result', async (ground) => {
  const here = await openApp(ground, {
    path: '/play/1',
    language: 'pl',
    settings: { speed: 'off' },
    matches: [oneRound],
  });
  const table = tableOf(here);
  await table.firstLook();
  await table.isMyTurn();
  await here.finger.tap(table.wake);
  await here.finger.tap(table.yes);
  await table.sheet.waitFor();
  await table.closeSheet();
  await resultOf(here).title.waitFor();
  const ranking = await resultOf(here).ranking();
  await codeOf(here).open();
  const link = (await codeOf(here).seen())!;
  assert.match(link, /^http:\/\/[^/]+\/code#CATNAP1[0-9A-Z]+$/);
  await lookAt(here);
  const message = await codeOf(here).copied();
  assert.ok(message.includes(link) && message.includes('Ola, Fluff'));
  await here.page.goto(new URL('/replay/1', here.page.url()).href);
  const end = await lastOf(here);

  const { pathname, hash } = new URL(link);
  const there = await openApp(ground, { path: pathname + hash, language: 'pl', settings: { speed: 'off' } });
  await codeOf(there).watch.waitFor();
  assert.deepEqual(await resultOf(there).ranking(), ranking);
  await lookAt(there);
  await there.finger.tap(codeOf(there).watch);
  assert.deepEqual(await lastOf(there), end);
  await there.page.goBack();
  await codeOf(there).watch.waitFor();
  await there.page.goto(new URL('/history', there.page.url()).href);
  await there.page.getByText(there.say('history.empty')).waitFor(); // Nothing of the match was saved.
});

test('Code: one that is damaged gets its sentence, and a whole message with a whole code is read', async (ground) => {
  const here = await openApp(ground, {
    path: '/result/1/code',
    settings: { speed: 'off' },
    matches: [{ ...oneRound, before: playedOut }],
  });
  const message = await codeOf(here).copied();
  const code = /CATNAP1\w+/.exec(message)![0];
  const app = await openApp(ground, { path: '/history' });
  const pasting = codeOf(app);
  await pasting.replay();
  for (const [text, why] of [
    ['Miau!', 'none'],
    [code.slice(0, -9), 'cut'],
    [code.slice(0, 40) + (code[40] === 'A' ? 'B' : 'A') + code.slice(41), 'mistyped'],
    [`${code.slice(0, 40)}?${code.slice(41)}`, 'letters'],
    [code.replace('CATNAP1', 'CATNAP9'), 'newer'],
    ['9'.repeat(100_000), 'long'],
  ]) {
    await pasting.paste(text);
    await pasting.refused(why);
    assert.equal(await pasting.watch.count(), 0);
  }
  await lookAt(app);
  await pasting.clear();
  await app.page.getByRole('alert').waitFor({ state: 'hidden' });
  await pasting.paste(message);
  await app.finger.tap(pasting.watch);
  await replayOf(app).count();
  await app.page.goBack();
  await pasting.watch.waitFor();
});

test('Code: a second link opened on the same page shows the second match, also after reloading', async (ground) => {
  const here = await openApp(ground, {
    path: '/result/1/code',
    settings: { speed: 'off' },
    matches: [{ ...oneRound, before: playedOut }],
  });
  const link = new URL((await codeOf(here).seen())!);
  const app = await openApp(ground, { path: '/code#CATNAP9000' });
  await codeOf(app).refused('newer');
  await app.page.evaluate((hash) => void (location.hash = hash), link.hash);
  await codeOf(app).watch.waitFor();
  await app.page.reload();
  await app.finger.tap(codeOf(app).watch);
  await replayOf(app).count();
  await app.page.reload();
  await replayOf(app).count();
  assert.equal(new URL(app.page.url()).hash, link.hash);
});

test('Code: a match is kept from its replay, is in History with its result after a kill, and is known when it comes again', async (ground) => {
  const here = await openApp(ground, {
    path: '/result/1/code',
    settings: { speed: 'off' },
    matches: [{ ...oneRound, before: playedOut }],
  });
  const { pathname, hash } = new URL((await codeOf(here).seen())!);
  let app = await openApp(ground, { path: pathname + hash, people: ['Ola'], settings: { speed: 'off' } });
  await codeOf(app).watch.waitFor();
  const ranking = await resultOf(app).ranking();
  await app.finger.tap(codeOf(app).watch);
  await app.finger.tap(codeOf(app).keep);
  await codeOf(app).isKept.waitFor();
  await lookAt(app);
  app = await app.kill('/history');
  await lookAt(app);
  await app.finger.tap(app.page.getByRole('button', { name: /Ola.*Fluff|Fluff.*Ola/ }));
  await resultOf(app).title.waitFor();
  assert.deepEqual(await resultOf(app).ranking(), ranking);
  await app.page.goto(new URL(pathname + hash, app.page.url()).href);
  await codeOf(app).isKept.waitFor();
  assert.equal(await codeOf(app).keep.count(), 0);
  await lookAt(app);
});

test('Code: of a match under way there is none', async (ground) => {
  const app = await openApp(ground, { path: '/result/1/code', matches: [oneRound] });
  await app.page.getByRole('alert').getByText(app.say('code.notMade.underWay')).waitFor();
});
