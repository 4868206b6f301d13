import { choicesFields } from '../storage/choices';
import { objectOf, readFields, type Fields } from '../storage/fields';
import { peopleFields } from '../storage/people';
import { settingsFields } from '../storage/settings';
import type { ReadItem } from './items';
import { linesIn, type Kind } from './lines';
import type { Backup, Item, Reason, Unusable } from './types';

/** What is in a text, each entry by the readers that will open it. */
export function readBackup(text: string, readers: Readonly<Record<'match' | 'sheet', ReadItem>>): Backup | { readonly refused: Unusable } {
  const found = linesIn(text);
  if (typeof found === 'string') return { refused: found };
  const { written, lines, damaged, isCut } = found;
  const leftOut: Record<Reason, number> = { damaged, newer: 0, older: 0, unknownGame: 0 };

  function items(kind: 'match' | 'sheet'): readonly Item[] {
    const newest = new Map<string, Item>();
    for (const { json } of lines.filter((line) => line.kind === kind)) {
      const item = readers[kind](json);
      if (typeof item === 'string') leftOut[item]++;
      else if (item.touched > (newest.get(item.key)?.touched ?? -Infinity)) newest.set(item.key, item);
    }
    return [...newest.values()];
  }

  function note<T extends object>(kind: Kind, fields: Fields<T>): T | null {
    const line = lines.find((one) => one.kind === kind);
    if (!line) return null;
    try {
      return readFields(fields, objectOf(JSON.parse(line.json)));
    } catch {
      leftOut.damaged++;
      return null;
    }
  }

  const backup: Backup = {
    written,
    match: items('match'),
    sheet: items('sheet'),
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
