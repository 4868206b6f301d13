import { createDriver, type DriverOptions } from '../../src/match/driver';
import { thinkForSeat } from '../../src/match/thinkForSeat';
import type { Match } from '../../src/match/types';
import { NOBODY } from '../../src/rules/kernel/zones';
import { copyOf, type Kept } from '../storage/faults';

import { choose, device, now, opened, sen, sitters, steady } from './table';
import type { Tally } from './tally';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const soon = (ms = 2000) => jest.advanceTimersByTimeAsync(ms);

function drive(match: Match, driving: Partial<DriverOptions> = {}) {
  const driver = createDriver(match, { think: steady, handOver: () => 'always', ...driving });
  driver.start();
  return driver;
}

/** The screen has shown all but so many beats of those there are. */
function showAllBut(match: Match, few: number) {
  const { epoch, dropped, beats } = now(match);
  match.markShown(epoch, dropped + beats.length - few);
}

/** What the person who holds the device does next. */
function decide(match: Match) {
  const { viewer, moves, view } = now(match);
  match.play(viewer, choose(moves, view.played, viewer));
}

/** Lets people take the device and decide until the end; returns who held it, in order. */
async function playThrough(match: Match): Promise<number[]> {
  const held: number[] = [];
  for (let i = 0; i < 2000 && now(match).status === 'underWay'; i++) {
    await soon(100);
    if (now(match).curtain !== null) {
      held.push(now(match).curtain!);
      match.take();
    } else if (now(match).moves.length > 0) decide(match);
  }
  return held;
}

test('one person among bots: always that person, and never a curtain', async () => {
  const match = device().begin(sen('bPb'));
  const seen = new Set<string>();
  match.showing.subscribe(({ viewer, curtain }) => seen.add(`${viewer} ${curtain}`));
  const driver = drive(match);
  expect(await playThrough(match)).toEqual([]);
  driver.stop();
  expect([...seen]).toEqual(['1 null']);
  expect(now(match).status).toBe('finished');
});

test('bots alone play to the end, and show only what is open', async () => {
  const match = device().begin(sen('bbb'));
  drive(match);
  await soon(20_000);
  expect(now(match)).toMatchObject({ status: 'finished', viewer: NOBODY, curtain: null });
  expect(match.log().some(({ event }) => event.key === 'looked' && event.card !== undefined)).toBe(false);
});

test('three people: the first look needs each of them once, then the device follows the turn', async () => {
  const match = device().begin({ ...sen('PPP'), first: 1 });
  drive(match);
  await soon();
  expect(now(match)).toMatchObject({ viewer: NOBODY, curtain: 0, moves: [] });
  match.take();
  for (const next of [1, 2]) {
    while (now(match).moves.length > 0) {
      decide(match);
      await soon(50);
    }
    await soon();
    expect(now(match)).toMatchObject({ viewer: NOBODY, curtain: next, moves: [], beats: [] });
    match.take();
    await soon();
  }
  while (now(match).curtain === null) {
    expect(now(match).viewer).toBe(2);
    decide(match);
    await soon();
  }
  expect(now(match).curtain).toBe(1); // It is this seat's turn.
  const { epoch } = now(match);
  match.take();
  expect(now(match)).toMatchObject({ viewer: 1, curtain: null, epoch: epoch + 1 });
  expect(now(match).beats.length).toBeGreaterThan(0); // The beats show what the third player did since.
});

test('two people and two bots: the viewer stays while bots act, and the device goes round no more than it must', async () => {
  const match = device().begin({ ...sen('PbPb'), first: 1 });
  drive(match);
  await soon();
  const held: number[] = [];
  const thinking = new Set<number | null>();
  match.showing.subscribe((showing) => {
    if (showing.thinking !== null) thinking.add(showing.thinking);
    if (showing.thinking !== null) expect(showing.viewer).not.toBe(NOBODY);
  });
  held.push(...(await playThrough(match)));
  expect(now(match).status).toBe('finished');
  expect([...thinking].sort()).toEqual([1, 3]);
  // The device never goes to the person who holds it already.
  held.slice(1).forEach((seat, i) => expect(seat).not.toBe(held[i]));
  expect(held[0]).toBe(0);
});

test('who takes the device is shown what others did since, and after that nothing of it again', async () => {
  const match = device().begin(sen('PbP'));
  drive(match);
  await playUntilCurtain(match);
  const shown: number[][] = [[], [], []];
  for (let i = 0; i < 30 && now(match).status === 'underWay'; i++) {
    match.take();
    const { viewer, beats, view } = now(match);
    const decisions = beats.map(({ decision }) => decision);
    const last = shown[viewer].at(-1) ?? 0;
    expect(decisions.every((decision) => decision > last)).toBe(true);
    if (last > 0)
      expect(new Set(decisions)).toEqual(new Set(Array.from({ length: view.played - last }, (_, n) => last + n + 1)));
    await playUntilCurtain(match);
    shown[viewer].push(now(match).view.played);
  }
});

async function playUntilCurtain(match: Match) {
  for (let i = 0; i < 500 && now(match).curtain === null && now(match).status === 'underWay'; i++) {
    if (now(match).moves.length > 0) decide(match);
    await soon(100);
  }
}

test('a bot plays when the screen has caught up, however long that takes; the curtain waits until all is seen', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('PbP'), first: 0 });
  drive(match, { hasScreen: true });
  match.take();
  await soon();
  decide(match);
  await soon(60_000); // somebody reads the score
  expect(now(match)).toMatchObject({ thinking: 1, view: { played: 1 } });
  expect(jest.getTimerCount()).toBe(0); // it is told, it does not ask
  showAllBut(match, 1);
  await soon(0);
  expect(now(match).view.played).toBe(2);
  await soon(10_000);
  showAllBut(match, 1);
  await soon(10_000);
  expect(now(match)).toMatchObject({ viewer: 0, curtain: null });
  showAllBut(match, 0);
  await soon(400);
  expect(now(match).curtain).toBeNull(); // The person gets a last glance.
  await soon(1000);
  expect(now(match)).toMatchObject({ viewer: NOBODY, curtain: 2, beats: [] });
});

test('a bot runs ahead of the screen by as many beats as it may, and no beat is lost', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('Pbbb'), first: 1 });
  drive(match, { hasScreen: true, runsAhead: 2 });
  await soon(10_000);
  expect(now(match).view.played).toBe(2); // each is two beats: the first leaves room for the second
  expect(match.countUnshown()).toBe(4);
  showAllBut(match, 3);
  await soon(1000);
  expect(now(match).view.played).toBe(2);
  showAllBut(match, 2);
  await soon(1000);
  expect(now(match).view.played).toBe(3);
  expect(now(match)).toMatchObject({ waiting: [0], dropped: 0 });
});

test('who leaves in the middle of what several bots did is shown all of it again', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('PbbP'), first: 1 });
  const driver = drive(match, { hasScreen: true, runsAhead: 12 });
  match.take();
  await soon(1000);
  expect(now(match)).toMatchObject({ viewer: 3, view: { played: 2 } });
  showAllBut(match, 4); // both decisions are one chapter, which is cut off
  driver.stop();
  match.take();
  expect(now(match).beats.map(({ decision }) => decision)).toEqual([1, 1, 2, 2]);
  showAllBut(match, 0);
  driver.start();
  await soon(1000);
  driver.stop();
  match.take();
  expect(now(match).beats).toEqual([]);
});

test('what a table says that is put away, because it was of another epoch, is not heard', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('Pb'), first: 0 });
  const { epoch } = now(match);
  drive(match, { hasScreen: true });
  match.play(0, { type: 'add', count: 3 } as never);
  match.markShown(epoch, 2);
  expect(match.countUnshown()).toBe(0);
  match.undo();
  match.play(0, { type: 'add', count: 2 } as never);
  match.markShown(epoch, 2);
  expect(match.countUnshown()).toBe(2);
  await soon(10_000);
  expect(now(match).view.played).toBe(1);
  showAllBut(match, 1);
  await soon(0);
  expect(now(match).view).toMatchObject({ played: 2 });
});

test('bots that decide at once do not wait for one another to be shown', async () => {
  const match = device().begin(sen('bbbP'));
  for (let look = 0; look < 3; look++) decide(match);
  drive(match, { hasScreen: true });
  await soon(400);
  expect(now(match).waiting).toHaveLength(1);
  const { played } = now(match).view;
  await soon(10_000);
  expect(now(match).view.played).toBe(played); // From here on they wait.
});

test('in a game without secrets the curtain falls always, or not at all', async () => {
  for (const handOver of ['always', 'needed'] as const) {
    const match = device().begin({ game: 'tally', sitters: sitters('PPb') });
    expect(match.hasSecrets).toBe(false);
    drive(match, { handOver: () => handOver });
    const held = await playThrough(match);
    expect(now(match).status).toBe('finished');
    if (handOver === 'always') expect(held.length).toBeGreaterThan(3);
    else expect(held).toEqual([]);
  }
  const match = device().begin(sen('PP'));
  expect(match.hasSecrets).toBe(true);
  drive(match, { handOver: () => 'needed' });
  await soon();
  expect(now(match).curtain).toBe(0);
});

test('left with several people: the curtain falls at once, bots stop, and what was not seen is shown again', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('PbP'), first: 0 });
  const driver = drive(match, { hasScreen: true });
  match.take();
  decide(match); // and nothing of it is shown
  await soon(10);
  driver.stop();
  expect(now(match)).toMatchObject({ viewer: NOBODY, curtain: 0, beats: [], moves: [], thinking: null });
  await soon(20_000);
  expect(now(match).view.played).toBe(1);
  match.take();
  await soon(20_000);
  expect(now(match)).toMatchObject({ viewer: 0, view: { played: 1 } });
  expect(now(match).beats.map(({ decision }) => decision)).toEqual([1, 1]);
  showAllBut(match, 0);
  driver.start();
  await soon(1000);
  expect(now(match).view.played).toBe(2);
  showAllBut(match, 0);
  driver.stop();
  expect(now(match).curtain).toBe(2); // All beats were seen, and it is the other person's turn.
});

test('left by a single person: bots stop, and go on when the person is back', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('Pb'), first: 0 });
  const driver = drive(match, { hasScreen: true });
  decide(match);
  await soon(100);
  expect(now(match).thinking).toBe(1);
  driver.stop();
  expect(now(match)).toMatchObject({ thinking: null, viewer: 0, curtain: null });
  showAllBut(match, 0);
  await soon(20_000);
  expect(now(match).view.played).toBe(1);
  driver.start();
  driver.start();
  await soon(2000);
  expect(now(match).view.played).toBe(2);
  expect(now(match).waiting).toEqual([0]);
});

test('undo while a bot thinks: its thought is dropped, and another follows on what was played instead', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('Pb'), first: 0 });
  const thoughtOn: unknown[] = [];
  drive(match, {
    hasScreen: true,
    *think(_, state) {
      thoughtOn.push((state as Tally).sum);
      yield;
      return { type: 'add', count: 1 } as never;
    },
  });
  match.play(0, { type: 'add', count: 3 } as never);
  await soon(100);
  expect(now(match).thinking).toBe(1);
  match.undo();
  await soon(20_000);
  expect(now(match)).toMatchObject({ waiting: [0], thinking: null, view: { played: 0, sum: 0 } });
  match.play(0, { type: 'add', count: 3 } as never);
  await soon(100);
  showAllBut(match, 0); // the bot is about to play, and its answer is late
  match.undo();
  match.play(0, { type: 'add', count: 2 } as never); // as many decisions as before, at the same moment
  showAllBut(match, 0);
  await soon(100);
  expect(thoughtOn).toEqual([3, 3, 2]);
  expect(now(match).view).toMatchObject({ played: 2, sum: 3 });
});

test('a bot thinks in slices, and no longer once the screen is left', async () => {
  const match = device().begin({ game: 'tally', sitters: sitters('bP'), first: 0 });
  let thoughts = 0;
  const driver = drive(match, {
    *think() {
      for (;;) {
        thoughts++;
        jest.setSystemTime(Date.now() + 1);
        yield;
      }
    },
  });
  await soon(0);
  expect(thoughts).toBeGreaterThan(1);
  expect(thoughts).toBeLessThan(50);
  const before = thoughts;
  await soon(1);
  expect(thoughts).toBeGreaterThan(before);
  driver.stop();
  const after = thoughts;
  driver.start();
  expect(now(match).thinking).toBe(null);
  await soon(1);
  expect(now(match).thinking).toBe(0);
  driver.stop();
  await soon(100);
  expect(thoughts - after).toBeLessThan(50);
  const end = thoughts;
  await soon(1000);
  expect(thoughts).toBe(end);
});

test('killed while real bots play, the match goes the same way', async () => {
  const kept = new Map();
  const match = device(kept).begin({ ...sen('bb', 5), options: { end: 'rounds', rounds: 1 } });
  let copy: Kept = new Map();
  match.showing.subscribe(({ view }) => {
    if (view.played === 5 && copy.size === 0) copy = copyOf(kept);
  });
  drive(match, { think: thinkForSeat });
  await soon(60_000);
  const resumed = opened(device(copy).open(1));
  expect(resumed.summary()).toMatchObject({ played: 5, status: 'underWay' });
  drive(resumed, { think: thinkForSeat });
  await soon(60_000);
  expect(match.summary().status).toBe('finished');
  expect(resumed.summary()).toEqual({ ...match.summary(), touched: resumed.summary().touched });
  expect(resumed.log()).toEqual(match.log());
});

test('a curtain that was down when the app was killed is down again, for the same person', async () => {
  const kept = new Map();
  const match = device(kept).begin(sen('PbP'));
  drive(match);
  await playThroughSome(match, 14);
  const again = opened(device(kept).open(1));
  const { viewer, curtain } = now(match);
  expect(now(again)).toMatchObject({ viewer: NOBODY, curtain: curtain ?? viewer, beats: [], moves: [] });
  const held = curtain ?? viewer;
  const own = match.log().filter(({ seat }) => seat === held);
  again.take();
  expect(now(again).beats.every(({ decision }) => decision >= (own.at(-1)?.decision ?? 0))).toBe(true);
  drive(again);
  const more = await playThrough(again);
  expect(more.length).toBeGreaterThan(0);
  expect(now(again).status).toBe('finished');
});

test('killed in the middle of a turn: what was seen before the last decision is not shown again', () => {
  const kept: Kept = new Map();
  const match = device(kept).begin(sen('PP'));
  match.take();
  for (const land of [0, 1]) match.play(0, { type: 'look', dream: 0, land } as never);
  const again = opened(device(kept).open(1));
  again.take();
  expect(now(again).viewer).toBe(0);
  expect(now(again).beats.map(({ decision }) => decision)).toEqual([2, 2]);
  expect(now(again).beats[0].view).toEqual(now(match).beats[2].view);
});

test('killed after an undo of what was seen before the curtain fell', () => {
  const kept: Kept = new Map();
  const match = device(kept).begin({ game: 'tally', sitters: sitters('PP'), first: 0 });
  match.take();
  match.play(0, { type: 'add', count: 1 } as never);
  match.cover(0, 0);
  match.take();
  match.undo();
  const again = opened(device(kept).open(1));
  again.take();
  expect(now(again)).toMatchObject({ viewer: 0, beats: [], view: { sum: 0 } });
});

async function playThroughSome(match: Match, decisions: number) {
  while (match.summary().played < decisions) {
    await soon(100);
    if (now(match).curtain !== null) match.take();
    else if (now(match).moves.length > 0) decide(match);
  }
}
