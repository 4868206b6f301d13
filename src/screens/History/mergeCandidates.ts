import type { Person } from '../../storage/people';

import type { Participation, FinishedPlay } from './finishedPlay';

/** Somebody who may be the same person as the chosen one. */
export interface MergeCandidate extends Person {
  /** How many finished games they played. */
  readonly games: number;
  /** How many games of theirs are not over. */
  readonly underWay: number;
  /** How many games both sat at; if there are any, they are two people. */
  readonly together: number;
}

type Seats = Pick<FinishedPlay, 'parts'>;

const isSeatedAt = ({ parts }: Seats, id: number) => parts.some(({ person }) => person === id);

/** Lists everybody but this person: the known people, and those who were forgotten but still appear in games. */
export function listMergeCandidates(
  id: number,
  known: readonly Person[],
  finished: readonly Seats[],
  underWay: readonly Seats[],
): readonly MergeCandidate[] {
  const found = new Map<number, Person>(known.map((person) => [person.id, person]));
  const addUnlisted = ({ person, name, mark }: Participation) => {
    if (person !== null && !found.has(person)) found.set(person, { id: person, name, mark });
  };
  for (const { parts } of [...finished, ...underWay]) parts.forEach(addUnlisted);
  found.delete(id);
  return [...found.values()].map((candidate) => ({
    ...candidate,
    games: finished.filter((game) => isSeatedAt(game, candidate.id)).length,
    underWay: underWay.filter((game) => isSeatedAt(game, candidate.id)).length,
    together: [...finished, ...underWay].filter((game) => isSeatedAt(game, candidate.id) && isSeatedAt(game, id))
      .length,
  }));
}
