import { openApp, type App } from '../app';
import { sheetOf } from '../pages/sheet';
import { test } from '../runner';

const NAMES = ['Ola', 'Jan', 'Ewa'];

async function begin(app: App, sheet: string, names: readonly string[]) {
  const { page, finger, say } = app;
  await page.goto(new URL(`/keeper/new/${sheet}`, page.url()).href);
  for (const name of names.slice(1)) {
    await finger.tap(page.getByRole('button', { name: say('keeper.addPlayer'), exact: true }));
    await finger.tap(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) }));
  }
  await finger.tap(page.getByRole('button', { name: say('keeper.begin'), exact: true }));
}

/** A round as it lies on the table: who ended it, and everybody's lands. */
async function enterRound(app: App, ended: string, lands: readonly (readonly number[])[]) {
  const sheet = sheetOf(app);
  await sheet.chooses(ended);
  for (const [seat, name] of NAMES.entries()) {
    await sheet.next(name);
    await sheet.lays(...lands[seat]);
  }
  await sheet.done();
}

test('Keeper: an evening of Sen, five rounds with a correction, closed without a word in the middle', async (ground) => {
  let app = await openApp(ground, { people: NAMES, language: 'pl', path: '/keeper' });
  await begin(app, 'sen', NAMES);
  await app.finger.tap(sheetOf(app).round(1));
  await enterRound(app, 'Ola', [[1, 2, 3, 0], [4, 4, 4, 4], [9, 9, 0, 1]]);
  await sheetOf(app).standing('Ola', 6, 1).waitFor();
  await app.finger.tap(sheetOf(app).addRound);
  await enterRound(app, 'Jan', [[1, 1, 1, 1], [9, 9], [0, 0, 2, 2]]); // called without the fewest: 18 and 5
  await sheetOf(app).standing('Jan', 39, 3).waitFor();

  app = await app.kill();
  const sheet = sheetOf(app);
  await sheet.standing('Jan', 39, 3).waitFor();
  await app.finger.tap(sheet.cell('Jan', 1)); // one of the four was a nine
  await sheet.takesAway(4);
  await sheet.lays(9);
  await sheet.close();
  await sheet.standing('Jan', 44, 3).waitFor();
  await app.finger.tap(sheet.undo);
  await sheet.standing('Jan', 35, 3).waitFor();
  await app.finger.tap(app.page.getByRole('button', { name: app.say('keeper.redo'), exact: true }));
  await sheet.standing('Jan', 44, 3).waitFor();

  for (const ended of ['Ewa', 'Ola', 'Ewa']) {
    await app.finger.tap(sheet.addRound);
    await enterRound(app, ended, [[5, 5, 0, 0], [6, 6, 6, 1], [0, 1, 0, 1]]);
  }
  await sheet.over.waitFor(); // Jan has more than 100
  await app.finger.tap(sheet.finish);
  await app.finger.tap(app.page.getByRole('dialog').getByRole('button', { name: app.say('keeper.finish'), exact: true }));
  await app.page.getByText(app.say('keeper.wins', { count: 1, names: 'Ewa' })).waitFor();
  await app.page.goto(new URL('/history', app.page.url()).href);
  await app.page.getByRole('button', { name: /Sen/ }).first().waitFor();
});

test('Keeper: any other game, by sums as on paper', async (ground) => {
  const app = await openApp(ground, { people: NAMES, path: '/keeper' });
  await begin(app, 'rounds', NAMES);
  const sheet = sheetOf(app);
  await app.finger.tap(sheet.cell('Ola', 1));
  for (const key of ['1', '2', app.say('keeper.plus'), '7', app.say('keeper.minus'), '3']) await app.finger.tap(app.page.getByRole('dialog').getByRole('button', { name: key, exact: true }));
  await app.page.getByRole('dialog').getByText('= 16').waitFor();
  await sheet.close();
  await sheet.standing('Ola', 16, 1).waitFor();
});
