import type { Person } from '../../storage/people';

import type { Participation, FinishedPlay } from './finishedPlay';

/** Somebody who may be the same person. */
export interface MergeCandidate extends Person {
  /** Games played to their end. */
  readonly games: number;
  /** Games that are not over. */
  readonly underWay: number;
  /** Games at which both sat. */
  readonly together: number;
}

type Seats = Pick<FinishedPlay, 'parts'>;

const sits = ({ parts }: Seats, id: number) => parts.some(({ person }) => person === id);

/** Everybody but this person: those who are known, and those who only stay in games. */
export function listMergeCandidates(
  id: number,
  known: readonly Person[],
  finished: readonly Seats[],
  underWay: readonly Seats[],
): readonly MergeCandidate[] {
  const found = new Map<number, Person>(known.map((one) => [one.id, one]));
  const note = ({ person, name, mark }: Participation) => {
    if (person !== null && !found.has(person)) found.set(person, { id: person, name, mark });
  };
  for (const { parts } of [...finished, ...underWay]) parts.forEach(note);
  found.delete(id);
  return [...found.values()].map((one) => ({
    ...one,
    games: finished.filter((game) => sits(game, one.id)).length,
    underWay: underWay.filter((game) => sits(game, one.id)).length,
    together: [...finished, ...underWay].filter((game) => sits(game, one.id) && sits(game, id)).length,
  }));
}
