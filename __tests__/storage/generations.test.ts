import { computeChecksum } from '../../src/storage/checksum';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { openTwoSlots, writeBothSlots } from '../../src/storage/twoSlots';

import { copyOf, withRoom, type Kept } from './faults';

const TEXTS = ['first', 'second: zażółć gęślą jaźń 🐈', ''.padEnd(500, 'abc{"1":2}'), ''];

function open(kept: Kept, stores = createMemoryStores(kept)) {
  return openTwoSlots([stores.open('a'), stores.open('b')], 'x');
}

function written(...texts: string[]): Kept {
  const kept: Kept = new Map();
  texts.forEach((text) => open(kept).write(text));
  return kept;
}

const textOf = (kept: Kept) => {
  const reading = open(kept).read();
  return reading.found === 'valid' ? reading.text : reading.found;
};

test('the newest is read, and the one before it is still there', () => {
  expect(textOf(new Map())).toBe('none');
  for (let count = 1; count <= TEXTS.length; count++)
    expect(textOf(written(...TEXTS.slice(0, count)))).toBe(TEXTS[count - 1]);
  const kept = written('one', 'two', 'three');
  expect(kept.get('a')!.get('x')).toContain('three');
  expect(kept.get('b')!.get('x')).toContain('two');
});

test('a record cut anywhere gives way to the one before it', () => {
  const whole = written('before', TEXTS[1]);
  const newest = whole.get('b')!.get('x')!;
  for (let length = 0; length < newest.length; length++) {
    const kept = copyOf(whole);
    kept.get('b')!.set('x', newest.slice(0, length));
    expect(textOf(kept)).toBe('before');
  }
});

test('a record with any unit changed, added or taken out gives way to the one before it', () => {
  const whole = written('before', TEXTS[1]);
  const newest = whole.get('b')!.get('x')!;
  for (let i = 0; i < newest.length; i++) {
    for (const bit of [1, 2, 16, 64, 0x100]) {
      const kept = copyOf(whole);
      kept
        .get('b')!
        .set('x', newest.slice(0, i) + String.fromCharCode(newest.charCodeAt(i) ^ bit) + newest.slice(i + 1));
      expect(textOf(kept)).toBe('before');
    }
    const longer = copyOf(whole);
    longer.get('b')!.set('x', `${newest.slice(0, i)}7${newest.slice(i)}`);
    expect(textOf(longer)).toBe('before');
  }
});

test('what is damaged in both stores is told from what was never there', () => {
  const kept = written('one', 'two');
  kept.get('a')!.set('x', 'nonsense');
  expect(textOf(kept)).toBe('two');
  kept.get('b')!.set('x', '3 4 5\nnonsense');
  expect(textOf(kept)).toBe('damaged');
  kept.delete('a');
  expect(textOf(kept)).toBe('damaged');
  kept.delete('b');
  expect(textOf(kept)).toBe('none');
});

test('a store thrown away costs one generation, or nothing when both were written', () => {
  const inTurn = written('one', 'two', 'three');
  inTurn.delete('a');
  expect(textOf(inTurn)).toBe('two');
  for (const gone of ['a', 'b']) {
    const both: Kept = new Map();
    writeBothSlots(open(both), 'one');
    writeBothSlots(open(both), 'two');
    both.delete(gone);
    expect(textOf(both)).toBe('two');
  }
});

test('what could not be written costs nothing, and the next goes where it should have gone', () => {
  const kept = written('one', 'two');
  let room = 40;
  const full = open(
    kept,
    withRoom(kept, () => room),
  );
  for (let i = 0; i < 3; i++) {
    expect(full.write('three is far too long for the room that is left')).toBe('full');
    expect(textOf(kept)).toBe('two');
  }
  room = 200;
  expect(full.write('three')).toBe('saved');
  expect(textOf(kept)).toBe('three');
  expect(kept.get('b')!.get('x')).toContain('two');
});

test('what another window wrote is not written over', () => {
  const kept = written('one', 'two');
  expect(open(kept).write('mine', 1)).toBe('elsewhere');
  expect(textOf(kept)).toBe('two');
  expect(open(kept).write('mine', 2)).toBe('saved');
  kept.clear();
  expect(open(kept).write('mine', 3)).toBe('saved');
});

test('a store that cannot even be read is as good as damaged', () => {
  const broken = {
    get: () => {
      throw new Error('denied');
    },
    set: () => {
      throw new Error('denied');
    },
    remove: () => {},
    keys: () => [],
  };
  const kept: Kept = new Map();
  const good = createMemoryStores(kept).open('b');
  expect(openTwoSlots([broken, broken], 'x').read()).toEqual({ found: 'damaged' });
  expect(openTwoSlots([good, broken], 'x').write('one')).toBe('saved');
  expect(openTwoSlots([good, broken], 'x').read()).toMatchObject({ found: 'valid', text: 'one' });
  expect(openTwoSlots([good, broken], 'x').write('two')).toBe('full');
  expect(openTwoSlots([good, broken], 'x').read()).toMatchObject({ found: 'valid', text: 'one' });
});

test('the checksum is the one that records were written with', () => {
  expect(computeChecksum('')).toBe(0x811c9dc5);
  expect(computeChecksum('a')).toBe(0xe40c292c);
  expect(computeChecksum('foobar')).toBe(0xbf9cf968);
});
