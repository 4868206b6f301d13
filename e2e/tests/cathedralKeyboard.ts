import assert from 'node:assert/strict';

import { createDice } from '../../src/rules/kernel/chance';
import { openApp } from '../app';
import { PHONE } from '../pages/cathedralTable';
import { test } from '../runner';

/** What a key can answer a question on, besides what stands on a sheet. */
const ANSWER =
  '[data-asks], [data-testid="panel"] [role="button"]:not([aria-disabled="true"]), [data-testid="table-buttons"] [role="button"]';
const WANTED = 60;
/** A decision that takes more tries than these can't be made by keys. */
const MOST = 30;
/** On a sheet that only tells something, so many buttons are tried before it is put away. */
const TRIED = 3;
/** Somebody goes on by fewer answers than these before they take one. */
const WANDER = 3;
/** How long a key may take to show what it does, in milliseconds. */
const SHOWN = 800;

interface Heard {
  /** What has the focus: its name, and what it says a press does. */
  readonly name: string;
  readonly does: string | null;
  readonly isAnswer: boolean;
  /** Whether it stands on a sheet; which one lies on top. */
  readonly isOnSheet: boolean;
  readonly sheet: string | null;
  /** What is saved of the match. */
  readonly saved: string;
}

/** Runs in the page. */
const listen = (answer: string): Heard => {
  const at = document.activeElement as HTMLElement;
  const sheet = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return {
    name: at.getAttribute('aria-label') ?? at.innerText.trim(),
    does: at.matches('[data-asks]') ? at.getAttribute('aria-description') : '',
    isAnswer: at.matches(answer),
    isOnSheet: at.closest('[aria-modal="true"]') !== null && at.matches('[role="button"]'),
    sheet: sheet?.getAttribute('aria-label') ?? null,
    saved: ['a', 'b'].map((store) => localStorage.getItem(`match.1.${store}\\record`)).join(),
  };
};

test('Cathedral: from New match on by keyboard alone, sixty decisions: the focus is never lost, each question can be answered', async (ground) => {
  const opening = { path: '/new/nightmare-cathedral', settings: { speed: 'off', hints: false }, ...PHONE } as const;
  const { page, say } = await openApp(ground, opening);
  const dice = createDice(7);
  const press = (key: string) => page.keyboard.press(key);
  const hear = () => page.evaluate(listen, ANSWER);
  const isOver = () => new URL(page.url()).pathname.startsWith('/result');

  /** Waits until the focus is where one can answer: bots may decide before. */
  async function awaitQuestion(): Promise<Heard> {
    for (const end = Date.now() + 30_000; ;) {
      const heard = await hear();
      if (heard.isAnswer || heard.sheet !== null || isOver()) return heard;
      assert.ok(Date.now() < end, `the focus is not led to what is asked, but left at ${heard.name}`);
      await page.waitForTimeout(40);
    }
  }

  /** Presses the key, and waits until something else is heard. */
  async function pressAndHear(key: string): Promise<void> {
    const before = JSON.stringify(await hear());
    await press(key);
    for (const end = Date.now() + SHOWN; Date.now() < end && JSON.stringify(await hear()) === before;)
      await page.waitForTimeout(20);
  }

  /** Answers as somebody does who hears the page: goes some answers on, reads what opens, and presses what stands there. */
  async function decide(): Promise<void> {
    const { saved } = await awaitQuestion();
    const heard: string[] = [];
    const read = new Set<string>();
    let tried = 0;
    for (let tries = 0; (await hear()).saved === saved && !isOver(); tries++) {
      assert.ok(tries < MOST, `can't be answered by keys:\n${heard.join('\n')}`);
      const { sheet } = await awaitQuestion();
      for (let on = sheet === null ? dice.random(WANDER) : 1; on > 0; on--) await press('n');
      // What opened a sheet on which nothing could be done was only to be read.
      for (let on = 0; sheet === null && on < MOST && read.has((await hear()).name); on++) await press('n');
      const at = await hear();
      if (sheet === null) read.add(at.name);
      heard.push(`${at.sheet ?? ''}> ${at.name} (${at.does ?? ''})`);
      tried = at.sheet !== null && at.sheet === sheet ? tried + 1 : 0;
      if (at.sheet !== null && (!at.isOnSheet || tried > TRIED)) await pressAndHear('Escape');
      else if (at.sheet !== null || at.isAnswer) {
        assert.notEqual(at.name, '', `an answer without a name after\n${heard.join('\n')}`);
        assert.ok(at.does !== null, `${at.name}: what a press does is not said`);
        await pressAndHear('Enter');
      }
    }
  }

  const begin = say('new.play');
  await page.getByRole('button', { name: begin, exact: true }).waitFor();
  for (let presses = 0; (await hear()).name !== begin; presses++) {
    assert.ok(presses < 80, `${begin} is never reached by Tab`);
    await press('Tab');
  }
  await press('Enter');
  let made = 0;
  for (; made < WANTED && !isOver(); made++) await decide();
  assert.ok(made >= WANTED, `over after ${made} decisions`);
});
