import assert from 'node:assert/strict';

import type { Match, Setup } from '../../src/match/types';
import type { CatLady, CatLadyMove } from '../../src/rules/cat-lady/state';
import { openApp, type Opening } from '../app';
import { bot, person } from '../device';
import { handRound } from '../handRound';
import { mirrorOf, untilAsked } from '../mirror';
import { catLady, liked, seedFor } from '../pages/catLady';
import { expectPoints } from '../pages/result';
import { test, type Ground } from '../runner';

async function atTable(ground: Ground, setup: Setup, more: Opening = {}) {
  const app = await openApp(ground, { path: '/play/1', matches: [setup], settings: { speed: 'off' }, ...more });
  return { app, mirror: mirrorOf<CatLady, CatLadyMove>(app, setup, catLady) };
}

type There = Awaited<ReturnType<typeof atTable>>;

async function isRight({ app, mirror }: There) {
  assert.equal(await mirror.parting(), null);
  await expectPoints(app, mirror.match);
}

/** One person plays to the end by touch; returns the types of moves made. */
async function playedByTouch(there: There) {
  const { mirror } = there;
  const done: CatLadyMove['type'][] = [];
  while (untilAsked(mirror.match) !== null) {
    await mirror.isShown();
    const move = liked(mirror.now().moves as readonly CatLadyMove[], done);
    done.push(move.type);
    await mirror.play(move);
  }
  await isRight(there);
  return new Set<string>(done);
}

const EVERYTHING = ['take', 'adopt', 'spray', 'cash', 'end', 'back', 'give', 'best', 'done'];

test('Cat Lady: everything that a hand can do, from the deal to the result', async (ground) => {
  const setup: Setup = { game: 'cat-lady', seed: 1, first: 0, sitters: [person(0, 'Ola'), bot(1, 'Figa')] };
  const seed = seedFor(setup, EVERYTHING);
  const there = await atTable(ground, { ...setup, seed }, { language: 'pl' });
  const done = await playedByTouch(there);
  for (const type of EVERYTHING) assert.ok(done.has(type), `${type} was not done`);
});

test('Cat Lady: four at a small table', async (ground) => {
  const setup: Setup = {
    game: 'cat-lady',
    seed: 3,
    first: 1,
    sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka', 'normal'), bot(3, 'Bury')],
  };
  const done = await playedByTouch(await atTable(ground, setup, { width: 320, height: 568 }));
  for (const type of ['place', 'take', 'done']) assert.ok(done.has(type), `${type} was not done`);
});

test('Cat Lady: an arrow takes its line at a tap, a rival’s table opens at a tap', async (ground) => {
  const setup: Setup = { game: 'cat-lady', seed: 5, first: 0, sitters: [person(0, 'Ola'), bot(1, 'Figa')] };
  const { app, mirror } = await atTable(ground, setup);
  untilAsked(mirror.match);
  await mirror.isShown();
  const { token } = mirror.view();
  const line = [0, 1, 2].find((row) => row !== token)!;
  const table = app.page.getByTestId('table');
  const cards = catLady
    .layOutScene(mirror.view(), 0, { width: 360, height: 564 }, null)
    .pieces.find(({ key }) => key === `arrow:${line}`)!.label;
  const arrow = table.getByLabel(`${app.say('cat-lady:place.row', { number: line + 1 })}, ${mirror.spoken(cards)}`, {
    exact: true,
  });
  // What a press does is heard with it.
  assert.equal(
    await arrow.getAttribute('aria-description'),
    app.say('cat-lady:move.take.row', { number: line + 1, cards: mirror.spoken(cards) }),
  );
  await app.finger.tap(arrow);
  const taken: CatLadyMove = { type: 'take', line };
  mirror.match.play(0, taken);
  untilAsked(mirror.match);
  await mirror.isShown();
  await app.finger.tap(table.locator('[aria-label^="Figa: "][role="button"]'));
  await table
    .locator(
      `[aria-label^="${app.say('cat-lady:place.hand.rival', { owner: 'Figa', count: mirror.view().hands[1].length })}"]`,
    )
    .first()
    .waitFor();
});

/** Plays turn after turn with the first allowed line, until this many cards are left. */
function playedUntil(match: Match, left: number): void {
  while ((match.showing.getState().view as CatLady).deck.length > left) {
    const [seat] = match.showing.getState().waiting;
    match.cover(seat, 0);
    match.take();
    match.play(seat, match.showing.getState().moves[0]);
  }
}

test('Cat Lady: the device goes round for the last turns, and everybody feeds their own cats', async (ground) => {
  const setup: Setup = { game: 'cat-lady', seed: 7, first: 0, sitters: [person(0, 'Ola'), person(1, 'Jan')] };
  const before = (match: Match) => playedUntil(match, 9);
  const there = await atTable(ground, setup, { matches: [{ ...setup, before }] });
  before(there.mirror.match);
  // A match that was put away shows the curtain when it is opened again.
  there.mirror.match.cover(there.mirror.now().waiting[0], 0);
  const { app, mirror } = there;
  const done: CatLadyMove['type'][] = [];
  const fed: number[] = [];
  for (;;) {
    if (mirror.now().status !== 'underWay') break;
    const asked = await handRound(app, mirror);
    if (!asked) continue;
    const { viewer, moves } = asked;
    const move = liked(moves as readonly CatLadyMove[], done);
    done.push(move.type);
    if (move.type === 'done') fed.push(viewer);
    await mirror.play(move);
  }
  assert.deepEqual([...fed].sort(), [0, 1]);
  await isRight(there);
});
