import assert from 'node:assert/strict';

import { openApp } from '../app';
import { homeOf } from '../pages/home';
import { tableOf } from '../pages/table';
import { test } from '../runner';
import { wordsIn } from '../words';

import { oneRound } from './play';

for (const language of ['pl', 'en'] as const) {
  test(`Languages: a phone that speaks ${language} is answered in ${language}`, async (ground) => {
    const app = await openApp(ground, { language, matches: [oneRound], settings: { speed: 'off' } });
    const home = homeOf(app);
    await home.isThere();
    assert.equal(await app.page.evaluate(() => document.documentElement.lang), language);
    await home.goOn(app.say('home.yourMove'));
    await tableOf(app).firstLook();
    await tableOf(app).isMyTurn();
  });
}

test('Languages: Settings changes it at once, and for good', async (ground) => {
  const app = await openApp(ground, { language: 'pl' });
  await homeOf(app).tab('Settings');
  await app.finger.tap(app.page.getByRole('radio', { name: app.say('settings.language.en') }));
  await app.page.getByRole('heading', { name: wordsIn('en')('tab.Settings') }).waitFor();
  const again = await app.kill('/');
  await homeOf({ ...again, say: wordsIn('en') }).isThere();
  assert.equal(await again.page.evaluate(() => document.documentElement.lang), 'en');
});
