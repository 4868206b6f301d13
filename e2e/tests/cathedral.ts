import assert from 'node:assert/strict';

import type { Setup } from '../../src/match/types';
import { openApp } from '../app';
import { violationsOn } from '../axe';
import { atTable, PHONE, playByTouch, three, typesOf, type There } from '../pages/cathedralTable';
import { resultOf } from '../pages/result';
import { beginByTouch, playOn } from '../playOn';
import { test } from '../runner';

/** Closes the count, and compares the result with the match beside the page. */
export async function isRight({ app, mirror }: There): Promise<void> {
  const { page, finger, say } = app;
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: say('close'), exact: true }));
  await resultOf(app).title.waitFor();
  const ranking = await resultOf(app).ranking();
  const { score } = mirror.match.summary();
  for (const [seat, { name }] of mirror.match.sitters.entries())
    assert.ok(
      ranking.some((row) => row!.includes(name) && row!.includes(String(score[seat]))),
      `${name} ${score[seat]}: ${ranking}`,
    );
}

test('Cathedral: alone against two bots, set up by touch, the first decisions', async (ground) => {
  const app = await openApp(ground, { path: '/new/nightmare-cathedral', settings: { speed: 'off' }, ...PHONE });
  await beginByTouch(app, 'nightmare-cathedral');
  assert.ok((await playOn(app, 'nightmare-cathedral', 45_000)) > 20);
  assert.deepEqual(await violationsOn(app.page), []);
});

test('Cathedral: the last turns by touch, to the result', async (ground) => {
  const there = await atTable(ground, three, ({ turns }) => turns >= 31, { language: 'pl' });
  await playByTouch(there, () => false);
  await isRight(there);
});

test('Cathedral: variable length on forking paths, at a small table', async (ground) => {
  const setup: Setup = { ...three, seed: 7, options: { length: 'variable', forking: true } };
  const there = await atTable(ground, setup, ({ turns }) => turns >= 8, { width: 320, height: 568 });
  const up = there.mirror.view().pieces.length;
  const { done } = await playByTouch(there, ({ length }) => length >= 60);
  assert.equal(done.length, 60);
  assert.ok(there.mirror.view().pieces.length > up, 'no piece of the Cathedral went up');
  assert.ok(typesOf(done).size > 8, [...typesOf(done)].join());
});
