import { createDriver } from '../../src/match/driver';
import { openMatches } from '../../src/match/matches';
import type { Match, Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import { createMemoryStores } from '../../src/storage/memoryStores';

import { steady } from './table';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const soon = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const person = (seat: number, declines?: boolean): Sitter => ({
  kind: 'person',
  person: seat + 1,
  name: `P${seat}`,
  mark: 'circle',
  ...(declines && { declines }),
});

/** Attacks where it can, otherwise lays cats that others can attack. */
const LIKED = ['befriend', 'fight', 'place', 'cover', 'lay', 'exchange', 'stop', 'decline', 'defend'];
function decide(match: Match): void {
  const { moves, viewer } = match.showing.getState();
  const rank = (type: string) => (LIKED.includes(type) ? LIKED.indexOf(type) : LIKED.length);
  const [move] = [...moves].sort((a, b) => rank(a.type) - rank(b.type));
  match.play(viewer, move);
}

interface Asked {
  readonly could: boolean;
  readonly curtain: number | null;
  readonly isHolder: boolean;
}

/**
 * Plays on. For each time that somebody but the holder was asked to defend, it notes whether they had a choice and
 * whether the device went there.
 */
async function attacks(match: Match): Promise<Asked[]> {
  const found: Asked[] = [];
  createDriver(match, { think: steady, handOver: () => 'always' }).start();
  for (let i = 0; i < 600 && match.showing.getState().status === 'underWay'; i++) {
    await soon(100);
    const { curtain, moves, viewer } = match.showing.getState();
    if (curtain !== null) match.take();
    if (moves.length === 0) continue;
    decide(match);
    const { waiting, view } = match.showing.getState();
    const frame = view.flow.at(-1);
    if (frame?.procedure !== 'attack' || frame.step !== 'defend') continue;
    const could = match.findAppMove(waiting[0]) === null;
    await soon(2000);
    const now = match.showing.getState();
    found.push({ could, curtain: now.curtain, isHolder: now.viewer === viewer && now.view.played > view.played });
  }
  return found;
}

const begin = (...declines: boolean[]) =>
  openMatches({ stores: createMemoryStores(), games }).begin({
    game: 'koty',
    seed: 8,
    first: 0,
    sitters: declines.map((one, seat) => person(seat, one)),
  });

test('who lets the app decline is only asked where there is a choice; else the device stays where it is', async () => {
  const found = await attacks(begin(true, true, true));
  expect(found.filter(({ could }) => could).length).toBeGreaterThan(2);
  expect(found.filter(({ could }) => !could).length).toBeGreaterThan(2);
  for (const { could, curtain, isHolder } of found)
    expect([could, curtain !== null, isHolder]).toEqual([could, could, !could]);
});

test('who does not is always asked, whatever is held', async () => {
  const found = await attacks(begin(false, false, false));
  expect(found.length).toBeGreaterThan(5);
  for (const { could, curtain } of found) expect([could, curtain !== null]).toEqual([true, true]);
});

test('one person among bots is not asked either, and the wish is kept with the match', async () => {
  const stores = createMemoryStores();
  const sitters: readonly Sitter[] = [person(0, true), { kind: 'bot', level: 'easy', name: 'B', mark: 'star' }];
  const { id } = openMatches({ stores, games }).begin({ game: 'koty', seed: 3, first: 0, sitters });
  const match = openMatches({ stores, games }).open(id) as Match;
  createDriver(match, { think: steady, handOver: () => 'always' }).start();
  const kinds = new Set<string>();
  for (let i = 0; i < 700 && match.showing.getState().status === 'underWay'; i++) {
    await soon(100);
    const { moves } = match.showing.getState();
    if (moves.some(({ type }) => type === 'decline')) kinds.add(String(moves.length > 1));
    if (moves.length > 0) decide(match);
  }
  expect([...kinds]).not.toContain('false'); // Nobody without a choice was ever asked.
  expect(match.log().some(({ event, seat }) => event.key === 'declined' && seat === 0)).toBe(true);
});
