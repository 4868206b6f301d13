import assert from 'node:assert/strict';

import type { Match, Setup } from '../../src/match/types';
import type { CathedralMove, NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import { openApp, type Opening } from '../app';
import { violationsOn } from '../axe';
import { bot, person } from '../device';
import { mirrorOf, untilAsked } from '../mirror';
import { cathedral, liked } from '../pages/cathedral';
import { resultOf } from '../pages/result';
import { beginByTouch, playOn } from '../playOn';
import { test, type Ground } from '../runner';

const PHONE = { width: 390, height: 844 };

/** Plays until this many turns are over, people as they like. */
const playedTo =
  (turns: number) =>
  (match: Match): void => {
    while (untilAsked(match) !== null) {
      const { view, viewer, moves } = match.showing.getState();
      if ((view as NightmareCathedral).turns >= turns) return;
      match.play(viewer, liked(view as NightmareCathedral, moves as readonly CathedralMove[]));
    }
  };

async function atTable(ground: Ground, setup: Setup, turns: number, more: Opening = {}) {
  const before = playedTo(turns);
  const app = await openApp(ground, {
    path: '/play/1',
    matches: [{ ...setup, before }],
    settings: { speed: 'off' },
    ...PHONE,
    ...more,
  });
  const mirror = mirrorOf<NightmareCathedral, CathedralMove>(app, setup, cathedral);
  before(mirror.match);
  return { app, mirror };
}

type There = Awaited<ReturnType<typeof atTable>>;

/** Plays by touch until the match is over or this holds; returns how often each move was made. */
async function playByTouch({ app, mirror }: There, isEnough: (done: ReadonlyMap<string, number>) => boolean) {
  const done = new Map<string, number>();
  const close = app.page.getByRole('dialog').getByRole('button', { name: app.say('close'), exact: true });
  while (!isEnough(done) && untilAsked(mirror.match) !== null) {
    let isShown = false;
    const shown = mirror.isShown().finally(() => (isShown = true));
    const putAway = async () => {
      while (!isShown) {
        if (await close.isVisible()) await app.finger.tap(close);
        await app.page.waitForTimeout(200);
      }
    };
    await Promise.all([shown, putAway()]);
    const move = liked(mirror.view(), mirror.now().moves as readonly CathedralMove[]);
    done.set(move.type, (done.get(move.type) ?? 0) + 1);
    await mirror.play(move);
  }
  return done;
}

const three: Setup = {
  game: 'nightmare-cathedral',
  seed: 4,
  first: 0,
  sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Bury')],
};

test('Cathedral: alone against two bots, set up by touch, the first decisions', async (ground) => {
  const app = await openApp(ground, { path: '/new/nightmare-cathedral', settings: { speed: 'off' }, ...PHONE });
  await beginByTouch(app, 'nightmare-cathedral');
  assert.ok((await playOn(app, 'nightmare-cathedral', 45_000)) > 20);
  assert.deepEqual(await violationsOn(app.page), []);
});

test('Cathedral: the last turns by touch, to the result', async (ground) => {
  const there = await atTable(ground, three, 31, { language: 'pl' });
  await playByTouch(there, () => false);
  await resultOf(there.app).title.waitFor();
  const ranking = await resultOf(there.app).ranking();
  const { score } = there.mirror.match.summary();
  for (const [seat, { name }] of three.sitters.entries())
    assert.ok(
      ranking.some((row) => row!.includes(name) && row!.includes(String(score[seat]))),
      `${name} ${score[seat]}: ${ranking}`,
    );
});

test('Cathedral: variable length on forking paths, at a small table', async (ground) => {
  const setup: Setup = { ...three, seed: 7, options: { length: 'variable', forking: true } };
  const there = await atTable(ground, setup, 8, { width: 320, height: 568 });
  const done = await playByTouch(there, (so) => [...so.values()].reduce((sum, count) => sum + count, 0) >= 30);
  assert.ok(done.size > 5, [...done.keys()].join());
});
