import { isDataSetKey } from '../storage/dataSet';
import type { Stores } from '../storage/store';

/** A restore writes several times; reloading between two writes would show half of it. */
const RESTORE_TIME = 2000;

/** Reloads when another window has restored a backup, because this window still holds the data from before. */
export function followOtherWindows(stores: Stores): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return stores.watch?.((name) => {
    if (!isDataSetKey(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => window.location.reload(), RESTORE_TIME);
  });
}
