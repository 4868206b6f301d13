import assert from 'node:assert/strict';

import { ACTIONS } from '../../src/rules/nightmare-cathedral/content/days';
import { untilAsked } from '../mirror';
import { atTable, offers, settle, three, type Until } from '../pages/cathedralTable';
import { test } from '../runner';

/** What a key can answer a question on. */
const ANSWER = '[data-asks], [data-testid="panel"] [role="button"], [data-testid="table-buttons"] [role="button"]';

test('Cathedral: by keyboard an action is found, read and done; it is said, and the focus is led to the next question', async (ground) => {
  const there = await atTable(ground, { ...three, seed: 6 }, offers('act'), {
    settings: { speed: 'off', hints: false },
  });
  const { page, say } = there.app;
  await settle(there);
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const isFocused = (wanted: string) =>
    page.evaluate((query) => document.activeElement?.matches(query) === true, wanted);
  const goTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; !(await isThere()); presses++) {
      assert.ok(presses < 60, `never reached by Tab; at last ${await label()}`);
      await page.keyboard.press('Tab');
    }
  };
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const region = document.querySelector<HTMLElement>('[data-testid="table-speech"]')!;
    new MutationObserver(() => heard.push(region.innerText)).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

  await goTo(() => isFocused('[data-asks]'));
  const space = await label();
  const added = await page.evaluate(() => document.activeElement?.getAttribute('aria-description'));
  assert.equal(added, say('table.read'), 'what a press does is not said');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.querySelector('[role="heading"]') != null); // what was opened is heard
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, space);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const doIt = say('nightmare-cathedral:move.act', { action: '' }).trim();
  await goTo(async () => (await label()).startsWith(doIt));
  const action = (await label()).slice(doIt.length).trim();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, ANSWER);
  const you = say('nightmare-cathedral:side.you');
  const told = say('nightmare-cathedral:event.acted', { who: you, action });
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { heard: string[] }).heard.some((text) => text.includes(wanted)),
    told,
  );
});

test('Cathedral: letters open a Day space and the hand, answer and end; the list of keys says them', async (ground) => {
  const still = { settings: { speed: 'off', hints: false } } as const;
  const own = await atTable(ground, { ...three, seed: 6 }, offers('act'), still);
  const { page, say, finger } = own.app;
  await settle(own);
  const dialog = page.getByRole('dialog');
  for (const [key, name] of [
    ['2', `nightmare-cathedral:action.${ACTIONS[1]}`],
    ['h', 'nightmare-cathedral:reader.title'],
  ] as const) {
    await page.keyboard.press(key);
    await dialog.waitFor();
    assert.match((await dialog.getAttribute('aria-label')) ?? '', new RegExp(say(name)), key);
    await page.keyboard.press(key); // below a sheet it does nothing more
    assert.equal(await dialog.count(), 1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await finger.tap(page.getByRole('button', { name: say('play.menu'), exact: true }));
  await finger.tap(page.getByRole('button', { name: say('play.keys.title'), exact: true }));
  await page.getByText(say('nightmare-cathedral:keys.answers.does'), { exact: true }).waitFor();

  for (const [type, key] of [
    ['oppose', 'o'],
    ['done', 'd'],
  ] as const) {
    const isFree: Until = (_view, moves) => moves.length > 1 && moves.some((move) => move.type === type);
    const there = await atTable(ground, { ...three, seed: 6 }, isFree, still);
    await settle(there);
    await there.app.page.keyboard.press(key);
    const move = there.mirror.now().moves.find((one) => one.type === type)!;
    there.mirror.match.play(0, move);
    untilAsked(there.mirror.match);
    await settle(there); // the page has played the same
  }
});
