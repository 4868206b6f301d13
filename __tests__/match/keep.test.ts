import { mapSitters } from '../../src/match/localPlayers';
import { openMatches } from '../../src/match/matches';
import { GUEST, type Matches } from '../../src/match/types';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { Stores } from '../../src/storage/store';
import { copyOf, withKills, withRoom, type Kept, type Kill } from '../storage/faults';

import { device, games, opened, playOn, sen, sitters } from './table';

const MINUTE = 60_000;

/** A device whose clock stands at this minute. */
const at = (minute: number, kept: Kept = new Map(), stores: Stores = createMemoryStores(kept)): Matches =>
  openMatches({ stores, games, now: () => minute * MINUTE + 7, seed: () => 42 });

function codeFrom(matches: Matches, who = 'PPb', seed = 7): string {
  const match = matches.begin(sen(who, seed));
  playOn(match);
  const coded = matches.createCode(match.id);
  if ('refused' in coded) throw new Error(`refused: ${coded.refused}`);
  return coded.code;
}

const nobody = () => null;
const CODE = codeFrom(at(90));

test('a match from a code is kept as it was played: result, replay and code', () => {
  const here = at(95);
  expect(here.findKept(CODE)).toBeNull();
  const kept = here.keep(`Look at this:\n${CODE}\nOla`, nobody);
  if ('refused' in kept) throw new Error(kept.refused);
  const [there] = (() => {
    const matches = at(90);
    codeFrom(matches);
    return matches.list().finished;
  })();
  expect(here.list()).toMatchObject({
    underWay: [],
    refused: [],
    finished: [
      {
        id: kept.id,
        status: 'finished',
        game: 'sen',
        touched: 90 * MINUTE,
        score: there.score,
        places: there.places,
        played: there.played,
      },
    ],
  });
  expect(opened(here.replay(kept.id, 'all')).steps).toBe(there.played);
  expect(here.createCode(kept.id)).toEqual({ code: CODE });
  expect(here.findKept(CODE)).toBe(kept.id);
  const match = opened(here.open(kept.id));
  expect([match.summary().status, match.showing.getState().moves]).toEqual(['finished', []]);
});

test('kept a second time it is recognised, also where it was played, and after it was removed it can be kept again', () => {
  const here = at(95);
  const first = here.keep(CODE, nobody);
  expect(here.keep(CODE, () => 3)).toEqual(first);
  expect(here.list().finished).toHaveLength(1);
  here.remove((first as { id: number }).id);
  expect(here.findKept(CODE)).toBeNull();
  here.keep(CODE, nobody);
  expect(here.list().finished).toHaveLength(1);

  const own = at(90);
  const code = codeFrom(own);
  expect(own.keep(code, nobody)).toEqual({ id: 1 });
  expect(own.list().finished).toHaveLength(1);
});

test('another match of the same people in the same minute is another', () => {
  const here = at(95);
  here.keep(CODE, nobody);
  here.keep(codeFrom(at(90), 'PPb', 8), nobody);
  expect(here.list().finished).toHaveLength(2);
});

test('whoever is known by the name is that person, once; everybody else is a guest', () => {
  const [one, other, bot] = sitters('PPb');
  const twice = [one, { ...other, name: one.name }, bot];
  expect(mapSitters([one, other, bot], (name) => (name === 'Person 1' ? 12 : null))).toEqual([
    { ...one, person: GUEST },
    { ...other, person: 12 },
    bot,
  ]);
  expect(mapSitters(twice, () => 12)).toEqual([
    { ...one, person: 12 },
    { ...other, name: one.name, person: GUEST },
    bot,
  ]);
});

test('a bad code keeps nothing', () => {
  const kept: Kept = new Map();
  const here = at(95, kept);
  expect(here.keep('Miau!', nobody)).toEqual({ refused: 'none' });
  expect(here.keep(CODE.slice(0, -4), nobody)).toEqual({ refused: 'cut' });
  expect(here.findKept('Miau!')).toBeNull();
  expect(kept.size).toBe(0);
});

test('killed at any write it can be kept afterwards, and is there once', () => {
  const kept: Kept = new Map();
  const start = at(80, kept);
  codeFrom(start, 'Pb');
  const kills: Kill[] = [];
  at(
    95,
    kept,
    withKills(kept, (kill) => kills.push(kill)),
  ).keep(CODE, nobody);
  const counts = kills.map(({ kept: left }) => {
    const again = at(99, left);
    again.keep(CODE, nobody); // It keeps the match again, whatever the kill left of it.
    expect(again.list()).toMatchObject({ underWay: [], finished: { length: 2 } });
    return at(99, left).list().finished.length;
  });
  expect(new Set(counts)).toEqual(new Set([2]));
});

test('with no room, wherever it ends, nothing is kept', () => {
  const start: Kept = new Map();
  codeFrom(at(80, start), 'Pb');
  const full: Kept = copyOf(start);
  expect(at(95, full).keep(CODE, nobody)).toEqual({ id: 2 });
  const sizeOf = (kept: Kept) =>
    [...kept.values()].flatMap((store) => [...store.values()]).reduce((sum, text) => sum + text.length, 0);
  const [least, most] = [sizeOf(start), sizeOf(full)];
  for (let room = least; room < most - 1000; room += 700) {
    const kept = copyOf(start);
    const here = at(
      95,
      kept,
      withRoom(kept, () => room),
    );
    const keeping = here.keep(CODE, nobody);
    if ('id' in keeping) continue;
    expect(keeping).toEqual({ refused: 'full' });
    expect(at(99, kept).list().finished).toHaveLength(1);
  }
});

test('a guest is a person of nobody', () => {
  const here = device();
  here.keep(CODE, nobody);
  const [{ sitters: sat }] = here.list().finished;
  expect(sat.map((one) => (one.kind === 'person' ? one.person : one.kind))).toEqual([GUEST, GUEST, 'bot']);
});
