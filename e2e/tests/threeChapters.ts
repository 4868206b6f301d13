import assert from 'node:assert/strict';

import { OWN_PAPER } from '../../src/games/three-chapters/keys';
import { findNextToAct } from '../../src/match/deviceOrder';
import type { Match, Setup } from '../../src/match/types';
import type { ThreeChapters, ThreeChaptersMove } from '../../src/rules/three-chapters/state';
import { openApp, type Opening } from '../app';
import { bot, person } from '../device';
import { handRound } from '../handRound';
import { mirrorOf, untilAsked } from '../mirror';
import { expectPoints } from '../pages/result';
import { threeChapters } from '../pages/threeChapters';
import { test, type Ground } from '../runner';

async function atTable(ground: Ground, setup: Setup, more: Opening = {}) {
  const app = await openApp(ground, { path: '/play/1', matches: [setup], settings: { speed: 'off' }, ...more });
  return { app, mirror: mirrorOf<ThreeChapters, ThreeChaptersMove>(app, setup, threeChapters) };
}

type There = Awaited<ReturnType<typeof atTable>>;

/** Alternates between the first and the last allowed card. */
const anyOf = (moves: readonly ThreeChaptersMove[], count: number) => moves[count % 2 === 0 ? 0 : moves.length - 1];

/** One person plays to the end by touch; returns the moves made. */
async function playedByTouch(there: There) {
  const { mirror } = there;
  const done: string[] = [];
  while (untilAsked(mirror.match) !== null) {
    await mirror.isShown();
    const move = anyOf(mirror.now().moves as readonly ThreeChaptersMove[], done.length);
    done.push(move.type);
    await mirror.play(move);
  }
  await expectPoints(there.app, mirror.match);
  return done;
}

const times = (done: readonly string[], type: string) => done.filter((one) => one === type).length;

test('3 Chapters: alone with five bots at a small table, from the deal to the result', async (ground) => {
  const setup: Setup = {
    game: 'three-chapters',
    seed: 2,
    first: 0,
    sitters: [
      person(0, 'Ola'),
      ...['Figa', 'Łatka', 'Bury', 'Filemon', 'Psot'].map((name, index) => bot(index + 1, name)),
    ],
  };
  const done = await playedByTouch(await atTable(ground, setup, { width: 320, height: 568, language: 'pl' }));
  assert.deepEqual([times(done, 'keep'), times(done, 'play')], [7, 7]);
});

test('3 Chapters: three on a low screen, two deals', async (ground) => {
  const setup: Setup = {
    game: 'three-chapters',
    seed: 3,
    first: 1,
    sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka', 'normal')],
  };
  const done = await playedByTouch(await atTable(ground, setup, { width: 844, height: 390 }));
  assert.deepEqual([times(done, 'keep'), times(done, 'play')], [8, 8]);
});

const TWO: Setup = { game: 'three-chapters', seed: 5, first: 0, sitters: [person(0, 'Ola'), person(1, 'Jan')] };

/** Chooses the first allowed card for whoever is asked, until this holds. */
function playedUntil(match: Match, isThere: (view: ThreeChapters) => boolean): void {
  while (!isThere(match.showing.getState().view as ThreeChapters)) {
    const [seat] = match.showing.getState().waiting;
    match.cover(seat, 0);
    match.take();
    match.play(seat, match.showing.getState().moves[0]);
  }
}

/** Opens a match of two people that has come this far and was put away. */
async function twoAtTable(ground: Ground, isThere: (view: ThreeChapters) => boolean) {
  const before = (match: Match) => playedUntil(match, isThere);
  const there = await atTable(ground, TWO, { matches: [{ ...TWO, before }] });
  const { match } = there.mirror;
  before(match);
  const { waiting, viewer, curtain } = match.showing.getState();
  if (curtain === null) match.cover(findNextToAct(waiting, match.sitters, viewer)!, 0);
  return there;
}

/** Passes the device round until this holds; returns who did what. */
async function goneRound({ app, mirror }: There, isThere: (view: ThreeChapters) => boolean) {
  const done: string[] = [];
  while (mirror.now().status === 'underWay' && !isThere(mirror.view())) {
    const asked = await handRound(app, mirror);
    if (!asked) continue;
    const { viewer, moves } = asked;
    const move = anyOf(moves as readonly ThreeChaptersMove[], done.length);
    done.push(`${viewer} ${move.type}`);
    await mirror.play(move);
  }
  return done;
}

test('3 Chapters: two people from the deal, each keeps a card, gives one to a ghost, and gets the other’s hand', async (ground) => {
  const there = await twoAtTable(ground, () => true);
  const done = await goneRound(there, ({ hands }) => hands[0].length === 6 && hands[1].length === 6);
  assert.deepEqual(done, ['0 keep', '0 give', '1 keep', '1 give']);
  await there.mirror.isShown(); // Jan keeps the device, because he is asked again.
});

test('3 Chapters: two people make their last choice, the ghosts shuffle, and the first trick is played', async (ground) => {
  const there = await twoAtTable(
    ground,
    ({ hands, kept }) => hands[0].length === 2 && hands[1].length === 2 && kept[0].length === 7,
  );
  const done = await goneRound(there, ({ stories }) => stories[0].length === 1);
  assert.deepEqual(done, ['1 keep', '1 give', '0 keep', '0 give', '0 play', '1 play']);
});

test('3 Chapters: two people and their ghosts play the last tricks, and the result is counted', async (ground) => {
  const there = await twoAtTable(
    ground,
    ({ chapter, hands, trick }) => chapter === 2 && hands[0].length === 2 && hands[1].length === 2 && trick.length < 2,
  );
  const done = await goneRound(there, () => false);
  assert.deepEqual([...done].sort(), ['0 play', '0 play', '1 play', '1 play']);
  await expectPoints(there.app, there.mirror.match);
});

test('3 Chapters: a card tapped twice is kept, and the own paper opens at a tap', async (ground) => {
  const setup: Setup = {
    game: 'three-chapters',
    seed: 4,
    first: 0,
    sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka'), bot(3, 'Bury')],
  };
  const { app, mirror } = await atTable(ground, setup);
  const table = app.page.getByTestId('table');
  untilAsked(mirror.match);
  await mirror.isShown();
  const { pieces } = threeChapters.layOutScene(mirror.view(), 0, { width: 360, height: 616 }, null);
  // The last card of the hand has none above it.
  const move = (mirror.now().moves as readonly ThreeChaptersMove[]).at(-1)!;
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
  const own = threeChapters
    .layOutScene(mirror.view(), 0, { width: 360, height: 616 }, null)
    .groups!.find(({ key }) => key === OWN_PAPER)!;
  await app.finger.tap(table.getByLabel(mirror.spoken(own.label)));
  await table
    .getByLabel(app.say('three-chapters:place.story', { who: 'Ola', count: mirror.view().stories[0].length }))
    .first()
    .waitFor();
});
