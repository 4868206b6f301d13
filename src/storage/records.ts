import type { IndexEntry, RecordStore } from './recordStore';
import type { RecordSaveResult, SaveResult, UnsavedText } from './twoSlots';
import type { Work } from './work';

/** Why a record cannot be opened; `older` means one of a version that this one cannot convert. */
export type RefusalReason = 'damaged' | 'newer' | 'older' | 'unknownGame' | 'missing';

/** A record that cannot be opened. It is kept all the same. */
export interface Refusal<Line> {
  readonly id: number;
  readonly refused: RefusalReason;
  /** What the list still says about it. */
  readonly summary: Line | null;
}

/** What is to be finished, the newest first, and what can't be opened. */
export interface UnfinishedList<Line> {
  readonly underWay: readonly Line[];
  readonly refused: readonly Refusal<Line>[];
}

/** All records of a kind, the newest first. */
export interface RecordList<Line> extends UnfinishedList<Line> {
  readonly finished: readonly Line[];
}

interface Listed {
  readonly id: number;
  readonly status: string;
  readonly touched: number;
}

/** A record that is open. */
interface Opened<Line> {
  readonly id: number;
  summary(): Line;
}

/** What tells how the last save of an open record went; a store of zustand is one. */
interface SavingStore {
  getState(): { readonly saving: RecordSaveResult };
  subscribe(listener: () => void): unknown;
}

export interface RecordKind<Saved, Line, Open> {
  readonly store: RecordStore<Line>;
  readRecord(text: string): Saved | RefusalReason;
  summarize(id: number, record: Saved): Line;
  /** Whether the record will not change again. */
  isFinal(record: Saved): boolean;
  savingOf(open: Open): SavingStore;
}

type Save<Saved> = (record: Saved) => RecordSaveResult;

/** The records of a kind, with those that are open. */
export interface Records<Saved, Line, Open> {
  list(): RecordList<Line>;
  /** The same without those that were finished long ago: for who does not need to wait for thousands. */
  listUnfinished(): UnfinishedList<Line>;
  /** After this `list` takes no pause that anybody feels, however many there are. */
  prepareList(): Work<void>;
  /** Moves what is finished to where it takes little room. May be given up at any point. */
  tidy(): Work<void>;
  entries(): readonly IndexEntry<Line>[];
  read(id: number): { readonly text: string; readonly sequence: number } | Refusal<Line>;
  refuse(id: number, refused: RefusalReason): Refusal<Line>;
  /** One that could not be written is open still. */
  findOpen(id: number): Open | undefined;
  /** Saves a new record under a number of its own, and opens it whether there was room or not. */
  begin(record: Saved, open: (id: number, save: Save<Saved>, saving: RecordSaveResult) => Open): Open;
  /** Opens what has been read. */
  resume(id: number, sequence: number, status: string, open: (save: Save<Saved>) => Open): Open;
  /** Saves a record that is not opened: all of it or nothing. */
  add(record: Saved): { readonly id: number } | { readonly refused: Exclude<SaveResult, 'saved'> };
  /** What could not be saved, by number. */
  readonly unsaved: ReadonlyMap<number, UnsavedText>;
  remove(id: number): void;
}

const UNDER_WAY = 'underWay';
/** So many records under way are read at each listing because they went on since they were listed. */
const MOST_UNLISTED = 8;
/** The last writing of a record goes to both of its stores, which is two in its sequence. */
const [ONE, BOTH] = [1, 2];

export function openRecords<Saved extends { readonly status: string }, Line extends Listed, Open extends Opened<Line>>({
  store,
  readRecord,
  summarize,
  isFinal,
  savingOf,
}: RecordKind<Saved, Line, Open>): Records<Saved, Line, Open> {
  const unsaved = new Map<number, UnsavedText>();
  /** Records that could not be written live on in memory, and are opened and listed from there. */
  const unwritten = new Map<number, Open>();

  function track(open: Open): Open {
    const saving = savingOf(open);
    const noteUnwritten = () => {
      if (saving.getState().saving === 'full') unwritten.set(open.id, open);
      else unwritten.delete(open.id);
    };
    saving.subscribe(noteUnwritten);
    noteUnwritten();
    return open;
  }

  /** Writes the record each time, but its line in the list only where its status changes or what is finished does. */
  function createSaver(id: number, sequence: number, statusListed: string | null): Save<Saved> {
    let known = sequence;
    let listed = statusListed;
    return function save(record) {
      const text = JSON.stringify(record);
      const writing = store.write(id, text, known, isFinal(record));
      if (writing === 'full') unsaved.set(id, { text, save: () => save(record) });
      else unsaved.delete(id);
      if (writing !== 'saved') return writing;
      known += isFinal(record) ? BOTH : ONE;
      if (listed === UNDER_WAY && record.status === UNDER_WAY) return 'saved';
      const entering = store.putLine(id, summarize(id, record));
      if (entering === 'saved') listed = record.status;
      return entering;
    };
  }

  const refuse = (id: number, refused: RefusalReason): Refusal<Line> => ({
    id,
    refused,
    summary: store.lineOf(id),
  });

  /** The line of an entry; of a record under way the record itself tells more, and the truth. */
  function readLine({ id, line: listed, at }: IndexEntry<Line>, tellChange: (entry: IndexEntry<Line>) => void) {
    if (listed && listed.status !== UNDER_WAY) return { ...listed, id };
    const reading = store.readOwn(id);
    if (reading.found !== 'valid')
      return { id, refused: reading.found === 'none' ? 'missing' : 'damaged', summary: listed } as const;
    if (listed && reading.sequence === at) return { ...listed, id };
    const record = readRecord(reading.text);
    if (typeof record === 'string') return { id, refused: record, summary: listed };
    const line = summarize(id, record);
    tellChange({ id, line, at: reading.sequence });
    return line;
  }

  function readLines(entries: readonly IndexEntry<Line>[]): RecordList<Line> {
    const changed: IndexEntry<Line>[] = [];
    const lines = entries
      .filter(({ id }) => !unwritten.has(id))
      .map((entry) => readLine(entry, (now) => changed.push(now)));
    // Where the app was killed before it listed that one is finished, and so that many need not be read again.
    if (changed.length > MOST_UNLISTED || changed.some(({ line }) => line?.status !== UNDER_WAY))
      store.putLines(changed);
    const written = lines.filter((line): line is Line => 'status' in line);
    const all = [...written, ...[...unwritten.values()].map((open) => open.summary())].sort(
      (a, b) => b.touched - a.touched,
    );
    return {
      underWay: all.filter(({ status }) => status === UNDER_WAY),
      finished: all.filter(({ status }) => status !== UNDER_WAY),
      refused: lines.filter((line): line is Refusal<Line> => 'refused' in line),
    };
  }

  const newId = () => Math.max(store.nextId(), ...[...unwritten.keys()].map((other) => other + 1));

  return {
    entries: () => store.list(),
    refuse,
    findOpen: (id) => unwritten.get(id),
    unsaved,

    read(id) {
      const reading = store.read(id);
      return reading.found === 'valid' ? reading : refuse(id, reading.found === 'none' ? 'missing' : 'damaged');
    },

    list: () => readLines(store.list()),
    listUnfinished: () => readLines(store.listOwn()),
    prepareList: () => store.prepareList(),
    tidy: () => store.tidy(),

    begin(record, open) {
      const id = newId();
      const save = createSaver(id, 0, null);
      return track(open(id, save, save(record)));
    },

    resume: (id, sequence, status, open) => track(open(createSaver(id, sequence, status))),

    add(record) {
      const id = newId();
      let writing = store.write(id, JSON.stringify(record), 0, isFinal(record));
      if (writing === 'elsewhere' || writing === 'removed') return { refused: 'elsewhere' };
      if (writing === 'saved') writing = store.putLine(id, summarize(id, record));
      if (writing === 'saved') return { id };
      store.remove(id);
      return { refused: writing };
    },

    remove(id) {
      unwritten.delete(id);
      unsaved.delete(id);
      store.remove(id);
    },
  };
}
