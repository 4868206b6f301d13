import assert from 'node:assert/strict';

import { openApp, type App } from '../app';
import { bot, person } from '../device';
import { homeOf } from '../pages/home';
import { newMatchOf } from '../pages/newMatch';
import { replayOf, resultOf } from '../pages/result';
import { tableOf } from '../pages/table';
import { test } from '../runner';

/** Plays on to the result: draws and discards, or takes what lies open, and calls in the third turn of each round. */
async function playToResult(app: App): Promise<void> {
  const { page, finger, say } = app;
  const table = tableOf(app);
  const result = resultOf(app);
  const looks = table.words.getByText(say('sen:prompt.match.look', { count: 2 }), { exact: true });
  const turn = table.words.getByText(say('sen:prompt.turn.choose'), { exact: true });
  for (let turns = 0; ;) {
    await result.title.or(table.sheet).or(looks).or(turn).first().waitFor();
    if (await result.title.isVisible()) return;
    if (await table.sheet.isVisible()) {
      await table.closeSheet();
      await table.sheet.waitFor({ state: 'hidden' });
      turns = 0;
    } else if (await looks.isVisible()) {
      await table.firstLook();
      await looks.or(table.gotIt).first().waitFor({ state: 'hidden' });
    } else {
      await table.isMyTurn();
      turns++;
      if (turns === 1) await finger.drag(table.open, table.own(1));
      if (turns === 2) {
        await finger.tap(table.closed);
        await table.drawn.waitFor();
        await finger.drag(table.drawn, table.open);
      }
      if (turns === 3) {
        await finger.tap(table.wake);
        await finger.tap(table.yes);
      }
      await turn.waitFor({ state: 'hidden' });
    }
    await page.waitForTimeout(50);
  }
}

test('Match: from the deal to the result against two bots, and through it again step by step', async (ground) => {
  const app = await openApp(ground, {
    language: 'pl',
    settings: { speed: 'off' },
    matches: [
      {
        game: 'sen',
        seed: 3,
        first: 0,
        sitters: [person(0, 'Ola'), bot(1, 'Figa', 'normal'), bot(2, 'Łatka')],
        options: { end: 'rounds', rounds: 2 },
      },
    ],
  });
  const [home, result, replay, table] = [homeOf(app), resultOf(app), replayOf(app), tableOf(app)];
  await home.isThere();
  await home.goOn(app.say('home.yourMove'));
  await playToResult(app);

  const ranking = await result.ranking();
  assert.equal(ranking.length, 3);
  const points = ranking.map((row) => Number(row!.match(/(\d+) \D*$/)![1]));
  assert.deepEqual(
    points,
    [...points].sort((a, b) => a - b),
    'the fewest crows win',
  );

  await result.replay();
  await replay.isAt(0, await replay.count());
  const last = await replay.count();
  await table.landOf('Ola', 1).waitFor();
  await replay.on();
  await replay.isAt(1, last);
  await replay.toEnd();
  await replay.isAt(last, last);
  await replay.back();
  await replay.isAt(last - 1, last);

  await app.page.goto(new URL('/history', app.page.url()).href);
  await app.page.getByRole('button', { name: new RegExp(`^${app.say('game.sen')} `) }).waitFor();
  await app.page.goto(new URL('/result/1', app.page.url()).href);
  await result.title.waitFor();
  assert.deepEqual(await result.ranking(), ranking);
  await result.rematch();
  await table.asks('match.look', { count: 2 });
});

test('Match: set up with people and bots, and dealt', async (ground) => {
  const app = await openApp(ground, { people: ['Ola'], settings: { speed: 'off' } });
  const [home, setup, table] = [homeOf(app), newMatchOf(app), tableOf(app)];
  await home.newMatch();
  await setup.title.waitFor();
  await setup.addBot('hard');
  await setup.addBot('easy');
  await setup.preset('short');
  await setup.begin();
  await table.asks('match.look', { count: 2 });
  await app.page.getByText(app.say('sen:status.rounds', { round: 1, rounds: 3 })).waitFor();
  await app.finger.tap(table.leave);
  await home.isThere();
  assert.equal(await home.unfinished(app.say('home.yourMove')).count(), 1);
  await home.newMatch();
  assert.equal(await setup.seats.count(), 5, 'the last choice is remembered: four seats, and one to add');
});

test('Match: with nothing but bots it plays itself', async (ground) => {
  const app = await openApp(ground, {
    path: '/play/1',
    settings: { speed: 'off' },
    matches: [
      {
        game: 'sen',
        seed: 3,
        first: 0,
        sitters: [bot(0, 'Figa'), bot(1, 'Łatka')],
        options: { end: 'rounds', rounds: 1 },
      },
    ],
  });
  await playToResult(app);
});
