import { openApp, type App } from '../app';
import { violationsOn } from '../axe';
import { launch } from '../browser';
import { cutTexts } from '../cut';
import { bot, chooseByDice, person, playedOut, type KeptMatch } from '../device';
import { bareKeysOn } from '../keys';
import { resultOf } from '../pages/result';
import { tableOf } from '../pages/table';
import { none, test } from '../runner';

import { oneRound } from './play';

const ADDRESSES = [
  '/',
  '/new/sen',
  '/history',
  '/settings',
  '/keeper',
  '/keeper/new/sen',
  '/keeper/new/categories',
  '/about',
  '/backup',
  '/rules/sen',
  '/lesson/sen',
  '/play/1',
  '/play/2',
  '/result/3',
  '/replay/3',
  '/result/3/code',
  '/code',
  '/result/2',
  '/result/4',
  '/result/5',
  '/result/6',
  '/code#CATNAP1',
  '/play/99',
];

/** A match that is over, of each game whose points are told in its own way. */
const over = (game: string): KeptMatch => ({
  game,
  seed: 3,
  first: 0,
  sitters: [person(0, 'Ola'), bot(1, 'Figa')],
  before: (match) => playedOut(match, Infinity, chooseByDice(7)),
});

const matches: readonly KeptMatch[] = [
  { ...oneRound, options: { pairs: true } },
  { ...oneRound, sitters: [person(0, 'Ola'), person(1, 'Jan')] },
  { ...oneRound, sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka')], before: playedOut },
  over('three-chapters'),
  over('cat-lady'),
  over('koty'),
];

const goTo = async ({ page }: App, path: string) => {
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('heading').first().waitFor();
};

/** Visits every screen, and everything that can lie over one. */
async function lookAtAll(app: App, look: (where: string) => Promise<void>): Promise<void> {
  const { page, finger, say } = app;
  const table = tableOf(app);
  const press = (key: string) => finger.tap(page.getByRole('button', { name: say(key), exact: true }));
  for (const path of ADDRESSES) {
    await goTo(app, path);
    await look(path);
  }

  await goTo(app, '/');
  await finger.tap(
    page.getByRole('button', { name: say('home.removeMatch', { game: say('game.sen'), who: say('home.yourMove') }) }),
  );
  await table.sheet.waitFor();
  await look('removing a match');

  await goTo(app, '/new/sen');
  await press('new.add');
  await table.sheet.waitFor();
  await look('adding a bot');

  await goTo(app, '/play/1');
  await finger.hold(table.open, 800);
  await table.sheet.waitFor();
  await look('a card from near');
  await table.closeSheet();
  await table.firstLook();
  await table.asks('turn.chooseOrPair');
  await look('my turn');
  await finger.tap(table.open);
  await look('a chosen card');
  await finger.tap(table.open);
  await finger.tap(table.log);
  await table.sheet.waitFor();
  await look('the log');
  await table.closeSheet();
  await finger.tap(table.landOf('Fluff', 1));
  await page.getByRole('alert').waitFor();
  await look('a refusal');
  await finger.tap(table.menu);
  await table.sheet.waitFor();
  await look('the menu');
  await press('play.abandon');
  await look('breaking off');
  await press('cancel');
  await finger.drag(table.own(1), table.own(2)); // Claiming a pair needs ten buttons.
  await table.asks('turn.say');
  await look('many buttons');

  await goTo(app, '/play/2');
  await table.openCurtain('Ola');
  await table.firstLook();
  await table.openCurtain('Jan');
  await table.firstLook();
  await table.openCurtain('Ola');
  await table.isMyTurn();
  await finger.tap(table.wake);
  await table.sheet.waitFor();
  await look('a question before a call');
  await finger.tap(table.yes);
  await table.yes.waitFor({ state: 'hidden' });
  await table.sheet.waitFor();
  await look('the score of a round');
  await table.closeSheet();
  await resultOf(app).title.waitFor();
  await look('the result');
}

for (const [theme, language] of [
  ['dark', 'pl'],
  ['light', 'en'],
] as const) {
  test(`Everybody: axe finds nothing on any screen, and every word is there, ${theme}`, async (ground) => {
    const app = await openApp(ground, { theme, language, matches, settings: { speed: 'off' } });
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(
        ...[...(await violationsOn(app.page)), ...(await bareKeysOn(app.page))].map((one) => `${where}: ${one}`),
      );
    };
    await lookAtAll(app, look);
    none(found);
  });

  test(`Everybody: text of twice the size is cut nowhere, ${language}`, async (ground) => {
    const browser = await launch('--blink-settings=defaultFontSize=32');
    ground.after(() => browser.close());
    const app = await openApp(ground, { theme, language, browser, matches, settings: { speed: 'off' } });
    const found: string[] = [];
    await lookAtAll(app, async (where) => {
      found.push(...(await cutTexts(app.page)).map((text) => `${where}: ${text}`));
    });
    none(found);
  });

  test(`Everybody: on the narrowest phone, too, no screen cuts text of twice the size, ${language}`, async (ground) => {
    const browser = await launch('--blink-settings=defaultFontSize=32');
    ground.after(() => browser.close());
    const app = await openApp(ground, {
      theme,
      language,
      browser,
      width: 320,
      height: 568,
      settings: { speed: 'off' },
    });
    const found: string[] = [];
    for (const path of ['/', '/new/three-chapters', '/history', '/settings', '/about', '/rules/sen']) {
      await goTo(app, path);
      found.push(...(await cutTexts(app.page)).map((text) => `${path}: ${text}`));
    }
    none(found);
  });
}
