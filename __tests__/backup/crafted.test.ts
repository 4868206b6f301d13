import { spoil } from '../../scripts/hostile/spoil';
import { createDice } from '../../src/rules/kernel/chance';
import { computeChecksum } from '../../src/storage/checksum';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { openTwoSlots } from '../../src/storage/twoSlots';
import { runAtOnce } from '../../src/storage/work';
import { playOn } from '../match/table';
import { copyOf, type Kept } from '../storage/faults';

import { backupOf, lived, openDevice, restored, seenOn } from './device';

const KEPT = lived();
const LINES = backupOf(KEPT).split('\n').slice(1, -2);
const jsonOf = (line: string) => line.slice(line.indexOf('{'));
const backupWith = (kind: string, json: string) =>
  `Catnap backup 1 5\n${kind} ${computeChecksum(json)} ${json}\nend 1\n`;
const MATCHES = LINES.filter((line) => line.startsWith('match ')).map(jsonOf);

test.each(['1e15', '2e8', '3'])(
  'an object of length %s in the place of a list is refused, and not counted',
  (length) => {
    const koty = MATCHES.find((json) => json.includes('"game":"koty"'))!;
    const json = koty.replace(/"middle":\[[^\]]*\]/g, `"middle":{"length":${length}}`);
    expect(json).not.toBe(koty);
    expect(runAtOnce(openDevice(new Map()).backups.read(backupWith('match', json)))).toEqual({ refused: 'damaged' });
  },
);

test('a count below zero is refused: what is drawn of a state counts on', () => {
  const catLady = MATCHES.find((json) => json.includes('"game":"cat-lady"'))!;
  const record = JSON.parse(catLady);
  const read = (food: number) => {
    record.state.food[1][0] = food;
    return runAtOnce(openDevice(new Map()).backups.read(backupWith('match', JSON.stringify(record))));
  };
  expect(read(2)).not.toHaveProperty('refused');
  expect(read(-1)).toEqual({ refused: 'damaged' });
});

test('whatever is accepted of crafted matches can be opened, looked at and played on', () => {
  for (let i = 0; i < 40; i++) {
    const dice = createDice(i);
    const device = openDevice(new Map());
    const found = runAtOnce(device.backups.read(backupWith('match', spoil(MATCHES[i % MATCHES.length], dice))));
    if ('refused' in found) continue;
    expect(runAtOnce(device.backups.restore(found, 'merge'))).toBe('restored');
    for (const { id } of device.matches.list().underWay) {
      const match = device.matches.open(id);
      if ('refused' in match) throw new Error(match.refused);
      playOn(match, 20);
      match.undo();
      match.log();
    }
  }
});

function withText(kept: Kept, stores: string, key: string, text: string): Kept {
  const copy = copyOf(kept);
  const device = createMemoryStores(copy);
  const both = openTwoSlots([device.open(`${stores}.a`), device.open(`${stores}.b`)], key);
  both.write(text);
  both.write(text);
  return copy;
}

const SENSELESS = [
  '{',
  'null',
  '7',
  '[]',
  '{"house":-1}',
  '{"next":1e300,"entries":[null]}',
  '{"entries":{"length":1e15}}',
];

test.each(SENSELESS)('a list that says %s is made anew from the records, and kept beside', (text) => {
  const kept = withText(KEPT, 'house', 'match', text);
  expect(seenOn(kept).matches.sort()).toEqual(seenOn(KEPT).matches.sort());
  expect(kept.get('house.a')!.get('match.unread')).toContain(text);
});

test.each(SENSELESS)('where the root says %s the data are found, and it is kept beside', (text) => {
  const moved: Kept = new Map();
  restored(moved, backupOf(KEPT), 'replace');
  const kept = withText(moved, 'root', 'root', text);
  expect(seenOn(kept)).toEqual(seenOn(moved));
  expect(kept.get('root.a')!.get('root.unread')).toContain(text);
});
