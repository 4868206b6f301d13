import { readSheet, type SheetRulesById } from '../keeper/record';
import { openSheetStore } from '../keeper/sheetStore';
import type { Sheets, SheetSummary } from '../keeper/types';
import { openMatchStore } from '../match/matchStore';
import { readCurrent, type Games } from '../match/record';
import type { Matches, Summary } from '../match/types';
import { readDocument } from '../storage/document';
import { readFields } from '../storage/fields';
import { peopleFields } from '../storage/people';
import type { RecordStore } from '../storage/recordStore';
import type { Stores } from '../storage/store';
import type { Work } from '../storage/work';

import { listPersons } from './pairPeople';
import type { LocalData, LocalRecord } from './planRestore';
import { identifyMatch, identifySheet } from './records';
import type { Backup, RecordIdentity } from './types';

export type DataKind = 'match' | 'sheet';

/** The records of a kind, as they are kept in these stores. */
export type OpenRecords = (kind: DataKind, where?: Stores) => RecordStore<Summary | SheetSummary>;

interface Premises {
  readonly stores: Stores;
  readonly games: Games;
  readonly rules: SheetRulesById;
  readonly matches: Matches;
  readonly sheets: Sheets;
}

interface Lists<Line> {
  readonly underWay: readonly Line[];
  readonly finished: readonly Line[];
  readonly refused: readonly { readonly id: number; readonly summary: Line | null }[];
}

const linesOf = <Line>({ underWay, finished, refused }: Lists<Line>): readonly Line[] => [
  ...underWay,
  ...finished,
  ...refused.flatMap(({ summary }) => summary ?? []),
];

/** Numbers of all who took part in the matches and sheets of this device. */
export const listPersonsHere = (matches: Matches, sheets: Sheets): readonly number[] =>
  listPersons([...linesOf(matches.list()).map(identifyMatch), ...linesOf(sheets.list()).map(identifySheet)]);

/** What is on this device, as far as a restoring asks for it. */
export function openLocalData({ stores, games, rules, matches, sheets }: Premises) {
  const openRecords: OpenRecords = (kind, where = stores) =>
    (kind === 'match' ? openMatchStore(where, games) : openSheetStore(where, rules)) as RecordStore<
      Summary | SheetSummary
    >;

  /** Records of this device that were looked into, by kind and number: whether they are damaged. */
  const lookedInto = new Map<string, boolean>();
  function isDamaged(kind: DataKind, id: number): boolean {
    const key = `${kind}.${id}`;
    let found = lookedInto.get(key);
    if (found === undefined) {
      const reading = openRecords(kind).read(id);
      const read =
        kind === 'match' ? (text: string) => readCurrent(text, games) : (text: string) => readSheet(text, rules);
      found = reading.found !== 'valid' || read(reading.text) === 'damaged';
      lookedInto.set(key, found);
    }
    return found;
  }

  /** What the lists tell, and of refused ones what they still know. */
  function listOwned<Line extends { readonly id: number }>(
    kind: DataKind,
    lists: Lists<Line>,
    knownOf: (line: Line) => RecordIdentity,
  ) {
    return {
      own: linesOf(lists).map((line): LocalRecord => ({
        id: line.id,
        ...knownOf(line),
        isDamaged: () => isDamaged(kind, line.id),
      })),
      unknown: lists.refused.flatMap(({ id, summary }) => (summary ? [] : id)),
    };
  }

  function read(): LocalData {
    const match = listOwned('match', matches.list(), identifyMatch);
    const sheet = listOwned('sheet', sheets.list(), identifySheet);
    return {
      people: readFields(peopleFields, readDocument(stores, 'people')),
      match: match.own,
      sheet: sheet.own,
      unknown: { match: match.unknown, sheet: sheet.unknown },
    };
  }

  return {
    openRecords,
    read,
    /** Looks, bit by bit, into what is here of the same matches and sheets: what is damaged here gives way. */
    *lookInto(backup: Backup): Work<void> {
      lookedInto.clear();
      const own = read();
      for (const kind of ['match', 'sheet'] as const) {
        const touched = new Map(backup[kind].map((item) => [item.key, item.touched]));
        for (const { key, touched: mine, id } of own[kind]) {
          if (mine < (touched.get(key) ?? -Infinity) || !touched.has(key)) continue;
          isDamaged(kind, id);
          yield 1;
        }
      }
    },
  };
}
