import { addPerson, mergePeople, resolvePerson } from '../../src/storage/people';
import { runAtOnce } from '../../src/storage/work';
import { playOn } from '../match/table';
import { copyOf, withKills, withRoom, type Kept, type Kill } from '../storage/faults';

import { LIVED, addPoints, backupOf, begin, lived, openDevice, readable, restored, seenOn, sheetFor } from './device';

const BACKUP = backupOf(lived());
/** What a backup would do to the matches where one of them is behind. */
const ONE_RENEWED = { added: 0, renewed: 1, same: LIVED.matches - 1, gone: 0 };

/** Somebody else's device: two people, one of them with a name known here, a match and a sheet. */
function other(): Kept {
  const kept: Kept = new Map();
  const device = openDevice(kept);
  const [basia, ola] = ['Basia', 'ola '].map((name) => addPerson(device.people, name).id);
  playOn(begin(device, 'sen', [ola, basia], { end: 'rounds', rounds: 1 }));
  addPoints(sheetFor(device, 'rounds', [basia], 'Kości'), '7');
  device.settings.change({ theme: 'dark', speed: 'fast', lessons: ['koty', 'cat-lady'] });
  return kept;
}

test('a backup tells how much is in it, and when it was written', () => {
  const device = openDevice(lived());
  const { text, matches, sheets, people, unread } = runAtOnce(device.backups.write());
  expect({ matches, sheets, people, unread }).toEqual({ ...LIVED, unread: 0 });
  const backup = readable(device, text);
  expect([backup.match.length, backup.sheet.length, backup.people?.known.length, backup.isCut]).toEqual([
    LIVED.matches,
    LIVED.sheets,
    LIVED.people,
    false,
  ]);
  expect(backup.written).toBeGreaterThan(1_700_000_000_000);
  expect(backup.leftOut).toEqual({ damaged: 0, newer: 0, older: 0, unknownGame: 0 });
});

test.each(['merge', 'replace'] as const)(
  'on an empty device (%s) the same lists come of it, and every match and sheet opens as it was',
  (way) => {
    const kept = lived();
    const before = seenOn(kept);
    expect(before.opened).toHaveLength(LIVED.matches);
    const fresh: Kept = new Map();
    expect(restored(fresh, backupOf(kept), way)).toBe('restored');
    expect(seenOn(fresh)).toEqual(before);
    const [there, here] = [openDevice(kept), openDevice(fresh)];
    expect(here.choices.get()).toEqual(there.choices.get());
    expect(here.people.get()).toMatchObject({ known: there.people.get().known, next: there.people.get().next });
    if (way === 'replace') expect(here.settings.get()).toEqual(there.settings.get());
    // The records must be equal to the letter.
    expect(backupOf(fresh).split('\n').slice(4).sort()).toEqual(backupOf(kept).split('\n').slice(4).sort());
  },
);

test('merged, nothing that was here is lost, nothing is there twice, and people of one name are met as one', () => {
  const kept = other();
  const [before, theirs] = [seenOn(kept), seenOn(lived())];
  const device = openDevice(kept);
  const outlook = device.backups.preview(readable(device, BACKUP), 'merge');
  expect(outlook).toMatchObject({
    match: { added: LIVED.matches, renewed: 0, same: 0, gone: 0 },
    sheet: { added: LIVED.sheets, renewed: 0, same: 0, gone: 0 },
    met: ['Ola'],
    changesNothing: false,
  });
  expect(restored(kept, BACKUP)).toBe('restored');
  const after = seenOn(kept);
  expect(after.names).toEqual(['Basia', 'ola ', 'Jan', 'Ewa']);
  expect(after.matches).toHaveLength(before.matches.length + theirs.matches.length);
  expect(after.matches).toEqual(expect.arrayContaining(before.matches));
  expect(after.sheets).toEqual(expect.arrayContaining(before.sheets));
  const ids = openDevice(kept)
    .matches.list()
    .finished.flatMap(({ sitters }) =>
      sitters.flatMap((one) => (one.kind === 'person' && /^ola/i.test(one.name) ? [one.person] : [])),
    );
  expect(ids).toHaveLength(4);
  expect(new Set(ids)).toEqual(new Set([2]));
  expect(openDevice(kept).settings.get()).toMatchObject({
    theme: 'dark',
    speed: 'fast',
    leftHand: false,
    lessons: ['koty', 'cat-lady', 'sen'],
  });
});

test('merged once more, nothing changes', () => {
  const kept = other();
  restored(kept, BACKUP);
  const [before, plain] = [seenOn(kept), copyOf(kept)];
  const device = openDevice(kept);
  expect(device.backups.preview(readable(device, BACKUP), 'merge')).toMatchObject({
    match: { added: 0, renewed: 0, same: LIVED.matches },
    sheet: { added: 0, renewed: 0, same: LIVED.sheets },
    changesNothing: true,
  });
  expect(kept).toEqual(plain);
  expect(restored(kept, BACKUP)).toBe('restored');
  expect(seenOn(kept)).toEqual(before);
});

test('of a match that both have the one that went further wins, either way round', () => {
  const kept: Kept = lived();
  const device = openDevice(kept);
  const [match] = device.matches.list().underWay;
  const early = backupOf(kept);
  const opened = device.matches.open(match.id);
  if ('refused' in opened) throw new Error(opened.refused);
  playOn(opened, 5);
  const late = backupOf(kept);

  const behind: Kept = new Map();
  restored(behind, early);
  const there = openDevice(behind);
  expect(there.backups.preview(readable(there, late), 'merge').match).toEqual(ONE_RENEWED);
  restored(behind, late);
  expect(seenOn(behind)).toEqual(seenOn(kept));

  const further = seenOn(kept);
  restored(kept, early);
  expect(seenOn(kept)).toEqual(further);
});

test('who has another name by now is still the same person, by the matches played', () => {
  const kept = lived();
  const text = backupOf(kept);
  const { people } = openDevice(kept);
  people.change({ known: people.get().known.map((one) => (one.name === 'Jan' ? { ...one, name: 'Janek' } : one)) });
  restored(kept, text);
  expect(seenOn(kept).names).toEqual(['Ola', 'Janek', 'Ewa']);
});

test('in the place of what is here: only the backup is left, and no store of what was', () => {
  const kept = other();
  const device = openDevice(kept);
  expect(device.backups.preview(readable(device, BACKUP), 'replace')).toMatchObject({
    match: { added: LIVED.matches, gone: 1 },
    sheet: { added: LIVED.sheets, gone: 1 },
    changesNothing: false,
  });
  expect(restored(kept, BACKUP, 'replace')).toBe('restored');
  expect(seenOn(kept)).toMatchObject({
    names: ['Ola', 'Jan', 'Ewa'],
    matches: { length: LIVED.matches },
    sheets: { length: LIVED.sheets },
  });
  expect([...kept.keys()].filter((name) => !/^(1\.|root\.)/.test(name))).toEqual([]);
  expect(restored(kept, backupOf(other()), 'replace')).toBe('restored');
  expect(seenOn(kept).names).toEqual(['Basia', 'ola ']);
  expect([...kept.keys()].filter((name) => !/^(2\.|root\.)/.test(name))).toEqual([]);
});

test('after a restoring matches are begun, played on and removed as before', () => {
  const kept = other();
  restored(kept, BACKUP);
  const device = openDevice(kept);
  const begun = begin(device, 'sen', [1, 2], { end: 'rounds', rounds: 1 });
  expect(device.matches.list().underWay.filter(({ id }) => id === begun.id)).toHaveLength(1);
  playOn(begun);
  const count = device.matches.list().finished.length;
  device.matches.remove(begun.id);
  expect(openDevice(kept).matches.list().finished).toHaveLength(count - 1);
});

test('what can no longer be read here stays as it is, and does not go into a backup', () => {
  const kept = other();
  for (const end of ['a', 'b']) kept.get(`match.1.${end}`)?.set('record', '1 2 3\nxx');
  expect(runAtOnce(openDevice(kept).backups.write())).toMatchObject({ matches: 0, unread: 1 });
  restored(kept, BACKUP);
  expect(openDevice(kept).matches.open(1)).toMatchObject({ id: 1, refused: 'damaged' });
  expect(kept.get('match.1.a')!.get('record')).toBe('1 2 3\nxx');
});

test.each([1, 3])('match %i, damaged since the backup was written, is taken from the backup', (id) => {
  const kept = lived();
  const [before, text] = [seenOn(kept), backupOf(kept)];
  for (const end of ['a', 'b']) kept.get(`match.${id}.${end}`)?.set('record', '1 2 3\nxx');
  const device = openDevice(kept);
  expect(device.matches.open(id)).toMatchObject({ refused: 'damaged' });
  expect(device.backups.preview(readable(device, text), 'merge').match).toEqual(ONE_RENEWED);
  restored(kept, text);
  expect(seenOn(kept)).toEqual(before);
  expect(openDevice(kept).matches.open(id)).toMatchObject({ refused: 'missing' });
});

test('what found no room is in the backup as it stands, and is not lost by a restoring', () => {
  const kept = other();
  let room = Infinity;
  const device = openDevice(
    kept,
    withRoom(kept, () => room),
  );
  const match = begin(device, 'sen', [1, 2], { end: 'rounds', rounds: 1 });
  const sheet = sheetFor(device, 'rounds', [1]);
  room = 0;
  playOn(match, 4);
  addPoints(sheet, '30');
  const late = begin(device, 'koty', [1, 2]);
  expect(late.showing.getState().saving).toBe('full');

  const there = readable(device, runAtOnce(device.backups.write()).text);
  expect(there.match.map(({ line }) => ('played' in line ? line.played : 0)).sort()).toEqual(
    expect.arrayContaining([0, 4]),
  );
  expect(there.sheet).toEqual(
    expect.arrayContaining([expect.objectContaining({ line: expect.objectContaining({ totals: [30] }) })]),
  );
  expect(runAtOnce(device.backups.restore(readable(device, BACKUP), 'merge'))).toBe('full');
  expect(device.matches.unsaved().size).toBe(2);

  room = Infinity;
  expect(runAtOnce(device.backups.restore(readable(device, BACKUP), 'merge'))).toBe('restored');
  const after = openDevice(kept);
  expect(after.matches.list().underWay.filter(({ id }) => [match.id, late.id].includes(id))).toMatchObject([
    { game: 'koty' },
    { played: 4 },
  ]);
  expect(after.sheets.list().underWay.find(({ id }) => id === sheet.id)).toMatchObject({ totals: [30] });
});

describe.each(['merge', 'replace'] as const)('%s', (way) => {
  const start = other();
  const before = seenOn(start);
  const done = copyOf(start);
  restored(done, BACKUP, way);
  const after = seenOn(done);

  test('killed at any write: all of it, or nothing', () => {
    const kept = copyOf(start);
    const kills: Kill[] = [];
    expect(
      restored(
        kept,
        BACKUP,
        way,
        withKills(kept, (kill) => kills.push(kill)),
      ),
    ).toBe('restored');
    expect(kills.length).toBeGreaterThan(90);
    let wholes = 0;
    for (const { kept: left } of kills) {
      const seen = seenOn(left);
      const isDone = seen.names.includes('Jan');
      if (isDone) wholes++;
      expect(seen).toEqual(isDone ? after : before);
      // Nothing is left over on the device.
      expect([...left.keys()].some((name) => name.startsWith('1.'))).toBe(isDone);
    }
    expect(wholes).toBeGreaterThan(0);
    expect(wholes).toBeLessThan(kills.length / 4);
  });

  test('with room for any part of it: nothing, and the data as before', () => {
    const size = (kept: Kept) =>
      [...kept.values()].flatMap((store) => [...store.values()]).reduce((sum, text) => sum + text.length, 0);
    const [least, most] = [size(start), size(start) + size(done)];
    let full = 0;
    for (let room = least; room < most; room += Math.floor((most - least) / 60)) {
      const kept = copyOf(start);
      const came = restored(
        kept,
        BACKUP,
        way,
        withRoom(kept, () => room),
      );
      if (came === 'full') full++;
      expect(seenOn(kept)).toEqual(came === 'full' ? before : after);
      // The texts must be equal byte for byte.
      if (came === 'full') for (const [name, texts] of start) expect([name, kept.get(name)]).toEqual([name, texts]);
    }
    expect(full).toBeGreaterThan(20);
  });
});

describe('with another window open', () => {
  test('what that one restored is not lost by a restoring here', () => {
    const kept = other();
    const stale = openDevice(kept);
    restored(kept, BACKUP);
    const before = seenOn(kept);
    expect(runAtOnce(stale.backups.restore(readable(stale, backupOf(lived())), 'replace'))).toBe('elsewhere');
    expect(seenOn(kept)).toEqual(before);
  });

  test('started in the middle of a restoring: nothing changes, nothing is left', () => {
    const start = other();
    const before = seenOn(start);
    for (const at of [3, 9, 15, 20]) {
      const kept = copyOf(start);
      let write = 0;
      const stores = withKills(kept, ({ when }) => {
        if (when === 'before' && ++write === at) openDevice(kept);
      });
      expect(restored(kept, BACKUP, 'merge', stores)).toBe('elsewhere');
      expect(seenOn(kept)).toEqual(before);
      expect([...kept.keys()].filter((name) => !name.startsWith('root.')).sort()).toEqual([...start.keys()].sort());
    }
  });
});

test('nothing is kept on a device that a backup does not know of', () => {
  const kept = lived();
  expect([...kept.keys()].filter((name) => !/^(house|match\.\d+|sheet\.\d+)\.[ab]$/.test(name))).toEqual([]);
  expect([...kept.get('house.a')!.keys()].sort()).toEqual(['choices', 'match', 'people', 'settings', 'sheet']);
});

test('a number is never given again, whatever has failed', () => {
  const kept = other();
  let room = Infinity;
  const device = openDevice(
    kept,
    withRoom(kept, () => room),
  );
  const backup = readable(device, BACKUP);
  room = [...kept.values()].flatMap((store) => [...store.values()]).reduce((sum, text) => sum + text.length, 0) + 9000;
  expect(runAtOnce(device.backups.restore(backup, 'merge'))).toBe('full');
  room = Infinity;
  const match = begin(device, 'sen', [1, 2], { end: 'rounds', rounds: 1 });
  expect(
    openDevice(kept)
      .matches.list()
      .underWay.map(({ id }) => id),
  ).toEqual([match.id]);
});

test('a match that was kept from a code goes along, its guests are nobody there too, and kept on both devices it is one', () => {
  const there: Kept = new Map();
  const played = openDevice(there);
  const ids = ['Ola', 'Jan'].map((name) => addPerson(played.people, name).id);
  const match = begin(played, 'sen', ids, { end: 'rounds', rounds: 1 });
  playOn(match);
  const coded = played.matches.createCode(match.id);
  if ('refused' in coded) throw new Error(coded.refused);
  const keepOn = (kept: Kept) => {
    const device = openDevice(kept);
    const jan = addPerson(device.people, 'Jan').id;
    device.matches.keep(coded.code, (name) => (name === 'Jan' ? jan : null));
    return kept;
  };
  const fresh: Kept = new Map();
  restored(fresh, backupOf(keepOn(new Map())));
  expect(openDevice(fresh).matches.list().finished).toMatchObject([
    { sitters: [{ name: 'Ola', person: 0 }, { name: 'Jan', person: 1 }, { kind: 'bot' }] },
  ]);
  expect(
    openDevice(fresh)
      .people.get()
      .known.map(({ name }) => name),
  ).toEqual(['Jan']);
  const other = keepOn(new Map());
  restored(other, backupOf(fresh));
  expect(openDevice(other).matches.list().finished).toHaveLength(1);
});

describe('people who turned out to be one', () => {
  /** Counts the finished games of each person, by their present names. */
  function gamesOf(kept: Kept) {
    const { matches, people } = openDevice(kept);
    const names = matches
      .list()
      .finished.flatMap(({ sitters }) =>
        sitters.flatMap((sitter) =>
          sitter.kind === 'person'
            ? [people.get().known.find(({ id }) => id === resolvePerson(people.get(), sitter.person))?.name ?? 'nobody']
            : [],
        ),
      );
    return Object.fromEntries(
      [...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]),
    );
  }

  function two(): Kept {
    const kept: Kept = new Map();
    const device = openDevice(kept);
    const [ola, olka, jan] = ['Ola', 'Olka', 'Jan'].map((name) => addPerson(device.people, name).id);
    for (const ids of [
      [ola, jan],
      [olka, jan],
      [olka, jan],
    ])
      playOn(begin(device, 'sen', ids, { end: 'rounds', rounds: 1 }));
    return kept;
  }
  function one(kept: Kept): Kept {
    const { people, choices } = openDevice(kept);
    mergePeople(people, choices, 1, 2);
    return kept;
  }
  const ONE = { Jan: 3, Ola: 3 };

  test.each(['merge', 'replace'] as const)(
    'are one on an empty device too (%s), and once more changes nothing',
    (way) => {
      const text = backupOf(one(two()));
      const fresh: Kept = new Map();
      restored(fresh, text, way);
      expect(gamesOf(fresh)).toEqual(ONE);
      const names = openDevice(fresh)
        .people.get()
        .known.map(({ name }) => name);
      expect(names).toEqual(['Ola', 'Jan']);
      const device = openDevice(fresh);
      expect(device.backups.preview(readable(device, text), 'merge').changesNothing).toBe(true);
      restored(fresh, text);
      expect(gamesOf(fresh)).toEqual(ONE);
    },
  );

  test('stay one when a backup from before comes back', () => {
    const kept = two();
    const before = backupOf(kept);
    one(kept);
    restored(kept, before);
    expect(gamesOf(kept)).toEqual(ONE);
    expect(
      openDevice(kept)
        .people.get()
        .known.map(({ name }) => name),
    ).toEqual(['Ola', 'Jan']);
  });

  test('are one among others', () => {
    const kept = other();
    restored(kept, backupOf(one(two())));
    expect(gamesOf(kept)).toEqual({ Basia: 1, Jan: 3, 'ola ': 4 });
  });
});
