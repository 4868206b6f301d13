import assert from 'node:assert/strict';

import type { Setup } from '../../src/match/types';
import { openApp, type App } from '../app';
import { bot, person } from '../device';
import { test } from '../runner';

const settings = { speed: 'off', hints: false } as const;
const ofTwo = (game: string): Setup => ({ game, seed: 7, first: 0, sitters: [person(0, 'Ola'), bot(1, 'Figa')] });

const adviceIn = ({ page }: App) => page.getByTestId('advice');

/** Asks for advice by touch as soon as it can be had. */
async function ask(app: App): Promise<void> {
  const { page, finger, say } = app;
  const button = page.getByRole('button', { name: say('advice.ask'), exact: true });
  await button.waitFor();
  await page.waitForTimeout(500);
  await finger.tap(button);
  await adviceIn(app).waitFor();
}

for (const game of ['koty', 'sen', 'cat-lady', 'three-chapters', 'nightmare-cathedral'])
  test(`Advice in ${game}: one touch rings moves and says why, the next puts it away`, async (ground) => {
    const app = await openApp(ground, { path: '/play/1', matches: [ofTwo(game)], settings, language: 'pl' });
    const { page, finger, say } = app;
    await ask(app);
    const heard = await adviceIn(app).getAttribute('aria-label');
    assert.match(heard ?? '', /\S/);
    assert.doesNotMatch(heard ?? '', /advice\.|\{\{/);
    await finger.tap(page.getByRole('button', { name: say('advice.close'), exact: true }));
    await adviceIn(app).waitFor({ state: 'detached' });
  });
