import { markNames, type MarkName } from '../theme/marks';
import { listOf, objectOf, oneOf, words, type Fields } from './fields';
import type { Note } from './note';

export interface Person {
  /** Given once, never to another: a match names its people by it. */
  readonly id: number;
  readonly name: string;
  readonly mark: MarkName;
}

export interface People {
  readonly known: readonly Person[];
  /** Ids of those who played last, as they sat. */
  readonly last: readonly number[];
  /** The id of the next new person: who was removed stays the same person in History. */
  readonly next: number;
}

const whole = (found: unknown) => (Number.isSafeInteger(found) ? (found as number) : null);

function person(found: unknown): Person | null {
  const { id, name, mark } = objectOf(found);
  const number = whole(id);
  if (number === null) return null; // nobody's matches could be told from another's
  return { id: number, name: words(name), mark: oneOf(markNames, markNames[Math.abs(number) % markNames.length])(mark) };
}

export const peopleFields: Fields<People> = { known: listOf(person), last: listOf(whole), next: (found) => Math.max(1, whole(found) ?? 1) };

/** Adds a person, with the first mark that is free. */
export function addPerson(people: Note<People>, name: string): Person {
  const { known, next } = people.get();
  const id = Math.max(next, ...known.map((one) => one.id + 1));
  const free = markNames.find((mark) => !known.some((one) => one.mark === mark));
  const added = { id, name, mark: free ?? markNames[id % markNames.length] };
  people.change({ known: [...known, added], next: id + 1 });
  return added;
}
