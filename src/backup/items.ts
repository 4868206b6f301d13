import { readingSheet, summaryOf as sheetSummaryOf, type Rules } from '../keeper/record';
import type { SheetSummary } from '../keeper/types';
import { readCurrent, summaryOf, type Games } from '../match/record';
import { soundnessOf } from '../match/soundness';
import { GUEST, type Summary } from '../match/types';
import { createEngine } from '../rules/kernel/engine';
import type { Engine } from '../rules/kernel/types';
import type { Work } from '../storage/work';

import type { Item, Known, Reason, Taker } from './types';

/** By the same readers that open it on this device, and with doubt: what a file says may be said by anybody. */
export type ReadItem = (text: string) => Work<Item | Reason>;

const keyOf = (game: string, begun: number, takers: readonly { readonly name: string }[], title = '') =>
  JSON.stringify([game, begun, takers.map(({ name }) => name), title]);
const reasonOf = (reason: Reason | 'missing'): Reason => (reason === 'missing' ? 'damaged' : reason);

export const knownMatch = ({ game, begun, touched, sitters }: Omit<Summary, 'id'>): Known => ({
  key: keyOf(game, begun, sitters),
  touched,
  takers: sitters.map((sitter): Taker =>
    sitter.kind === 'person' && sitter.person !== GUEST
      ? { person: sitter.person, name: sitter.name, mark: sitter.mark }
      : null,
  ),
});

export const knownSheet = ({ sheet, title, begun, touched, players }: Omit<SheetSummary, 'id'>): Known => ({
  key: keyOf(sheet, begun, players, title),
  touched,
  takers: players,
});

export function matchReader(games: Games): ReadItem {
  const engines = new Map<string, Engine>();
  function engineOf(game: string): Engine {
    if (!engines.has(game)) engines.set(game, createEngine(games[game]));
    return engines.get(game)!;
  }
  return function* (text) {
    const found = readCurrent(text, games);
    if (typeof found === 'string') return reasonOf(found);
    if (!(yield* soundnessOf(engineOf(found.record.game), found.record, 'elsewhere'))) return 'damaged';
    const { id: _, ...line } = summaryOf(0, found.saved);
    return { ...knownMatch(line), text, line };
  };
}

export const sheetReader = (rules: Rules): ReadItem =>
  function* (text) {
    const found = yield* readingSheet(text, rules);
    if (typeof found === 'string') return reasonOf(found);
    const { id: _, ...line } = sheetSummaryOf(0, found, rules);
    return { ...knownSheet(line), text, line };
  };

/** Those of a match are its sitters, those of a sheet its players. */
interface Seated {
  readonly sitters?: readonly object[];
  readonly players?: readonly object[];
}

/** The same with people under other numbers; as it was, to the letter, where none is another. */
export function withPeople(item: Item, whose: (person: number) => number): Item {
  if (item.takers.every((taker) => !taker || whose(taker.person) === taker.person)) return item;
  const renumbered = (one: object, seat: number) => {
    const taker = item.takers[seat];
    return taker ? { ...one, person: whose(taker.person) } : one;
  };
  const seatedIn = ({ sitters, players }: Seated): Seated =>
    sitters ? { sitters: sitters.map(renumbered) } : { players: players?.map(renumbered) };
  const record = JSON.parse(item.text) as Seated;
  return {
    ...item,
    text: JSON.stringify({ ...record, ...seatedIn(record) }),
    line: { ...item.line, ...seatedIn(item.line as Seated) } as Item['line'],
    takers: item.takers.map((taker) => taker && { ...taker, person: whose(taker.person) }),
  };
}
