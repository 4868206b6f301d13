import { markNames } from '../storage/marks';
import { resolvePerson, normalizeName, type People, type Person } from '../storage/people';

import type { RecordIdentity } from './types';

/** People of a backup among those who are here. */
export interface PeoplePairing {
  /** Who of this device a person of the backup is. */
  readonly whose: (person: number) => number;
  readonly known: readonly Person[];
  readonly next: number;
  readonly same: People['same'];
  /** Names of those who are here already. */
  readonly met: readonly string[];
}

/** Whoever took part, by the latest name: a file without its list of people still names them. */
function peopleOf(items: readonly RecordIdentity[]): Person[] {
  const found = new Map<number, Person>();
  const takers = [...items].sort((one, other) => one.touched - other.touched).flatMap((item) => item.takers);
  for (const taker of takers)
    if (taker) found.set(taker.person, { id: taker.person, name: taker.name, mark: taker.mark });
  return [...found.values()];
}

/** Numbers of the people who took part. */
export const listPersons = (items: readonly RecordIdentity[]) =>
  items.flatMap(({ takers }) => takers.flatMap((taker) => (taker ? [taker.person] : [])));

/** A person is the same who sat at the same seat of a match that both have; else who has the same name. All others get new numbers. */
export function pairPeople(
  here: People,
  mine: readonly RecordIdentity[],
  there: People | null,
  theirs: readonly RecordIdentity[],
): PeoplePairing {
  const found = new Map<number, number>();
  const seats = new Map(mine.map(({ key, takers }) => [key, takers]));
  for (const { key, takers } of theirs) {
    takers.forEach((taker, seat) => {
      const own = seats.get(key)?.[seat];
      if (taker && own && !found.has(taker.person)) found.set(taker.person, own.person);
    });
  }

  const taken = new Set([...found.values()].map((id) => resolvePerson(here, id)));
  const names = new Map(
    here.known
      .filter(({ id, name }) => !taken.has(id) && normalizeName(name) !== '')
      .map(({ id, name }) => [normalizeName(name), id]),
  );
  const free = new Set(markNames.filter((mark) => !here.known.some((one) => one.mark === mark)));
  const joined: Person[] = [];
  const met: string[] = [];
  let next = [...here.known.map(({ id }) => id), ...listPersons(mine)].reduce(
    (most, id) => Math.max(most, id + 1),
    here.next,
  );
  for (const { id, name, mark } of there?.known ?? peopleOf(theirs)) {
    if (found.has(id)) continue;
    const same = names.get(normalizeName(name));
    if (same !== undefined) {
      found.set(id, same);
      names.delete(normalizeName(name));
      met.push(name.trim());
      continue;
    }
    const own = free.has(mark) ? mark : ([...free][0] ?? mark);
    free.delete(own);
    joined.push({ id: next, name, mark: own });
    found.set(id, next++);
  }

  // who was forgotten stays in matches, and who turned out to be another is that one here too
  const same = new Map<number, number>();
  for (const id of listPersons(theirs)) {
    if (found.has(id)) continue;
    found.set(id, next++);
    if (there && resolvePerson(there, id) !== id) same.set(id, resolvePerson(there, id));
  }
  const whose = (person: number) => found.get(person) ?? 0;
  const added = [...same]
    .filter(([, other]) => found.has(other))
    .map(([id, other]) => [whose(id), resolvePerson(here, whose(other))] as const);
  return { whose, known: [...here.known, ...joined], next, same: { ...here.same, ...Object.fromEntries(added) }, met };
}
