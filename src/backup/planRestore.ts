import type { GameChoice } from '../storage/choices';
import { resolvePerson, type People } from '../storage/people';

import { pairPeople, type PeoplePairing } from './pairPeople';
import type { Backup, ChangeCounts, BackupRecord, RecordIdentity, RestorePreview, RestoreMode } from './types';

/** A record of this device. */
export interface LocalRecord extends RecordIdentity {
  readonly id: number;
  /** A damaged one gives way to the same from the backup, whatever its age. */
  readonly isDamaged: () => boolean;
}

export interface LocalData {
  readonly people: People;
  readonly match: readonly LocalRecord[];
  readonly sheet: readonly LocalRecord[];
  /** Records of which nothing is known: they stay, or go with the rest. */
  readonly unknown: Readonly<Record<'match' | 'sheet', readonly number[]>>;
}

/** What a restoring does to the matches, or to the sheets. */
export interface RestoreSteps {
  /** Its people still have the numbers of the backup. */
  readonly coming: readonly BackupRecord[];
  /** Numbers of records that go. */
  readonly leaving: readonly number[];
  readonly change: ChangeCounts;
}

export interface RestorePlan {
  readonly meeting: PeoplePairing;
  readonly match: RestoreSteps;
  readonly sheet: RestoreSteps;
}

const NOBODY_YET: People = { known: [], last: [], next: 1, same: {} };

/** What is new comes; of what is in both, the one that was touched later. */
function planMerge(own: readonly LocalRecord[], items: readonly BackupRecord[]): RestoreSteps {
  const here = new Map(own.map((one) => [one.key, one]));
  const added = items.filter(({ key }) => !here.has(key));
  const renewed = items.filter(({ key, touched }) => {
    const one = here.get(key);
    return one && (touched > one.touched || one.isDamaged());
  });
  return {
    coming: [...added, ...renewed],
    leaving: renewed.map(({ key }) => here.get(key)!.id),
    change: {
      added: added.length,
      renewed: renewed.length,
      same: items.length - added.length - renewed.length,
      gone: 0,
    },
  };
}

function planReplacement(
  own: readonly LocalRecord[],
  unknown: readonly number[],
  items: readonly BackupRecord[],
): RestoreSteps {
  const leaving = [...own.map(({ id }) => id), ...unknown];
  return { coming: items, leaving, change: { added: items.length, renewed: 0, same: 0, gone: leaving.length } };
}

export function planRestore(here: LocalData, backup: Backup, way: RestoreMode): RestorePlan {
  const mine = way === 'merge' ? [...here.match, ...here.sheet] : [];
  const meeting = pairPeople(way === 'merge' ? here.people : NOBODY_YET, mine, backup.people, [
    ...backup.match,
    ...backup.sheet,
  ]);
  const steps = (kind: 'match' | 'sheet'): RestoreSteps =>
    way === 'merge'
      ? planMerge(here[kind], backup[kind])
      : planReplacement(here[kind], here.unknown[kind], backup[kind]);
  return { meeting, match: steps('match'), sheet: steps('sheet') };
}

/** Choices of the backup, for the people as they are called here. */
export const mapChoices = (
  games: Readonly<Record<string, GameChoice>>,
  meeting: PeoplePairing,
): Record<string, GameChoice> =>
  Object.fromEntries(
    Object.entries(games).map(([game, choice]) => [
      game,
      {
        ...choice,
        seats: choice.seats.map((seat) =>
          seat.kind === 'person' ? { ...seat, person: resolvePerson(meeting, meeting.whose(seat.person)) } : seat,
        ),
      },
    ]),
  );

export function previewRestore(
  { meeting, match, sheet }: RestorePlan,
  here: LocalData,
  way: RestoreMode,
): RestorePreview {
  const isEmpty = match.coming.length + sheet.coming.length === 0 && meeting.known.length === here.people.known.length;
  return { match: match.change, sheet: sheet.change, met: meeting.met, changesNothing: way === 'merge' && isEmpty };
}
