import { deleteSegment, nameSegment } from './archive/archive';
import { isEither, isListOf, isNull, isObjectOf, isUndefined, isWhole } from './checks';
import { deleteRecord, readListed, recordNames } from './recordIndex';
import { setAside } from './setAside';
import type { Stores } from './store';
import { openTwoSlots, writeBothSlots, type SaveResult } from './twoSlots';
import { createUnreadTexts, type UnreadTexts } from './unread';

/** Numbers before the names of stores. `house` stands before those of documents; devices have saved it under that name. */
interface Place {
  readonly house: number;
  readonly records: number;
}

const KINDS = ['match', 'sheet'] as const;
type Kind = (typeof KINDS)[number];
type Numbers = Readonly<Record<Kind, readonly number[]>>;
/** Numbers of records that have stores of their own, and of segments. Rubble of before there were segments lacks those. */
export type RecordIds = Numbers & { readonly segments?: Numbers };

/** The device's stores as they are called where the data stand. */
export interface DataSetStores extends Stores {
  readonly place: Place;
  readonly unread: UnreadTexts;
}

/** Stores that are not part of the data yet, or not any more. */
interface Rubble extends Place, RecordIds {}

/** Where the data of this device stand. */
interface Root extends Place {
  readonly rubble: Rubble | null;
}

export interface DataSetChange {
  /** Nothing of what is here goes along: records are numbered from 1 again. */
  readonly isAfresh: boolean;
  /** Records that are built. */
  readonly coming: RecordIds;
  /** Records that are no longer part of the data afterwards. */
  readonly leaving: RecordIds;
}

/** Data sets are counted; a restoring makes one. */
const isNumber = isWhole(0, 1_000_000);
const isIds = isListOf(isWhole(1, Number.MAX_SAFE_INTEGER), 0, Infinity);
const isRubble = isObjectOf<Rubble>({
  house: isNumber,
  records: isNumber,
  match: isIds,
  sheet: isIds,
  segments: isEither(isUndefined, isObjectOf<Numbers>({ match: isIds, sheet: isIds })),
});
const isRoot = isObjectOf<Root>({ house: isNumber, records: isNumber, rubble: isEither(isNull, isRubble) });

const KEY = 'root';
const pairOf = (device: Stores) => [device.open('root.a'), device.open('root.b')] as const;

function rootIn(text: string): Root | null {
  try {
    const found: unknown = JSON.parse(text);
    // rubble that is in force would be cleared away with all that is in it
    return isRoot(found) && found.rubble?.house !== found.house ? found : null;
  } catch {
    return null;
  }
}

/** So many restorings back and forth a data set is looked for. */
const FARTHEST = 64;

/** Where the data stand when nothing tells: in the newest data set that has a list, with the records that it lists. */
function findPlace(device: Stores): Place {
  for (let house = FARTHEST; house > 0; house--) {
    const stores = storesAt(device, { house, records: house });
    if (!stores.exists('house.a') && !stores.exists('house.b')) continue;
    const listed = KINDS.flatMap((kind) => {
      const { entries, segments } = readListed(stores, kind) ?? { entries: [], segments: [] };
      return [
        ...entries.flatMap(({ id }) => recordNames(kind, id)),
        ...segments.flatMap((segment) => nameSegment(kind, segment)),
      ];
    });
    if (listed.length === 0) continue;
    const hasRecord = (records: number) => listed.some(storesAt(device, { house, records }).exists);
    const records = Array.from({ length: house + 1 }, (_, back) => house - back).find(hasRecord);
    if (records !== undefined) return { house, records };
  }
  return { house: 0, records: 0 };
}

function rootOf(device: Stores) {
  const kept = openTwoSlots(pairOf(device), KEY);
  const reading = kept.read();
  const read = reading.found === 'valid' ? rootIn(reading.text) : null;
  return {
    root: read ?? { ...(reading.found === 'none' ? { house: 0, records: 0 } : findPlace(device)), rubble: null },
    /** Something stands there, and it makes no sense. */
    isUnread: reading.found !== 'none' && !read,
    write: (root: Root) => writeBothSlots(kept, JSON.stringify(root), reading.found === 'valid' ? reading.sequence : 0),
  };
}

function storesAt(device: Stores, place: Place): DataSetStores {
  const { house, records } = place;
  const nameStore = (name: string) => {
    const number = name.startsWith('house.') ? house : records;
    return number === 0 ? name : `${number}.${name}`;
  };
  return {
    place,
    open: (name) => device.open(nameStore(name)),
    exists: (name) => device.exists(nameStore(name)),
    drop: (name) => device.drop(nameStore(name)),
    names() {
      const bare = (full: string) => full.replace(/^\d+\./, '');
      return device.names()?.flatMap((full) => (nameStore(bare(full)) === full ? bare(full) : [])) ?? null;
    },
    watch(listener) {
      const hear = (full: string, key: string) => {
        const name = full.replace(/^\d+\./, '');
        if (nameStore(name) === full) listener(name, key); // else it belongs to other data
      };
      return device.watch?.(hear) ?? (() => {});
    },
    isForbidden: device.isForbidden,
    unread: createUnreadTexts(),
  };
}

/** Drops what is not part of the data. Done again from its beginning when the app is killed meanwhile. */
function clear(device: Stores): void {
  const { root, write } = rootOf(device);
  const { rubble } = root;
  if (!rubble) return;
  // Another window may be building it. That one finds here that somebody wrote, and gives up; with no room to say so, room comes first.
  if (write(root) === 'elsewhere') return;
  const theirs = storesAt(device, rubble);
  for (const kind of KINDS) {
    const listed = rubble.records === root.records ? readListed(storesAt(device, root), kind) : null;
    if (!listed && rubble.records === root.records) continue; // nothing tells which of them are rubble, so all stay
    const own = new Set(listed?.entries.map(({ id }) => id));
    for (const id of rubble[kind]) if (!own.has(id)) deleteRecord(theirs, kind, id);
    for (const segment of rubble.segments?.[kind] ?? [])
      if (!listed?.segments.includes(segment)) deleteSegment(theirs, kind, segment);
  }
  theirs.drop('house.a');
  theirs.drop('house.b');
  rootOf(device).write({ ...root, rubble: null });
}

/** The stores where the data stand, without what a restoring that was killed has left. */
export function openDataSet(device: Stores): DataSetStores {
  clear(device);
  const { root, isUnread, write } = rootOf(device);
  const stores = storesAt(device, root);
  if (isUnread) {
    stores.unread.add({ key: KEY, isKept: setAside(pairOf(device), KEY) });
    write(root);
  }
  return stores;
}

/**
 * Changes all data at once, or nothing: the new data set is built beside the old one, then one writing moves the app over.
 * Whatever fails, is given up or is killed before leaves rubble, which belongs to nobody and is cleared. Each yield, of
 * the building too, lets others run.
 */
export function* replaceDataSet(
  device: Stores,
  from: DataSetStores,
  { isAfresh, coming, leaving }: DataSetChange,
  build: (stores: Stores) => Generator<number, SaveResult>,
): Generator<number, SaveResult> {
  clear(device);
  const before = rootOf(device);
  const { house, records } = before.root;
  if (house !== from.place.house) return 'elsewhere'; // another window has moved
  const place = { house: house + 1, records: isAfresh ? house + 1 : records };
  try {
    let writing = before.write({ house, records, rubble: { ...place, ...coming } });
    const begun = rootOf(device);
    if (writing === 'saved') writing = yield* build(storesAt(device, place));
    if (writing === 'saved') writing = begun.write({ ...place, rubble: { house, records, ...leaving } });
    const { root, write } = rootOf(device);
    if (writing === 'elsewhere' && !root.rubble && root.house === house)
      write({ ...root, rubble: { ...place, ...coming } }); // it was cleared while it was built
    return writing;
  } finally {
    clear(device);
  }
}

/** Whether a change of this store in another window tells that all data have changed. */
export const isDataSetKey = (name: string): boolean => name === 'root.a' || name === 'root.b';
