import type { ChosenSeat, GameChoice, Choices } from './choices';
import type { StoredDocument } from './document';
import { readRecordOf, listField, asObject, readOption, readText, type FieldReaders } from './fields';
import { markNames, type MarkName } from './marks';
import type { SaveResult } from './twoSlots';

export interface Person {
  /** Given once, never to another: a match names its people by it. */
  readonly id: number;
  readonly name: string;
  readonly mark: MarkName;
}

/** So many letters a name may have. */
export const LONGEST_NAME = 16;

export interface People {
  readonly known: readonly Person[];
  /** Ids of those who played last, as they sat. */
  readonly last: readonly number[];
  /** The id of the next new person: who was removed stays the same person in History. */
  readonly next: number;
  /** By the id of somebody who turned out to be another: that other's. Matches and sheets keep the id they were played under. */
  readonly same: Readonly<Record<string, number>>;
}

const whole = (found: unknown) => (Number.isSafeInteger(found) ? (found as number) : null);

function person(found: unknown): Person | null {
  const { id, name, mark } = asObject(found);
  const number = whole(id);
  if (number === null) return null; // nobody's matches could be told from another's
  return {
    id: number,
    name: readText(name),
    mark: readOption(markNames, markNames[Math.abs(number) % markNames.length])(mark),
  };
}

export const peopleFields: FieldReaders<People> = {
  known: listField(person),
  last: listField(whole),
  next: (found) => Math.max(1, whole(found) ?? 1),
  same: readRecordOf(whole),
};

/** Whose id this is now. */
export const resolvePerson = ({ same }: Pick<People, 'same'>, id: number): number =>
  Object.hasOwn(same, id) ? same[id] : id;

/** A name as people hear it. */
export const normalizeName = (name: string): string => name.trim().toLowerCase();

/** Who is known by this name; null: nobody. */
export const findPersonByName = ({ known }: Pick<People, 'known'>, name: string): number | null =>
  normalizeName(name) === ''
    ? null
    : (known.find((one) => normalizeName(one.name) === normalizeName(name))?.id ?? null);

/** Adds a person, with the first mark that is free. */
export function addPerson(people: StoredDocument<People>, name: string): Person {
  let added: Person | undefined;
  people.change(({ known, next }) => {
    const id = known.reduce((free, one) => Math.max(free, one.id + 1), next);
    const free = markNames.find((mark) => !known.some((one) => one.mark === mark));
    added = { id, name, mark: free ?? markNames[id % markNames.length] };
    return { known: [...known, added], next: id + 1 };
  });
  return added!;
}

/** Where the list of people was lost, numbers go on above those that were given: else a new person gets what another has played. */
export function skipGivenIds(people: StoredDocument<People>, listGiven: () => readonly number[]): void {
  if (people.get().next > 1) return;
  const next = listGiven().reduce((free, id) => Math.max(free, id + 1), 1);
  if (next > 1) people.change({ next });
}

/** Somebody as this person is known now, if the number became another's: with that one's name and mark. */
export function replacePerson<T extends { readonly name: string; readonly mark: MarkName }>(
  people: Pick<People, 'known' | 'same'>,
  id: number,
  one: T,
): T {
  if (!Object.hasOwn(people.same, id)) return one;
  const known = people.known.find((person) => person.id === people.same[id]);
  return known ? { ...one, name: known.name, mark: known.mark } : one;
}

/** From now on `other` is `person`: one writing, and not a match or sheet is touched. */
export function mergePeople(
  people: StoredDocument<People>,
  choices: StoredDocument<Choices>,
  person: number,
  other: number,
): SaveResult {
  const now = (id: number) => (id === other ? person : id);
  const replaceInChoice = (choice: GameChoice): GameChoice => {
    const seats = choice.seats.map((seat) => (seat.kind === 'person' ? { ...seat, person: now(seat.person) } : seat));
    const isFirst = (seat: ChosenSeat, at: number) =>
      seat.kind === 'bot' || seats.findIndex((one) => one.kind === 'person' && one.person === seat.person) === at;
    return { ...choice, seats: seats.filter(isFirst) };
  };
  // who was killed after this has other people preselected, no more
  choices.change(({ games }) => ({
    games: Object.fromEntries(Object.entries(games).map(([game, choice]) => [game, replaceInChoice(choice)])),
  }));
  return people.change(({ known, last, same }) => ({
    known: known.filter(({ id }) => id !== other),
    last: [...new Set(last.map(now))],
    same: { ...Object.fromEntries(Object.entries(same).map(([id, whose]) => [id, now(whose)])), [other]: person },
  }));
}

/** All that a meeting changes. */
export type PeopleBeforeMerge = Pick<People, 'known' | 'last' | 'same'> & Pick<Choices, 'games'>;

export function rememberBeforeMerge(
  people: StoredDocument<People>,
  choices: StoredDocument<Choices>,
): PeopleBeforeMerge {
  const { known, last, same } = people.get();
  return { known, last, same, games: choices.get().games };
}

/** Two are two again. Whoever was added and whatever was chosen in another window meanwhile stays. */
export function undoMerge(
  people: StoredDocument<People>,
  choices: StoredDocument<Choices>,
  { games, ...before }: PeopleBeforeMerge,
): SaveResult {
  const now = people.get();
  const isBack = (id: number) => Object.hasOwn(now.same, id) && !Object.hasOwn(before.same, id);
  const sat = ({ seats }: GameChoice) => seats.some((seat) => seat.kind === 'person' && isBack(seat.person));
  const place = (id: number) => {
    const at = before.known.findIndex((one) => one.id === id);
    return at < 0 ? before.known.length : at;
  };
  choices.change((chosen) => ({
    games: { ...chosen.games, ...Object.fromEntries(Object.entries(games).filter(([, choice]) => sat(choice))) },
  }));
  return people.change(({ known, same }) => ({
    known: [...known, ...before.known.filter(({ id }) => isBack(id))].sort((a, b) => place(a.id) - place(b.id)),
    last: before.last,
    same: { ...Object.fromEntries(Object.entries(same).filter(([id]) => !isBack(Number(id)))), ...before.same },
  }));
}
