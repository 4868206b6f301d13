import type { CopyRow, LastingCopy } from '../../src/storage/lastingCopy';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { mirrorStores, type MirroredStores } from '../../src/storage/mirroredStores';
import type { Store } from '../../src/storage/store';
import { openTwoSlots } from '../../src/storage/twoSlots';

import { randomBelow } from './faults';

interface Disk {
  readonly rows: Map<string, CopyRow>;
  readonly texts: Map<string, string>;
}
type Texts = Map<string, string>;

const emptyDisk = (): Disk => ({ rows: new Map(), texts: new Map() });
const localOn = (texts: Texts, room = () => Infinity): Store => ({
  ...createMemoryStores(new Map([['local', texts]])).open('local'),
  set(key, text) {
    const size = [...texts].reduce((sum, [other, { length }]) => sum + (other === key ? 0 : length), 0);
    if (size + text.length > room()) throw new Error('QuotaExceededError');
    texts.set(key, text);
  },
});

/** A copy that stores at once; while it is broken, it stores nothing. */
function copyOn({ rows, texts }: Disk, isBroken = () => false): LastingCopy {
  const waiting: (() => void)[] = [];
  let isStopped = false;
  return {
    rows: () => (isBroken() ? Promise.reject(new Error('broken')) : Promise.resolve(new Map(rows))),
    texts: (keys) => Promise.resolve(new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))),
    put(key, row, text) {
      if (isStopped) return;
      waiting.push(() => {
        rows.set(key, row);
        if (text === null) texts.delete(key);
        else texts.set(key, text);
      });
      if (!isBroken()) waiting.splice(0).forEach((keep) => keep());
    },
    isFailing: () => isStopped || waiting.length > 0 || isBroken(),
    stop: () => void (isStopped = true),
  };
}

const later = () => new Promise((done) => setTimeout(done, 5));
async function start(
  local: Store,
  copy: LastingCopy,
  tell = (_: string, __: string | null) => {},
): Promise<MirroredStores> {
  const stores = mirrorStores({ local, copy, tell });
  await stores.settle();
  await later(); // What only `local` has is copied.
  return stores;
}

const recordIn = (stores: MirroredStores, id: number) =>
  openTwoSlots([stores.open(`match.${id}.a`), stores.open(`match.${id}.b`)], 'record');
function textIn(stores: MirroredStores, id: number): string {
  const reading = recordIn(stores, id).read();
  return reading.found === 'valid' ? reading.text : reading.found;
}
const drop = (stores: MirroredStores, id: number) => ['a', 'b'].forEach((one) => stores.drop(`match.${id}.${one}`));

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'after a kill everything is as it was, however much the first copy has lost (%i)',
  async (seed) => {
    const below = randomBelow(seed);
    const disk = emptyDisk();
    let local: Texts = new Map();
    const truth = new Map<number, string>();
    for (let life = 0; life < 5; life++) {
      const room = seed % 2 === 0 ? Infinity : 60;
      const stores = await start(
        localOn(local, () => room),
        copyOn(disk),
      );
      for (let id = 1; id <= 4; id++) expect(textIn(stores, id)).toBe(truth.get(id) ?? 'none');
      const moments = [new Map(local)];
      for (let step = below(12); step > 0; step--) {
        const id = 1 + below(4);
        if (below(4) === 0) {
          drop(stores, id);
          truth.delete(id);
        } else {
          const text = `${life} ${step}`;
          expect(recordIn(stores, id).write(text)).toBe('saved');
          truth.set(id, text);
        }
        moments.push(new Map(local));
      }
      local = moments[below(moments.length)]; // The browser had not written more of it.
    }
  },
);

test('what a version without a copy has left is read, and is in the copy from then on', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  const old = mirrorStores({ local: localOn(local), copy: copyOn(emptyDisk()), tell: () => {} });
  for (let id = 1; id <= 120; id++) recordIn(old, id).write(`match ${id}`);
  const stores = await start(localOn(local), copyOn(disk));
  expect(textIn(stores, 7)).toBe('match 7');
  for (let wait = 0; wait < 50 && disk.rows.size < 120; wait++) await later();
  const again = await start(localOn(new Map()), copyOn(disk));
  for (let id = 1; id <= 120; id++) expect(textIn(again, id)).toBe(`match ${id}`);
});

test('what an older version of the app in another window has written later is the newer one', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  recordIn(await start(localOn(local), copyOn(disk)), 1).write('one');
  const old = mirrorStores({ local: localOn(local), copy: copyOn(emptyDisk()), tell: () => {} });
  recordIn(old, 1).write('two');
  recordIn(old, 1).write('three');
  expect(textIn(await start(localOn(local), copyOn(disk)), 1)).toBe('three');
  expect(textIn(await start(localOn(new Map()), copyOn(disk)), 1)).toBe('three');
});

test('a removed record does not come back, nor does one begun under its number give way to it', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  const stores = await start(localOn(local), copyOn(disk));
  for (let count = 0; count < 5; count++) recordIn(stores, 1).write(`old ${count}`);
  const before = new Map(local);
  drop(stores, 1);
  const again = await start(localOn(new Map(before)), copyOn(disk));
  expect(textIn(again, 1)).toBe('none');
  expect(again.exists('match.1.a')).toBe(false);
  recordIn(again, 1).write('new');
  expect(textIn(await start(localOn(new Map(before)), copyOn(disk)), 1)).toBe('new');
});

test('a record begun under a number whose record another window has removed does not give way to that one', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  const [one, other] = [await start(localOn(local), copyOn(disk)), await start(localOn(local), copyOn(disk))];
  for (let count = 0; count < 5; count++) recordIn(one, 1).write(`old ${count}`);
  const before = new Map(local);
  drop(one, 1);
  for (const [key, text] of before) other.hearChange(key, text, null);
  recordIn(other, 1).write('new');
  expect(textIn(await start(localOn(before), copyOn(disk)), 1)).toBe('new');
});

test('what finds no room in the first copy is kept by the second, and another window reads it', async () => {
  const local: Texts = new Map([['full', 'x'.repeat(100)]]);
  const disk = emptyDisk();
  const other = await start(localOn(local), copyOn(disk));
  const stores = await start(
    localOn(local, () => 100),
    copyOn(disk),
    (key, text) => other.hearTold(key, text),
  );
  expect(recordIn(stores, 1).write('one')).toBe('saved');
  expect(recordIn(stores, 1).write('two')).toBe('saved');
  expect([textIn(stores, 1), textIn(other, 1)]).toEqual(['two', 'two']);
  expect(
    textIn(
      await start(
        localOn(local, () => 100),
        copyOn(disk),
      ),
      1,
    ),
  ).toBe('two');
  drop(stores, 1);
  expect([textIn(stores, 1), textIn(other, 1)]).toEqual(['none', 'none']);
});

test('a large text is left to the copy, and to the first one only while the copy fails', async () => {
  const disk = emptyDisk();
  const texts: Texts = new Map();
  let isBroken = false;
  const stores = await start(
    localOn(texts),
    copyOn(disk, () => isBroken),
  );
  const large = 'x'.repeat(200_000);
  const segment = (on: MirroredStores) =>
    openTwoSlots([on.open('match.segment.1.a'), on.open('match.segment.1.b')], 'records');
  expect(segment(stores).write(large)).toBe('saved');
  expect([...texts.keys()]).toEqual([]);
  expect(segment(stores).read()).toMatchObject({ text: large });
  const again = await start(localOn(texts), copyOn(disk));
  expect(segment(again).read()).toMatchObject({ text: large });
  expect([...texts.keys()]).toEqual([]);
  isBroken = true;
  expect(segment(stores).write(`${large}y`)).toBe('saved');
  expect(texts.size).toBe(1);
  expect(segment(stores).read()).toMatchObject({ text: `${large}y` });
});

test('with no room in either, nothing is said to be saved, until there is', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  let room = Infinity;
  let isBroken = false;
  const stores = await start(
    localOn(local, () => room),
    copyOn(disk, () => isBroken),
  );
  recordIn(stores, 1).write('one');
  [room, isBroken] = [20, true];
  expect(recordIn(stores, 1).write('two, which is longer')).toBe('full');
  expect(textIn(stores, 1)).toBe('one');
  isBroken = false;
  expect(recordIn(stores, 1).write('three, which is longer')).toBe('saved');
  expect(textIn(stores, 1)).toBe('three, which is longer');
});

test('a copy that fails costs nothing while the first one has room, and has all when it works again', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  let isBroken = false;
  const stores = await start(
    localOn(local),
    copyOn(disk, () => isBroken),
  );
  isBroken = true;
  expect(recordIn(stores, 1).write('one')).toBe('saved');
  isBroken = false;
  expect(recordIn(stores, 2).write('two')).toBe('saved');
  const again = await start(localOn(new Map()), copyOn(disk));
  expect([textIn(again, 1), textIn(again, 2)]).toEqual(['one', 'two']);
});

test('a copy that could not be read at the start is not written over', async () => {
  const local: Texts = new Map();
  const disk = emptyDisk();
  recordIn(await start(localOn(local), copyOn(disk)), 1).write('kept');
  const copy = copyOn(disk, () => true);
  const stores = mirrorStores({ local: localOn(new Map()), copy, tell: () => {} });
  await stores.settle().catch(() => copy.stop());
  expect(recordIn(stores, 1).write('lost')).toBe('saved');
  expect(textIn(await start(localOn(new Map()), copyOn(disk)), 1)).toBe('kept');
});

test('others hear of changes by store and key', async () => {
  const stores = await start(localOn(new Map()), copyOn(emptyDisk()));
  const heard: string[] = [];
  const forget = stores.watch((name, key) => heard.push(`${name} ${key}`));
  stores.hearChange('house.a\\people', null, '1 0 0\n');
  stores.hearChange('of something else', null, 'x');
  forget();
  stores.hearTold('house.a\\people', null);
  expect(heard).toEqual(['house.a people']);
});
