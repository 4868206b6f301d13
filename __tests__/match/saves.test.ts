import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Match } from '../../src/match/types';
import { games as ours } from '../../src/rules';
import { generations } from '../../src/storage/generations';
import { memoryStores } from '../../src/storage/memory';
import { copyOf, withKills, withRoom, type Kept, type Kill } from '../storage/faults';

import { device, now, opened, playOn, sen, sitters } from './table';
import { upgradesRun } from './tally';

/** A device with a match of so many decisions, and another beside it. */
function played(count: number): Kept {
  const kept: Kept = new Map();
  const matches = device(kept);
  matches.begin(sen('Pb', 1));
  playOn(matches.begin(sen('PbP')), count);
  return kept;
}

const record = (kept: Kept, id: number) => {
  const reading = generations(
    [memoryStores(kept).open(`match.${id}.a`), memoryStores(kept).open(`match.${id}.b`)],
    'record',
  ).read();
  return reading.found === 'valid' ? (JSON.parse(reading.text) as Record<string, unknown>) : null;
};

function rewrite(kept: Kept, id: number, part: object) {
  const [a, b] = ['a', 'b'].map((end) => memoryStores(kept).open(`match.${id}.${end}`));
  generations([a, b], 'record').write(JSON.stringify({ ...record(kept, id), ...part }));
}

/** How a match went on from here to its end: what was written down, and how many decisions it took. */
function ending(kept: Kept, id: number) {
  const match = opened(device(kept).open(id));
  playOn(match);
  const { played: decisions, score, places, status } = match.summary();
  return { decisions, score, places, status };
}

test('a match is resumed at the very decision and comes to the same end', () => {
  const straight = ending(played(0), 2);
  expect(straight.status).toBe('finished');
  expect(straight.decisions).toBeGreaterThan(40);
  for (const count of [1, 2, 17, 40]) {
    const kept = played(count);
    const match = opened(device(kept).open(2));
    expect(match.summary().played).toBe(count);
    expect(ending(kept, 2)).toEqual(straight);
  }
});

test('killed at any write of a match: it goes on from the last good record to the same end, and no other is touched', () => {
  const straight = ending(played(0), 2);
  const kept: Kept = new Map();
  device(kept).begin(sen('Pb', 1));
  const other = [...copyOf(kept)].filter(([name]) => name.startsWith('match.'));

  const kills: (Kill & { readonly shown: number })[] = [];
  const begun: Match[] = [];
  const stores = withKills(kept, (kill) =>
    kills.push({ ...kill, shown: begun.length > 0 ? now(begun[0]).view.played : -1 }),
  );
  begun.push(device(kept, stores).begin(sen('PbP')));
  playOn(begun[0]);
  expect(kills.length).toBeGreaterThan(3 * straight.decisions);

  for (const { when, kept: left, shown } of kills) {
    const { underWay, finished, refused } = device(left).list();
    expect(other.map(([name]) => [name, left.get(name)])).toEqual(other);
    expect(underWay.some(({ id }) => id === 1)).toBe(true);
    const mine = [...underWay, ...finished].find(({ id }) => id === 2);
    if (mine) {
      const resumed = opened(device(left).open(2)).summary().played;
      expect(resumed === shown || resumed === shown + 1).toBe(true);
      expect(refused).toEqual([]);
      expect(ending(left, 2)).toEqual(straight);
    } else {
      expect(shown).toBe(-1); // killed in its very first write: nobody had seen it
      expect(refused.map(({ refused: why }) => why)).toEqual(when === 'half' ? ['damaged'] : []);
    }
  }
});

test('a record cut at any length, or with any unit changed, gives way to the decision before; the other match is not touched', () => {
  const kept = played(21);
  const [newest, older] = ['a', 'b']
    .map((end) => `match.2.${end}`)
    .sort((one, other) => sequence(kept, other) - sequence(kept, one));
  const text = kept.get(newest)!.get('record')!;
  const spoil = (name: string, spoilt: string) => {
    const copy = copyOf(kept);
    copy.get(name)!.set('record', spoilt);
    return copy;
  };
  const resumes = (copy: Kept) => opened(device(copy).open(2)).summary().played;
  for (let length = 0; length < text.length; length += length < 100 ? 1 : 37)
    expect(resumes(spoil(newest, text.slice(0, length)))).toBe(20);
  for (let i = 0; i < text.length; i += i < 100 ? 1 : 41) {
    const spoilt = text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ (1 << (i % 7))) + text.slice(i + 1);
    expect(resumes(spoil(newest, spoilt))).toBe(20);
    expect(resumes(spoil(older, spoilt))).toBe(21);
  }
  const without = copyOf(kept);
  without.delete(newest);
  expect(resumes(without)).toBe(20);
  expect(ending(without, 2)).toEqual(ending(copyOf(kept), 2));
});

const sequence = (kept: Kept, name: string) => Number(kept.get(name)!.get('record')!.split(' ')[0]);

test.each([
  ['damaged', (kept: Kept) => ['a', 'b'].forEach((end) => kept.get(`match.2.${end}`)!.set('record', '1 2 3\nxx'))],
  ['missing', (kept: Kept) => ['a', 'b'].forEach((end) => kept.delete(`match.2.${end}`))],
  ['damaged', (kept: Kept) => rewrite(kept, 2, { state: { seats: 3 } })],
  ['damaged', (kept: Kept) => rewrite(kept, 2, { moves: null })],
  ['damaged', (kept: Kept) => rewrite(kept, 2, { sitters: sitters('P') })],
  ['damaged', (kept: Kept) => rewrite(kept, 2, { version: 'one' })],
  ['newer', (kept: Kept) => rewrite(kept, 2, { version: 99 })],
  ['newer', (kept: Kept) => rewrite(kept, 2, { format: 2, state: 'something else' })],
  ['unknownGame', (kept: Kept) => rewrite(kept, 2, { game: 'chess' })],
  ['unknownGame', (kept: Kept) => rewrite(kept, 2, { game: 'constructor' })],
] as const)('what is %s is refused with its reason, kept as it is, and costs no other match', (why, spoil) => {
  const kept = played(10);
  spoil(kept);
  const before = copyOf(kept);
  const { underWay, refused } = device(kept).list();
  expect(underWay.map(({ id }) => id)).toEqual([1]);
  expect(refused).toEqual([{ id: 2, refused: why, summary: expect.objectContaining({ id: 2, game: 'sen' }) }]);
  expect(device(kept).open(2)).toMatchObject({ id: 2, refused: why });
  expect(device(kept).replay(2, 'all')).toMatchObject({ id: 2, refused: why });
  expect(kept).toEqual(before);
  device(kept).begin(sen('Pb'));
  expect(device(kept).open(2)).toMatchObject({ refused: why });
  device(kept).remove(2);
  expect(device(kept).list().refused).toEqual([]);
  expect(
    device(kept)
      .list()
      .underWay.map(({ id }) => id)
      .sort(),
  ).toEqual([1, 3]);
});

test('a state at which the rules do not stand any more is refused as damaged', () => {
  const kept = played(10);
  const flow = [{ procedure: 'match', step: 'gone', locals: {} }];
  rewrite(kept, 2, { state: { ...(record(kept, 2)!.state as object), flow } });
  expect(device(kept).open(2)).toMatchObject({ refused: 'damaged' });
});

test('with the storage full the match goes on in memory and nothing saved is lost; with room again it is saved', () => {
  const kept = played(10);
  let room = Infinity;
  const matches = device(
    kept,
    withRoom(kept, () => room),
  );
  const match = opened(matches.open(2));
  playOn(match, 3);
  expect(now(match).saving).toBe('saved');
  room = 0;
  playOn(match, 5);
  expect(now(match).saving).toBe('full');
  expect(match.summary().played).toBe(18);
  expect(opened(device(kept).open(2)).summary().played).toBe(13);
  room = Infinity;
  playOn(match, 1);
  expect(now(match).saving).toBe('saved');
  expect(opened(device(kept).open(2)).summary().played).toBe(19);
});

test('a match begun with the storage full is played and opened from memory, and written as soon as there is room', () => {
  const kept: Kept = new Map();
  let room = 0;
  const matches = device(
    kept,
    withRoom(kept, () => room),
  );
  const match = matches.begin(sen('Pb'));
  expect(now(match).saving).toBe('full');
  playOn(match, 2);
  expect(matches.list().underWay).toMatchObject([{ id: match.id, played: 2 }]);
  expect(device(kept).list().underWay).toEqual([]);
  expect(matches.open(match.id)).toBe(match);
  expect(matches.begin(sen('Pb')).id).not.toBe(match.id);
  room = Infinity;
  playOn(match, 1);
  expect(now(match).saving).toBe('saved');
  expect(device(kept).list().underWay).toMatchObject([{ id: match.id, played: 3 }]);
  expect(matches.open(match.id)).not.toBe(match);
});

test('what was played on in another window is not written over', () => {
  const kept = played(10);
  const here = opened(device(kept).open(2));
  const there = opened(device(kept).open(2));
  playOn(there, 5);
  playOn(here, 1);
  expect(now(here).saving).toBe('elsewhere');
  expect(opened(device(kept).open(2)).summary().played).toBe(15);
});

test('a list that is lost is made anew, matches under way and finished ones', () => {
  const kept = played(10);
  const third = device(kept).begin(sen('bb'));
  playOn(third);
  const before = device(kept).list();
  expect(before.finished).toHaveLength(1);
  kept.delete('house.a');
  kept.delete('house.b');
  expect(device(kept).list()).toEqual(before);
});

test('every upgrade runs, one after the other, and the match goes on from there', () => {
  const kept: Kept = new Map();
  const match = device(kept).begin({ game: 'tally', sitters: sitters('Pb'), first: 0 });
  match.play(0, { type: 'add', count: 2 } as never);
  const { state } = record(kept, 1) as { state: { sum: number; adds: number[] } };
  const { adds, sum, ...rest } = state;
  expect([adds, sum]).toEqual([[2], 2]);

  rewrite(kept, 1, { version: 1, state: { ...rest, total: 2 } });
  upgradesRun.length = 0;
  const old = opened(device(kept).open(1));
  expect(upgradesRun).toEqual([1, 2]);
  expect(now(old).view).toMatchObject({ sum: 2, adds: [] });
  expect(now(old).undo).toBe('start');
  expect(old.log()).toEqual([]);
  playOn(old, 3);
  expect(opened(device(kept).open(1)).summary().played).toBe(4);
  expect(record(kept, 1)).toMatchObject({ version: 3 });

  rewrite(kept, 1, { version: 2, state: { ...rest, sum: 2 } });
  upgradesRun.length = 0;
  expect(now(opened(device(kept).open(1))).view).toMatchObject({ sum: 2, adds: [] });
  expect(upgradesRun).toEqual([2]);
  expect(device(kept).replay(1, 'all')).toMatchObject({ refused: 'older' });

  rewrite(kept, 1, { version: 0 });
  expect(device(kept).open(1)).toMatchObject({ refused: 'older' });
});

test('where mended rules lead elsewhere, the match goes on from its state and begins its log there', () => {
  const kept = played(10);
  const moves = record(kept, 2)!.moves as { book: unknown[]; played: number[] };
  rewrite(kept, 2, { moves: { ...moves, played: moves.played.slice(0, 6) } });
  const match = opened(device(kept).open(2));
  expect(match.summary().played).toBe(10);
  expect(match.log()).toEqual([]);
  expect(device(kept).replay(2, 'open')).toMatchObject({ refused: 'older' });
  playOn(match);
  expect(match.summary().status).toBe('finished');
});

const SAVES = join(__dirname, 'saves');
const goldens = readdirSync(SAVES).filter((name) => name.endsWith('.json'));

test('a save of every version of every game is kept (else: the command that writes it)', () => {
  const missing = Object.values(ours).flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, i) => i + 1)
      .filter((one) => !goldens.includes(`${id}-${one}.json`))
      .map((one) => `${id}-${one}.json: npm run golden-save -- ${id}`),
  );
  expect(missing).toEqual([]);
});

test.each(goldens)('%s loads as it was saved and is played to its end', (name) => {
  const golden = JSON.parse(readFileSync(join(SAVES, name), 'utf8')) as {
    sealed: string;
    log: unknown;
    then: { waiting: number[]; score: number[] };
  };
  const kept: Kept = new Map([['match.1.a', new Map([['record', golden.sealed]])]]);
  const matches = device(kept);
  expect(matches.list().underWay).toMatchObject([{ id: 1, game: name.replace(/-\d+\.json$/, ''), ...golden.then }]);
  const match = opened(matches.open(1));
  expect(now(match)).toMatchObject({ waiting: golden.then.waiting });
  match.turnTo(0);
  const isOfToday = name === `${match.engine.game.id}-${match.engine.game.version}.json`;
  if (isOfToday) expect(match.log()).toEqual(golden.log);
  playOn(match);
  expect(match.summary().status).toBe('finished');
});
