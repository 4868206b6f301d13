import { createContext, use, useSyncExternalStore } from 'react';

import type { Backups } from '../backup/types';
import type { Sheets } from '../keeper/types';
import type { Matches } from '../match/types';
import type { StoredDocument } from '../storage/document';
import type { Documents } from '../storage/documents';
import type { UnreadTexts } from '../storage/unread';

/** All that is kept on this device. */
export interface Device extends Documents {
  readonly matches: Matches;
  readonly sheets: Sheets;
  readonly backups: Backups;
  /** What was found on this device and could not be read. */
  readonly unread: UnreadTexts;
  /** Whether nothing outlives the app here: the browser forbids it. */
  isForbidden(): boolean;
  /** Tells when another window has begun, ended or thrown away a match or a sheet. */
  watchLists(listener: () => void): () => void;
  /** Opens all of it anew, when something else stands there now. */
  reopen(): void;
}

const DeviceContext = createContext<Device | null>(null);

export const DeviceProvider = DeviceContext;

export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('No DeviceProvider around this screen');
  return device;
}

/** A note, drawn anew when it changes. */
export const useDocument = <T extends object>(note: StoredDocument<T>): T =>
  useSyncExternalStore(note.subscribe, note.get, note.get);

/** Whether every change of a note was saved, drawn anew when that changes. */
export const useIsKept = <T extends object>(note: StoredDocument<T>): boolean =>
  useSyncExternalStore(note.subscribe, note.isKept, note.isKept);
