import { readSheetInSlices, summarizeSheet as sheetSummaryOf, type SheetRulesById } from '../keeper/record';
import type { SheetSummary } from '../keeper/types';
import { readCurrent, summarizeMatch, type Games } from '../match/record';
import { createSoundnessCheck } from '../match/soundness';
import { GUEST, type Summary } from '../match/types';
import { createEngine } from '../rules/kernel/engine';
import type { Engine } from '../rules/kernel/types';
import type { Work } from '../storage/work';

import type { BackupRecord, RecordIdentity, SkipReason, Participant } from './types';

/** Reads with the same readers that open a record on this device, and trusts nothing: anybody can write a file. */
export type RecordReader = (text: string) => Work<BackupRecord | SkipReason>;

const keyOf = (game: string, begun: number, takers: readonly { readonly name: string }[], title = '') =>
  JSON.stringify([game, begun, takers.map(({ name }) => name), title]);
const reasonOf = (reason: SkipReason | 'missing'): SkipReason => (reason === 'missing' ? 'damaged' : reason);

export const identifyMatch = ({ game, begun, touched, sitters }: Omit<Summary, 'id'>): RecordIdentity => ({
  key: keyOf(game, begun, sitters),
  touched,
  takers: sitters.map((sitter): Participant =>
    sitter.kind === 'person' && sitter.person !== GUEST
      ? { person: sitter.person, name: sitter.name, mark: sitter.mark }
      : null,
  ),
});

export const identifySheet = ({ sheet, title, begun, touched, players }: Omit<SheetSummary, 'id'>): RecordIdentity => ({
  key: keyOf(sheet, begun, players, title),
  touched,
  takers: players,
});

export function createMatchReader(games: Games): RecordReader {
  const engines = new Map<string, Engine>();
  function engineOf(game: string): Engine {
    if (!engines.has(game)) engines.set(game, createEngine(games[game]));
    return engines.get(game)!;
  }
  return function* (text) {
    const found = readCurrent(text, games);
    if (typeof found === 'string') return reasonOf(found);
    if (!(yield* createSoundnessCheck(engineOf(found.record.game), found.record, 'elsewhere'))) return 'damaged';
    const { id: _, ...line } = summarizeMatch(0, found.saved);
    return { ...identifyMatch(line), text, line };
  };
}

export const createSheetReader = (rules: SheetRulesById): RecordReader =>
  function* (text) {
    const found = yield* readSheetInSlices(text, rules);
    if (typeof found === 'string') return reasonOf(found);
    const { id: _, ...line } = sheetSummaryOf(0, found, rules);
    return { ...identifySheet(line), text, line };
  };

/** The people of a match are its sitters, those of a sheet are its players. */
interface Seated {
  readonly sitters?: readonly object[];
  readonly players?: readonly object[];
}

/** The same with people under other numbers; as it was, to the letter, where none is another. */
export function renumberPeople(item: BackupRecord, whose: (person: number) => number): BackupRecord {
  if (item.takers.every((taker) => !taker || whose(taker.person) === taker.person)) return item;
  const renumberPerson = (one: object, seat: number) => {
    const taker = item.takers[seat];
    return taker ? { ...one, person: whose(taker.person) } : one;
  };
  const renumberSeats = ({ sitters, players }: Seated): Seated =>
    sitters ? { sitters: sitters.map(renumberPerson) } : { players: players?.map(renumberPerson) };
  const record = JSON.parse(item.text) as Seated;
  return {
    ...item,
    text: JSON.stringify({ ...record, ...renumberSeats(record) }),
    line: { ...item.line, ...renumberSeats(item.line as Seated) } as BackupRecord['line'],
    takers: item.takers.map((taker) => taker && { ...taker, person: whose(taker.person) }),
  };
}
