import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { sheetRules } from '../../src/keeper';
import { COMMON, type Edit } from '../../src/keeper/edits';
import { openSheets } from '../../src/keeper/sheets';
import type { OpenSheet } from '../../src/keeper/types';
import { markNames } from '../../src/storage/marks';
import type { Stores } from '../../src/storage/store';
import { openApp, type App } from '../app';
import { violationsOn } from '../axe';
import { launch } from '../browser';
import { cutTexts } from '../cut';
import { eveningOf } from '../pages/evening';
import { sheetOf } from '../pages/sheet';
import { none, test } from '../runner';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Małgorzata'];
const EVENINGS = 14;

/** A sheet of Koty for teams, one of 3 Chapters with one's own cards, one of Cat Lady, and many evenings of one game. */
function keepSheets(stores: Stores): void {
  const sheets = openSheets({ stores, rules: sheetRules });
  const players = NAMES.map((name, seat) => ({ person: seat + 1, name, mark: markNames[seat] }));
  const begin = (sheet: string, more: object = {}) => sheets.begin({ sheet, players, first: 0, ...more });
  const enter = (sheet: OpenSheet, seat: number, field: string, value: Extract<Edit, { type: 'enter' }>['value']) =>
    sheet.edit({ type: 'enter', round: 0, seat, field, value });
  const koty = begin('koty', { options: { teams: true } });
  for (const seat of players.keys()) enter(koty, seat, 'top1', seat + 3);
  koty.finish();
  const story = begin('three-chapters');
  enter(story, COMMON, 'way', 'own');
  enter(story, 0, 'cards', ['wolf', 'ogre']);
  const cats = begin('cat-lady');
  enter(cats, COMMON, 'way', 'table');
  enter(cats, 0, 'cats', ['pablo', 'bell']);
  for (let evening = 0; evening < EVENINGS; evening++) {
    const sheet = begin('rounds', { title: 'Tysiąc', options: { teams: evening % 2 === 0 } });
    for (const seat of players.keys()) enter(sheet, seat, 'points', String(100 + ((evening * 37 + seat * 53) % 90)));
    sheet.finish();
  }
}

/** Visits what stands round the entering of points: a sheet's end, the numbers for the table, own cards, the history. */
async function lookAround(app: App, look: (where: string) => Promise<void>): Promise<void> {
  const { page, finger, say } = app;
  const goTo = (path: string) => page.goto(new URL(path, page.url()).href);
  const press = (name: string | RegExp) => finger.tap(page.getByRole('button', { name, exact: true }).last());
  const dialog = page.getByRole('dialog');

  await goTo('/keeper');
  await page
    .getByRole('button', {
      name: say('keeper.open', { game: say('game.cat-lady'), names: NAMES.join(', ') }),
      exact: true,
    })
    .waitFor();
  await look('the keeper with sheets');
  await goTo('/keeper/1');
  await page.getByRole('button', { name: say('keeper.reopen'), exact: true }).waitFor();
  await look('a finished sheet');
  await goTo('/keeper/2');
  await press(say('keeper.bar.table'));
  await dialog.waitFor();
  await look('points for the table');
  await press(say('keeper.bar.turn'));
  await look('points for the table, turned');
  await press(say('keeper.bar.close'));
  await press(say('keeper.cards.open'));
  await page.getByText(say('keeper.cards.checked', { count: 0, all: 50 })).waitFor();
  await look('own cards');
  await press(new RegExp(`^${say('three-chapters:figure.wolf')} \\(36\\)`));
  await dialog.waitFor();
  await look('an own card');
  await press(say('keeper.cards.add'));
  await look('an ability');
  await goTo('/keeper/3');
  await finger.tap(sheetOf(app).person('Jan'));
  await dialog.waitFor();
  await look('cats by pictures');
  await goTo('/history');
  await page
    .getByRole('button', { name: /Tysiąc/ })
    .first()
    .waitFor();
  await look('matches');
  for (const part of ['games', 'people'] as const) {
    await finger.tap(page.getByRole('radio', { name: say(`history.${part}`), exact: true }));
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await look(part);
  }
}

test('Around the sheets: any game in teams, where one entry does for both, to its end', async (ground) => {
  const app = await openApp(ground, { people: NAMES, path: '/keeper/new/rounds' });
  const { page, finger, say } = app;
  const sheet = sheetOf(app);
  for (const name of NAMES.slice(1)) {
    await finger.tap(page.getByRole('button', { name: say('keeper.addPlayer'), exact: true }));
    await finger.tap(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) }));
  }
  await finger.tap(page.getByRole('switch', { name: say('option.teams.name'), exact: true }));
  await page.getByRole('img', { name: say('new.and', { one: 'Ola', other: 'Ewa' }), exact: true }).waitFor();
  await finger.tap(page.getByRole('button', { name: say('keeper.begin'), exact: true }));
  await finger.tap(sheet.cell('Ola', 1));
  await eveningOf(app, NAMES.slice(0, 2)).enterPoints({ common: {}, seats: [{ points: '30' }, { points: '20' }] });
  await sheet.standing('Ewa', 30, 1).waitFor();
  await sheet.standing('Małgorzata', 20, 2).waitFor();
  await finger.tap(sheet.finish);
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: say('keeper.finish'), exact: true }));
  await page.getByText(say('keeper.wins', { count: 2, names: 'Ola, Ewa' })).waitFor();
});

test('Around the sheets: the history leaves the app as a table, all of it or what is chosen', async (ground) => {
  const { page, finger, say } = await openApp(ground, { people: NAMES, more: keepSheets, path: '/history' });
  async function tableOf(): Promise<readonly (readonly string[])[]> {
    const coming = page.waitForEvent('download');
    await finger.tap(page.getByRole('button', { name: say('keeper.out.csv'), exact: true }));
    const text = readFileSync(await (await coming).path(), 'utf8').replace('\uFEFF', '');
    return text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  }
  const [headings, ...all] = await tableOf();
  assert.deepEqual(
    headings,
    ['when', 'game', 'kind', 'seat', 'name', 'place', 'points'].map((one) => say(`keeper.out.${one}`)),
  );
  assert.equal(all.length, (EVENINGS + 1) * NAMES.length);
  await finger.tap(page.getByRole('radio', { name: say('game.koty'), exact: true }));
  const [, ...koty] = await tableOf();
  assert.deepEqual(
    koty.map((row) => row.slice(1)),
    NAMES.map((name, seat) => [
      say('game.koty'),
      say('keeper.out.sheet'),
      String(seat + 1),
      name,
      ...[
        ['2', '8'],
        ['1', '10'],
      ][seat % 2],
    ]),
  );
});

test('Around the sheets: axe finds nothing', async (ground) => {
  const app = await openApp(ground, { people: NAMES, more: keepSheets });
  const found: string[] = [];
  await lookAround(app, async (where) => {
    found.push(...(await violationsOn(app.page)).map((one) => `${where}: ${one}`));
  });
  none(found);
});

for (const language of ['pl', 'en'] as const)
  test(`Around the sheets: text of twice the size is cut nowhere on the narrowest phone, ${language}`, async (ground) => {
    const browser = await launch('--blink-settings=defaultFontSize=32');
    ground.after(() => browser.close());
    const app = await openApp(ground, {
      language,
      browser,
      width: 320,
      height: 568,
      people: NAMES,
      more: keepSheets,
    });
    const found: string[] = [];
    await lookAround(app, async (where) => {
      found.push(...(await cutTexts(app.page)).map((one) => `${where}: ${one}`));
    });
    none(found);
  });
