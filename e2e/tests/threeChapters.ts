import assert from 'node:assert/strict';

import { OWN_PAPER } from '../../src/games/three-chapters/keys';
import type { Setup } from '../../src/match/types';
import type { ThreeChapters, ThreeChaptersMove } from '../../src/rules/three-chapters/state';
import { openApp, type Opening } from '../app';
import { bot, person } from '../device';
import { mirrorOf, untilAsked } from '../mirror';
import { resultOf } from '../pages/result';
import { tableOf } from '../pages/table';
import { threeChapters } from '../pages/threeChapters';
import { test, type Ground } from '../runner';

async function atTable(ground: Ground, setup: Setup, more: Opening = {}) {
  const app = await openApp(ground, { path: '/play/1', matches: [setup], settings: { speed: 'off' }, ...more });
  return { app, mirror: mirrorOf<ThreeChapters, ThreeChaptersMove>(app, setup, threeChapters) };
}

type There = Awaited<ReturnType<typeof atTable>>;

async function isRight({ app, mirror }: There) {
  await resultOf(app).title.waitFor();
  const ranking = await resultOf(app).ranking();
  const { score } = mirror.match.summary();
  for (const [seat, sitter] of mirror.match.sitters.entries()) assert.ok(ranking.some((row) => row!.includes(sitter.name) && row!.includes(String(score[seat]))), `${sitter.name} ${score[seat]}: ${ranking}`);
}

/** Now the first card that may be chosen, now the last. */
const anyOf = (moves: readonly ThreeChaptersMove[], count: number) => moves[count % 2 === 0 ? 0 : moves.length - 1];

/** One person plays on to the end by touch. Answers what was done. */
async function playedByTouch(there: There) {
  const { mirror } = there;
  const done: string[] = [];
  while (untilAsked(mirror.match) !== null) {
    await mirror.isShown();
    const move = anyOf(mirror.now().moves as readonly ThreeChaptersMove[], done.length);
    done.push(move.type);
    await mirror.play(move);
  }
  await isRight(there);
  return done;
}

const times = (done: readonly string[], type: string) => done.filter((one) => one === type).length;

test('3 Chapters: alone with five bots at a small table, from the deal to the result', async (ground) => {
  const setup: Setup = { game: 'three-chapters', seed: 2, first: 0, sitters: [person(0, 'Ola'), ...['Figa', 'Łatka', 'Bury', 'Filemon', 'Psot'].map((name, index) => bot(index + 1, name))] };
  const done = await playedByTouch(await atTable(ground, setup, { width: 320, height: 568, language: 'pl' }));
  assert.deepEqual([times(done, 'keep'), times(done, 'play')], [7, 7]);
});

test('3 Chapters: three on a low screen, two deals', async (ground) => {
  const setup: Setup = { game: 'three-chapters', seed: 3, first: 1, sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka', 'normal')] };
  const done = await playedByTouch(await atTable(ground, setup, { width: 844, height: 390 }));
  assert.deepEqual([times(done, 'keep'), times(done, 'play')], [8, 8]);
});

test('3 Chapters: two people with ghosts, and the device goes round', async (ground) => {
  const setup: Setup = { game: 'three-chapters', seed: 5, first: 0, sitters: [person(0, 'Ola'), person(1, 'Jan')] };
  const there = await atTable(ground, setup);
  const { app, mirror } = there;
  const table = tableOf(app);
  const { match } = mirror;
  const done: string[] = [];
  for (;;) {
    const { curtain, status } = mirror.now();
    if (status !== 'underWay') break;
    if (curtain !== null) {
      await table.openCurtain(match.sitters[curtain].name);
      match.take();
    }
    const { viewer, moves, waiting } = mirror.now();
    if (!waiting.includes(viewer)) {
      match.cover(waiting[0], 0); // as the page does by itself
      continue;
    }
    await mirror.isShown();
    const move = anyOf(moves as readonly ThreeChaptersMove[], done.length);
    done.push(move.type);
    await mirror.play(move);
  }
  assert.deepEqual([times(done, 'keep'), times(done, 'give'), times(done, 'play')], [16, 16, 16]);
  await isRight(there);
});

test('3 Chapters: a card tapped twice is kept, and the own paper opens at a tap', async (ground) => {
  const setup: Setup = { game: 'three-chapters', seed: 4, first: 0, sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka'), bot(3, 'Bury')] };
  const { app, mirror } = await atTable(ground, setup);
  const table = app.page.getByTestId('table');
  untilAsked(mirror.match);
  await mirror.isShown();
  const { pieces } = threeChapters.scene(mirror.view(), 0, { width: 360, height: 564 }, null);
  const move = (mirror.now().moves as readonly ThreeChaptersMove[]).at(-1)!; // the last card of the hand: none lies on it
  const card = table.getByLabel(mirror.spoken(pieces.find(({ key }) => key === `card:${move.card}`)!.label));
  await app.finger.tap(card);
  await app.finger.tap(card);
  mirror.match.play(0, move);
  for (let kept = 1; kept < 8; kept++) {
    untilAsked(mirror.match);
    await mirror.isShown();
    await mirror.play((mirror.now().moves as readonly ThreeChaptersMove[])[0]);
  }
  untilAsked(mirror.match);
  await mirror.isShown();
  const own = threeChapters.scene(mirror.view(), 0, { width: 360, height: 564 }, null).groups!.find(({ key }) => key === OWN_PAPER)!;
  await app.finger.tap(table.getByLabel(mirror.spoken(own.label)));
  await table.getByLabel(app.say('three-chapters:place.story', { who: 'Ola', count: mirror.view().stories[0].length })).first().waitFor();
});
