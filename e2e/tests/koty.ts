import assert from 'node:assert/strict';

import type { Setup } from '../../src/match/types';
import { games } from '../../src/rules';
import { createEngine } from '../../src/rules/kernel/engine';
import { kindOf as cardKind, valueOf } from '../../src/rules/koty/cards';
import type { Koty, KotyMove } from '../../src/rules/koty/state';
import { openApp, type App, type Opening } from '../app';
import { bot, person } from '../device';
import { mirrorOf, untilAsked } from '../mirror';
import { kindOf, koty, liked, seedFor } from '../pages/koty';
import { expectPoints } from '../pages/result';
import { tableOf } from '../pages/table';
import { test, type Ground } from '../runner';

const NIGHT = { moth: 4, bat: 4, owl: 4, dragon: 1 };

async function atTable(ground: Ground, setup: Setup, more: Opening = {}) {
  const app = await openApp(ground, { path: '/play/1', matches: [setup], settings: { speed: 'off' }, ...more });
  return { app, mirror: mirrorOf<Koty, KotyMove>(app, setup, koty) };
}

/**
 * One person plays to the end by touch; returns the kinds of moves made, and the kinds of places that cards were drawn
 * into.
 */
async function playedByTouch(app: App, mirror: ReturnType<typeof mirrorOf<Koty, KotyMove>>) {
  const done = new Set<string>();
  const into = new Set<string>();
  for (;;) {
    if (untilAsked(mirror.match) === null) break;
    await mirror.isShown();
    const { moves } = mirror.now();
    const move = liked(mirror.view(), 0, moves as readonly KotyMove[], done);
    done.add(kindOf(mirror.view(), 0, move));
    const { place } = await mirror.play(move);
    if (place !== undefined) into.add(place.replace(/:\d+$/, ''));
  }
  await expectPoints(app, mirror.match);
  return { done, into };
}

test('Koty: a card is drawn into every kind of place, from the deal to the result', async (ground) => {
  const setup: Setup = { game: 'koty', seed: 1, first: 0, sitters: [person(0, 'Ola'), bot(1, 'Figa')] };
  const wanted = [
    'place on nothing',
    'place on 9',
    'befriend own',
    'fight own',
    'fight rival',
    'befriend rival',
    'cover',
    'chase',
    'defend',
    'lay from the pile',
    'lay from the middle',
  ];
  const seed = seedFor(setup, wanted, 45);
  const { app, mirror } = await atTable(ground, { ...setup, seed }, { language: 'pl' });
  const { done, into } = await playedByTouch(app, mirror);
  for (const kind of wanted) assert.ok(done.has(kind), `${kind} was not done`);
  assert.deepEqual([...into].sort(), ['land:0', 'land:1', 'middle']);
});

test('Koty: a night match from the deal to the result, at three small dreams that open under a card', async (ground) => {
  const setup: Setup = {
    game: 'koty',
    seed: 1,
    first: 0,
    sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka')],
    options: NIGHT,
  };
  const seed = seedFor(setup, ['moth', 'carry', 'bat', 'dragon'], 50);
  const { app, mirror } = await atTable(ground, { ...setup, seed }, { width: 320, height: 568 });
  const { done } = await playedByTouch(app, mirror);
  for (const kind of ['moth', 'bat', 'dragon']) assert.ok(done.has(kind), `${kind} was not done`);
});

test('Koty: a match of two teams from the deal to the result', async (ground) => {
  const setup: Setup = {
    game: 'koty',
    seed: 1,
    first: 0,
    sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka', 'normal'), bot(3, 'Bury')],
    options: { teams: true },
  };
  const seed = seedFor(setup, ['defend', 'lay from the pile'], 32);
  const { app, mirror } = await atTable(ground, { ...setup, seed });
  await playedByTouch(app, mirror);
  const { score, places } = mirror.match.summary();
  assert.equal(score[0], score[2]);
  assert.equal(places![1], places![3]);
});

test('Koty: dragged onto the discard pile, one card exchanges the whole hand', async (ground) => {
  const setup: Setup = { game: 'koty', seed: 4, first: 0, sitters: [person(0, 'Ola'), bot(1, 'Figa')] };
  const { app, mirror } = await atTable(ground, setup);
  await mirror.isShown();
  const before = mirror.view().hands[0];
  await mirror.play({ type: 'exchange' }, ({ place }) => place === 'discard');
  untilAsked(mirror.match);
  await mirror.isShown();
  assert.ok(mirror.view().hands[0].every((card) => !before.includes(card)));
  await app.finger.tap(tableOf(app).log);
  await tableOf(app).sheet.getByText(app.say('koty:event.exchanged.you')).waitFor();
});

test('Koty: among six, a tap opens a small dream, each of its lands is large enough for a finger, and a tap beside it closes it', async (ground) => {
  const setup: Setup = {
    game: 'koty',
    seed: 4,
    first: 0,
    sitters: [
      person(0, 'Ola'),
      ...['Figa', 'Łatka', 'Bury', 'Filemon', 'Psot'].map((name, index) => bot(index + 1, name)),
    ],
  };
  const { app, mirror } = await atTable(ground, setup, { width: 320, height: 568 });
  await mirror.isShown();
  const table = app.page.getByTestId('table');
  const closed = table.locator('[aria-label^="Bury: "]');
  const land = (number: number) =>
    table.locator(`[aria-label^="${app.say('koty:place.land', { owner: 'Bury', land: number })}"]`);
  assert.equal(await land(1).count(), 0);
  await app.finger.tap(closed);
  for (const number of [1, 2, 3, 4]) {
    await land(number).waitFor();
    const box = (await land(number).boundingBox())!;
    assert.ok(box.width >= 44 && box.height >= 44, `land ${number} is ${box.width} by ${box.height}`);
  }
  const { x, y, width, height } = (await table.boundingBox())!;
  await app.finger.tap({ x: x + width - 3, y: y + height - 3 });
  await closed.waitFor();
  assert.equal(await land(1).count(), 0);
});

/** Finds a seed with which Jan lays a cat that Ola holds too, while Jan holds nothing to defend it with. */
function seedOfAttack(): { seed: number; laid: KotyMove } {
  const engine = createEngine(games.koty);
  for (let seed = 1; ; seed++) {
    const state = engine.start({ seats: 2, seed, first: 1 }) as Koty;
    const laid = engine.moves(state, 1).find(({ type }) => type === 'place') as KotyMove & { readonly card: number };
    if (!laid) continue;
    engine.play(state, 1, laid);
    const isSame = (card: number) => valueOf(card) === valueOf(laid.card);
    if (state.hands[0].some(isSame) && !state.hands[1].some((card) => isSame(card) || cardKind(card) === 'joker'))
      return { seed, laid };
  }
}

/** Opens a match in which Ola has just attacked Jan. */
async function attacked(ground: Ground, declines: boolean) {
  const { seed, laid } = seedOfAttack();
  const setup: Setup = {
    game: 'koty',
    seed,
    first: 1,
    sitters: [person(0, 'Ola'), { ...person(1, 'Jan'), ...(declines && { declines }) } as Setup['sitters'][number]],
  };
  const { app, mirror } = await atTable(ground, setup);
  const table = tableOf(app);
  await table.openCurtain('Jan');
  mirror.match.take();
  await mirror.isShown();
  await mirror.play(laid);
  await table.openCurtain('Ola');
  mirror.match.cover(0, 0);
  mirror.match.take();
  await mirror.isShown();
  await mirror.play(
    (mirror.now().moves as readonly KotyMove[]).find((move) => move.type === 'fight' && move.dream === 1)!,
  );
  return { app, table, mirror };
}

const asks = ({ app: { say }, table: { words } }: Awaited<ReturnType<typeof attacked>>, prompt: string) =>
  words.getByText(say(`koty:prompt.${prompt}`), { exact: true }).waitFor();

test('Koty: the device goes round to whoever is attacked, also to one who cannot defend', async (ground) => {
  const there = await attacked(ground, false);
  const { app, table, mirror } = there;
  await table.openCurtain('Jan');
  mirror.match.cover(1, 0);
  mirror.match.take();
  await mirror.isShown();
  await mirror.play({ type: 'decline' });
  await table.openCurtain('Ola');
  await asks(there, 'lay.pair');
  await app.finger.tap(table.log);
  await table.sheet.getByText(app.say('koty:event.declined.other', { who: 'Jan' })).waitFor();
});

test('Koty: who lets the app decline keeps the device where it is', async (ground) => {
  const there = await attacked(ground, true);
  await asks(there, 'lay.pair');
  await there.app.finger.tap(there.table.log);
  await there.table.sheet.getByText(there.app.say('koty:event.declined.other', { who: 'Jan' })).waitFor();
});
