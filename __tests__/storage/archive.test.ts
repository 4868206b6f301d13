import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { createBlock, readBlocks, readRecords, writeBlocks } from '../../src/storage/archive/segment';
import { squeeze, unsqueeze } from '../../src/storage/archive/squeeze';
import { isObjectOf, isText } from '../../src/storage/checks';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { openRecordStore, type RecordStore } from '../../src/storage/recordStore';
import type { Stores } from '../../src/storage/store';
import { runAtOnce } from '../../src/storage/work';

import { copyOf, randomBelow, twoWindows, withKills, withRoom, type Kept, type Kill } from './faults';

interface Line {
  readonly title: string;
}

const open = (stores: Stores): RecordStore<Line> =>
  openRecordStore<Line>(stores, 'match', {
    isLine: isObjectOf<Line>({ title: isText(100) }),
    lineOf: (_, text) => (text.startsWith('{') ? { title: text } : null),
    isDone: ({ title }) => title.includes('done'),
  });
const on = (kept: Kept) => open(createMemoryStores(kept));

const textOf = (id: number, state = 'done') => `{"match":${id},"state":"${state}"}`;

/** Writes and lists a record as a match does that was played to its end. */
function put(store: RecordStore<Line>, id: number, text = textOf(id)) {
  store.write(id, text, Infinity, true);
  store.putLine(id, { title: text });
}

function filled(count: number): Kept {
  const kept: Kept = new Map();
  const store = on(kept);
  for (const id of numbers(count)) store.write(id, textOf(id), Infinity, true);
  const entries = numbers(count).map((id) => ({ id, line: { title: textOf(id) } }));
  store.replaceIndex({ next: count + 1, entries, segments: [], without: [], emptied: [] });
  return kept;
}

function tidied(count: number): Kept {
  const kept = filled(count);
  runAtOnce(on(kept).tidy());
  return kept;
}

/** Every record that is listed, with what opens under its number. */
function seen(kept: Kept): string[] {
  const store = on(kept);
  const all = [...store.list()].sort((a, b) => a.id - b.id);
  return all.map(({ id, line }) => {
    const reading = store.read(id);
    return `${id} ${line?.title ?? null} ${reading.found === 'valid' ? reading.text : reading.found}`;
  });
}

const ids = (kept: Kept) => seen(kept).map((one) => parseInt(one, 10));
const namesIn = (kept: Kept, part: string) => [...kept.keys()].filter((name) => name.includes(part));
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

describe('squeezed texts', () => {
  const SAVES = join(__dirname, '../match/saves');
  const texts = readdirSync(SAVES).map((file) => readFileSync(join(SAVES, file), 'utf8').trim());

  test('come out as they were, whatever is in them', () => {
    const below = randomBelow(7);
    const odd = ['', 'a', '\0\0ą🐈\ud800x\uffff', 'a'.repeat(100_000), 'ab'.repeat(3)];
    const any = Array.from({ length: 200 }, () =>
      String.fromCharCode(...Array.from({ length: below(300) }, () => below(below(2) ? 0x10000 : 4))),
    );
    for (const text of [...odd, ...any, ...texts]) expect(unsqueeze(runAtOnce(squeeze(text)), 1e6)).toBe(text);
  });

  test('are an eighth of what they were where several matches are told together', () => {
    const whole = [...texts, ...texts].join('');
    expect(runAtOnce(squeeze(whole)).length).toBeLessThan(whole.length / 8);
    expect(runAtOnce(squeeze(texts.join(''))).length).toBeLessThan(texts.join('').length / 6);
  });

  test('that are damaged come out as nonsense, never without end', () => {
    const below = randomBelow(8);
    const squeezed = runAtOnce(squeeze(texts[0]));
    for (let i = 0; i < 200; i++) {
      const at = below(squeezed.length);
      const damaged = squeezed.slice(0, at) + 'A?-z '[below(5)] + squeezed.slice(at + below(3));
      expect(unsqueeze(damaged, 100_000)?.length ?? 0).toBeLessThanOrEqual(100_000);
    }
  });

  test('are squeezed bit by bit', () => {
    expect([...squeeze(texts.join(''))].length).toBeGreaterThan(10);
  });
});

test('a block that is damaged costs no other', () => {
  const records = numbers(16).map((id) => ({ id, sequence: 2, line: { id }, text: textOf(id) }));
  const blocks = [0, 8].map((at) => runAtOnce(createBlock(records.slice(at, at + 8)))!);
  const text = writeBlocks(blocks);
  for (let at = 0; at < text.length; at += 7) {
    const left = readBlocks(`${text.slice(0, at)}#${text.slice(at + 1)}`).flatMap((block) => readRecords(block) ?? []);
    expect(
      [0, 8].some((first) => records.slice(first, first + 8).every((one) => left.some(({ id }) => id === one.id))),
    ).toBe(true);
    expect(left.every((one) => one.text === textOf(one.id))).toBe(true);
  }
});

test('what is done moves into segments by eights, is listed and read as before, and leaves no store', () => {
  const kept = tidied(300);
  expect(seen(kept)).toEqual(seen(filled(300)));
  expect(namesIn(kept, 'segment')).toHaveLength(4);
  expect(namesIn(kept, 'match.').filter((name) => !name.includes('segment'))).toHaveLength(2 * 4);
  expect(on(kept).nextId()).toBe(301);
});

test('five thousand take 120 files at most, of which MMKV has two a store', () => {
  const kept = tidied(5007);
  expect(2 * (kept.size + 2)).toBeLessThanOrEqual(120); // root.a and root.b are not written here
  expect(on(kept).list()).toHaveLength(5007);
});

test('a prepared list is read segment by segment, and then reads nothing', () => {
  const memory = createMemoryStores(tidied(1032));
  const opened: string[] = [];
  const store = open({ ...memory, open: (name) => (opened.push(name), memory.open(name)) });
  const preparing = store.prepareList();
  while (!preparing.next().done) {
    expect(new Set(opened.filter((name) => name.includes('segment'))).size).toBeLessThanOrEqual(2);
    opened.length = 0;
  }
  expect(store.list()).toHaveLength(1032);
  expect(opened.filter((name) => name.includes('segment'))).toEqual([]);
});

test('what is under way, can’t be read or is too few stays where it is', () => {
  const kept = filled(7);
  const store = on(kept);
  for (const id of numbers(10, 8)) put(store, id, textOf(id, 'under way'));
  put(store, 18, 'nonsense');
  store.putLine(18, { title: 'done' });
  const before = seen(kept);
  runAtOnce(store.tidy());
  expect(namesIn(kept, 'segment')).toEqual([]);
  expect(seen(kept)).toEqual(before);
});

test('killed at any write of the move, nothing is lost, listed twice or left over', () => {
  const start = filled(40);
  const expected = seen(start);
  const kept = copyOf(start);
  const kills: Kill[] = [];
  runAtOnce(open(withKills(kept, (kill) => kills.push(kill))).tidy());
  expect(kills.length).toBeGreaterThan(10);
  for (const { kept: left } of [...kills, { kept }]) {
    expect(seen(copyOf(left))).toEqual(expected);
    const listless = copyOf(left);
    listless.delete('house.a');
    listless.delete('house.b');
    expect(seen(listless)).toEqual(expected);
    runAtOnce(on(left).tidy());
    runAtOnce(on(left).tidy());
    expect(seen(left)).toEqual(expected);
    expect([namesIn(left, 'segment').length, left.size]).toEqual([2, 4]);
  }
});

test('given up at any step of the move, nothing is lost, and the next one ends it', () => {
  const expected = seen(filled(24));
  for (let steps = 1, isDone = false; !isDone; steps += 5) {
    const kept = filled(24);
    const tidying = on(kept).tidy();
    for (let step = 0; step < steps && !isDone; step++) isDone = tidying.next().done === true;
    tidying.return();
    expect(seen(kept)).toEqual(expected);
    runAtOnce(on(kept).tidy());
    expect(seen(kept)).toEqual(expected);
  }
});

test('without room for the move everything stays as it was', () => {
  const kept = filled(40);
  const size = [...kept.values()].flatMap((texts) => [...texts.values()]).reduce((sum, text) => sum + text.length, 0);
  const expected = seen(kept);
  for (const more of numbers(40).map((part) => part * 100)) {
    const tight = copyOf(kept);
    runAtOnce(open(withRoom(tight, () => size + more)).tidy());
    expect(seen(tight)).toEqual(expected);
  }
});

test('a list that is lost in both stores is found again, behind any gap and from segments alone', () => {
  const kept = tidied(300);
  const store = on(kept);
  put(store, 900, textOf(900, 'under way'));
  put(store, 5000, textOf(5000, 'under way'));
  const before = seen(kept);
  kept.delete('house.a');
  kept.delete('house.b');
  expect(seen(kept)).toEqual(before);
  expect(on(kept).nextId()).toBe(5001);
});

test('either store of a segment may be lost, and of both that are damaged what is whole is read', () => {
  for (const gone of ['a', 'b']) {
    const kept = tidied(300);
    const before = seen(kept);
    namesIn(kept, `segment`)
      .filter((name) => name.endsWith(gone))
      .forEach((name) => kept.delete(name));
    expect(seen(kept)).toEqual(before);
  }
  const kept = tidied(64);
  for (const name of namesIn(kept, 'segment')) {
    const text = kept.get(name)!.get('records')!;
    kept.get(name)!.set('records', text.slice(0, text.length / 2));
  }
  const left = ids(kept);
  expect(left.length).toBeGreaterThanOrEqual(24);
  expect(left.length).toBeLessThan(64);
  for (let id = 65; id <= 80; id++) put(on(kept), id);
  runAtOnce(on(kept).tidy());
  expect(ids(kept)).toEqual([...left, ...numbers(16, 65)]);
});

test('a record that is removed leaves no trace of its text, in a segment neither', () => {
  const kept = tidied(40);
  const on40 = on(kept);
  for (const id of [3, 17, 40]) on40.remove(id);
  expect(ids(kept)).toEqual(numbers(40).filter((id) => ![3, 17, 40].includes(id)));
  runAtOnce(on(kept).tidy());
  const listless = copyOf(kept);
  listless.delete('house.a');
  listless.delete('house.b');
  expect(ids(listless)).toEqual(ids(kept));
  for (const id of numbers(40)) on(kept).remove(id);
  runAtOnce(on(kept).tidy());
  expect([...kept.keys()].sort()).toEqual(['house.a', 'house.b']);
  expect(on(kept).nextId()).toBe(41);
});

test('killed at any write of a removal, it is there or gone, and the others are there', () => {
  const start = tidied(40);
  const kept = copyOf(start);
  const kills: Kill[] = [];
  open(withKills(kept, (kill) => kills.push(kill))).remove(5);
  const others = seen(start).filter((one) => !one.startsWith('5 '));
  for (const { kept: left } of kills) {
    runAtOnce(on(left).tidy());
    expect(seen(left).filter((one) => !one.startsWith('5 '))).toEqual(others);
  }
  expect(seen(kept)).toEqual(others);
});

test('a record that is written again comes out of its segment; killed meanwhile, one of both is there', () => {
  const start = tidied(16);
  const kept = copyOf(start);
  const kills: Kill[] = [];
  const store = open(withKills(kept, (kill) => kills.push(kill)));
  const reading = store.read(4);
  const again = textOf(4, 'again under way');
  expect(store.write(4, again, reading.found === 'valid' ? reading.sequence : -1)).toBe('saved');
  store.putLine(4, { title: again });
  const texts = new Set(
    kills.map(({ kept: left }) => {
      runAtOnce(on(left).tidy());
      expect(ids(left)).toEqual(numbers(16));
      return seen(left)[3].replace(/^.* /, '');
    }),
  );
  expect([...texts].length).toBeLessThanOrEqual(3);
  runAtOnce(on(kept).tidy());
  expect(on(kept).read(4)).toMatchObject({ found: 'valid', text: again });
  // Done once more, it moves once more, and the one of before is not found again.
  put(on(kept), 4, textOf(4, 'done again'));
  for (const id of numbers(7, 17)) put(on(kept), id);
  runAtOnce(on(kept).tidy());
  expect(namesIn(kept, 'match.4.')).toEqual([]);
  expect(on(kept).read(4)).toMatchObject({ text: textOf(4, 'done again') });
  on(kept).remove(4);
  expect(ids(kept)).not.toContain(4);
});

test('two windows: what the other one moves, writes or removes meanwhile is as that one left it', () => {
  const kept = filled(16);
  const [one, other] = twoWindows(kept).map(open);
  const tidying = one.tidy();
  for (let step = 0; step < 20; step++) tidying.next();
  put(other, 3, textOf(3, 'done differently'));
  other.remove(5);
  runAtOnce(tidying);
  runAtOnce(one.tidy());
  const expected = numbers(16).filter((id) => id !== 5);
  expect(ids(kept)).toEqual(expected);
  expect(other.read(3)).toMatchObject({ text: textOf(3, 'done differently') });
  expect(other.write(5, textOf(5), 2)).toBe('removed');
  put(other, 17);
  runAtOnce(one.tidy());
  expect(
    one
      .list()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual([...expected, 17]);
  other.remove(17);
  expect(one.list().some(({ id }) => id === 17)).toBe(false);
});
