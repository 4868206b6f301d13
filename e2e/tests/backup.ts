import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { openApp, type App } from '../app';
import { violationsOn } from '../axe';
import { bot, person, playedOut } from '../device';
import { none, test } from '../runner';

import { oneRound } from './play';

const PEOPLE = ['Ola', 'Jan', 'Olka'];
const matches = [
  { ...oneRound, sitters: [person(0, 'Ola'), bot(1, 'Mruczek')], before: playedOut },
  { ...oneRound, seed: 8, sitters: [person(2, 'Olka'), bot(1, 'Mruczek')], before: playedOut },
  { ...oneRound, seed: 9, sitters: [person(1, 'Jan'), bot(1, 'Mruczek')] },
];

const button = ({ page, say }: App, key: string) => page.getByRole('button', { name: say(key), exact: true });

/** Makes a backup and reads the downloaded file. */
async function backupFrom(app: App): Promise<string> {
  const coming = app.page.waitForEvent('download');
  await app.finger.tap(button(app, 'backup.keep'));
  const download = await coming;
  assert.match(download.suggestedFilename(), /^catnap-\d{4}-\d\d-\d\d\.catnap$/);
  await app.page.getByText(app.say('backup.came.saved')).waitFor();
  return readFileSync(await download.path(), 'utf8');
}

async function choose(app: App, text: string): Promise<void> {
  const coming = app.page.waitForEvent('filechooser');
  await app.finger.tap(button(app, 'backup.choose'));
  await (
    await coming
  ).setFiles({ name: 'catnap.catnap', mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
}

async function openBackup(app: App): Promise<void> {
  await app.finger.tap(button(app, 'backup.open'));
  await button(app, 'backup.keep').waitFor();
}

test('Backup: made here, restored on an empty device, and there after a kill', async (ground) => {
  const app = await openApp(ground, {
    path: '/settings',
    people: PEOPLE,
    matches,
    settings: { theme: 'light' },
    language: 'pl',
  });
  await openBackup(app);
  const text = await backupFrom(app);
  none(await violationsOn(app.page));

  let fresh = await openApp(ground, { path: '/backup', language: 'pl' });
  await choose(fresh, text);
  await fresh.page.getByText(fresh.say('backup.adds', { said: fresh.say('backup.matches', { count: 3 }) })).waitFor();
  none(await violationsOn(fresh.page));
  await fresh.finger.tap(button(fresh, 'backup.merge.action'));
  await fresh.page.getByText(fresh.say('backup.restored')).waitFor();
  fresh = await fresh.kill('/history');
  await fresh.page.getByRole('button', { name: /Olka/ }).waitFor();
  assert.equal(await fresh.page.getByRole('button', { name: /Mruczek/ }).count(), 2);

  await fresh.page.goto(new URL('/backup', fresh.page.url()).href);
  await choose(fresh, text);
  await fresh.page.getByText(fresh.say('backup.changesNothing')).waitFor();
});

test('Backup: another window takes up what was restored in this one', async (ground) => {
  const app = await openApp(ground, { path: '/backup', people: PEOPLE, matches });
  const text = await backupFrom(app);
  const fresh = await openApp(ground, { path: '/history' });
  const other = await fresh.another();
  await other.page.getByText(other.say('history.empty')).waitFor();
  await fresh.page.goto(new URL('/backup', fresh.page.url()).href);
  await choose(fresh, text);
  await fresh.finger.tap(button(fresh, 'backup.merge.action'));
  await fresh.page.getByText(fresh.say('backup.restored')).waitFor();
  await other.page.getByRole('button', { name: /Olka/ }).waitFor();
});

test('Backup: in the place of what is here, after asking', async (ground) => {
  const app = await openApp(ground, { path: '/backup', people: PEOPLE, matches });
  const text = await backupFrom(app);
  const other = await openApp(ground, {
    path: '/backup',
    people: ['Basia'],
    matches: [{ ...oneRound, sitters: [person(0, 'Basia'), bot(1, 'Mruczek')], before: playedOut }],
  });
  await choose(other, text);
  await other.finger.tap(other.page.getByRole('radio', { name: other.say('backup.replace.name') }));
  await other.finger.tap(button(other, 'backup.replace.action'));
  const dialog = other.page.getByRole('dialog');
  await dialog.getByText(other.say('backup.confirmTitle')).waitFor();
  none(await violationsOn(other.page));
  await other.finger.tap(dialog.getByRole('button', { name: other.say('backup.replace.action') }));
  await other.page.getByText(other.say('backup.restored')).waitFor();
  const again = await other.kill('/history');
  await again.page.getByRole('button', { name: /Olka/ }).waitFor();
  assert.equal(await again.page.getByRole('button', { name: /Basia/ }).count(), 0);
});

test('Backup: a bad file says so, and nothing changes', async (ground) => {
  const app = await openApp(ground, { path: '/backup', people: PEOPLE, matches });
  const text = await backupFrom(app);
  const kept = () => app.page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await kept();
  for (const [bad, sentence] of [
    ['{"cats": 9}', 'refused.notBackup'],
    [text.slice(0, 60), 'refused.cut'],
    [text.slice(0, text.length / 2), 'isCut'],
    [text.replace('Catnap backup 1', 'Catnap backup 7'), 'refused.newer'],
  ] as const) {
    await choose(app, bad);
    await app.page.getByText(app.say(`backup.${sentence}`)).waitFor();
    none(await violationsOn(app.page));
  }
  assert.equal(await kept(), before);
});

test('People: two who are one', async (ground) => {
  const app = await openApp(ground, { path: '/history', people: PEOPLE, matches });
  await app.finger.tap(app.page.getByRole('radio', { name: app.say('history.people') }));
  await app.finger.tap(app.page.getByRole('button', { name: app.say('same.open', { name: 'Ola' }), exact: true }));
  const dialog = app.page.getByRole('dialog');
  await app.finger.tap(dialog.getByRole('radio', { name: /^Olka, / }));
  await dialog.getByText(app.say('same.will', { name: 'Ola', other: 'Olka', count: 1 })).waitFor();
  none(await violationsOn(app.page));
  await app.finger.tap(dialog.getByRole('button', { name: app.say('same.action') }));
  const both = app.page.getByLabel(app.say('history.figure', { name: app.say('history.played'), value: 2 }));
  await both.waitFor();
  none(await violationsOn(app.page));
  await app.finger.tap(dialog.getByRole('button', { name: app.say('same.takeBack') }));
  await both.waitFor({ state: 'hidden' });
  await app.finger.tap(dialog.getByRole('radio', { name: /^Olka, / }));
  await app.finger.tap(dialog.getByRole('button', { name: app.say('same.action') }));
  await app.finger.tap(dialog.getByRole('button', { name: app.say('keeper.done') }));
  await both.waitFor();
  const again = await app.kill();
  await again.finger.tap(again.page.getByRole('radio', { name: again.say('history.people') }));
  await again.page.getByText('Ola · Sen').waitFor();
  assert.equal(await again.page.getByText('Olka · Sen').count(), 0);
});
