import assert from 'node:assert/strict';

import { openApp } from '../app';
import { violationsOn } from '../axe';
import { homeOf } from '../pages/home';
import { test } from '../runner';

for (const language of ['pl', 'en'] as const) {
  test(`First start: a name is asked for once, on the smallest phone (${language})`, async (ground) => {
    const app = await openApp(ground, { language, width: 320, height: 568, settings: { welcomed: false } });
    const { page, finger, say } = app;
    await page.getByTestId('welcome').waitFor();
    assert.deepEqual(await violationsOn(page), []);
    await page.getByRole('textbox', { name: say('person.name') }).fill('Zosia');
    await finger.tap(page.getByRole('button', { name: say('welcome.begin') }));
    await homeOf(app).isThere();
    const again = await app.kill('/');
    await homeOf(again).isThere();
    assert.equal(await again.page.getByTestId('welcome').count(), 0);
  });
}
