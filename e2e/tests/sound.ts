import assert from 'node:assert/strict';

import { openApp } from '../app';
import { tableOf } from '../pages/table';
import { test } from '../runner';

import { oneRound } from './play';

/** Counts what the page sounds; runs in the browser before the app. */
function listen() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    heard.push(this.src);
    return play.call(this);
  };
}

test('Sound: silent before the first touch, heard at the table, and off with one touch', async (ground) => {
  const app = await openApp(ground, { path: '/play/1', matches: [oneRound], beforehand: listen });
  const { page, finger, say } = app;
  const table = tableOf(app);
  const count = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  await table.words.getByText(say('sen:prompt.match.look', { count: 2 }), { exact: true }).waitFor();
  assert.equal(await count(), 0);
  await table.firstLook();
  await table.isMyTurn();
  await finger.drag(table.open, table.own(2));
  await table.isMyTurn();
  assert.ok((await count()) > 0);

  await finger.tap(table.menu);
  await finger.tap(page.getByRole('switch', { name: say('settings.sound.name'), exact: true }));
  await finger.tap(page.getByRole('button', { name: say('close'), exact: true }));
  const before = await count();
  await finger.drag(table.open, table.own(3));
  await table.isMyTurn();
  assert.equal(await count(), before);
});
