import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';

import type { Language } from '../../src/words/words';
import { openApp } from '../app';
import { violationsOn } from '../axe';
import { person, type KeptMatch } from '../device';
import { tableOf } from '../pages/table';
import { none, test } from '../runner';

const PICTURES = 'reports/openTable';
const two: KeptMatch = {
  game: 'cat-lady',
  seed: 11,
  first: 0,
  sitters: [person(0, 'Ola'), person(1, 'Jan')],
  openTable: true,
};

for (const language of ['pl', 'en'] satisfies Language[]) {
  test(`Open table (${language}): once round without a curtain, then one's own cards and back`, async (ground) => {
    const app = await openApp(ground, { path: '/play/1', matches: [two], language, width: 390, height: 844 });
    const { page, finger, say } = app;
    const table = tableOf(app);
    mkdirSync(PICTURES, { recursive: true });
    let number = 0;
    const look = () => page.screenshot({ path: `${PICTURES}/${language}-${++number}.png` });
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    const isCalled = async (name: string, prompt: string) => {
      const asking = say(`cat-lady:prompt.${prompt}`);
      await table.words.getByText(say('table.asks', { name, prompt: asking }), { exact: true }).waitFor();
      await button('table.skip').waitFor({ state: 'hidden' });
    };
    /** Taps the arrow of a row, which is read after the row's cards. */
    const tapRow = (row: number) => {
      const label = say('cat-lady:place.row', { number: row });
      return finger.tap(page.getByTestId('table').locator(`[aria-label^="${label}"]`).last());
    };

    await isCalled('Jan', 'match.place');
    await look();
    none(await violationsOn(page));
    await tapRow(1);
    for (const [name, row] of [
      ['Ola', 2],
      ['Jan', 3],
    ] as const) {
      await isCalled(name, 'turn.choose');
      assert.equal(await table.curtain(name).count(), 0);
      await look();
      await tapRow(row);
    }
    await isCalled('Ola', 'turn.choose');
    await finger.tap(button('play.myCards'));
    await table.curtain('Ola').waitFor();
    await look();
    none(await violationsOn(page));
    await finger.tap(button('play.toTable'));
    await isCalled('Ola', 'turn.choose');
    await finger.tap(button('play.myCards'));
    await table.openCurtain('Ola');
    await button('play.hideCards').waitFor();
    await look();
    none(await violationsOn(page));
    await finger.tap(button('play.hideCards'));
    await isCalled('Ola', 'turn.choose');
    assert.equal(await button('play.hideCards').count(), 0);
  });
}
