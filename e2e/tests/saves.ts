import assert from 'node:assert/strict';

import { openApp } from '../app';
import { homeOf } from '../pages/home';
import { newMatchOf } from '../pages/newMatch';
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

function fillLocalStorage() {
  for (let size = 1 << 21; size >= 1; size >>= 1) {
    try {
      for (let part = 0; ; part++) localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
    } catch {
      continue; // The next smaller one may still fit.
    }
  }
}

function breakCopy() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
}

test('Saves: with localStorage full the match is saved all the same, for the copy has room', async (ground) => {
  const app = await openApp(ground, { path: '/play/1', settings: { speed: 'off' }, matches: [oneRound] });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  await app.page.evaluate(fillLocalStorage);
  await app.finger.tap(table.closed);
  await table.drawn.waitFor();
  const drawn = await table.lying(table.drawn);
  const again = await app.kill();
  await tableOf(again).drawn.waitFor();
  assert.equal(await tableOf(again).lying(tableOf(again).drawn), drawn);
});

test('Saves: a browser that keeps nothing is told of in words, and the match can be played', async (ground) => {
  const forbid = () => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  };
  for (const language of ['en', 'pl'] as const) {
    const app = await openApp(ground, { language, beforehand: forbid });
    const home = homeOf(app);
    await app.page.getByRole('alert').getByText(app.say('kept.forbidden')).waitFor();
    await home.tab('Settings');
    await app.page.getByRole('alert').getByText(app.say('kept.forbidden')).last().waitFor();
    await app.page.goto(new URL('/new/sen', app.page.url()).href);
    await newMatchOf(app).begin();
    await app.page.getByRole('alert').getByText(app.say('play.saving.forbidden')).waitFor();
    await app.finger.tap(tableOf(app).leave);
    await home.isThere();
    assert.equal(await home.unfinished(app.say('home.yourMove')).count(), 1, 'it goes on while the window is open');
    await app.context.close();
  }
});

test('Saves: a setting that found no room is told of', async (ground) => {
  const app = await openApp(ground, { path: '/settings' });
  await app.page.evaluate(fillLocalStorage);
  await app.page.evaluate(breakCopy);
  for (const name of ['leftHand', 'largeCards'] as const)
    await app.finger.tap(app.page.getByRole('switch', { name: app.say(`settings.${name}.name`) }));
  await app.page.getByRole('alert').getByText(app.say('kept.full')).waitFor();
});

test('Saves: what two windows change stays, and each hears of the other', async (ground) => {
  const app = await openApp(ground, { path: '/settings' });
  const other = await app.another();
  const flag = ({ page, say }: typeof app, name: 'leftHand' | 'largeCards') =>
    page.getByRole('switch', { name: say(`settings.${name}.name`) });
  const isOn = ({ page, say }: typeof app, name: 'leftHand' | 'largeCards') =>
    page.getByRole('switch', { name: say(`settings.${name}.name`), checked: true }).waitFor();
  await app.finger.tap(flag(app, 'leftHand'));
  await isOn(other, 'leftHand');
  await other.finger.tap(flag(other, 'largeCards'));
  for (const window of [app, other]) {
    await isOn(window, 'leftHand');
    await isOn(window, 'largeCards');
  }
});

test('Saves: a match thrown away in another window says so, and does not come back', async (ground) => {
  const app = await openApp(ground, { path: '/play/1', settings: { speed: 'off' }, matches: [oneRound] });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  const other = await app.another();
  await other.page.goto(new URL('/', app.page.url()).href);
  await homeOf(other).isThere();
  await other.finger.tap(
    other.page
      .getByRole('button', {
        name: new RegExp(other.say('home.removeMatch', { game: other.say('game.sen'), who: '' }).trim()),
      })
      .first(),
  );
  await other.finger.tap(
    other.page.getByRole('dialog').getByRole('button', { name: other.say('remove'), exact: true }),
  );
  await homeOf(other).unfinished(other.say('home.yourMove')).waitFor({ state: 'hidden' });
  await app.finger.tap(table.closed);
  await app.page.getByRole('alert').getByText(app.say('play.saving.removed')).waitFor();
  const again = await app.kill('/');
  await homeOf(again).isThere();
  assert.equal(await homeOf(again).unfinished(again.say('home.yourMove')).count(), 0);
});

test('Saves: with the storage full the match goes on, and says that it is not saved', async (ground) => {
  const app = await openApp(ground, { path: '/play/1', settings: { speed: 'off' }, matches: [oneRound] });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  await app.page.evaluate(fillLocalStorage);
  await app.page.evaluate(breakCopy);
  await app.finger.tap(table.closed);
  await table.drawn.waitFor();
  // The page learns with the next decision that the copy refused one.
  await app.finger.drag(table.drawn, table.own(1));
  await app.page.getByRole('alert').getByText(app.say('play.saving.full')).waitFor();
  await app.finger.tap(app.page.getByRole('button', { name: app.say('play.dismiss') }));
  await table.drawn.waitFor({ state: 'detached' });
  const again = await app.kill();
  await tableOf(again).isMyTurn(); // The match is as it was before storage was full.
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
