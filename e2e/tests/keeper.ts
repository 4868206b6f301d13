import assert from 'node:assert/strict';

import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import type { Stores } from '../../src/storage/store';
import { openApp, type App } from '../app';
import { violationsOn } from '../axe';
import { launch } from '../browser';
import { cutTexts } from '../cut';
import { sheetOf } from '../pages/sheet';
import { none, test } from '../runner';

const NAMES = ['Ola', 'Jan', 'Ewa'];

const MARKS = ['circle', 'triangle', 'square', 'star'] as const;

/** Begins sheets before the app is opened, with a given first seat, and returns them. */
const underWay = (sheets: readonly string[], names: readonly string[], first: number) => (stores: Stores) =>
  sheets.map((sheet) =>
    openSheets({ stores, rules: sheetRules }).begin({
      sheet,
      first,
      players: names.map((name, seat) => ({ person: seat + 1, name, mark: MARKS[seat] })),
    }),
  );

async function begin(app: App, sheet: string, names: readonly string[], before?: () => Promise<void>) {
  const { page, finger, say } = app;
  await page.goto(new URL(`/keeper/new/${sheet}`, page.url()).href);
  for (const name of names.slice(1)) {
    await finger.tap(page.getByRole('button', { name: say('keeper.addPlayer'), exact: true }));
    await finger.tap(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) }));
  }
  await before?.();
  await finger.tap(page.getByRole('button', { name: say('keeper.begin'), exact: true }));
}

/** Enters a round as it lies on the table: who ended it, and everybody's lands. */
async function enterRound(app: App, ended: string, lands: readonly (readonly number[])[]) {
  const sheet = sheetOf(app);
  for (const [seat, own] of lands.entries()) {
    await sheet.lays(...own);
    // With four lands the next person's turn comes by itself.
    if (own.length < 4 && seat < NAMES.length - 1) await sheet.next(NAMES[seat + 1]);
    else if (own.length < 4) await sheet.done();
  }
  await sheet.called(ended);
}

test('Keeper: an evening of Sen, five rounds with a correction, closed without a word in the middle', async (ground) => {
  let app = await openApp(ground, { people: NAMES, language: 'pl', path: '/keeper' });
  await begin(app, 'sen', NAMES);
  await app.finger.tap(sheetOf(app).cell('Ola', 1));
  await enterRound(app, 'Ola', [
    [1, 2, 3, 0],
    [4, 4, 4, 4],
    [9, 9, 0, 1],
  ]);
  await sheetOf(app).standing('Ola', 6, 1).waitFor();
  await app.finger.tap(sheetOf(app).addRound);
  await enterRound(app, 'Jan', [
    [1, 1, 1, 1],
    [9, 9],
    [0, 0, 2, 2],
  ]); // Jan called without having the fewest: 18 and 5.
  await sheetOf(app).standing('Jan', 39, 3).waitFor();

  app = await app.kill();
  const sheet = sheetOf(app);
  await sheet.standing('Jan', 39, 3).waitFor();
  await app.finger.tap(sheet.cell('Jan', 1)); // One of the four cards was a nine.
  await sheet.takesAway(4);
  await sheet.lays(9);
  await sheet.standing('Jan', 44, 3).waitFor();
  await app.finger.tap(sheet.undo);
  await sheet.standing('Jan', 35, 3).waitFor();
  await app.finger.tap(app.page.getByRole('button', { name: app.say('keeper.redo'), exact: true }));
  await sheet.standing('Jan', 44, 3).waitFor();

  for (const ended of ['Ewa', 'Ola', 'Ewa']) {
    await app.finger.tap(sheet.addRound);
    await enterRound(app, ended, [
      [5, 5, 0, 0],
      [6, 6, 6, 1],
      [0, 1, 0, 1],
    ]);
  }
  await sheet.over.waitFor(); // The game is over, as Jan has more than 100.
  await app.finger.tap(sheet.finish);
  await app.finger.tap(
    app.page.getByRole('dialog').getByRole('button', { name: app.say('keeper.finish'), exact: true }),
  );
  await app.page.getByText(app.say('keeper.wins', { count: 1, names: 'Ewa' })).waitFor();
  await app.page.goto(new URL('/history', app.page.url()).href);
  await app.page.getByRole('button', { name: /Sen/ }).first().waitFor();
});

test('Keeper: any other game, by sums as on paper', async (ground) => {
  const app = await openApp(ground, { people: NAMES, path: '/keeper' });
  await begin(app, 'rounds', NAMES);
  const sheet = sheetOf(app);
  await app.finger.tap(sheet.cell('Ola', 1));
  for (const key of ['1', '2', app.say('keeper.plus'), '7', app.say('keeper.minus'), '3'])
    await app.finger.tap(app.page.getByRole('dialog').getByRole('button', { name: key, exact: true }));
  await app.page.getByRole('dialog').getByText('= 16').waitFor();
  await sheet.close();
  await sheet.standing('Ola', 16, 1).waitFor();
});

const FOUR = [...NAMES, 'Basia'];
const CATS: readonly {
  readonly cats: readonly string[];
  readonly has: Readonly<Record<string, number>>;
  readonly points: number;
  readonly place: number;
}[] = [
  {
    cats: ['pablo', 'bell'],
    has: { chicken: 2, tuna: 2, milk: 1, costumes: 3, mouse: 1, yarn: 1, wand: 1 },
    points: 8,
    place: 1,
  },
  { cats: ['jazz', 'zeus'], has: { chicken: 1, milk: 4, treat: 1, catnip: 3, costumes: 1 }, points: 0, place: 3 },
  { cats: ['luska'], has: { tuna: 3, lostCats: 2, points: 2 }, points: 0, place: 4 },
  {
    cats: ['snowflake', 'chairman'],
    has: { chicken: 3, tuna: 1, milk: 2, catnip: 1, costumes: 2 },
    points: 6,
    place: 2,
  },
];

test('Keeper: Cat Lady for four, from the box to the best feeding', async (ground) => {
  const app = await openApp(ground, { people: FOUR, path: '/keeper' });
  const { page, finger, say } = app;
  const sheet = sheetOf(app);
  await begin(app, 'cat-lady', FOUR, async () => {
    await finger.tap(page.getByRole('button', { name: say('keeper.setUp'), exact: true }));
    await page.getByRole('heading', { name: say('keeper.setUpFor', { count: 4 }) }).waitFor();
    const steps = page.getByRole('checkbox');
    const all = await steps.count();
    assert.equal(
      await page.getByRole('checkbox', { name: say('cat-lady:keeper.box.shuffle', { count: 102 }) }).count(),
      1,
    ); // With four players nothing stays in the box.
    for (let step = 0; step < all - 1; step++) await finger.tap(steps.nth(step));
    await page.getByText(say('keeper.setUpDone', { done: all - 1, all })).waitFor();
    await sheet.done();
  });
  // The list opens from the sheet too, as it was left.
  await finger.tap(page.getByRole('button', { name: say('keeper.bar.box'), exact: true }));
  await finger.tap(page.getByRole('checkbox').last());
  await page.getByText(say('keeper.setUpReady')).waitFor();
  await sheet.close();

  await sheet.counting(say('cat-lady:keeper.way.bowls'));
  await finger.tap(sheet.person('Ola'));
  for (const [seat, { cats, has }] of CATS.entries()) {
    if (seat > 0) await sheet.next(FOUR[seat]);
    await sheet.lays(...cats.map((key) => say(`cat-lady:card.${key}.name`)));
    for (const [name, number] of Object.entries(has)) await sheet.counts(say(`cat-lady:keeper.field.${name}`), number);
  }
  await sheet.done();
  for (const [seat, { points, place }] of CATS.entries()) await sheet.total(FOUR[seat], points, place).waitFor();
  await page
    .getByText(say('cat-lady:keeper.part.fed', { card: say('cat-lady:card.zeus.name'), counts: '1 chicken, 1 treat' }))
    .waitFor();
});

test('Keeper: two people’s rounds and categories by the keyboard alone', async (ground) => {
  const two = ['Ola', 'Jan'].map((name, seat) => ({
    person: seat + 1,
    name,
    mark: (['circle', 'triangle'] as const)[seat],
  }));
  const more = (stores: Stores) => {
    const sheets = openSheets({ stores, rules: sheetRules });
    sheets.begin({ sheet: 'rounds', first: 0, players: two });
    sheets.begin({ sheet: 'categories', first: 0, players: two, options: { categories: 2 } });
  };
  const app = await openApp(ground, { people: NAMES, path: '/keeper/1', more });
  const { page, say } = app;
  const sheet = sheetOf(app);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  /** Moves the focus with Tab, as a keyboard user would. */
  const goTo = async (name: string) => {
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let step = 0; step < 40 && (await label()) !== name; step++) await keyboard.press('Tab');
    assert.equal(await label(), name);
  };
  const isAt = (label: string) =>
    page.waitForFunction(
      (name) =>
        document.activeElement?.getAttribute('aria-label') === name && document.activeElement.tagName === 'INPUT',
      label,
    );

  await sheet.cell('Ola', 1).waitFor();
  await goTo(say('keeper.empty', { name: 'Ola', round: 1 }));
  await keyboard.press('Enter');
  await isAt(say('keeper.field.points'));
  await keyboard.type('12+7-3');
  await keyboard.press('Enter'); // Moves on to Jan.
  await dialog.getByRole('heading', { name: say('keeper.entryOf', { name: 'Jan', round: 1 }) }).waitFor();
  await isAt(say('keeper.field.points'));
  await keyboard.type('-5');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await sheet.standing('Ola', 16, 1).waitFor();
  await sheet.standing('Jan', -5, 2).waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    say('keeper.cell', { name: 'Ola', round: 1, count: 16 }),
  ); // The focus returns to where it began.
  await goTo(say('keeper.addRound'));
  await keyboard.press('Enter');
  await isAt(say('keeper.field.points'));
  await keyboard.type('4');
  await keyboard.press('Escape');
  await sheet.standing('Ola', 20, 1).waitFor();

  await page.goto(new URL('/keeper/2', page.url()).href);
  await sheet.person('Ola').waitFor();
  await goTo(say('keeper.nothing', { name: 'Ola' }));
  await keyboard.press('Enter');
  for (const [number, points] of ['3', '40', '5', '60'].entries()) {
    await isAt(say('keeper.category', { number: 1 + (number % 2) }));
    await keyboard.type(points);
    await keyboard.press('Enter');
  }
  await dialog.waitFor({ state: 'hidden' });
  await sheet.total('Ola', 43, 2).waitFor();
  await sheet.total('Jan', 65, 1).waitFor();
});

test('Keeper: what nobody has alone is entered and changed from its own row', async (ground) => {
  const app = await openApp(ground, {
    people: NAMES,
    path: '/keeper/1',
    more: underWay(['nightmare-cathedral'], NAMES, 0),
  });
  const row = (count: number) =>
    app.page.getByRole('button', {
      name: app.say('keeper.commonIs', { counted: `${app.say('nightmare-cathedral:keeper.field.shadows')}: ${count}` }),
      exact: true,
    });
  await app.finger.tap(row(0));
  await sheetOf(app).counts(app.say('nightmare-cathedral:keeper.field.shadows'), 4);
  await sheetOf(app).next('Ola');
  await sheetOf(app).close();
  await app.finger.tap(row(4));
  await sheetOf(app).counts(app.say('nightmare-cathedral:keeper.field.shadows'), 3);
  await sheetOf(app).close();
  await row(3).waitFor();
});

const SLACK = 30;

test('Keeper: a timer goes on through a kill, and tells in words when its time is over', async (ground) => {
  let app = await openApp(ground, { people: NAMES, path: '/keeper/1', more: underWay(['rounds'], NAMES, 0) });
  await app.finger.tap(sheetOf(app).timer);
  const tap = (name: string) => app.finger.tap(app.page.getByRole('button', { name, exact: true }));
  await tap(app.say('timer.start'));
  await app.finger.tap(sheetOf(app).clock('Jan'));
  const isOn = () => app.page.getByRole('button', { pressed: true });
  assert.match((await isOn().getAttribute('aria-label'))!, /^Jan /);
  await app.page.waitForTimeout(1500);

  app = await app.kill();
  const seconds = async () => {
    const label = await app.page.getByRole('img', { name: /^Jan, now: / }).getAttribute('aria-label');
    return Number(/(\d+) second/.exec(label!)![1]);
  };
  const before = await seconds();
  assert.ok(before >= 1 && before < SLACK, `Jan has ${before} s`);
  await app.page.waitForTimeout(2100);
  assert.ok((await seconds()) >= before + 2);

  await app.finger.tap(sheetOf(app).timer);
  // A tap on his own running clock passes the turn to the next player.
  await app.finger.tap(sheetOf(app).clock('Jan'));
  assert.match((await isOn().getAttribute('aria-label'))!, /^Ewa /);
  await tap(app.say('timer.pause'));
  assert.equal(await isOn().count(), 0);
  await tap(app.say('timer.different'));
  await tap(app.say('timer.yes'));
  await app.finger.tap(app.page.getByRole('radio', { name: app.say('timer.all'), exact: true }));
  await app.finger.tap(app.page.getByRole('radio', { name: app.say('timer.down'), exact: true }));
  await app.finger.tap(app.page.getByRole('radio', { name: app.say('timer.minutes', { minutes: 1 }), exact: true }));
  await app.page.clock.install();
  await tap(app.say('timer.start'));
  await app.page.clock.runFor(59_000);
  assert.equal(await app.page.getByText(app.say('timer.over', { name: app.say('timer.game') })).count(), 0);
  await app.page.clock.runFor(3_000);
  await app.page
    .getByRole('alert')
    .getByText(app.say('timer.over', { name: app.say('timer.game') }))
    .waitFor();
});

test('Keeper: rounds are put in and taken out, and who begins goes round', async (ground) => {
  const more = (stores: Stores) => {
    const [sheet] = underWay(['rounds'], NAMES, 1)(stores);
    sheet.edit({ type: 'add' });
    sheet.edit({ type: 'enter', round: 1, seat: 0, field: 'points', value: '7' });
  };
  const app = await openApp(ground, { people: NAMES, path: '/keeper/1', more });
  const sheet = sheetOf(app);
  const begun = (round: number, name: string) =>
    app.page.getByRole('rowheader', { name: app.say('keeper.roundBegun', { round, name }) });
  const press = (key: string) => app.finger.tap(app.page.getByRole('button', { name: app.say(key), exact: true }));
  await begun(2, 'Ewa').waitFor();
  await app.finger.tap(sheet.round(2));
  await press('keeper.insertRound');
  await sheet.chooses('Ola');
  await sheet.close();
  await begun(2, 'Ola').waitFor();
  await begun(3, 'Jan').waitFor();
  await app.finger.tap(sheet.round(1));
  await press('keeper.removeRound');
  await sheet.standing('Ola', 7, 1).waitFor();
  assert.equal(await app.page.getByRole('rowheader').count(), 2);
  await app.finger.tap(sheet.undo);
  await begun(3, 'Jan').waitFor();
});

/** Looks at the set-up of a game's sheet, and at the one that is under way. */
async function lookAtSheets({ page, say }: App, game: string, id: number, look: (where: string) => Promise<unknown>) {
  await page.goto(new URL(`/keeper/new/${game}`, page.url()).href);
  await page.getByRole('button', { name: say('keeper.begin'), exact: true }).waitFor();
  await look(`a new sheet of ${game}`);
  await page.goto(new URL(`/keeper/${id}`, page.url()).href);
  await page.getByRole('button', { name: say('timer.title'), exact: true }).waitFor();
  await look(`a sheet of ${game}`);
}

test('Keeper: axe finds nothing on its screens', async (ground) => {
  const GAMES = Object.keys(sheetRules);
  const app = await openApp(ground, { people: FOUR, path: '/keeper', more: underWay(GAMES, FOUR, 1) });
  const { page, finger, say } = app;
  const found: string[] = [];
  const look = async (where: string) => found.push(...(await violationsOn(page)).map((one) => `${where}: ${one}`));
  const press = (name: string) => finger.tap(page.getByRole('button', { name, exact: true }));
  await page.getByRole('heading').first().waitFor();
  await look('the keeper');
  for (const [index, game] of GAMES.entries()) {
    await lookAtSheets(app, game, index + 1, look);
    if (sheetRules[game].box) {
      await press(say('keeper.bar.box'));
      await finger.tap(page.getByRole('checkbox').first());
      await look(`the box of ${game}`);
      await press(say('keeper.done'));
    }
    await finger.tap(sheetRules[game].rounds === 'many' ? sheetOf(app).cell('Ola', 1) : sheetOf(app).person('Ola'));
    await page.getByRole('dialog').waitFor();
    await look(`entering ${game}`);
    await sheetOf(app).close();
  }
  await press(say('timer.title'));
  await look('a new timer');
  await press(say('timer.start'));
  await look('the timer');
  await press(say('timer.pause'));
  await press(say('timer.different'));
  await look('the timer, asking');
  none(found);
});

for (const language of ['pl', 'en'] as const) {
  test(`Keeper: text of twice the size is cut nowhere on the narrowest phone, ${language}`, async (ground) => {
    const browser = await launch('--blink-settings=defaultFontSize=32');
    ground.after(() => browser.close());
    const GAMES = Object.keys(sheetRules);
    const app = await openApp(ground, {
      language,
      browser,
      width: 320,
      height: 568,
      people: [...FOUR.slice(0, 3), 'Małgorzata'],
      path: '/keeper',
      more: underWay(GAMES, FOUR, 1),
    });
    const { page, finger } = app;
    const found: string[] = [];
    const look = async (where: string) => found.push(...(await cutTexts(page)).map((one) => `${where}: ${one}`));
    for (const [index, game] of GAMES.entries()) {
      await lookAtSheets(app, game, index + 1, look);
      await finger.tap(sheetRules[game].rounds === 'many' ? sheetOf(app).cell('Ola', 1) : sheetOf(app).person('Ola'));
      await page.getByRole('dialog').waitFor();
      await look(`entering ${game}`);
    }
    none(found);
  });
}
