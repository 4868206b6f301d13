import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { openApp, type App } from '../app';
import { violationsOn } from '../axe';
import { eveningOf } from '../pages/evening';
import { sheetOf } from '../pages/sheet';
import { none, test, type Ground } from '../runner';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Tata'];

async function begin(ground: Ground, sheet: string, names = NAMES): Promise<App> {
  const app = await openApp(ground, { people: names, path: `/keeper/new/${sheet}` });
  const { page, finger, say } = app;
  for (const name of names.slice(1)) {
    await finger.tap(page.getByRole('button', { name: say('keeper.addPlayer'), exact: true }));
    await finger.tap(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) }));
  }
  await finger.tap(page.getByRole('button', { name: say('keeper.begin'), exact: true }));
  return app;
}

/** Hands the app a file of cards. */
async function load(app: App, text: string): Promise<void> {
  const chooser = app.page.waitForEvent('filechooser');
  await press(app, app.say('keeper.cards.load'));
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}

const press = ({ page, finger }: App, name: string) =>
  finger.tap(page.getByRole('button', { name, exact: true }).last());

test('Ways: Cat Lady for four, fed on the table, by pictures; a card goes from one to another', async (ground) => {
  const app = await begin(ground, 'cat-lady');
  const { page, finger, say } = app;
  const sheet = sheetOf(app);
  await eveningOf(app, NAMES).enterCatLady({
    common: {},
    seats: [
      { cats: ['pablo', 'bell', 'zeus'], hungry: ['zeus'], left: 1, set1: 3, costumes: 2 },
      { cats: ['jazz', 'waffle'], waffle: 3, catnip: 2, costumes: 1, pairs: 1 },
      { cats: ['luska'], set1: 2, set2: 1, costumes: 1 },
      { cats: ['sox'], left: 2 },
    ],
  });
  // 6 + 1 − 2, a set of three 5, most outfits 6
  await sheet.total('Ola', 16, 1).waitFor();
  // 1 + 3 × 3, two catnips for two fed, a pair 2
  await sheet.total('Jan', 14, 2).waitFor();
  await sheet.total('Ewa', 9, 3).waitFor(); // 5, sets 3 + 1
  await sheet.total('Tata', 2, 4).waitFor(); // 6, no outfit, most left over
  none((await violationsOn(page)).map(String));

  await finger.tap(sheet.person('Tata'));
  await page.getByRole('dialog').getByRole('textbox').first().fill('lus');
  await finger.tap(
    page.getByRole('button', { name: say('keeper.owned', { card: say('cat-lady:card.luska.name'), name: 'Ewa' }) }),
  );
  none((await violationsOn(page)).map((one) => `entering: ${one}`));
  await press(app, say('keeper.takeOver'));
  await sheet.done();
  await sheet.total('Tata', 7, 3).waitFor();
  await sheet.total('Ewa', 4, 4).waitFor();

  await sheet.counting(say('cat-lady:keeper.way.totals'));
  await finger.tap(sheet.person('Ola'));
  for (const key of ['4', '1']) await press(app, key);
  await press(app, say('keeper.nextField'));
  await sheet.close();
  await sheet.total('Ola', 41, 1).waitFor();
  await sheet.counting(say('cat-lady:keeper.way.table'));
  await sheet.total('Ola', 16, 1).waitFor();
});

test('Ways: 3 Chapters by tokens, by the app’s cards, by one’s own', async (ground) => {
  const two = NAMES.slice(0, 2);
  const app = await begin(ground, 'three-chapters', two);
  const { page, finger, say } = app;
  const sheet = sheetOf(app);
  await eveningOf(app, two).enterTokens({
    common: {},
    seats: [
      { hearts: 5, gems: 8, stars: 3, third: '12' },
      { hearts: 11, gems: 3, stars: 2, third: '4+3' },
    ],
  });
  await sheet.total('Ola', 27, 1).waitFor();
  await sheet.total('Jan', 23, 2).waitFor();
  const bonus = (answer: string) =>
    finger.tap(page.getByRole('radio', { name: say(`three-chapters:keeper.answer.bonus.${answer}`) }));
  await bonus('add');
  await sheet.total('Ola', 29, 1).waitFor();
  await bonus('taken');
  await sheet.total('Ola', 27, 1).waitFor();

  // the tokens stay, the number for chapter III gives way to cards; the gems are in already
  await sheet.counting(say('three-chapters:keeper.way.cards'));
  await sheet.total('Ola', 15, 2).waitFor();
  await finger.tap(sheet.person('Ola'));
  const card = (key: string) =>
    page.getByRole('dialog').getByRole('button', { name: new RegExp(`: ${say(`three-chapters:figure.${key}`)} \\(`) });
  await finger.tap(card('littleRed'));
  await finger.tap(card('wolf'));
  none((await violationsOn(page)).map((one) => `cards: ${one}`));
  await sheet.close();
  await sheet.total('Ola', 19, 1).waitFor(); // 8 gems more
  await page.getByText(/35|36/).first().waitFor();

  // in this box the Wolf pays five hearts
  await sheet.counting(say('three-chapters:keeper.way.own'));
  await press(app, say('keeper.cards.open'));
  await finger.tap(page.getByRole('button', { name: new RegExp(`^${say('three-chapters:figure.wolf')} \\(36\\)`) }));
  const dialog = page.getByRole('dialog');
  await finger.tap(
    dialog.getByRole('button', { name: new RegExp(`^${say('keeper.cards.remove', { ability: '' }).trim()}`) }),
  );
  await press(app, say('keeper.cards.add'));
  await finger.tap(
    dialog
      .getByRole('radiogroup', { name: say('keeper.cards.token.hearts'), exact: true })
      .getByRole('radio', { name: '5', exact: true }),
  );
  none((await violationsOn(page)).map((one) => `ability: ${one}`));
  await press(app, say('keeper.done'));
  none((await violationsOn(page)).map((one) => `card: ${one}`));
  await press(app, say('keeper.cards.right'));
  await sheet.close();
  await page.getByText(say('keeper.cards.checked', { count: 1, all: 50 })).waitFor();
  none((await violationsOn(page)).map((one) => `own cards: ${one}`));

  // hostile files change nothing, and each is told why
  const ogre = say('three-chapters:figure.ogre');
  const fileOf = (cards: unknown, format = 1) => JSON.stringify({ catnip: 'catnip-3-chapters', format, cards });
  const whole = { value: 48, traits: [], abilities: [] };
  for (const [text, why, facts] of [
    ['\u0000\u0001', 'notCards'],
    ['[[[[', 'notCards'],
    [fileOf({}, 99), 'newer'],
    [fileOf({}) + ' '.repeat(65 * 1024), 'tooLarge'],
    [' '.repeat(300 * 1024), 'tooLarge'],
    [fileOf({ '<b>Sindbad</b>': whole }), 'unknownCard', { name: '<b>Sindbad</b>' }],
    [fileOf({ ogre: { ...whole, value: 99 } }), 'value', { card: ogre }],
    [fileOf({ ogre: { ...whole, value: 50 } }), 'sameValue'],
    [fileOf({ ogre: { ...whole, traits: ['fish'] } }), 'traits', { card: ogre }],
    [fileOf({ ogre: { ...whole, abilities: [{ gain: { gold: 1e9 } }] } }), 'ability', { card: ogre, number: 1 }],
  ] as const) {
    await load(app, text);
    await page
      .getByRole('alert')
      .getByText(say(`keeper.cards.refused.${why}`, facts))
      .waitFor();
    await page.getByText(say('keeper.cards.checked', { count: 1, all: 50 })).waitFor();
  }
  // a whole one says what it would change first
  await load(app, fileOf({ ogre: { ...whole, abilities: [{ gain: { hearts: 2 } }] } }));
  await page.getByText(say('keeper.cards.loadAsk', { count: 1 })).waitFor();
  await press(app, say('keeper.cards.loadAll'));
  await page.getByText(say('keeper.cards.checked', { count: 2, all: 50 })).waitFor();
  await page.goBack();
  await sheet.total('Ola', 22, 1).waitFor(); // 15, 4 gems and 5 hearts
});

test('Ways: a round of Sen keeps its crows in sight until somebody says who called', async (ground) => {
  const app = await begin(ground, 'sen', NAMES.slice(0, 2));
  const { page, finger, say } = app;
  const sheet = sheetOf(app);
  await finger.tap(sheet.cell('Ola', 1));
  await sheet.lays(1, 2);
  await page.getByRole('dialog').getByText('3', { exact: true }).first().waitFor();
  await sheet.lays(3, 4);
  await page.getByRole('dialog', { name: say('keeper.entryOf', { name: 'Jan', round: 1 }) }).waitFor();
  await sheet.lays(0, 0, 5, 6);
  await sheet.standing('Jan', 11, 2).waitFor();
  await page.getByText(say('sen:keeper.note.noCaller', { round: 1, names: 'Ola', penalty: 5 })).waitFor();
  none((await violationsOn(page)).map(String));
  await sheet.called('Jan');
  await sheet.standing('Jan', 16, 2).waitFor();
});

test('Ways: a sheet leaves the app as a table and by a link, and both can be read back', async (ground) => {
  const beforehand = () => {
    Object.assign(window, {
      open: (address: string) => {
        (window as unknown as { opened: string }).opened = String(address);
        return {};
      },
    });
  };
  const app = await openApp(ground, { people: NAMES.slice(0, 2), path: '/keeper/new/rounds', beforehand });
  const { page, finger, say } = app;
  await finger.tap(page.getByRole('button', { name: say('keeper.addPlayer'), exact: true }));
  await finger.tap(page.getByRole('dialog').getByRole('radio', { name: /^Jan/ }));
  await press(app, say('keeper.begin'));
  const sheet = sheetOf(app);
  await finger.tap(sheet.cell('Ola', 1));
  for (const key of ['7', say('keeper.nextField'), '9', say('keeper.nextField')]) await press(app, key);
  await sheet.standing('Jan', 9, 1).waitFor();
  const coming = page.waitForEvent('download');
  await press(app, say('keeper.out.csv'));
  const table = readFileSync(await (await coming).path(), 'utf8').replace('\uFEFF', '');
  assert.deepEqual(
    table.split('\r\n').map((line) => line.split(',')),
    [
      [say('keeper.out.round'), 'Ola', 'Jan'],
      ['1', '7', '9'],
      [say('keeper.out.total'), '7', '9'],
      [say('keeper.out.place'), '2', '1'],
      [''],
    ],
  );
  await press(app, say('keeper.out.bgStats'));
  const link = await page.evaluate(() => (window as unknown as { opened: string }).opened);
  const told = JSON.parse(decodeURIComponent(link.split('?data=')[1])) as { players: { name: string }[] };
  assert.deepEqual(
    told.players.map((player) => ({ ...player, sourcePlayerId: undefined })),
    [
      {
        name: 'Ola',
        startPlayer: told.players[0]['startPlayer' as never],
        winner: false,
        rank: 2,
        score: '7',
        sourcePlayerId: undefined,
      },
      {
        name: 'Jan',
        startPlayer: told.players[1]['startPlayer' as never],
        winner: true,
        rank: 1,
        score: '9',
        sourcePlayerId: undefined,
      },
    ],
  );
  await press(app, say('keeper.bar.table'));
  await page.getByRole('dialog', { name: say('keeper.big.title') }).waitFor();
  none((await violationsOn(page)).map((one) => `big numbers: ${one}`));
});
