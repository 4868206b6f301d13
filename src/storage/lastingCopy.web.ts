import type { CopyRow, LastingCopy } from './lastingCopy';

interface Change {
  readonly row: CopyRow;
  readonly text: string | null;
  isSent: boolean;
}

const NAME = 'catnap';
const ROWS = 'rows';
const TEXTS = 'texts';
const VERSION = 1;

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

function connect(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => [ROWS, TEXTS].forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => done(request.result);
    request.onerror = request.onblocked = () => fail(request.error);
  });
}

/** In IndexedDB, which Chromium writes at once: of what was committed nothing is lost when the browser is killed. */
export function openLastingCopy(): LastingCopy {
  /** By key, what is not known to be kept. */
  const open = new Map<string, Change>();
  let database: IDBDatabase | null = null;
  let connecting: Promise<IDBDatabase> | null = null;
  let isFailing = false;
  let isStopped = false;
  let isPlanned = false;

  function openConnection(): Promise<IDBDatabase> {
    connecting ??= connect().then(
      (opened) => {
        database = opened;
        const leave = () => {
          opened.close();
          if (database === opened) database = connecting = null;
        };
        opened.onversionchange = leave; // somebody wants to delete it; it is opened again with the next writing
        opened.onclose = leave; // the data of this site were cleared
        return opened;
      },
      (error) => {
        connecting = null;
        throw error;
      },
    );
    return connecting;
  }

  function send(on: IDBDatabase) {
    const sent = [...open].filter(([, change]) => !change.isSent);
    if (sent.length === 0) return;
    const transaction = on.transaction([ROWS, TEXTS], 'readwrite', { durability: 'relaxed' }); // the system has it, maybe not the disk
    transaction.oncomplete = () => {
      for (const [key, change] of sent) if (open.get(key) === change) open.delete(key);
      isFailing = false;
    };
    transaction.onabort = () => {
      for (const [, change] of sent) change.isSent = false;
      isFailing = true;
    };
    const [rows, texts] = [transaction.objectStore(ROWS), transaction.objectStore(TEXTS)];
    try {
      for (const [key, change] of sent) {
        change.isSent = true;
        rows.put(change.row, key);
        if (change.text === null) texts.delete(key);
        else texts.put(change.text, key);
      }
      transaction.commit(); // else it would wait for answers, and a page that is killed meanwhile would lose it
    } catch (error) {
      transaction.abort(); // else what got in would be kept by itself, and the rest be taken for kept
      throw error;
    }
  }

  async function flush() {
    isPlanned = false;
    if (isStopped) return;
    try {
      send(database ?? (await openConnection()));
    } catch {
      for (const change of open.values()) change.isSent = false;
      isFailing = true;
      database?.close();
      database = connecting = null;
    }
  }

  async function ask<T>(name: string, question: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const on = await openConnection();
    const answer = await question(on.transaction(name, 'readonly').objectStore(name));
    if (isStopped) throw new Error('The app has begun without the copy');
    return answer;
  }

  openConnection().catch(() => {}); // while the app is still loaded; who reads hears what went wrong
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush(); // what has failed is tried once more before the phone may end the page
  });
  window.addEventListener('pagehide', () => void flush());

  return {
    rows: () =>
      ask(ROWS, async (store) => {
        const [keys, rows] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
        return new Map(keys.map((key, index) => [String(key), rows[index] as CopyRow]));
      }),
    texts: (keys) =>
      keys.length === 0
        ? Promise.resolve(new Map())
        : ask(TEXTS, async (store) => {
            const texts = await Promise.all(keys.map((key) => answerOf<unknown>(store.get(key))));
            return new Map(
              keys.flatMap((key, index) => (typeof texts[index] === 'string' ? [[key, texts[index]] as const] : [])),
            );
          }),
    put(key, row, text) {
      if (isStopped) return;
      open.set(key, { row, text, isSent: false });
      if (!isPlanned) queueMicrotask(() => void flush());
      isPlanned = true;
    },
    isFailing: () => isFailing || isStopped,
    stop: () => void (isStopped = true),
  };
}
