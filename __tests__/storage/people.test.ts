import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import {
  addPerson,
  replacePerson,
  rememberBeforeMerge,
  findPersonByName,
  mergePeople,
  resolvePerson,
  undoMerge,
} from '../../src/storage/people';

import { copyOf, withKills, withRoom, type Kept, type Kill } from './faults';

const open = (kept: Kept, stores = createMemoryStores(kept)) => openDocuments(stores);

function four(): Kept {
  const kept: Kept = new Map();
  const { people, choices } = open(kept);
  ['Ola', 'Olka', 'Jan', 'Aleksandra'].forEach((name) => addPerson(people, name));
  const seats = [
    { kind: 'person', person: 2, declines: true },
    { kind: 'bot', level: 'hard' },
    { kind: 'person', person: 1 },
    { kind: 'bot', level: 'hard' },
  ] as const;
  choices.change({ games: { sen: { seats, options: {}, first: 'drawn' } } });
  people.change({ last: [2, 1, 3] });
  return kept;
}

test('two people become one: known once, whatever number was played under', () => {
  const kept = four();
  const { people, choices } = open(kept);
  expect(mergePeople(people, choices, 1, 2)).toBe('saved');
  const after = open(kept);
  expect(after.people.get()).toMatchObject({
    known: [{ id: 1, name: 'Ola' }, { id: 3 }, { id: 4 }],
    last: [1, 3],
    same: { 2: 1 },
    next: 5,
  });
  expect([1, 2, 3].map((id) => resolvePerson(after.people.get(), id))).toEqual([1, 1, 3]);
  expect(after.choices.get().games.sen.seats).toEqual([
    { kind: 'person', person: 1, declines: true },
    { kind: 'bot', level: 'hard' },
    { kind: 'bot', level: 'hard' },
  ]);
});

test('who was met before goes along', () => {
  const kept = four();
  const { people, choices } = open(kept);
  mergePeople(people, choices, 1, 2);
  mergePeople(people, choices, 4, 1);
  const now = open(kept).people.get();
  expect([1, 2, 3, 4].map((id) => resolvePerson(now, id))).toEqual([4, 4, 3, 4]);
  expect(replacePerson(now, 2, { name: 'Olka', mark: 'star' })).toEqual({
    name: 'Aleksandra',
    mark: now.known[1].mark,
  });
  expect(replacePerson(now, 3, { name: 'Janek', mark: 'star' })).toEqual({ name: 'Janek', mark: 'star' });
});

test('killed at any write: two people, or one', () => {
  const kept = four();
  const kills: Kill[] = [];
  const { people, choices } = open(
    kept,
    withKills(kept, (kill) => kills.push(kill)),
  );
  mergePeople(people, choices, 1, 2);
  expect(kills).toHaveLength(12);
  const found = kills.map(({ kept: left }) => {
    const { known, same } = open(left).people.get();
    expect([known.length, Object.keys(same).length]).toEqual(known.length === 3 ? [3, 1] : [4, 0]);
    return known.length;
  });
  expect([found[0], found.at(-1)]).toEqual([4, 3]);
});

test('with no room it holds until the app is closed, and says so', () => {
  const kept = four();
  const before = copyOf(kept);
  const { people, choices } = open(
    kept,
    withRoom(kept, () => 0),
  );
  expect(mergePeople(people, choices, 1, 2)).toBe('full');
  expect(people.get().known).toHaveLength(3);
  expect(kept).toEqual(before);
});

test('numbers that make no sense are nobody', () => {
  const kept = four();
  open(kept).people.change({ same: { 2: 'x', 3: 1.5, __proto__: 1 } as never });
  expect(open(kept).people.get().same).toEqual({});
});

test('a meeting that is taken back leaves everything as it was', () => {
  const kept = four();
  const { people, choices } = open(kept);
  mergePeople(people, choices, 3, 4);
  const was = [people.get(), choices.get()];
  const before = rememberBeforeMerge(people, choices);
  mergePeople(people, choices, 1, 2);
  expect(undoMerge(people, choices, before)).toBe('saved');
  const after = open(kept);
  expect([after.people.get(), after.choices.get()]).toEqual(was);
});

test('known by a name, as it is spoken; nobody goes by none', () => {
  const { people } = open(four());
  people.change({ known: [...people.get().known, { id: 9, name: '  ', mark: 'star' }] });
  expect(['OLA ', 'jan', 'Zosia', ' '].map((name) => findPersonByName(people.get(), name))).toEqual([1, 3, null, null]);
});
