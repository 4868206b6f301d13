import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { addPerson } from '../../src/storage/people';
import { openTwoSlots } from '../../src/storage/twoSlots';

import { withRoom, type Kept } from './faults';

function holding(key: string, found: unknown): Kept {
  const kept: Kept = new Map();
  const stores = createMemoryStores(kept);
  openTwoSlots([stores.open('house.a'), stores.open('house.b')], key).write(JSON.stringify(found));
  return kept;
}

const open = (kept: Kept) => openDocuments(createMemoryStores(kept));
const FIRST = open(new Map()).settings.get();

test('settings hold for the next start, and tell who listens', () => {
  const kept: Kept = new Map();
  const { settings } = open(kept);
  let heard = 0;
  const forget = settings.subscribe(() => heard++);
  expect(settings.change({ theme: 'light', leftHand: true })).toBe('saved');
  forget();
  settings.change({ sound: false });
  expect(heard).toBe(1);
  expect(open(kept).settings.get()).toEqual({ ...FIRST, theme: 'light', leftHand: true, sound: false });
});

test.each(Object.keys(FIRST) as (keyof typeof FIRST)[])(
  'a %s that makes no sense is as at first, and costs no other setting',
  (name) => {
    const set = {
      theme: 'light',
      speed: 'slow',
      leftHand: true,
      largeCards: true,
      highContrast: true,
      language: 'pl',
      sound: false,
      volume: 'low',
      haptics: false,
      handOver: 'needed',
      hints: false,
      awake: false,
      voices: false,
      hinted: ['sen:first'],
      welcomed: true,
      lessons: ['sen'],
    };
    for (const nonsense of [null, 17, 'nonsense', { a: 1 }, undefined]) {
      const { settings } = open(holding('settings', { ...set, [name]: nonsense }));
      expect(settings.get()).toEqual({ ...set, [name]: FIRST[name] });
    }
  },
);

test.each([null, 5, 'x', [], [1], '{'])('settings that are %j are as at first', (found) => {
  expect(open(holding('settings', found)).settings.get()).toEqual(FIRST);
});

test('what a later version of the app added is kept by this one', () => {
  const kept = holding('settings', { theme: 'dark', moonlight: 3, version: 9 });
  open(kept).settings.change({ theme: 'light' });
  const reading = openTwoSlots(
    [createMemoryStores(kept).open('house.a'), createMemoryStores(kept).open('house.b')],
    'settings',
  ).read();
  expect(reading.found === 'valid' && JSON.parse(reading.text)).toMatchObject({ theme: 'light', moonlight: 3 });
});

test('one bad person never costs another', () => {
  const known = [
    { id: 1, name: 'Ola', mark: 'star' },
    { id: 'x', name: 'Kuba' },
    null,
    { id: 3, mark: 'nothing' },
    { id: 4, name: 'Ewa', mark: 'drop' },
  ];
  const { people } = open(holding('people', { known, last: [4, 'x', 1], next: 'many' }));
  expect(people.get()).toEqual({
    known: [
      { id: 1, name: 'Ola', mark: 'star' },
      { id: 3, name: '', mark: 'star' },
      { id: 4, name: 'Ewa', mark: 'drop' },
    ],
    last: [4, 1],
    next: 1,
    same: {},
  });
});

test('a new person gets a free mark and an id that nobody ever had', () => {
  const kept: Kept = new Map();
  const { people } = open(kept);
  const ola = addPerson(people, 'Ola');
  const kuba = addPerson(people, 'Kuba');
  people.change({ known: [ola] });
  const ewa = addPerson(open(kept).people, 'Ewa');
  expect([ola.id, kuba.id, ewa.id]).toEqual([1, 2, 3]);
  expect(new Set([ola.mark, ewa.mark]).size).toBe(2);
  for (let i = 0; i < 12; i++) expect(addPerson(people, `person ${i}`).mark).toBeTruthy();
});

test('choices are read game by game and seat by seat', () => {
  const good = {
    seats: [
      { kind: 'person', person: 2 },
      { kind: 'bot', level: 'hard' },
    ],
    options: { limit: 70, pairs: true },
    first: 'touched',
  };
  const bad = {
    seats: [{ kind: 'cat' }, { kind: 'bot', level: 'godlike' }, { kind: 'person' }],
    options: { a: null, b: 1 },
    first: 9,
  };
  expect(open(holding('choices', { games: { sen: good, koty: bad, other: 3 } })).choices.get().games).toEqual({
    sen: good,
    koty: { seats: [{ kind: 'bot', level: 'normal' }], options: { b: 1 }, first: 'drawn' },
  });
});

test('with no room left a change holds until the app is closed', () => {
  const kept: Kept = new Map();
  const { settings } = openDocuments(withRoom(kept, () => 0));
  expect(settings.change({ theme: 'light' })).toBe('full');
  expect(settings.get().theme).toBe('light');
  expect(open(kept).settings.get()).toEqual(FIRST);
});

test('a store of the house thrown away costs nothing', () => {
  for (const gone of ['house.a', 'house.b']) {
    const kept: Kept = new Map();
    const { settings, people } = open(kept);
    settings.change({ theme: 'light' });
    addPerson(people, 'Ola');
    kept.delete(gone);
    expect(open(kept).settings.get().theme).toBe('light');
    expect(open(kept).people.get().known).toHaveLength(1);
  }
});
