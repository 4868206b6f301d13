import { bot, playedOut } from '../e2e/device';
import { openMatches } from '../src/match/matches';
import { openMatchStore } from '../src/match/matchStore';
import { readRecord, summarizeMatch } from '../src/match/record';
import { games } from '../src/rules';
import { createMemoryStores } from '../src/storage/memoryStores';

export type Kept = Map<string, Map<string, string>>;

/** So many different matches are played; the others are these again at other times. */
const DIFFERENT = 20;

/** Texts of matches of all games as they are saved, played to their end or half. */
export function textsOf(most: number): string[] {
  const kept: Kept = new Map();
  const stores = createMemoryStores(kept);
  const matches = openMatches({ stores, games });
  const ids = Object.keys(games).filter((game) => game !== 'template');
  return Array.from({ length: DIFFERENT }, (_, index) => {
    const game = ids[index % ids.length];
    const sitters = ['Ola', 'Jan', 'Basia'].map((name, seat) => bot(seat, name));
    const match = matches.begin({ game, sitters: sitters.slice(0, games[game].seats.min > 2 ? 3 : 2), seed: index });
    playedOut(match, most);
    const reading = openMatchStore(stores, games).read(match.id);
    if (reading.found !== 'valid') throw new Error('A match was not saved');
    return reading.text;
  });
}

/** A device with so many matches, each with stores of its own, as it was before there were segments. */
export function deviceWith(texts: readonly string[], many: number): Kept {
  const kept: Kept = new Map();
  const store = openMatchStore(createMemoryStores(kept), games);
  const entries = Array.from({ length: many }, (_, index) => {
    const id = index + 1;
    const text = texts[index % texts.length].replace(/"begun":\d+,"touched":\d+/, () => {
      const begun = 1.7e12 + index * 1e7 + ((index * 7919) % 100_003);
      return `"begun":${begun},"touched":${begun + 600_000 + ((index * 104_729) % 1_000_003)}`;
    });
    const record = readRecord(text, games);
    if (typeof record === 'string') throw new Error(record);
    store.write(id, text, Infinity, true);
    return { id, line: summarizeMatch(id, record) };
  });
  store.replaceIndex({ next: many + 1, entries, segments: [], without: [], emptied: [] });
  return kept;
}
