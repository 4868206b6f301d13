import { isObjectOf, isText } from '../../src/storage/checks';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { openRecordStore } from '../../src/storage/recordStore';

import { withKills, type Kept, type Kill } from './faults';

interface Line {
  readonly title: string;
}

const open = (kept: Kept, stores = createMemoryStores(kept)) =>
  openRecordStore<Line>(stores, 'sheet', {
    isLine: isObjectOf<Line>({ title: isText(100) }),
    lineOf: (_, text) => ({ title: text }),
    isDone: () => false,
  });

function filled(count: number): Kept {
  const kept: Kept = new Map();
  const store = open(kept);
  for (let i = 1; i <= count; i++) {
    const id = store.nextId();
    store.write(id, `sheet ${i}`);
    store.putLine(id, { title: `sheet ${i}` });
  }
  return kept;
}

const titles = (kept: Kept) =>
  open(kept)
    .list()
    .map(({ id, line }) => `${id} ${line?.title}`);

test('records are numbered, listed, changed and removed; a number is never given twice', () => {
  const kept = filled(3);
  expect(titles(kept)).toEqual(['1 sheet 1', '2 sheet 2', '3 sheet 3']);
  const store = open(kept);
  store.putLine(2, { title: 'other' });
  store.remove(3);
  expect(titles(kept)).toEqual(['1 sheet 1', '2 other']);
  expect(store.nextId()).toBe(4);
  expect(store.read(3)).toEqual({ found: 'none' });
});

test('a lost list is made anew from the records, gaps and damaged ones included', () => {
  const kept = filled(5);
  open(kept).remove(2);
  for (const name of ['sheet.4.a', 'sheet.4.b']) kept.get(name)?.set('record', 'damaged');
  kept.delete('house.a');
  kept.delete('house.b');
  expect(titles(kept)).toEqual(['1 sheet 1', '3 sheet 3', '4 undefined', '5 sheet 5']);
  expect(open(kept).nextId()).toBe(6);
  expect(kept.get('sheet.4.a')!.get('record')).toBe('damaged');
});

test('either store of the list may be thrown away', () => {
  for (const gone of ['house.a', 'house.b']) {
    const kept = filled(3);
    kept.delete(gone);
    expect(titles(kept)).toEqual(['1 sheet 1', '2 sheet 2', '3 sheet 3']);
  }
});

test('killed at any write of a new record: it is there or it is not, and the others are', () => {
  const kept = filled(2);
  const kills: Kill[] = [];
  const store = open(
    kept,
    withKills(kept, (kill) => kills.push(kill)),
  );
  const id = store.nextId();
  store.write(id, 'sheet 3');
  store.putLine(id, { title: 'sheet 3' });
  expect(kills.length).toBeGreaterThanOrEqual(9);
  for (const { write, when, kept: left } of kills) {
    const isThere = write > 1 || when === 'after';
    const isHalf = write === 1 && when === 'half';
    expect(titles(left)).toEqual([
      '1 sheet 1',
      '2 sheet 2',
      ...(isThere ? ['3 sheet 3'] : isHalf ? ['3 undefined'] : []),
    ]);
    expect(open(left).nextId()).toBe(isThere || isHalf ? 4 : 3);
  }
});
