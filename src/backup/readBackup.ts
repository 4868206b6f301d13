import { choicesFields } from '../storage/choices';
import { asObject, readFields, type FieldReaders } from '../storage/fields';
import { peopleFields } from '../storage/people';
import { settingsFields } from '../storage/settings';
import type { Work } from '../storage/work';

import { readLines, type LineKind } from './lines';
import type { RecordReader } from './records';
import type { Backup, BackupRecord, SkipReason, UnusableReason } from './types';

/** The part of the work that finding the lines takes. The rest is reading what is in them. */
const LINES = 0.2;

/** What is in a text, each entry by the readers that will open it. */
export function* readBackup(
  text: string,
  readers: Readonly<Record<'match' | 'sheet', RecordReader>>,
): Work<Backup | { readonly refused: UnusableReason }> {
  const finding = readLines(text);
  let slice = finding.next();
  for (; !slice.done; slice = finding.next()) yield slice.value * LINES;
  const found = slice.value;
  if (typeof found === 'string') return { refused: found };
  const { written, lines, damaged, isCut } = found;
  const leftOut: Record<SkipReason, number> = { damaged, newer: 0, older: 0, unknownGame: 0 };

  const newest = { match: new Map<string, BackupRecord>(), sheet: new Map<string, BackupRecord>() };
  for (const [at, { kind, json }] of lines.entries()) {
    const part = LINES + ((1 - LINES) * at) / lines.length;
    yield part;
    if (kind !== 'match' && kind !== 'sheet') continue;
    const reading = readers[kind](json);
    let step = reading.next();
    for (; !step.done; step = reading.next()) yield part;
    const item = step.value;
    if (typeof item === 'string') leftOut[item]++;
    else if (item.touched > (newest[kind].get(item.key)?.touched ?? -Infinity)) newest[kind].set(item.key, item);
  }

  function note<T extends object>(kind: LineKind, fields: FieldReaders<T>): T | null {
    const line = lines.find((one) => one.kind === kind);
    if (!line) return null;
    try {
      return readFields(fields, asObject(JSON.parse(line.json)));
    } catch {
      leftOut.damaged++;
      return null;
    }
  }

  const backup: Backup = {
    written,
    match: [...newest.match.values()],
    sheet: [...newest.sheet.values()],
    people: note('people', peopleFields),
    settings: note('settings', settingsFields),
    choices: note('choices', choicesFields),
    leftOut,
    isCut,
  };
  const isUsable = backup.match.length + backup.sheet.length > 0 || backup.people !== null;
  if (isUsable) return backup;
  return { refused: isCut ? 'cut' : leftOut.newer > 0 ? 'newer' : 'damaged' };
}
