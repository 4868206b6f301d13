import { tellsOfMove } from '../storage/root';
import type { Stores } from '../storage/store';

/** A restoring writes several times; nobody comes in between. */
const SETTLED = 2000;

/** Begins anew when all data were restored in another window: what this one holds is no longer what is kept. */
export function followOtherWindows(stores: Stores): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return stores.watch?.((name) => {
    if (!tellsOfMove(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => window.location.reload(), SETTLED);
  });
}
