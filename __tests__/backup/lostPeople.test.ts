import { openDevice } from '../../src/screens/openDevice';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { addPerson } from '../../src/storage/people';
import { openTwoSlots } from '../../src/storage/twoSlots';
import type { Kept } from '../storage/faults';

import { lived } from './device';

const personsOf = (kept: Kept) => {
  const { matches, sheets } = openDevice(createMemoryStores(kept));
  const all = [...matches.list().underWay, ...matches.list().finished].flatMap(({ sitters }) => sitters);
  const players = [...sheets.list().underWay, ...sheets.list().finished].flatMap((sheet) => sheet.players);
  return [...all.flatMap((one) => (one.kind === 'person' ? one.person : [])), ...players.map(({ person }) => person)];
};

/** The people as this text has them; null: they are gone without a trace. */
function withPeople(kept: Kept, text: string | null): Kept {
  const house = createMemoryStores(kept);
  const both = openTwoSlots([house.open('house.a'), house.open('house.b')], 'people');
  for (const slot of ['house.a', 'house.b'])
    if (text === null) kept.get(slot)!.delete('people');
    else both.write(text);
  return kept;
}

test.each([['{'], ['[]'], [null], ['{"known":[]}'], ['{"next":"7"}']])(
  'where the people say %s, nobody new gets the number of somebody who has played',
  (text) => {
    const kept = withPeople(lived(), text);
    const given = personsOf(kept);
    expect(given.length).toBeGreaterThan(5);
    const { people } = openDevice(createMemoryStores(kept));
    const added = [addPerson(people, 'Nowa'), addPerson(people, 'Nowy')].map(({ id }) => id);
    for (const id of added) expect(given).not.toContain(id);
    expect(
      openDevice(createMemoryStores(kept))
        .people.get()
        .known.map(({ id }) => id),
    ).toEqual(added);
  },
);

test('on a new device people are counted from one', () => {
  expect(addPerson(openDevice(createMemoryStores(new Map())).people, 'Ola').id).toBe(1);
});
