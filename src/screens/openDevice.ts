import { openBackups } from '../backup/backups';
import { listPersonsHere } from '../backup/localData';
import { sheetRules } from '../keeper';
import { openSheets } from '../keeper/sheets';
import { openMatches } from '../match/matches';
import { games } from '../rules';
import { openDataSet } from '../storage/dataSet';
import { openDocuments } from '../storage/documents';
import { skipGivenIds } from '../storage/people';
import type { Stores } from '../storage/store';

import type { Device } from './device';

const LISTS = ['match', 'sheet'];

export function openDevice(device: Stores): Omit<Device, 'reopen'> {
  const stores = openDataSet(device);
  const matches = openMatches({ stores, games });
  const sheets = openSheets({ stores, rules: sheetRules });
  const documents = openDocuments(stores);
  skipGivenIds(documents.people, () => listPersonsHere(matches, sheets));
  return {
    ...documents,
    matches,
    sheets,
    watchLists(listener) {
      const handleChange = (_: string, key: string) => (LISTS.includes(key) ? listener() : undefined);
      return stores.watch?.(handleChange) ?? (() => {});
    },
    *tidy() {
      yield* matches.tidy();
      yield* sheets.tidy();
    },
    unread: stores.unread,
    isForbidden: () => stores.isForbidden?.() ?? false,
    backups: openBackups({ device, stores, games, rules: sheetRules, matches, sheets }),
  };
}
