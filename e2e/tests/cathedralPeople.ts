import assert from 'node:assert/strict';

import type { Setup } from '../../src/match/types';
import type { Seat } from '../../src/rules/kernel/types';
import { isOpen } from '../../src/rules/nightmare-cathedral/atTable';
import { openApp } from '../app';
import { violationsOn } from '../axe';
import { person } from '../device';
import { liked } from '../pages/cathedral';
import { atTable, cathedralMirrorOfPage, PHONE } from '../pages/cathedralTable';
import { newMatchOf } from '../pages/newMatch';
import { playAround } from '../pages/openTable';
import { playOn } from '../playOn';
import { none, test } from '../runner';

const two: Setup = {
  game: 'nightmare-cathedral',
  seed: 3,
  first: 0,
  sitters: [person(0, 'Ola'), person(1, 'Jan')],
  openTable: true,
};

test('Cathedral: two people at the open table, once round; a curtain falls only where cards are opened', async (ground) => {
  const there = await atTable(ground, two, () => true);
  const { app, mirror } = there;
  const looked = new Set<string>();
  const wished = new Set<Seat>();
  const { handOvers, aloud } = await playAround(there, {
    isEnough: () => mirror.view().turns >= two.sitters.length,
    wishes: (seat, moves) => moves.some(({ type }) => type === 'pass') && !wished.has(seat) && !!wished.add(seat),
    choose: liked,
    async look(where) {
      if (looked.has(where)) return;
      looked.add(where);
      none((await violationsOn(app.page)).map((one) => `${where}: ${one}`));
    },
  });
  assert.deepEqual([...looked].sort(), ['cards', 'curtain', 'table']);
  assert.deepEqual([...wished].sort(), [0, 1]);
  for (const { seat, isWished, moves } of handOvers)
    assert.ok(isWished || !moves.some(isOpen), `${seat} took the device for ${moves.map(({ type }) => type)}`);
  for (const seat of [0, 1]) assert.ok(aloud.includes(seat), `${seat} has answered nothing on the table`);
});

/** Opens the set-up of this game, where one person plays one bot. */
async function atSetUp(...[ground, opening = {}]: Parameters<typeof openApp>) {
  const app = await openApp(ground, {
    path: '/new/nightmare-cathedral',
    settings: { speed: 'off' },
    ...PHONE,
    ...opening,
  });
  const { page, finger, say } = app;
  await newMatchOf(app).title.waitFor();
  const word = (key: string) => say(`nightmare-cathedral:option.${key}`);
  return {
    app,
    word,
    play: page.getByRole('button', { name: say('new.play'), exact: true }),
    switchOn: (key: string) => finger.tap(page.getByRole('switch', { name: word(key), exact: true })),
    take: (key: string) => finger.tap(page.getByRole('radio', { name: word(key), exact: true })),
    more: (key: string) =>
      finger.tap(page.getByRole('button', { name: say('stepper.more', { label: word(key) }), exact: true })),
    less: (key: string) =>
      finger.tap(page.getByRole('button', { name: say('stepper.less', { label: word(key) }), exact: true })),
  };
}

test('Cathedral: the Trial of one person, set up by touch, and its first decisions', async (ground) => {
  const { app, switchOn } = await atSetUp(ground, { language: 'pl' });
  await switchOn('trial.name');
  none(await violationsOn(app.page));
  await newMatchOf(app).begin();
  await app.page.getByTestId('table').waitFor();
  assert.ok((await playOn(app, 'nightmare-cathedral', 12_000)) > 5);
  const { match } = await cathedralMirrorOfPage(app);
  assert.equal(match.options.trial, true);
  assert.deepEqual(
    match.sitters.map(({ kind }) => kind),
    ['person', 'bot'],
  );
});

test('Cathedral: Nightmares are chosen by touch; the same one twice is refused in words', async (ground) => {
  const { app, play, take, more, less } = await atSetUp(ground);
  const clash = app.page.getByText(app.say('nightmare-cathedral:clash.sameNightmare'), { exact: true });
  await take('nightmares.chosen');
  for (const _ of [1, 2, 3, 4]) await less('secondNightmare.name');
  await clash.waitFor();
  assert.ok(await play.isDisabled(), 'the same Nightmare twice can be played');
  none(await violationsOn(app.page));
  await more('secondNightmare.name');
  await clash.waitFor({ state: 'hidden' });
  await more('firstNightmare.name');
  await clash.waitFor();
  await more('firstNightmare.name');
  await clash.waitFor({ state: 'hidden' });
  await newMatchOf(app).begin();
  await app.page.getByTestId('table').waitFor();
  const { view } = await cathedralMirrorOfPage(app);
  assert.deepEqual(view().nightmares, [3, 2]);
});
