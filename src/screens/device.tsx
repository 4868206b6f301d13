import { createContext, use, useSyncExternalStore } from 'react';

import type { Backups } from '../backup/types';
import type { Sheets } from '../keeper/types';
import type { Matches } from '../match/types';
import type { StoredDocument } from '../storage/document';
import type { Documents } from '../storage/documents';
import type { UnreadTexts } from '../storage/unread';
import type { Work } from '../storage/work';

/** Everything that is stored on this device. */
export interface Device extends Documents {
  readonly matches: Matches;
  readonly sheets: Sheets;
  readonly backups: Backups;
  /** What was found on this device and could not be read. */
  readonly unread: UnreadTexts;
  /** Moves what is finished to where it takes little room. May be given up at any point. */
  tidy(): Work<void>;
  /** Whether nothing can be stored, because the browser forbids it. */
  isForbidden(): boolean;
  /** Calls the listener when another window has begun, finished or removed a match or a sheet. */
  watchLists(listener: () => void): () => void;
  /** Opens all stores again; needed after a restore has replaced the data. */
  reopen(): void;
}

const DeviceContext = createContext<Device | null>(null);

export const DeviceProvider = DeviceContext;

export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('No DeviceProvider around this screen');
  return device;
}

/** Why something was not saved, as a person is told it: where nothing may be kept, it is not for want of room. */
export function useReason<Came extends string | null>(came: Came): Came | 'forbidden' {
  const { isForbidden } = useDevice();
  return came === 'full' && isForbidden() ? 'forbidden' : came;
}

/** Returns the present value of a document, and draws the component again when it changes. */
export const useDocument = <T extends object>(document: StoredDocument<T>): T =>
  useSyncExternalStore(document.subscribe, document.get, document.get);

/** Whether every change of a document was saved; draws the component again when that changes. */
export const useIsKept = <T extends object>(document: StoredDocument<T>): boolean =>
  useSyncExternalStore(document.subscribe, document.isKept, document.isKept);
