import { deviceStores } from '../../src/storage/deviceStores';

const mockDisk = new Map<string, Map<string, string>>();
const mockOpened: string[] = [];
const mockDeleted: string[] = [];
const mockTrimmed: string[] = [];

jest.mock('react-native-mmkv', () => ({
  createMMKV({ id }: { id: string }) {
    mockOpened.push(id);
    const file = () => mockDisk.get(id) ?? mockDisk.set(id, new Map()).get(id)!;
    return {
      getString: (key: string) => file().get(key),
      set: (key: string, text: string) => void file().set(key, text),
      remove: (key: string) => file().delete(key),
      getAllKeys: () => [...file().keys()],
      clearAll: () => file().clear(),
      trim: () => void mockTrimmed.push(id),
    };
  },
  existsMMKV: (id: string) => mockDisk.has(id),
  deleteMMKV(id: string) {
    mockDeleted.push(id);
    return mockDisk.delete(id);
  },
}));

const mockFolder = { isBroken: false };
jest.mock('expo-file-system', () => ({
  Paths: { document: 'documents' },
  Directory: class {
    list() {
      if (mockFolder.isBroken) throw new Error('no such folder');
      return [...mockDisk.keys()].flatMap((name) => [{ name }, { name: `${name}.crc` }]);
    }
  },
}));

test('the names of all stores are those of their files, or unknown', () => {
  mockDisk.set('match.7.a', new Map());
  expect(deviceStores.names()).toEqual(['match.7.a']);
  mockFolder.isBroken = true;
  expect(deviceStores.names()).toBeNull();
  mockFolder.isBroken = false;
  mockDisk.clear();
});

test('a long text takes no more room than it needs', () => {
  deviceStores.open('segment').set('records', 'x'.repeat(20_000));
  deviceStores.open('segment').set('other', 'short');
  expect(mockTrimmed).toEqual(['segment']);
  mockTrimmed.length = mockOpened.length = 0;
  mockDisk.clear();
});

test('a store is opened when it is first used, and once', () => {
  const store = deviceStores.open('one');
  expect(mockOpened).toEqual([]);
  store.set('key', 'text');
  deviceStores.open('one').set('other', '2');
  expect(mockOpened).toEqual(['one']);
  expect([store.get('key'), store.get('none')]).toEqual(['text', undefined]);
  store.remove('other');
  expect(store.keys()).toEqual(['key']);
  expect([deviceStores.exists('one'), deviceStores.exists('two')]).toEqual([true, false]);
  expect(mockOpened).toEqual(['one']);
});

test('a store that was opened is emptied, never deleted: its file is asked for changes when the app is in front again', () => {
  deviceStores.open('used').set('key', 'text');
  mockDisk.set('unused', new Map([['key', 'text']]));
  deviceStores.drop('used');
  deviceStores.drop('unused');
  expect(mockDeleted).toEqual(['unused']);
  expect(deviceStores.open('used').keys()).toEqual([]);
  deviceStores.open('used').set('key', 'again');
  expect(deviceStores.open('used').get('key')).toBe('again');
});

test('with many stores opened, those not used for long give back their memory', () => {
  for (let i = 0; i < 100; i++) deviceStores.open(`many ${i}`).set('key', `${i}`);
  expect(mockTrimmed.slice(-2)).toEqual(['many 34', 'many 35']);
  expect(deviceStores.open('many 0').get('key')).toBe('0');
  expect(mockTrimmed.at(-1)).toBe('many 36');
});
