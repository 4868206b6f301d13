import assert from 'node:assert/strict';

import { areaPlace, chipPlace, dreamsPlace, handPlace } from '../../src/games/nightmare-cathedral/keys';
import { violationsOn } from '../axe';
import { atTable, offers, playByTouch, settle, three, type There, type Until } from '../pages/cathedralTable';
import { resultOf } from '../pages/result';
import { none, test } from '../runner';

/** Looks with axe at a table or what lies over it, in the dark and in the light. */
async function lookAt({ app: { page } }: There, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    none((await violationsOn(page)).map((one) => `${what}, ${colorScheme}: ${one}`));
  }
}

/** What a tap opens on a phone. */
const PAPERS = [handPlace(0), dreamsPlace(0), areaPlace(9), 'end', 'turns', 'ritual', chipPlace(1)];

test('Cathedral: axe finds nothing at an own turn, nor on the papers that a tap opens', async (ground) => {
  const there = await atTable(
    ground,
    { ...three, seed: 6 },
    (view, moves) => view.turns > 11 && offers('act')(view, moves),
    { settings: { speed: 'off', hints: false } }, // a hint lies over the tracks
  );
  const { page, finger, say } = there.app;
  const sheet = page.getByRole('dialog');
  await settle(there);
  await lookAt(there, 'turn');
  for (const place of PAPERS) {
    await there.mirror.tapped(place);
    await sheet.waitFor();
    await lookAt(there, place);
    await finger.tap(sheet.getByRole('button', { name: say('close'), exact: true }));
    await sheet.waitFor({ state: 'hidden' });
  }
});

const MOMENTS: readonly { readonly name: string; readonly seed: number; readonly until: Until }[] = [
  { name: 'a conflict is named', seed: 6, until: offers('conflict') },
  { name: 'cards are laid', seed: 6, until: offers('lay') },
  { name: 'a rival acted', seed: 6, until: offers('agree') },
  { name: 'the market', seed: 5, until: offers('market') },
  { name: 'a step of the Ritual', seed: 6, until: offers('climb') },
  { name: 'a paid step of the Ritual', seed: 6, until: offers('worship') },
  { name: 'a Nightmare is commanded', seed: 6, until: offers('command') },
];

test('Cathedral: axe finds nothing wherever the table asks in another way', async (ground) => {
  for (const { name, seed, until } of MOMENTS) {
    const there = await atTable(ground, { ...three, seed }, until);
    await settle(there);
    await lookAt(there, name);
    await there.app.context.close();
  }
});

test('Cathedral: axe finds nothing on the count and the result', async (ground) => {
  const last = { ...three, seed: 5 };
  const there = await atTable(ground, last, ({ turns }) => turns >= 35);
  await playByTouch(there, () => false);
  const { page, finger, say } = there.app;
  const close = page.getByRole('dialog').getByRole('button', { name: say('close'), exact: true });
  await close.waitFor();
  await lookAt(there, 'count');
  await finger.tap(close);
  await resultOf(there.app).title.waitFor();
  await lookAt(there, 'result');
  assert.equal(there.mirror.now().status, 'finished');
});
