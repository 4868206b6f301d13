import fc from 'fast-check';

import { computeChecksum } from '../../src/storage/checksum';
import { runAtOnce } from '../../src/storage/work';
import { copyOf, type Kept } from '../storage/faults';

import { LIVED, backupOf, lived, openDevice, seenOn } from './device';

/** RUNS=4000 makes the long check. */
const RUNS = Number(process.env.RUNS ?? 120);

const KEPT = lived();
const TEXT = backupOf(KEPT);
const LINES = TEXT.split('\n').slice(0, -1);
const BEFORE = seenOn(KEPT);

const read = (text: string) => runAtOnce(openDevice(copyOf(KEPT)).backups.read(text));

/** A line of a backup with a right checksum, whatever its contents. */
const line = (kind: string, json: string) => `${kind} ${computeChecksum(json)} ${json}`;
const backupWith = (...lines: string[]) => [LINES[0], ...lines, `end ${lines.length}`].join('\n');
const recordIn = (found: string) => JSON.parse(found.slice(found.indexOf('{'))) as Record<string, unknown>;
const ofKind = (kind: string) => LINES.filter((one) => one.startsWith(`${kind} `));

/**
 * Checks that reading changes nothing, that accepting what can be accepted loses nothing, and that everything accepted
 * can be opened.
 */
function takes(text: string, kept: Kept = copyOf(KEPT)) {
  const before = seenOn(kept);
  const plain = copyOf(kept);
  const device = openDevice(kept);
  const found = runAtOnce(device.backups.read(text));
  if (!('refused' in found)) {
    device.backups.preview(found, 'merge');
    device.backups.preview(found, 'replace');
  }
  expect(kept).toEqual(plain);
  if ('refused' in found) return found.refused;
  expect(runAtOnce(device.backups.restore(found, 'merge'))).toBe('restored');
  const after = seenOn(kept);
  for (const list of ['matches', 'sheets', 'names'] as const)
    expect(after[list]).toEqual(expect.arrayContaining(before[list]));
  const calendar = new Intl.DateTimeFormat('pl', { dateStyle: 'long' });
  const { matches, sheets } = openDevice(kept);
  for (const one of matches.list().finished) {
    calendar.format(one.touched);
    expect(one.sitters.every((sitter) => typeof sitter.name === 'string')).toBe(true);
    matches.replay(one.id, 'all');
  }
  for (const one of sheets.list().finished) calendar.format(one.touched);
  const alone: Kept = new Map();
  expect(runAtOnce(openDevice(alone).backups.restore(found, 'replace'))).toBe('restored');
  seenOn(alone);
  return found;
}

test.each([
  ['nothing', ''],
  ['a picture', '\uFFFDPNG\r\n\u001a\n'],
  ['some JSON', '{"matches":[]}'],
  ['its name only', 'Catnap backup'],
  ['no number', 'Catnap backup x 1'],
  ['a million braces', '['.repeat(1_000_000)],
])('%s is no backup', (_, text) => expect(takes(text)).toBe('notBackup'));

test('of a newer version: nothing is taken', () => {
  expect(takes(TEXT.replace('Catnap backup 1', 'Catnap backup 2'))).toBe('newer');
  expect(takes('Catnap backup 999999 whatever comes then')).toBe('newer');
});

test('larger than any backup', () => expect(takes(`${TEXT}${' '.repeat(128 * 1024 * 1024)}`)).toBe('tooLarge'));

test('cut anywhere: it says so, and takes what is whole', () => {
  const ends = LINES.reduce<number[]>((all, one) => [...all, (all.at(-1) ?? -1) + one.length + 1], []);
  const lengths = ends
    .flatMap((end) => [end - 1, end, end + 1, end + 200])
    .filter((length) => length < TEXT.lastIndexOf('end'));
  for (const length of [10, 15, 16, ...lengths]) {
    const found = read(TEXT.slice(0, length));
    const isHead = length >= 'Catnap backup 1'.length;
    if ('refused' in found) expect(found.refused).toBe(isHead ? 'cut' : 'notBackup');
    else {
      expect(found.isCut).toBe(true);
      expect(found.match.length + found.sheet.length).toBe(ends.slice(4, -1).filter((end) => end <= length).length);
    }
  }
  expect(takes(TEXT.slice(0, TEXT.length / 2))).toMatchObject({ isCut: true });
});

test('with any letter changed: that entry stays out and all others are taken', () => {
  for (let at = LINES[0].length + 1; at < TEXT.length - 8; at += 397) {
    const found = read(TEXT.slice(0, at) + (TEXT[at] === '7' ? '8' : '7') + TEXT.slice(at + 1));
    expect(found).toMatchObject({ leftOut: { damaged: expect.any(Number) } });
    if (!('refused' in found)) {
      expect(found.leftOut.damaged).toBeGreaterThanOrEqual(1);
      expect(found.leftOut.damaged).toBeLessThanOrEqual(2);
      const notes = [found.people, found.settings, found.choices].filter((note) => note !== null).length;
      expect(found.match.length + found.sheet.length + notes).toBe(LINES.length - 2 - found.leftOut.damaged);
    }
  }
});

test('a line taken out is missed, one that is there twice is taken once', () => {
  const [head, ...rest] = LINES;
  expect(read([head, ...rest.slice(1)].join('\n'))).toMatchObject({
    isCut: false,
    leftOut: { damaged: 1 },
    people: null,
  });
  const twice = takes(backupWith(...rest.slice(0, -1), ...rest.slice(0, -1)), new Map());
  expect(twice).toMatchObject({ match: { length: LIVED.matches }, sheet: { length: LIVED.sheets } });
});

test('sent as text by something that ends lines in its own way', () => {
  expect(takes(`\uFEFF${TEXT.replace(/\n/g, '\r\n')}\r\n\r\n`)).toMatchObject({
    isCut: false,
    leftOut: { damaged: 0 },
    match: { length: LIVED.matches },
  });
});

test('without its list of people they are named by their matches', () => {
  const kept: Kept = new Map();
  takes(backupWith(...LINES.slice(1, -1).filter((one) => !one.startsWith('people '))), kept);
  expect(
    openDevice(kept)
      .people.get()
      .known.map(({ name }) => name)
      .sort(),
  ).toEqual(['Ewa', 'Jan', 'Ola', 'Zenek']);
});

describe('one record among good ones', () => {
  const [match] = ofKind('match');
  const [sheet] = ofKind('sheet').slice(-1);
  const good = ofKind('match')[1];
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const changed = (from: string, part: object) =>
    line(from.split(' ')[0], JSON.stringify({ ...recordIn(from), ...part }));

  test.each([
    ['no JSON', line('match', '{'), 'damaged'],
    ['null', line('match', 'null'), 'damaged'],
    ['a list', line('match', '[1,2]'), 'damaged'],
    ['deeply nested', line('match', deep(500_000)), 'damaged'],
    [
      'a state deeply nested',
      line('match', JSON.stringify(recordIn(match)).replace('"state":{', `"state":{"deep":${deep(100_000)},`)),
      'damaged',
    ],
    ['of a game that nobody knows', changed(match, { game: 'chess' }), 'unknownGame'],
    ['of a game called constructor', changed(match, { game: 'constructor' }), 'unknownGame'],
    ['of a sheet called __proto__', changed(sheet, { sheet: '__proto__' }), 'unknownGame'],
    ['of a newer version', changed(match, { version: 99 }), 'newer'],
    ['a sheet of a newer format', changed(sheet, { format: 9 }), 'newer'],
    ['of a version before the first', changed(match, { version: 0 }), 'older'],
    ['at a time that no calendar has', changed(match, { touched: 1e300 }), 'damaged'],
    ['with a score that is no number', changed(match, { score: ['x', null, {}] }), 'damaged'],
    [
      'with a score without end',
      line('match', JSON.stringify(recordIn(match)).replace(/"score":\[[^\]]*\]/, '"score":[1e999,1,2]')),
      'damaged',
    ],
    ['with sitters that are nobody', changed(match, { sitters: [null, 7, 'x'] }), 'damaged'],
    [
      'with bots of no level',
      changed(match, { sitters: [0, 1, 2].map((level) => ({ kind: 'bot', level, name: '', mark: 'star' })) }),
      'damaged',
    ],
    [
      'with a thousand seats',
      changed(match, {
        state: { ...(recordIn(match).state as object), seats: 1000 },
        sitters: Array(1000).fill({ kind: 'bot', level: 'easy', name: '', mark: 'star' }),
        score: Array(1000).fill(0),
        looked: Array(1000).fill(0),
        places: Array(1000).fill(1),
      }),
      'damaged',
    ],
    ['looked at before its beginning', changed(match, { looked: [-5, 0, 0] }), 'damaged'],
    ['of a status of its own', changed(match, { status: 'won' }), 'damaged'],
    [
      'whose state nobody can look at',
      changed(match, { state: { seats: 3, options: {}, flow: [], played: 0, chance: [1, 2, 3, 4] } }),
      'damaged',
    ],
    [
      'a sheet whose edits make no sense',
      changed(sheet, { edits: [{ type: 'enter', round: 7, seat: 0, field: 'points', value: 'x' }] }),
      'damaged',
    ],
    ['a sheet of endless rounds', changed(sheet, { edits: Array(50_000).fill({ type: 'add' }), at: 0 }), 'damaged'],
    [
      'longer than any record',
      line('match', JSON.stringify({ ...recordIn(match), note: 'x'.repeat(3_000_000) })),
      'damaged',
    ],
    ['of a kind that nobody knows', line('cat', '{}'), 'damaged'],
  ])('%s stays out', (_, bad, why) => {
    expect(takes(backupWith(bad, good))).toMatchObject({ match: { length: 1 }, leftOut: { [why]: 1 } });
    expect(['damaged', 'newer']).toContain(takes(backupWith(bad)));
  });

  test('keys of the prototype change nothing', () => {
    const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
    const with_ = (found: string) => line(found.split(' ')[0], evil + JSON.stringify(recordIn(found)).slice(1));
    takes(backupWith(...LINES.slice(1, -1).map(with_)));
    takes(
      backupWith(
        line('choices', '{"games":{"__proto__":{"seats":[],"polluted":1}}}'),
        line('people', '{"known":[],"same":{"__proto__":3}}'),
        good,
      ),
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('people without end, twice the same, and numbers without measure', () => {
    const people = (known: unknown, more: object = {}) =>
      line('people', JSON.stringify({ known, last: [], next: 3, ...more }));
    const million = people(Array.from({ length: 1_000_000 }, (_, id) => ({ id, name: `P${id}`, mark: 'star' })));
    expect(takes(backupWith(million, good))).toMatchObject({
      people: null,
      leftOut: { damaged: 1 },
      match: { length: 1 },
    });
    takes(backupWith(people(Array(1000).fill({ id: 1, name: 'Ola', mark: 'star' })), good));
    const kept: Kept = new Map();
    takes(
      backupWith(
        people(
          [
            { id: Number.MAX_SAFE_INTEGER, name: 'A', mark: 'star' },
            { id: -4, name: 'B', mark: 'star' },
          ],
          { next: Number.MAX_SAFE_INTEGER, same: { 1: 2, 2: 1 } },
        ),
        good,
      ),
      kept,
    );
    const { known, next } = openDevice(kept).people.get();
    expect(known.map(({ id }) => id)).toEqual([1, 2]);
    expect(next).toBeLessThan(10);
  });
});

const HOSTILE = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e15,
    1e308,
    -1e308,
    '',
    '__proto__',
    'x'.repeat(1000),
    [],
    {},
    [[]],
    [null],
    { length: 9 },
  ),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Replaces a value somewhere inside. */
function spoilt(found: unknown, way: readonly number[], value: unknown): unknown {
  if (typeof found !== 'object' || found === null || way.length === 0) return value;
  const keys = Object.keys(found);
  if (keys.length === 0) return value;
  const key = keys[way[0] % keys.length];
  const inner = spoilt((found as Record<string, unknown>)[key], way.slice(1), value);
  if (Array.isArray(found)) return found.map((one, index) => (String(index) === key ? inner : (one as unknown)));
  return { ...found, [key]: inner };
}

test('whatever stands in a record, with the right checksum: it is taken or stays out, and nothing breaks', () => {
  const records = LINES.slice(1, -1);
  fc.assert(
    fc.property(
      fc.nat(records.length - 1),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
      HOSTILE,
      (which, way, value) => {
        const record = records[which];
        const bad = line(record.split(' ')[0], JSON.stringify(spoilt(recordIn(record), way, value)));
        const kept: Kept = new Map();
        const device = openDevice(kept);
        const found = runAtOnce(
          device.backups.read(backupWith(...records.filter((one) => one !== record).slice(0, 4), bad)),
        );
        if ('refused' in found) throw new Error(found.refused);
        expect(runAtOnce(device.backups.restore(found, 'merge'))).toBe('restored');
        seenOn(kept);
        const { matches } = openDevice(kept);
        for (const { id, touched } of matches.list().finished) {
          matches.replay(id, 'all');
          new Date(touched).toISOString();
        }
      },
    ),
    { numRuns: RUNS },
  );
});

test('whatever the text: a reason, or something to take; and the data as before', () => {
  const piece = fc.oneof(
    fc.constantFrom(...LINES),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('end 3', 'end 0', '\r', 'match 0 {}', 'Catnap backup 1 5'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const kept = copyOf(KEPT);
      const found = runAtOnce(openDevice(kept).backups.read([LINES[0], ...pieces].join('\n')));
      expect(
        'refused' in found
          ? ['cut', 'damaged', 'newer', 'notBackup'].includes(found.refused)
          : found.match.length + found.sheet.length >= 0,
      ).toBe(true);
      expect(kept).toEqual(KEPT);
    }),
    { numRuns: RUNS },
  );
  expect(seenOn(KEPT)).toEqual(BEFORE);
});
