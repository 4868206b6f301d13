import type { Choice } from '../storage/choices';
import { personNow, type People } from '../storage/people';

import { meet, type Meeting } from './meet';
import type { Backup, Change, Item, Known, Outlook, Way } from './types';

/** A record of this device. */
export interface Own extends Known {
  readonly id: number;
  /** A damaged one gives way to the same from the backup, whatever its age. */
  readonly isDamaged: () => boolean;
}

export interface Here {
  readonly people: People;
  readonly match: readonly Own[];
  readonly sheet: readonly Own[];
  /** Records of which nothing is known: they stay, or go with the rest. */
  readonly unknown: Readonly<Record<'match' | 'sheet', readonly number[]>>;
}

/** What a restoring does to the matches, or to the sheets. */
export interface Steps {
  /** With people under the numbers of the backup. */
  readonly coming: readonly Item[];
  /** Numbers of records that go. */
  readonly leaving: readonly number[];
  readonly change: Change;
}

export interface Plan {
  readonly meeting: Meeting;
  readonly match: Steps;
  readonly sheet: Steps;
}

const NOBODY_YET: People = { known: [], last: [], next: 1, same: {} };

/** What is new comes; of what is in both, the one that was touched later. */
function merged(own: readonly Own[], items: readonly Item[]): Steps {
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

function replaced(own: readonly Own[], unknown: readonly number[], items: readonly Item[]): Steps {
  const leaving = [...own.map(({ id }) => id), ...unknown];
  return { coming: items, leaving, change: { added: items.length, renewed: 0, same: 0, gone: leaving.length } };
}

export function planOf(here: Here, backup: Backup, way: Way): Plan {
  const mine = way === 'merge' ? [...here.match, ...here.sheet] : [];
  const meeting = meet(way === 'merge' ? here.people : NOBODY_YET, mine, backup.people, [
    ...backup.match,
    ...backup.sheet,
  ]);
  const steps = (kind: 'match' | 'sheet'): Steps =>
    way === 'merge' ? merged(here[kind], backup[kind]) : replaced(here[kind], here.unknown[kind], backup[kind]);
  return { meeting, match: steps('match'), sheet: steps('sheet') };
}

/** Choices of the backup, for the people as they are called here. */
export const choicesFor = (games: Readonly<Record<string, Choice>>, meeting: Meeting): Record<string, Choice> =>
  Object.fromEntries(
    Object.entries(games).map(([game, choice]) => [
      game,
      {
        ...choice,
        seats: choice.seats.map((seat) =>
          seat.kind === 'person' ? { ...seat, person: personNow(meeting, meeting.whose(seat.person)) } : seat,
        ),
      },
    ]),
  );

export function outlookOf({ meeting, match, sheet }: Plan, here: Here, way: Way): Outlook {
  const isEmpty = match.coming.length + sheet.coming.length === 0 && meeting.known.length === here.people.known.length;
  return { match: match.change, sheet: sheet.change, met: meeting.met, changesNothing: way === 'merge' && isEmpty };
}
