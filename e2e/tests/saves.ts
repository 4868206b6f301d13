import assert from 'node:assert/strict';

import { openApp } from '../app';
import { homeOf } from '../pages/home';
import { tableOf } from '../pages/table';
import { test } from '../runner';

import { oneRound } from './play';

const RECORD = /^match\.1\.[ab]\\record$/;

for (const [what, damage] of [
  ['cut', (text: string) => text.slice(0, text.length * 0.7)],
  ['flipped in one letter', (text: string) => text.replace('"played"', '"plaxed"')],
  ['emptied', () => ''],
] as const) {
  test(`Saves: a save that was ${what} is refused with a sentence, and kept; no other match is touched`, async (ground) => {
    const app = await openApp(ground, {
      settings: { speed: 'off' },
      matches: [oneRound, { ...oneRound, seed: 6 }],
      spoil: (name, value) => (RECORD.test(name) ? damage(value) : value),
    });
    const home = homeOf(app);
    await app.page.getByText(app.say('home.refused.damaged')).waitFor();
    assert.equal(await home.unfinished(app.say('home.yourMove')).count(), 1);
    await home.goOn(app.say('home.yourMove'));
    await tableOf(app).firstLook();
    const kept = await app.page.evaluate(() => Object.keys(localStorage));
    assert.ok(kept.some((key) => RECORD.test(key)));
    await app.page.goto(new URL('/play/1', app.page.url()).href);
    await app.page.getByRole('alert').getByText(app.say('home.refused.damaged')).waitFor();
  });
}

test('Saves: with the storage full the match goes on, and says that it is not saved', async (ground) => {
  const app = await openApp(ground, { path: '/play/1', settings: { speed: 'off' }, matches: [oneRound] });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  await app.page.evaluate(() => {
    for (let size = 1 << 21; size >= 1; size >>= 1) {
      try {
        for (let part = 0; ; part++) localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
      } catch {
        continue; // the next smaller one may still fit
      }
    }
  });
  await app.finger.tap(table.closed);
  await table.drawn.waitFor();
  await app.page.getByRole('alert').getByText(app.say('play.saving.full')).waitFor();
  await app.finger.tap(app.page.getByRole('button', { name: app.say('play.dismiss') }));
  await app.finger.drag(table.drawn, table.own(1));
  await table.drawn.waitFor({ state: 'detached' });
  const again = await app.kill();
  await tableOf(again).isMyTurn(); // as it was before there was no room
});

test('Saves: a match that is played in another window is not overwritten', async (ground) => {
  const app = await openApp(ground, { path: '/play/1', settings: { speed: 'off' }, matches: [oneRound] });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  const other = await app.another();
  const there = tableOf(other);
  await there.isMyTurn();
  await other.finger.tap(there.closed);
  await there.drawn.waitFor();
  const drawn = await there.lying(there.drawn);
  await app.finger.drag(table.open, table.own(1));
  const notice = app.page.getByRole('alert');
  await notice.getByText(app.say('play.saving.elsewhere')).waitFor();
  await app.finger.tap(notice.getByRole('button', { name: app.say('play.saving.reopen') }));
  await table.drawn.waitFor();
  assert.equal(await table.lying(table.drawn), drawn);
});
