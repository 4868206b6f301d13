import { withCurrentPerson, resolvePerson, type People } from '../../storage/people';

import type { FinishedPlay } from './finishedPlay';

/** The same game, with people as who they are now. */
export function withCurrentPeople(people: People, played: FinishedPlay): FinishedPlay {
  const isOther = played.parts.some(({ person }) => person !== null && resolvePerson(people, person) !== person);
  if (!isOther) return played;
  return {
    ...played,
    parts: played.parts.map((part) =>
      part.person === null
        ? part
        : { ...withCurrentPerson(people, part.person, part), person: resolvePerson(people, part.person) },
    ),
  };
}
